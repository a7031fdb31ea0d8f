/** What is known of what the player has earned, kept on this device: it holds without a connection too. */
import { BACKS } from '../deck/deck'
import type { BackOpened, Profile } from '../wire'

export interface Earned {
  /** Whether the player has an account. */
  readonly known: boolean
  readonly name: string | null
  readonly avatar: string | null
  readonly level: number
  /** Every back, and what opens it; empty while nothing was told. */
  readonly backs: readonly BackOpened[]
}

export const nothingEarned: Earned = { known: false, name: null, avatar: null, level: 1, backs: [] }

/** Everybody's. */
const FREE: readonly string[] = BACKS.slice(0, 2)
const PLACE = 'kozyr.earned'

export function earnedFrom({ known, name, avatar, growth, backs }: Profile): Earned {
  return { known, name, avatar, level: growth.level, backs }
}

/** Whether a back may be chosen. While nothing was told, whatever was chosen stays. */
export function isOpen({ backs }: Earned, back: string): boolean {
  return backs.length === 0 || backs.some(({ name, open }) => name === back && open)
}

/** Whether a back is offered: before anything was told, only what everybody has. */
export function isOffered(earned: Earned, back: string): boolean {
  return earned.backs.length === 0 ? FREE.includes(back) : isOpen(earned, back)
}

/** With these backs open, and no others. */
export function withOpen(earned: Earned, open: readonly string[]): Earned {
  return { ...earned, backs: earned.backs.map((back) => ({ ...back, open: open.includes(back.name) })) }
}

/** Stored text of any age or none; what does not fit is nothing. */
export function earnedOf(stored: string | null): Earned {
  let given: Partial<Record<keyof Earned, unknown>>
  try {
    given = (JSON.parse(stored ?? '{}') ?? {}) as typeof given
  } catch {
    return nothingEarned
  }
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const { level, backs } = given
  return {
    known: given.known === true,
    name: text(given.name),
    avatar: text(given.avatar),
    level: typeof level === 'number' && Number.isInteger(level) && level > 0 ? level : 1,
    backs: Array.isArray(backs) ? backs.filter(isBack) : [],
  }
}

function isBack(value: unknown): value is BackOpened {
  const back = value as Partial<BackOpened> | null
  return (
    typeof back?.name === 'string' &&
    typeof back.open === 'boolean' &&
    (back.level === null || typeof back.level === 'number') &&
    (back.goal === null || typeof back.goal === 'string')
  )
}

export function loadEarned(): Earned {
  try {
    return earnedOf(localStorage.getItem(PLACE))
  } catch {
    return nothingEarned
  }
}

/** A browser that stores nothing asks again. */
export function saveEarned(earned: Earned): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(earned))
  } catch {
    // Private windows may refuse; it then lasts as long as the page.
  }
}
