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
