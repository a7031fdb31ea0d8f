/** The tooth of rag paper: hills, hollows and fibres, from -1 to 1. The same for the same width. Pure. */

/** A card's width in the units of its drawing. */
const UNITS = 240
const SEED = 20
/** Hills of so many units, and how much each adds. */
const HILLS = [
  [3, 0.42],
  [9, 0.3],
  [40, 0.22],
] as const
const SPECKLE = 0.34
const FIBRES = 46

/** A row after the other, `width` by `height` dots. */
export function toothOf(width: number, height: number): Float32Array {
  const tooth = new Float32Array(width * height)
  const chance = chances(SEED)
  const unit = width / UNITS
  for (const [units, weight] of HILLS) addHills(tooth, width, height, Math.max(1, units * unit), weight, chance)
  for (let i = 0; i < tooth.length; i++) tooth[i] = (tooth[i] ?? 0) + (chance() * 2 - 1) * SPECKLE
  for (let i = 0; i < FIBRES; i++) addFibre(tooth, width, height, unit, chance)
  return tooth.map((value) => Math.max(-1, Math.min(1, value)))
}

/** Smooth hills: chances on a grid, and between them a mean of the four around. */
function addHills(tooth: Float32Array, width: number, height: number, cell: number, weight: number, chance: () => number): void {
  const columns = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const grid = Float32Array.from({ length: columns * rows }, () => (chance() * 2 - 1) * weight)
  const at = (column: number, row: number): number => grid[row * columns + column] ?? 0
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell)
    const down = ease(y / cell - row)
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cell)
      const along = ease(x / cell - column)
      const above = at(column, row) * (1 - along) + at(column + 1, row) * along
      const below = at(column, row + 1) * (1 - along) + at(column + 1, row + 1) * along
      const i = y * width + x
      tooth[i] = (tooth[i] ?? 0) + above * (1 - down) + below * down
    }
  }
}

/** A hair of flax pressed into the sheet, bent a little, lighter or darker than it. */
function addFibre(tooth: Float32Array, width: number, height: number, unit: number, chance: () => number): void {
  let x = chance() * width
  let y = chance() * height
  let course = chance() * 2 * Math.PI
  const bend = (chance() - 0.5) * 0.12
  const length = (8 + chance() * 22) * unit
  const tone = chance() < 0.4 ? 0.55 : -0.6
  for (let way = 0; way < length; way += 0.7) {
    const column = Math.round(x)
    const row = Math.round(y)
    if (column >= 0 && column < width && row >= 0 && row < height) {
      const i = row * width + column
      tooth[i] = (tooth[i] ?? 0) * 0.5 + tone
    }
    x += Math.cos(course) * 0.7
    y += Math.sin(course) * 0.7
    course += bend / unit
  }
}

const ease = (part: number): number => part * part * (3 - 2 * part)

/** A row of numbers in [0, 1), always the same from the same seed. */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
