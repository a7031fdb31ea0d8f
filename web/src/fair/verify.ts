/** Whether a finished game's deal is what its seeds make: the findings of `kozyr verify`, but for the replay, which needs the rules. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { commitmentOf, sealOf } from './chance'
import { fairDeal } from './dealing'

export type Code = 'record' | 'lacks' | 'bad-seed' | 'bad-nonces' | 'commitment' | 'noted' | 'deck' | 'dealer' | 'first' | 'unfinished' | 'seal'

export interface Finding {
  readonly code: Code
  readonly facts: Readonly<Record<string, string | number>>
}

const FIELDS = ['rules', 'seats', 'dealer', 'first', 'deck', 'moves', 'result'] as const
const PROOF = ['x-commitment', 'x-seed', 'x-nonces', 'x-seal'] as const
const SECRET = /^[0-9a-f]{64}$/
const NONCES = /^([0-5]:[0-9a-f]{32}(,[0-5]:[0-9a-f]{32}){0,5})?$/

/** `noted`: the commitment that this browser was given before the deal, null if it was given none. */
export function verify(line: string, noted: string | null = null): readonly Finding[] {
  const values = fieldsOf(line)
  if (values === null) return [{ code: 'record', facts: {} }]
  const lacking = PROOF.filter((key) => !values.has(key))
  if (lacking.length > 0) return lacking.map((field) => ({ code: 'lacks', facts: { field } }))
  const value = (key: string): string => values.get(key) ?? ''
  if (!SECRET.test(value('x-seed'))) return [{ code: 'bad-seed', facts: {} }]
  if (!NONCES.test(value('x-nonces')) || !isAscending(value('x-nonces'))) return [{ code: 'bad-nonces', facts: {} }]
  const secret = hexToBytes(value('x-seed'))
  const commitment = commitmentOf(secret)
  const findings: Finding[] = []
  const hold = (code: Code, found: string, expected: string | number): void => {
    if (found !== String(expected)) findings.push({ code, facts: { found: shortened(found), expected } })
  }
  hold('commitment', value('x-commitment'), commitment)
  if (noted !== null) hold('noted', noted, commitment)
  const deal = fairDeal(value('rules'), Number(value('seats')), secret, value('x-nonces'))
  if (deal === null) findings.push({ code: 'record', facts: {} })
  else {
    findings.push(...deckFindings(value('deck'), deal.deck))
    hold('dealer', value('dealer'), deal.dealer)
    hold('first', value('first'), deal.first)
  }
  if (value('result') === '#*') findings.push({ code: 'unfinished', facts: {} })
  hold('seal', value('x-seal'), sealOf(line.split(' x-commitment=')[0] ?? '', secret))
  return findings
}

function fieldsOf(line: string): ReadonlyMap<string, string> | null {
  const [version, ...parts] = line.split(' ')
  if (version !== 'dpn1' || !/^[ -~]+$/.test(line)) return null
  const pairs = parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const)
  const isRecord = FIELDS.every((key, i) => pairs[i]?.[0] === key) && pairs.slice(FIELDS.length).every(([key]) => key.startsWith('x-'))
  const values = new Map(pairs)
  return isRecord && values.size === pairs.length ? values : null
}

function isAscending(nonces: string): boolean {
  const seats = nonces.split(',').map((nonce) => nonce.charAt(0))
  return seats.every((seat, i) => i === 0 || (seats[i - 1] ?? '') < seat)
}

/** The first card that lies elsewhere; places count from 1. */
function deckFindings(text: string, expected: readonly string[]): Finding[] {
  const found = text.match(/.{1,2}/g) ?? []
  const at = Array.from({ length: Math.max(found.length, expected.length) }, (_, i) => i).find((i) => found[i] !== expected[i])
  if (at === undefined) return []
  return [{ code: 'deck', facts: { place: at + 1, found: found[at] ?? '', expected: expected[at] ?? '' } }]
}

function shortened(text: string): string {
  return text.length > 70 ? `${text.slice(0, 67)}...` : text
}
