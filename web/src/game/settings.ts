/** What a person chose, kept on this device. */
import { BACKS, DESIGNS, INDEX_SETS, PLAIN } from '../deck/deck'
import type { Back, Design, IndexSet } from '../deck/deck'
import { AS_DRAWN } from '../deck/finish'
import type { Finish } from '../deck/finish'
import { ownKeysOf } from './keys'
import type { OwnKeys } from './keys'
import { ownOf, usualOwn } from './own'
import type { Own } from './own'

/** The finish stands among them: contrast, grain and temperature, 0 to 100 each. */
export interface Settings extends Finish {
  readonly language: string | null
  readonly preset: string
  readonly seats: number
  readonly opponent: string
  readonly pace: 'person' | 'instant'
  readonly motion: Motion
  readonly theme: Theme
  readonly autoPass: boolean
  readonly sorting: 'suit' | 'rank' | 'own'
  readonly trumps: 'left' | 'right'
  /** Memory aids. */
  readonly counter: boolean
  readonly lastBout: boolean
  readonly keys: OwnKeys
  /** The table of one's own: rules by option, levels and names by seat. */
  readonly own: Own
  readonly design: Design
  readonly back: Back
  readonly fourColours: boolean
  readonly largeIndices: boolean
  /** `language`: the letters that the reader's language has on its cards. */
  readonly letters: IndexSet | 'language'
  readonly leftHanded: boolean
  readonly sounds: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly vibration: boolean
}

/** The opponents that people choose from, weakest first. */
export const LEVELS: readonly string[] = ['easy', 'medium', 'hard']
export const MOTIONS = ['calm', 'normal', 'quick', 'instant'] as const
export const THEMES = ['auto', 'dark', 'light', 'contrast'] as const
export const LETTER_CHOICES: readonly Settings['letters'][] = ['language', ...INDEX_SETS]
export type Motion = (typeof MOTIONS)[number]
export type Theme = (typeof THEMES)[number]

export const usualSettings: Settings = {
  language: null,
  preset: 'classic',
  seats: 4,
  opponent: 'medium',
  pace: 'person',
  motion: 'normal',
  theme: 'auto',
  autoPass: true,
  sorting: 'suit',
  trumps: 'right',
  counter: false,
  lastBout: false,
  keys: {},
  own: usualOwn,
  ...PLAIN,
  largeIndices: false,
  letters: 'language',
  leftHanded: false,
  ...AS_DRAWN,
  sounds: true,
  volume: 60,
  vibration: false,
}

const PLACE = 'kozyr.settings'

/** A stored value as it is meant, or undefined where it does not fit. */
type Reader<T> = (value: unknown) => T | undefined

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const oneOf =
  <T extends string>(allowed: readonly T[]): Reader<T> =>
  (value) =>
    allowed.find((each) => each === value)
const whole =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
const percent = whole(0, 100)

const READERS: { readonly [Name in keyof Settings]: Reader<Settings[Name]> } = {
  language: text,
  preset: text,
  seats: whole(2, 6),
  opponent: text,
  pace: oneOf(['person', 'instant']),
  motion: oneOf(MOTIONS),
  theme: oneOf(THEMES),
  autoPass: flag,
  sorting: oneOf(['suit', 'rank', 'own']),
  trumps: oneOf(['left', 'right']),
  counter: flag,
  lastBout: flag,
  keys: ownKeysOf,
  own: ownOf,
  design: oneOf(DESIGNS),
  back: oneOf(BACKS),
  fourColours: flag,
  largeIndices: flag,
  letters: oneOf(LETTER_CHOICES),
  leftHanded: flag,
  contrast: percent,
  grain: percent,
  temperature: percent,
  sounds: flag,
  volume: percent,
  vibration: flag,
}

/** Stored text of any age or none; what does not fit is the usual. */
export function settingsOf(stored: string | null): Settings {
  const given = objectOf(stored)
  const read = <Name extends keyof Settings>(name: Name): Settings[Name] => READERS[name](given[name]) ?? usualSettings[name]
  const names = Object.keys(READERS) as (keyof Settings)[]
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Settings
}

function objectOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function loadSettings(): Settings {
  try {
    return settingsOf(localStorage.getItem(PLACE))
  } catch {
    return usualSettings
  }
}

/** A browser that stores nothing plays all the same. */
export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

/** Times every duration; 0: nothing travels. */
export function paceFactor(motion: Motion): number {
  return { calm: 1.35, normal: 1, quick: 0.6, instant: 0 }[motion]
}
