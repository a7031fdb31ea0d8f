/** One lazy chunk a language, and one for every part of it that is seldom needed (dev/texts.mjs puts them together). */
import type { Language } from './languages'

type Chunks = Record<Language, () => Promise<{ default: string }>>

const BASE: Chunks = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  uk: () => import('virtual:texts/uk'),
  pl: () => import('virtual:texts/pl'),
  cs: () => import('virtual:texts/cs'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  it: () => import('virtual:texts/it'),
  es: () => import('virtual:texts/es'),
  id: () => import('virtual:texts/id'),
}

/** Texts that only some screens need. */
const PARTS = {
  learn: {
    en: () => import('virtual:texts/en/learn'),
    ru: () => import('virtual:texts/ru/learn'),
    uk: () => import('virtual:texts/uk/learn'),
    pl: () => import('virtual:texts/pl/learn'),
    cs: () => import('virtual:texts/cs/learn'),
    de: () => import('virtual:texts/de/learn'),
    fr: () => import('virtual:texts/fr/learn'),
    it: () => import('virtual:texts/it/learn'),
    es: () => import('virtual:texts/es/learn'),
    id: () => import('virtual:texts/id/learn'),
  },
  review: {
    en: () => import('virtual:texts/en/review'),
    ru: () => import('virtual:texts/ru/review'),
    uk: () => import('virtual:texts/uk/review'),
    pl: () => import('virtual:texts/pl/review'),
    cs: () => import('virtual:texts/cs/review'),
    de: () => import('virtual:texts/de/review'),
    fr: () => import('virtual:texts/fr/review'),
    it: () => import('virtual:texts/it/review'),
    es: () => import('virtual:texts/es/review'),
    id: () => import('virtual:texts/id/review'),
  },
  profile: {
    en: () => import('virtual:texts/en/profile'),
    ru: () => import('virtual:texts/ru/profile'),
    uk: () => import('virtual:texts/uk/profile'),
    pl: () => import('virtual:texts/pl/profile'),
    cs: () => import('virtual:texts/cs/profile'),
    de: () => import('virtual:texts/de/profile'),
    fr: () => import('virtual:texts/fr/profile'),
    it: () => import('virtual:texts/it/profile'),
    es: () => import('virtual:texts/es/profile'),
    id: () => import('virtual:texts/id/profile'),
  },
} satisfies Record<string, Chunks>

export type Part = keyof typeof PARTS

export async function textsOf(language: Language, parts: readonly Part[] = []): Promise<string> {
  const chunks = [BASE, ...parts.map((part) => PARTS[part])]
  const texts = await Promise.all(chunks.map((chunk) => chunk[language]()))
  return texts.map((text) => text.default).join('\n')
}
