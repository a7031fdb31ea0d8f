/** The languages of the page. Each is a chunk of its own; a new one is a folder of locales and a line here. */
export const LANGUAGES = {
  en: 'English',
  ru: 'Русский',
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
export function indexSet(language: Language): 'ru' | 'en' {
  return language === 'ru' ? 'ru' : 'en'
}
