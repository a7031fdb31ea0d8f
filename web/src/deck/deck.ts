/** Where the pictures of the cards are. They are files of their own, fetched when first shown. */
import { BACKS, DESIGNS, DRAWN_AS, FOLDER, LETTERS, RECOLOURED } from './generated/index'

export type IndexSet = keyof typeof DRAWN_AS
export type Design = (typeof DESIGNS)[number]
export type Back = (typeof BACKS)[number]
export type FaceSize = 'full' | 'small'

/** What a person chose of the deck. */
export interface Dress {
  readonly design: Design
  readonly back: Back
  readonly fourColours: boolean
}

export const PLAIN: Dress = { design: DESIGNS[0], back: BACKS[0], fourColours: false }
export const INDEX_SETS = Object.keys(DRAWN_AS) as IndexSet[]
export { BACKS, DESIGNS }

/** What stands on jack, lady, king and ace: `В Д К Т`. */
export const lettersOf = (set: IndexSet): string => [...LETTERS[set]].join(' ')

/** What stands on a card's or a rank's face (DPN): `7`, `10`, `Д`. */
export function indexOf(card: string, set: IndexSet): string {
  const rank = card.charAt(0)
  return rank === 'T' ? '10' : (LETTERS[set]['JQKA'.indexOf(rank)] ?? rank)
}

/** The picture of a card (DPN), with the index letters of a set, full or small. */
export function faceUrl(card: string, set: IndexSet, size: FaceSize, dress: Dress = PLAIN): string {
  const letters = 'JQKA'.includes(card.charAt(0)) ? DRAWN_AS[set] : 'numbers'
  const colours = dress.fourColours && RECOLOURED.includes(card.charAt(1)) ? '-four' : ''
  return `${FOLDER}/${dress.design}/${size}/${letters}${colours}/${card}.svg`
}

export function backUrl(back: Back = PLAIN.back): string {
  return `${FOLDER}/backs/${back}.svg`
}

/**
 * Below this width in px a card shows its small face: one large index, one large pip. A card of 72 px could show its full
 * face, but the hand of a phone, up to 82 px wide, is a fan in which nothing but the index is seen. A person may
 * choose it for every width.
 */
const SMALL_BELOW = 84

export function faceSize(width: number): FaceSize {
  return width < SMALL_BELOW ? 'small' : 'full'
}

/** Pictures fetched ahead, kept so that the browser keeps them too; not those that did not come: they are asked for again. */
const AHEAD = new Map<string, HTMLImageElement>()

/** Fetches pictures before they are shown. */
export function fetchPictures(urls: readonly string[]): void {
  for (const url of urls) {
    if (AHEAD.has(url)) continue
    const image = new Image()
    image.onerror = () => AHEAD.delete(url)
    image.src = url
    AHEAD.set(url, image)
  }
}

/** The cards (DPN) of a deck: `24`, `36` or `52`. */
export function cardsOf(deck: string): string[] {
  const ranks = { '24': '9TJQKA', '52': '23456789TJQKA' }[deck] ?? '6789TJQKA'
  return [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
}
