/** The finish of cards and table: how deep the print is, how rough the paper, how warm the light. Pure. */

/** Each 0 to 100; 50 is as drawn. */
export interface Finish {
  readonly contrast: number
  /** 0: glazed like satin, 100: rough like rag paper. */
  readonly grain: number
  /** 0: moonlight, 100: candlelight. */
  readonly temperature: number
}

/** The finish of cards; stark ones have white paper and black ink, for the high-contrast theme. */
export interface CardFinish extends Finish {
  readonly isStark: boolean
}

export const AS_DRAWN: Finish = { contrast: 50, grain: 50, temperature: 50 }

export type Colour = readonly [red: number, green: number, blue: number]

/** Every value from 0 to 255, as the finish shows it, for red, green and blue. */
export type Curves = readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray]

/** What white becomes in the coldest and the warmest light. */
const COLD: Colour = [0.86, 0.945, 1.03]
const WARM: Colour = [1, 0.915, 0.75]
/** The deck's paper and black ink: what stark cards have as white and black. */
const PAPER: Colour = [248, 240, 222]
const INK: Colour = [28, 23, 20]
/** How far from the middle grey values are drawn, at the ends of the scale. */
const FADED = 0.88
const DEEP = 1.24

export function isAsDrawn({ contrast, grain, temperature }: Finish): boolean {
  return contrast === 50 && grain === 50 && temperature === 50
}

export function finishKey({ contrast, grain, temperature }: Finish): string {
  return `${contrast}-${grain}-${temperature}`
}

export function cardFinishKey(finish: CardFinish): string {
  return `${finishKey(finish)}${finish.isStark ? ' stark' : ''}`
}

/** From a slider's 0…100 to -1…1. */
export function swing(value: number): number {
  return Math.max(-1, Math.min(1, (value - 50) / 50))
}

export function curvesOf({ contrast, temperature }: Pick<Finish, 'contrast' | 'temperature'>, isStark = false): Curves {
  const depth = swing(contrast)
  const spread = depth < 0 ? 1 + depth * (1 - FADED) : 1 + depth * (DEEP - 1)
  const warmth = swing(temperature)
  const light = warmth < 0 ? COLD : WARM
  const curve = (channel: 0 | 1 | 2): Uint8ClampedArray => {
    const gain = 1 + Math.abs(warmth) * (light[channel] - 1)
    const [black, white] = isStark ? [INK[channel], PAPER[channel]] : [0, 255]
    const level = (value: number): number => ((value - black) * 255) / (white - black)
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => ((level(value) - 128) * spread + 128) * gain)
  }
  return [curve(0), curve(1), curve(2)]
}

export function finishColour([red, green, blue]: Colour, curves: Curves): Colour {
  const at = (curve: Uint8ClampedArray, value: number): number => curve[Math.max(0, Math.min(255, Math.round(value)))] ?? 0
  return [at(curves[0], red), at(curves[1], green), at(curves[2], blue)]
}

/**
 * Works the finish into pixels (red, green, blue, alpha), in place. `tooth` has a value from -1 to 1 for each of them; a card
 * is laid on it one of four ways round, by `seed`, so that no two neighbours show the same fibres.
 */
export function finishPixels(pixels: Uint8ClampedArray, width: number, tooth: Float32Array, finish: CardFinish, seed: number): void {
  const [reds, greens, blues] = curvesOf(finish, finish.isStark)
  const grain = swing(finish.grain)
  const height = pixels.length / 4 / width
  const turned = seed & 1
  const mirrored = seed & 2
  for (let y = 0, at = 0; y < height; y++) {
    const row = (turned ? height - 1 - y : y) * width
    for (let x = 0; x < width; x++, at += 4) {
      const red = reds[pixels[at] ?? 0] ?? 0
      const green = greens[pixels[at + 1] ?? 0] ?? 0
      const blue = blues[pixels[at + 2] ?? 0] ?? 0
      if (grain > 0) {
        const rough = tooth[row + (mirrored ? width - 1 - x : x)] ?? 0
        // The paper's hills and hollows catch the light; in the hollows ink does not hold.
        const light = 1 + 0.13 * grain * rough
        const worn = rough > 0.5 ? 60 * grain * (rough - 0.5) : 0
        pixels[at] = red * light + worn
        pixels[at + 1] = green * light + worn
        pixels[at + 2] = blue * light + worn
      } else if (grain < 0) {
        const shine = -grain * gloss(x / width, y / height)
        pixels[at] = glazed(red, -grain, shine)
        pixels[at + 1] = glazed(green, -grain, shine)
        pixels[at + 2] = glazed(blue, -grain, shine)
      } else {
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
      }
    }
  }
}

/** Beside the band that shines a glazed card is a little darker than a dull one; in the band paper shines more than ink. */
function glazed(value: number, glaze: number, shine: number): number {
  const dull = value * (1 - 0.05 * glaze)
  return dull + (255 - dull) * shine * (0.35 + (0.65 * dull) / 255)
}

/** The lamp in a glazed card: a broad band across it, and a narrow one beside. `x`, `y`: 0 to 1. */
function gloss(x: number, y: number): number {
  const across = x * 0.8 + y * 0.6
  return 0.32 * Math.exp(-(((across - 0.52) / 0.13) ** 2)) + 0.2 * Math.exp(-(((across - 0.8) / 0.04) ** 2))
}
