/** Where the pictures of the cards are. They are files of their own, fetched when first shown. */
export type IndexSet = 'ru' | 'en'
export type FaceSize = 'faces' | 'small'

const PICTURES = import.meta.glob<string>(
  ['./generated/faces/*/*.svg', './generated/small/*/*.svg', './generated/backs/rosettes.svg'],
  { query: '?url', import: 'default', eager: true },
)

/** The picture of a card (DPN), with the index letters of a set, full or small. */
export function faceUrl(card: string, set: IndexSet, size: FaceSize): string {
  return PICTURES[`./generated/${size}/${set}/${card}.svg`] ?? ''
}

export function backUrl(): string {
  return PICTURES['./generated/backs/rosettes.svg'] ?? ''
}

/** Below this width in px a card shows its small face: one large index, one large pip. */
const SMALL_BELOW = 84

export function faceSize(width: number): FaceSize {
  return width < SMALL_BELOW ? 'small' : 'faces'
}

/** Pictures fetched ahead, kept so that the browser keeps them too; not those that did not come: they are asked for again. */
const AHEAD = new Map<string, HTMLImageElement>()

/** Fetches the faces of a deck (`24`, `36` or `52`) before they are turned up, small ones or full ones as the table needs. */
export function fetchFaces(deck: string, set: IndexSet, sizes: readonly FaceSize[]): void {
  const ranks = { '24': '9TJQKA', '52': '23456789TJQKA' }[deck] ?? '6789TJQKA'
  const cards = [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
  for (const url of [backUrl(), ...sizes.flatMap((size) => cards.map((card) => faceUrl(card, set, size)))]) {
    if (AHEAD.has(url)) continue
    const image = new Image()
    image.onerror = () => AHEAD.delete(url)
    image.src = url
    AHEAD.set(url, image)
  }
}
