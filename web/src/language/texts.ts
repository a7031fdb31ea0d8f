/** One lazy chunk a language, and one for every part of it that is seldom needed. */
import type { Language } from './languages'

type Chunks = Record<Language, () => Promise<{ default: string }>>

const BASE: Chunks = {
  en: () => import('./texts-en'),
  ru: () => import('./texts-ru'),
}

/** Texts that only some screens need. */
const PARTS = {
  learn: {
    en: () => import('../../../src/kozyr/locales/en/learn.ftl?raw'),
    ru: () => import('../../../src/kozyr/locales/ru/learn.ftl?raw'),
  },
} satisfies Record<string, Chunks>

export type Part = keyof typeof PARTS

export async function textsOf(language: Language, parts: readonly Part[] = []): Promise<string> {
  const chunks = [BASE, ...parts.map((part) => PARTS[part])]
  const texts = await Promise.all(chunks.map((chunk) => chunk[language]()))
  return texts.map((text) => text.default).join('\n')
}
