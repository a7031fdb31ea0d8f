/** One lazy chunk a language. */
import type { Language } from './languages'

const CHUNKS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./texts-en'),
  ru: () => import('./texts-ru'),
}

export async function textsOf(language: Language): Promise<string> {
  return (await CHUNKS[language]()).default
}
