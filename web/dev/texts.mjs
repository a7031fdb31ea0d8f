// The page's texts: `virtual:texts/<language>` is what every screen needs of a language, `virtual:texts/<language>/<part>` what few need.
// One chunk each, comments left out.
import { readFileSync } from 'node:fs'

const LOCALES = new URL('../../src/kozyr/locales/', import.meta.url)
const NAME = 'virtual:texts/'

/** Which message files belong together. */
export const BASE = ['terms', 'page', 'look', 'lobby', 'options', 'table', 'play', 'fair', 'refusals']
export const PARTS = { learn: ['learn'], review: ['review'], profile: ['profile'] }

/** Comments stand between messages; a line of one is no part of a value. */
export function shortened(text) {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}

/** The name of the chunk of a module of texts: `texts-ru`, `learn-texts-ru`; null for another module. */
export function textsName(id) {
  if (!id?.startsWith(`\0${NAME}`)) return null
  const [language, part] = id.slice(NAME.length + 1).split('/')
  return `${part === undefined ? '' : `${part}-`}texts-${language}`
}

export default function texts() {
  return {
    name: 'kozyr-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const [language, part] = id.slice(NAME.length + 1).split('/')
      const files = (part === undefined ? BASE : PARTS[part]).map((name) => new URL(`${language}/${name}.ftl`, LOCALES))
      for (const file of files) this.addWatchFile(file.pathname)
      return `export default ${JSON.stringify(files.map((file) => shortened(readFileSync(file, 'utf8'))).join('\n'))}`
    },
  }
}
