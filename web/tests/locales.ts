/** The texts of every language, as the page reads them. */
const TEXTS = import.meta.glob<string>('../../src/kozyr/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })

export const FOLDERS: readonly string[] = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-2) ?? ''))].sort()

export function textOf(language: string): string {
  return ['terms', 'page', 'look', 'lobby', 'options', 'table', 'play', 'fair', 'refusals', 'learn'].map((name) => TEXTS[`../../src/kozyr/locales/${language}/${name}.ftl`] ?? '').join('\n')
}
