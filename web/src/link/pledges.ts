/** What this browser was promised before each deal, and what it added: kept here, so that the server cannot say otherwise later. */
import type { Pledge } from '../wire'

const PLACE = 'kozyr.pledges'
const MOST = 200
const HEX = /^[0-9a-f]+$/

/** 16 bytes that nobody can foresee, as hexadecimal digits. */
export function freshNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was pledged at a table; null for one that this browser did not start, or long ago. */
export function pledgeOf(table: string): Pledge | null {
  return read().find(([kept]) => kept === table)?.[1] ?? null
}

export function keepPledge(table: string, pledge: Pledge): void {
  const others = read().filter(([kept]) => kept !== table)
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, [table, pledge]].slice(-MOST)))
  } catch {
    // Without storage the deal can still be proved, by the record's own commitment.
  }
}

function read(): (readonly [string, Pledge])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is readonly [string, Pledge] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const pledge = entry[1] as Partial<Pledge> | null
  return [pledge?.commitment, pledge?.nonce].every((text) => typeof text === 'string' && HEX.test(text))
}

export function forgetPledges(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept where nothing can be.
  }
}
