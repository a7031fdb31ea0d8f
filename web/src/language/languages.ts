/** The languages of the page. Each is a chunk of its own; a new one is a folder of locales and a line in each list here. */
import type { IndexSet } from '../deck/deck'

export const LANGUAGES = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
  cs: 'Čeština',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  id: 'Bahasa Indonesia',
} as const

export type Language = keyof typeof LANGUAGES

export const FALLBACK: Language = 'en'

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text)
}

/** The chosen language, else the first of the reader's that we speak, else English. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): Language {
  for (const tag of chosen === null ? preferred : [chosen, ...preferred]) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(base)) return base
  }
  return FALLBACK
}

/** Letters on the faces: which index set of the deck a language reads. */
const SETS: Record<Language, IndexSet> = {
  en: 'en',
  ru: 'ru',
  uk: 'ru',
  pl: 'pl',
  cs: 'cs',
  de: 'de',
  fr: 'fr',
  it: 'it',
  es: 'en',
  id: 'en',
}

export const indexSet = (language: Language): IndexSet => SETS[language]
