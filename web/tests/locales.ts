/** The texts of every language, as the page reads them. */
import { BASE, PARTS } from '../dev/texts.mjs'

const TEXTS = import.meta.glob<string>('../../src/kozyr/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })

export const FOLDERS: readonly string[] = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-2) ?? ''))].sort()

/** What the page has of a language in the end: all parts. */
export function textOf(language: string): string {
  const names = [...BASE, ...Object.values(PARTS).flat()]
  return names.map((name) => TEXTS[`../../src/kozyr/locales/${language}/${name}.ftl`] ?? '').join('\n')
}
