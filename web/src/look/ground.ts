/** The finish of the table: its colours worked out anew and set as tokens, so that nothing is filtered while cards move. */
import { curvesOf, finishColour, finishKey, isAsDrawn, swing } from '../deck/finish'
import type { Colour, Curves, Finish } from '../deck/finish'

/** What the table and its room are made of. Words, keys and marks keep their colours. */
export const GROUND = [
  '--room',
  '--room-far',
  '--walnut',
  '--walnut-dark',
  '--walnut-lit',
  '--baize',
  '--baize-deep',
  '--baize-lit',
  '--thread',
  '--brass',
  '--paper',
  '--paper-edge',
  '--lamp-pool',
  '--lamp-pool-table',
  '--lamp-rim',
] as const

/** How much the cloth's nap and the wood's grain show: glazed, as drawn, rough. */
const NAP = [0, 0.2, 0.5] as const
const VEIN = [0.3, 0.9, 1] as const

let shown = ''
let colours: { readonly light: string; readonly written: ReadonlyMap<string, string> } | null = null

/** Sets the tokens on `page`, an element inside the root, which keeps the tokens as they are written. */
export function layGround(page: HTMLElement, finish: Finish): void {
  const root = document.documentElement
  const { theme } = root.dataset
  const light = `${theme} ${matchMedia('(prefers-color-scheme: dark)').matches}`
  const key = `${finishKey(finish)} ${light}`
  if (key === shown) return
  shown = key
  // High contrast is what the eyes need: no finish weakens it.
  if (isAsDrawn(finish) || theme === 'contrast') {
    for (const token of [...GROUND, '--nap', '--vein']) page.style.removeProperty(token)
    return
  }
  const curves = curvesOf(finish)
  // A slider asks again and again, and the light stays the same.
  if (colours?.light !== light) colours = { light, written: writtenColours(root) }
  const { written } = colours
  for (const token of GROUND) page.style.setProperty(token, finished(written.get(token) ?? '', curves))
  page.style.setProperty('--nap', between(NAP, finish.grain).toFixed(3))
  page.style.setProperty('--vein', between(VEIN, finish.grain).toFixed(3))
}

/** The tokens' colours as the theme has them. */
function writtenColours(root: HTMLElement): Map<string, string> {
  const probe = root.appendChild(document.createElement('span'))
  const found = GROUND.map((token): [string, string] => {
    probe.style.color = `var(${token})`
    return [token, getComputedStyle(probe).color]
  })
  probe.remove()
  return new Map(found)
}

/** `rgb(…)` or `rgba(…)`, with the same transparency. */
function finished(colour: string, curves: Curves): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const made: Colour = finishColour([red, green, blue], curves)
  return `rgb(${made.join(' ')} / ${alpha})`
}

function between([least, middle, most]: readonly [number, number, number], value: number): number {
  const part = swing(value)
  return part < 0 ? middle + part * (middle - least) : middle + part * (most - middle)
}
