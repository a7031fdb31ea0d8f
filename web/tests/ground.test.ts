/** Words stay readable on a table of any finish. */
import { describe, expect, it } from 'vitest'
import { curvesOf, finishColour } from '../src/deck/finish'
import type { Colour } from '../src/deck/finish'
import { GROUND } from '../src/look/ground'
import tokens from '../src/look/tokens.css?raw'
import { contrastOf } from './make'

const ENDS = [0, 50, 100]

/** A token's colour by day and by evening. */
function written(name: string): { light: Colour; dark: Colour } {
  const [, light, dark] = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  const colour = (hex = ''): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
  return { light: colour(light), dark: colour(dark) }
}

const PAIRS = [
  ['--text', '--baize'],
  ['--text', '--baize-lit'],
  ['--text', '--baize-deep'],
  ['--text-quiet', '--baize'],
  ['--text-quiet', '--baize-lit'],
  ['--text-room', '--room'],
  ['--text-room', '--room-far'],
  ['--ink', '--paper'],
  ['--ink-red', '--paper'],
] as const

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(PAIRS)('%s is readable on %s whatever the finish', (text, ground) => {
    const isFinished = (GROUND as readonly string[]).includes(ground)
    expect(isFinished).toBe(true)
    for (const contrast of ENDS)
      for (const temperature of ENDS) {
        const under = finishColour(written(ground)[theme], curvesOf({ contrast, temperature }))
        expect(contrastOf(written(text)[theme], under), `contrast ${contrast}, temperature ${temperature}`).toBeGreaterThan(4.5)
      }
  })
})
