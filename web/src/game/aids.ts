/** Memory aids: worked out from what the seat has been shown, and from nothing else. Pure. */
import type { Sight } from '../wire'

const RANKS = '23456789TJQKA'
export const SUITS = 'cdsh'

/** The cards of a suit that were not seen. */
export interface Unseen {
  readonly suit: string
  readonly cards: readonly string[]
}

/** The discard pile bout by bout, as the server told it. */
export type Discards = readonly (readonly string[])[]

/** How many cards of it the table shows discarded already: what came in ahead of the picture is left out. */
export function shownDiscards(sight: Sight, discards: Discards): Discards {
  let left = sight.discard
  return discards.filter((bout) => (left -= bout.length) >= 0)
}

/** Whether the whole discard pile is known. */
export function isComplete(sight: Sight, discards: Discards | null): boolean {
  return (discards ?? []).reduce((sum, bout) => sum + bout.length, 0) >= sight.discard
}

/** The cards that the seat has not seen in this game, suit by suit, low to high: they are in the talon or in other hands. */
export function unseen(sight: Sight, deckSize: number, discards: Discards): Unseen[] {
  const seen = new Set([
    ...sight.hands.flatMap((hand) => hand.cards),
    ...sight.table.flatMap(({ attack, beat }) => (beat === null ? [attack] : [attack, beat])),
    ...discards.flat(),
    ...(sight.trump_card === null ? [] : [sight.trump_card]),
  ])
  const ranks = RANKS.slice(RANKS.length - deckSize / 4)
  return [...SUITS].map((suit) => ({ suit, cards: [...ranks].map((rank) => rank + suit).filter((card) => !seen.has(card)) }))
}
