/** Hangs pictures of the deck on the page: the files as drawn or, with another finish, bitmaps of them printed here. */
import { AS_DRAWN, cardFinishKey, isAsDrawn } from './finish'
import type { CardFinish } from './finish'

/** Prints a picture `width` dots wide; null if it did not come. */
export type Printer = (url: string, width: number, finish: CardFinish) => Promise<Blob | null>

/** A picture at a size. `width`: in dots of the screen. */
interface Wish {
  readonly url: string
  readonly width: number
}

interface Print extends Wish {
  readonly address: string
  /** Which finish it has. */
  readonly key: string
  /** Decoded, and held so that the browser holds it too. */
  readonly image: HTMLImageElement
}

/** Dots of prints that are kept, shown or not. */
const PRINTS_MOST = 12_000_000
/** From so many images on those that left the page are looked for. */
const HUNG_MANY = 200
/** Finer is not seen. */
const SCALE_MOST = 3

/** The files will do. */
const asFiled = (finish: CardFinish): boolean => isAsDrawn(finish) && !finish.isStark
const dotsOf = (px: number): number => Math.ceil(px * Math.min(SCALE_MOST, devicePixelRatio))
const wishKey = ({ url, width }: Wish): string => `${url} ${width}`

export class Prints {
  #finish: CardFinish = { ...AS_DRAWN, isStark: false }
  #isPrinting = false
  readonly #hung = new Map<HTMLImageElement, Wish>()
  readonly #prints = new Map<string, Print>()
  /** What is to be printed, what is seen first. */
  readonly #seen = new Map<string, Wish>()
  readonly #ahead = new Map<string, Wish>()

  constructor(private readonly printer: () => Promise<Printer>) {}

  /** Another finish for all that hangs. Until a picture is printed anew its former print stays, so that none is ever blank. */
  set finish(finish: CardFinish) {
    if (cardFinishKey(finish) === cardFinishKey(this.#finish)) return
    this.#finish = finish
    this.#ahead.clear()
    this.#prune()
    for (const [image, wish] of this.#hung) this.#show(image, wish)
    if (asFiled(finish)) this.#forget()
  }

  /** Shows a picture in an image, `width` px wide, now and whenever the finish changes. */
  hang(image: HTMLImageElement, url: string, width: number): void {
    const wish = { url, width: dotsOf(width) }
    if (this.#hung.size > HUNG_MANY) this.#prune()
    this.#hung.set(image, wish)
    this.#show(image, wish)
  }

  /** Prints what will be seen soon, when there is nothing else to print. */
  prepare(urls: readonly string[], width: number): void {
    if (asFiled(this.#finish)) return
    for (const url of urls) this.#want(this.#ahead, { url, width: dotsOf(width) })
  }

  #show(image: HTMLImageElement, wish: Wish): void {
    const address = this.#best(wish)
    // A picture that did not come, for want of a connection, is asked for again.
    const isMissing = image.complete && image.naturalWidth === 0
    if (isMissing || image.getAttribute('src') !== address) image.src = address
    if (!asFiled(this.#finish)) this.#want(this.#seen, wish)
  }

  /** The print of a picture that comes closest to what is wished; without any, the file. */
  #best(wish: Wish): string {
    if (asFiled(this.#finish)) return wish.url
    const own = this.#prints.get(wishKey(wish))
    if (own?.key === cardFinishKey(this.#finish)) return own.address
    const others = [...this.#prints.values()].filter(({ url }) => url === wish.url)
    const rank = (print: Print): number => Math.abs(print.width - wish.width) + (print.key === cardFinishKey(this.#finish) ? 0 : 10_000)
    return others.sort((one, other) => rank(one) - rank(other))[0]?.address ?? wish.url
  }

  #want(line: Map<string, Wish>, wish: Wish): void {
    const key = wishKey(wish)
    if (this.#prints.get(key)?.key === cardFinishKey(this.#finish)) return
    line.set(key, wish)
    if (!this.#isPrinting) void this.#printAll()
  }

  /** One after the other, always with the finish of the moment: what a slider has left behind is never printed. */
  async #printAll(): Promise<void> {
    this.#isPrinting = true
    try {
      const print = await this.printer()
      for (let wish = this.#next(); wish !== null; wish = this.#next()) await this.#printOne(print, wish)
    } catch {
      // The press did not come: pictures stay as drawn, and the next wish asks for it again.
      this.#seen.clear()
      this.#ahead.clear()
    } finally {
      this.#isPrinting = false
    }
  }

  #next(): Wish | null {
    for (const line of [this.#seen, this.#ahead]) {
      for (const [key, wish] of line) {
        line.delete(key)
        if (this.#prints.get(key)?.key !== cardFinishKey(this.#finish)) return wish
      }
    }
    return null
  }

  async #printOne(print: Printer, wish: Wish): Promise<void> {
    const finish = this.#finish
    if (asFiled(finish)) return
    const blob = await print(wish.url, wish.width, finish)
    if (blob === null) return
    const image = new Image()
    const address = URL.createObjectURL(blob)
    image.src = address
    try {
      await image.decode()
    } catch {
      return URL.revokeObjectURL(address)
    }
    if (asFiled(this.#finish)) return URL.revokeObjectURL(address)
    const former = this.#prints.get(wishKey(wish))
    this.#prints.delete(wishKey(wish))
    this.#prints.set(wishKey(wish), { ...wish, address, key: cardFinishKey(finish), image })
    this.#prune()
    for (const [hung, its] of this.#hung) if (its.url === wish.url) this.#show(hung, its)
    if (former !== undefined) URL.revokeObjectURL(former.address)
    this.#makeRoom()
  }

  #prune(): void {
    for (const image of this.#hung.keys()) if (!image.isConnected) this.#hung.delete(image)
  }

  /** The oldest prints go, those that hang stay. */
  #makeRoom(): void {
    const shown = new Set([...this.#hung.keys()].map((image) => image.getAttribute('src')))
    const dots = ({ width }: Print): number => width * width * 1.5
    let sum = [...this.#prints.values()].reduce((all, print) => all + dots(print), 0)
    for (const [key, print] of this.#prints) {
      if (sum <= PRINTS_MOST) return
      if (shown.has(print.address)) continue
      sum -= dots(print)
      this.#prints.delete(key)
      URL.revokeObjectURL(print.address)
    }
  }

  #forget(): void {
    for (const { address } of this.#prints.values()) URL.revokeObjectURL(address)
    this.#prints.clear()
    this.#seen.clear()
  }
}
