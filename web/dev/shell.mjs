// Brings the icons to their places, and tells the service worker which files make up this build.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

const WORKER = 'worker.js'
const ICONS = new URL('../src/look/icons/', import.meta.url)
const PART = /^(assets\/.*\.(js|css|woff2|png|svg)|icons\/icon\.svg)$/

/** What the page needs before a server answers; the deck's pictures are kept as they are shown. */
function shellOf(bundle) {
  return Object.keys(bundle)
    .filter((name) => PART.test(name))
    .sort()
    .map((name) => `/${name}`)
}

export default function shell() {
  return {
    name: 'kozyr-shell',
    enforce: 'post',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker/worker.ts', fileName: WORKER })
      for (const name of readdirSync(ICONS)) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: readFileSync(new URL(name, ICONS)) })
      }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk' || worker.imports.length > 0) this.error(`${WORKER} must stand by itself`)
        const files = shellOf(bundle)
        const page = bundle['index.html']
        const digest = createHash('sha256').update([...files, page?.source ?? '', worker.code].join('\n'))
        worker.code = worker.code.replace('%SHELL%', files.join(',')).replace('%BUILD%', digest.digest('hex').slice(0, 12))
      },
    },
  }
}
