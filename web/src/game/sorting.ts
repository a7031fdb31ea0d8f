/** The order of the hand: by suit, by rank, or the player's own. Pure. */
import type { Settings } from './settings'

export type Sorting = Settings['sorting']

export const SORTINGS: readonly Sorting[] = ['suit', 'rank', 'own']

const RANKS = '23456789TJQKA'

/** The cards in the order of a sorting. `own`: the player's order as far as it goes; cards that are not in it come last. */
export function sortedHand(cards: readonly string[], trump: string, by: Pick<Settings, 'sorting' | 'trumps'>, own: readonly string[] = []): string[] {
  if (by.sorting === 'own') return inOwnOrder(cards, trump, own)
  const isTrump = (card: string): boolean => card.charAt(1) === trump
  // Black and red take turns where they can.
  const suits = [...'cdsh'].filter((suit) => suit !== trump)
  const rank = (card: string): number => RANKS.indexOf(card.charAt(0))
  const suit = (card: string): number => suits.indexOf(card.charAt(1))
  const weight = (card: string): number => {
    const side = isTrump(card) ? (by.trumps === 'left' ? -1000 : 1000) : 0
    return side + (by.sorting === 'suit' ? suit(card) * 20 + rank(card) : rank(card) * 4 + suit(card))
  }
  return [...cards].sort((one, other) => weight(one) - weight(other))
}

function inOwnOrder(cards: readonly string[], trump: string, own: readonly string[]): string[] {
  const known = own.filter((card) => cards.includes(card))
  const fresh = cards.filter((card) => !known.includes(card))
  return [...known, ...sortedHand(fresh, trump, { sorting: 'suit', trumps: 'right' })]
}

/** The cards with one of them moved to a place among them; places beyond the ends are the ends. */
export function moved(cards: readonly string[], card: string, place: number): string[] {
  const others = cards.filter((other) => other !== card)
  const at = Math.max(0, Math.min(others.length, place))
  return [...others.slice(0, at), card, ...others.slice(at)]
}

export function nextSorting(sorting: Sorting): Sorting {
  return SORTINGS[(SORTINGS.indexOf(sorting) + 1) % SORTINGS.length] ?? 'suit'
}
