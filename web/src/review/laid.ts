/** From a sight to what lies on the table, hands open or not. Also after the end the cards stay where they were. */
import type { Laid } from '../cards/scene'
import type { Table } from '../game/game'
import { laidOf } from '../table/laid'
import type { Hand, Sight } from '../wire'

type Order = (cards: readonly string[]) => string[]

export function laidAgain(sight: Sight, table: Table, order: Order, isOpened: boolean): Laid {
  const laid = laidOf({ ...sight, result: null }, table, order)
  const own = sight.hands[table.you]
  return {
    ...laid,
    hand: own === undefined ? [] : cardsOf(own, order),
    fans: isOpened ? laid.fans.map((fan) => ({ ...fan, cards: cardsOf(sight.hands[fan.seat], order) })) : laid.fans,
  }
}

/** A hand's cards in order, `??` for those that are not known. */
export function cardsOf(hand: Hand | undefined, order: Order): string[] {
  if (hand === undefined) return []
  return [...order(hand.cards), ...Array<string>(hand.hidden).fill('??')]
}
