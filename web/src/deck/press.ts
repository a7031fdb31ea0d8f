/** Prints pictures of the deck with a finish: each once for its size, as a bitmap. Fetched when a finish is first chosen. */
import { finishPixels } from './finish'
import type { CardFinish } from './finish'
import { toothOf } from './tooth'

/** Dots of drawn pictures, and of paper, that are kept for the next finish: a slider asks for the same ones again. */
const PLATES_MOST = 4_000_000

export class Press {
  readonly #plates = new Map<string, ImageData>()
  readonly #papers = new Map<number, Float32Array>()
  #dots = 0

  /** The picture as a PNG, `width` dots wide; null if it did not come. */
  async print(url: string, width: number, finish: CardFinish): Promise<Blob | null> {
    const plate = await this.#plate(url, width)
    if (plate === null) return null
    const printed = new ImageData(new Uint8ClampedArray(plate.data), plate.width)
    finishPixels(printed.data, plate.width, this.#paper(plate), finish, seedOf(url))
    const canvas = canvasOf(plate.width, plate.height)
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    pen.putImageData(printed, 0, 0)
    return new Promise((done) => canvas.toBlob(done))
  }

  async #plate(url: string, width: number): Promise<ImageData | null> {
    const key = `${url} ${width}`
    const kept = this.#plates.get(key)
    if (kept !== undefined) return kept
    const image = new Image()
    image.src = url
    try {
      await image.decode()
    } catch {
      return null
    }
    const height = Math.round(width * 1.5)
    const pen = canvasOf(width, height).getContext('2d', { willReadFrequently: true })
    if (pen === null) return null
    pen.drawImage(image, 0, 0, width, height)
    const plate = pen.getImageData(0, 0, width, height)
    this.#keep(key, plate)
    return plate
  }

  #keep(key: string, plate: ImageData): void {
    this.#plates.set(key, plate)
    this.#dots += plate.width * plate.height
    for (const [oldest, { width, height }] of this.#plates) {
      if (this.#dots <= PLATES_MOST) return
      this.#plates.delete(oldest)
      this.#dots -= width * height
    }
  }

  #paper({ width, height }: ImageData): Float32Array {
    const paper = this.#papers.get(width) ?? toothOf(width, height)
    if (this.#papers.size > 8) this.#papers.clear()
    this.#papers.set(width, paper)
    return paper
  }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function seedOf(url: string): number {
  let seed = 0
  for (const letter of url) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return seed ^ (seed >>> 16)
}
