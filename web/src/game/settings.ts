/** What a person chose, kept on this device. */
import { DESIGNS, PLAIN } from '../deck/deck'
import type { Design } from '../deck/deck'
import { ownOf, usualOwn } from './own'
import type { Own } from './own'
import { ownKeysOf } from './keys'
import type { OwnKeys } from './keys'

export interface Settings {
  readonly language: string | null
  readonly preset: string
  readonly seats: number
  readonly opponent: string
  readonly pace: 'person' | 'instant'
  readonly motion: 'calm' | 'normal' | 'quick'
  readonly theme: 'auto' | 'dark' | 'light'
  readonly autoPass: boolean
  readonly sorting: 'suit' | 'rank' | 'own'
  readonly trumps: 'left' | 'right'
  /** Memory aids. */
  readonly counter: boolean
  readonly lastBout: boolean
  readonly keys: OwnKeys
  readonly design: Design
  /** The table of one's own: rules by option, levels and names by seat. */
  readonly own: Own
}

/** The opponents that people choose from, weakest first. */
export const LEVELS: readonly string[] = ['easy', 'medium', 'hard']

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
  design: PLAIN.design,
  own: usualOwn,
}

const PLACE = 'kozyr.settings'

/** Stored text of any age or none; what does not fit is the usual. */
export function settingsOf(text: string | null): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return usualSettings
  }
  if (typeof stored !== 'object' || stored === null) return usualSettings
  const given = stored as Record<string, unknown>
  const text_ = <T extends string>(name: keyof Settings, allowed?: readonly T[]): T | undefined => {
    const value = given[name]
    return typeof value === 'string' && (allowed === undefined || allowed.includes(value as T)) ? (value as T) : undefined
  }
  const seats = given['seats']
  const flag = (name: 'autoPass' | 'counter' | 'lastBout'): boolean => {
    const value = given[name]
    return typeof value === 'boolean' ? value : usualSettings[name]
  }
  return {
    language: text_('language') ?? null,
    preset: text_('preset') ?? usualSettings.preset,
    seats: typeof seats === 'number' && Number.isInteger(seats) && seats >= 2 && seats <= 6 ? seats : usualSettings.seats,
    opponent: text_('opponent') ?? usualSettings.opponent,
    pace: text_('pace', ['person', 'instant']) ?? usualSettings.pace,
    motion: text_('motion', ['calm', 'normal', 'quick']) ?? usualSettings.motion,
    theme: text_('theme', ['auto', 'dark', 'light']) ?? usualSettings.theme,
    autoPass: flag('autoPass'),
    sorting: text_('sorting', ['suit', 'rank', 'own']) ?? usualSettings.sorting,
    trumps: text_('trumps', ['left', 'right']) ?? usualSettings.trumps,
    counter: flag('counter'),
    lastBout: flag('lastBout'),
    keys: ownKeysOf(given['keys']),
    design: text_('design', DESIGNS) ?? usualSettings.design,
    own: ownOf(given['own']),
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

export function paceFactor(motion: Settings['motion']): number {
  return { calm: 1.35, normal: 1, quick: 0.6 }[motion]
}
