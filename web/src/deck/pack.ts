/** The pack in play: what its cards show, as the person chose. */
import type { Settings } from '../game/settings'
import type { Language } from '../language/languages'
import { indexSet } from '../language/languages'
import { PLAIN, backUrl, cardsOf, faceSize, faceUrl, fetchPictures } from './deck'
import type { Dress, FaceSize, IndexSet } from './deck'
import { Prints } from './prints'
import type { Printer } from './prints'

let press: Printer | null = null

/** The press is fetched for those who want it. */
async function printer(): Promise<Printer> {
  if (press === null) {
    const { Press } = await import('./press')
    const made = new Press()
    press = (url, width, finish) => made.print(url, width, finish)
  }
  return press
}

export class Pack {
  #dress: Dress = PLAIN
  #set: IndexSet = 'en'
  #isLarge = false
  readonly #prints = new Prints(printer)

  /** Takes what is chosen; pictures that are hung later show it, a new finish shows at once. */
  wear(settings: Settings, language: Language, isStark: boolean): void {
    this.#dress = settings
    this.#set = settings.letters === 'language' ? indexSet(language) : settings.letters
    this.#isLarge = settings.largeIndices
    const { contrast, grain, temperature } = settings
    this.#prints.finish = { contrast, grain, temperature, isStark }
  }

  get set(): IndexSet {
    return this.#set
  }

  /** Which face suits a card `width` px wide. */
  readonly size = (width: number): FaceSize => (this.#isLarge ? 'small' : faceSize(width))

  /** Hangs a card's face, or for null the back, in an image `width` px wide. */
  show(image: HTMLImageElement, card: string | null, width: number): void {
    this.#prints.hang(image, card === null ? backUrl(this.#dress.back) : this.#face(card, width), width)
  }

  /** Fetches a deck (`24`, `36` or `52`) before its cards are turned up; `widths`: the px it will be seen in. */
  fetchAhead(deck: string, widths: readonly number[]): void {
    const cards = cardsOf(deck)
    const seen = new Map(widths.map((width) => [this.size(width), width]))
    for (const width of seen.values()) {
      const urls = cards.map((card) => this.#face(card, width))
      fetchPictures([backUrl(this.#dress.back), ...urls])
      this.#prints.prepare(urls, width)
    }
  }

  #face(card: string, width: number): string {
    return faceUrl(card, this.#set, this.size(width), this.#dress)
  }
}
