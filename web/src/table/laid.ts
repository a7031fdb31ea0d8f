/** From a sight to what lies on the table. */
import type { Sight } from '../wire'
import { isTaking } from '../game/choices'
import type { Table } from '../game/game'
import { opponents } from '../game/roles'
import type { Laid } from '../cards/scene'

export function countOf(sight: Sight, seat: number): number {
  const hand = sight.hands[seat]
  return hand === undefined ? 0 : hand.cards.length + hand.hidden
}

/** `order`: puts the viewer's own cards in order. */
export function laidOf(sight: Sight, table: Table, order: (cards: readonly string[]) => string[]): Laid {
  const isOver = sight.result !== null
  const own = order(sight.hands[table.you]?.cards ?? [])
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
    kept: isOver ? keptCards(sight, table, order) : [],
  }
}

/** The durak's last cards, as far as this seat knows them. */
function keptCards(sight: Sight, table: Table, order: (cards: readonly string[]) => string[]): string[] {
  const seat = sight.result?.seat ?? null
  const hand = seat === null ? undefined : sight.hands[seat]
  if (hand === undefined) return []
  const known = seat === table.you ? order(hand.cards) : hand.cards
  return [...known, ...Array.from({ length: hand.hidden }, () => '??')]
}

/** A deal nobody has played in yet: worth showing as dealing. */
export function isFresh(sight: Sight): boolean {
  return sight.bout === 1 && sight.discard === 0 && sight.table.length === 0 && sight.phase === 'lead'
}
