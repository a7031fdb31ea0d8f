import { describe, expect, it } from 'vitest'
import { AS_DRAWN, curvesOf, finishColour, finishPixels, isAsDrawn } from '../src/deck/finish'
import type { Colour, Finish } from '../src/deck/finish'
import { toothOf } from '../src/deck/tooth'
import { contrastOf } from './make'

const PAPER: Colour = [248, 240, 222]
/** The inks that a suit may have, by day: black, red, and with four colours green and blue. */
const INKS: readonly Colour[] = [
  [28, 23, 20],
  [185, 47, 39],
  [31, 107, 58],
  [35, 86, 156],
]
const ENDS = [0, 50, 100]
const FINISHES: readonly Finish[] = ENDS.flatMap((contrast) =>
  ENDS.flatMap((grain) => ENDS.map((temperature) => ({ contrast, grain, temperature }))),
)
const WIDTH = 24
const HEIGHT = 36
const TOOTH = toothOf(WIDTH, HEIGHT)

function sheet(colour: Colour): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => (i % 4 === 3 ? 200 : (colour[i % 4] ?? 0)))
}

function printed(colour: Colour, finish: Finish, isStark = false, seed = 0): Uint8ClampedArray {
  const pixels = sheet(colour)
  finishPixels(pixels, WIDTH, TOOTH, { ...finish, isStark }, seed)
  return pixels
}

function mean(pixels: Uint8ClampedArray): Colour {
  const sums = [0, 1, 2].map((channel) => pixels.reduce((sum, value, i) => (i % 4 === channel ? sum + value : sum), 0))
  return sums.map((sum) => sum / (WIDTH * HEIGHT)) as unknown as Colour
}

function spread(pixels: Uint8ClampedArray): number {
  const reds = pixels.filter((_, i) => i % 4 === 0)
  const middle = reds.reduce((sum, value) => sum + value, 0) / reds.length
  return Math.sqrt(reds.reduce((sum, value) => sum + (value - middle) ** 2, 0) / reds.length)
}

describe('the finish', () => {
  it('at 50 leaves every picture as it is drawn', () => {
    expect(isAsDrawn(AS_DRAWN)).toBe(true)
    for (const ink of [PAPER, ...INKS]) expect(printed(ink, AS_DRAWN).join()).toBe(sheet(ink).join())
  })

  it.each(FINISHES.filter((finish) => !isAsDrawn(finish)))('at contrast $contrast, grain $grain, temperature $temperature is seen', (finish) => {
    expect(isAsDrawn(finish)).toBe(false)
    const paper = printed(PAPER, finish)
    const before = sheet(PAPER)
    const changed = paper.reduce((sum, value, i) => sum + Math.abs(value - (before[i] ?? 0)), 0) / paper.length
    expect(changed).toBeGreaterThan(1)
    expect([...paper].filter((_, i) => i % 4 === 3).every((alpha) => alpha === 200), 'the corners stay clear').toBe(true)
  })

  it.each(FINISHES)('at contrast $contrast, grain $grain, temperature $temperature keeps suits readable', (finish) => {
    const paper = mean(printed(PAPER, finish))
    for (const ink of INKS) expect(contrastOf(mean(printed(ink, finish)), paper)).toBeGreaterThan(3.5)
  })

  it('fades and deepens', () => {
    const contrast = (value: number): number => contrastOf(finishColour(INKS[0] ?? PAPER, curvesOf({ ...AS_DRAWN, contrast: value })), finishColour(PAPER, curvesOf({ ...AS_DRAWN, contrast: value })))
    expect(contrast(0)).toBeLessThan(contrast(50) - 3)
    expect(contrast(100)).toBeGreaterThan(contrast(50) + 2)
  })

  it('is colder below and warmer above', () => {
    const warmth = (temperature: number): number => {
      const [red, , blue] = finishColour(PAPER, curvesOf({ ...AS_DRAWN, temperature }))
      return red - blue
    }
    const [cold, middle, warm] = [warmth(0), warmth(50), warmth(100)] as const
    expect(cold).toBeLessThan(middle - 30)
    expect(warm).toBeGreaterThan(middle + 30)
  })

  it('is rough at one end, and shines at the other', () => {
    const rough = printed(PAPER, { ...AS_DRAWN, grain: 100 })
    const glazed = printed(PAPER, { ...AS_DRAWN, grain: 0 })
    expect(spread(printed(PAPER, { ...AS_DRAWN, grain: 75 }))).toBeGreaterThan(1.5)
    expect(spread(rough)).toBeGreaterThan(spread(printed(PAPER, { ...AS_DRAWN, grain: 75 })))
    const blues = glazed.filter((_, i) => i % 4 === 2)
    expect(Math.min(...blues)).toBeLessThan(PAPER[2] - 5)
    expect(Math.max(...blues)).toBeGreaterThan(Math.min(...blues) + 6)
  })

  it('lays neighbours on the paper in different ways', () => {
    const rough = { ...AS_DRAWN, grain: 100 }
    const sheets = [0, 1, 2, 3].map((seed) => printed(PAPER, rough, false, seed).join())
    expect(new Set(sheets).size).toBe(4)
    expect(printed(PAPER, rough, false, 4).join()).toBe(sheets[0])
  })

  it('that is stark has white paper and black ink', () => {
    const [black] = INKS
    expect(mean(printed(PAPER, AS_DRAWN, true))).toEqual([255, 255, 255])
    expect(mean(printed(black ?? PAPER, AS_DRAWN, true))).toEqual([0, 0, 0])
  })
})

describe('the tooth of the paper', () => {
  it('is the same every time, and neither lighter nor darker than the sheet', () => {
    expect(toothOf(WIDTH, HEIGHT).join()).toBe(TOOTH.join())
    expect(Math.min(...TOOTH)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...TOOTH)).toBeLessThanOrEqual(1)
    expect(Math.abs(TOOTH.reduce((sum, value) => sum + value, 0) / TOOTH.length)).toBeLessThan(0.12)
  })

  it('is as coarse on a large card as on a small one', () => {
    const roughness = (width: number): number => {
      const tooth = toothOf(width, width * 1.5)
      return Math.sqrt(tooth.reduce((sum, value) => sum + value * value, 0) / tooth.length)
    }
    expect(roughness(240) / roughness(80)).toBeGreaterThan(0.8)
    expect(roughness(240) / roughness(80)).toBeLessThan(1.25)
  })
})
