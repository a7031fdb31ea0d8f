/** The table of one's own, as it is kept: what the server's rules say of it is asked anew each time. */
export interface Own {
  /** Values by option; what is left out is as in the preset `custom`. */
  readonly options: Readonly<Record<string, string>>
  /** Levels of the opponents by seat, from seat 1; '' for the one of all. */
  readonly levels: readonly string[]
  /** Their names; '' for one of the house. */
  readonly names: readonly string[]
}

/** The server cuts longer ones. */
export const LONGEST_NAME = 32
const MOST_OPPONENTS = 5
const LONGEST_WORD = 40
const MOST_OPTIONS = 20

export const usualOwn: Own = { options: {}, levels: [], names: [] }

/** Stored by any version of the page: what does not fit is left out. */
export function ownOf(given: unknown): Own {
  if (typeof given !== 'object' || given === null) return usualOwn
  const { options, levels, names } = given as Record<string, unknown>
  return { options: wordsOf(options), levels: listOf(levels, LONGEST_WORD), names: listOf(names, LONGEST_NAME) }
}

function wordsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const words = Object.entries(given).filter(([name, value]) => isWord(name) && isWord(value))
  return Object.fromEntries(words.slice(0, MOST_OPTIONS)) as Record<string, string>
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORD
}

function listOf(given: unknown, longest: number): string[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, MOST_OPPONENTS).map((each) => (typeof each === 'string' ? each.slice(0, longest) : ''))
}

/** The list with another value for an opponent, counted from 0. */
export function withOne(list: readonly string[], at: number, value: string): string[] {
  const length = Math.max(list.length, at + 1)
  return Array.from({ length }, (_, i) => (i === at ? value : (list[i] ?? '')))
}

/** What each of so many opponents plays like: their own level if it is offered, else that of all. */
export function levelsOf(own: Own, count: number, ofAll: string, offered: readonly string[]): string[] {
  return Array.from({ length: count }, (_, i) => {
    const level = own.levels[i] ?? ''
    return offered.includes(level) ? level : ofAll
  })
}

/** What they are called; null where the house gives a name. */
export function namesOf(own: Own, count: number): (string | null)[] {
  return Array.from({ length: count }, (_, i) => {
    const name = (own.names[i] ?? '').trim()
    return name === '' ? null : name
  })
}

/** Options that say the same until somebody sets them apart: the second goes with the first. */
const FOLLOWERS: Readonly<Record<string, string>> = { bout_limit: 'first_bout_limit' }

/** What a choice changes, beside itself: an option that said the same goes with it. */
export function withFollowers(before: Readonly<Record<string, string>>, name: string, value: string): Record<string, string> {
  const follower = FOLLOWERS[name]
  return follower !== undefined && before[follower] === before[name] ? { [name]: value, [follower]: value } : { [name]: value }
}
