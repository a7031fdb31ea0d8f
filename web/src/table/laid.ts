/** From a sight to what lies on the table. */
import type { Sight } from '../wire'
import { isTaking } from '../game/choices'
import type { Table } from '../game/game'
import { opponents } from '../game/roles'
import type { Laid } from '../cards/scene'

/** Suits in the order of the hand, trumps last: black and red take turns where they can. */
export function sortedHand(cards: readonly string[], trump: string): string[] {
  const ranks = '23456789TJQKA'
  const suits = [...'cdsh'].filter((suit) => suit !== trump).concat(trump)
  const weight = (card: string): number => suits.indexOf(card.charAt(1)) * 20 + ranks.indexOf(card.charAt(0))
  return [...cards].sort((one, other) => weight(one) - weight(other))
}

export function countOf(sight: Sight, seat: number): number {
  const hand = sight.hands[seat]
  return hand === undefined ? 0 : hand.cards.length + hand.hidden
}

export function laidOf(sight: Sight, table: Table): Laid {
  const isOver = sight.result !== null
  const own = sortedHand(sight.hands[table.you]?.cards ?? [], sight.trump)
  return {
    hand: isOver ? [] : own,
    fans: opponents(table.you, table.seats.length)
      .filter((seat) => !isOver || seat !== sight.result?.seat)
      .map((seat) => ({ seat, count: countOf(sight, seat) })),
    talon: sight.talon,
    turned: sight.trump_card,
    bout: isOver ? [] : sight.table,
    heap: sight.discard,
    taken: isTaking(sight),
    kept: isOver ? keptCards(sight, table) : [],
  }
}

/** The durak's last cards, as far as this seat knows them. */
function keptCards(sight: Sight, table: Table): string[] {
  const seat = sight.result?.seat ?? null
  const hand = seat === null ? undefined : sight.hands[seat]
  if (hand === undefined) return []
  const known = seat === table.you ? sortedHand(hand.cards, sight.trump) : hand.cards
  return [...known, ...Array.from({ length: hand.hidden }, () => '??')]
}

/** A deal nobody has played in yet: worth showing as dealing. */
export function isFresh(sight: Sight): boolean {
  return sight.bout === 1 && sight.discard === 0 && sight.table.length === 0 && sight.phase === 'lead'
}
