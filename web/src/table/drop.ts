/** What a card means that is let go somewhere: played, moved along the hand, or nothing. Pure. */
import { choicesOf, openAttack } from '../game/choices'
import type { Choice, Sight } from '../wire'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the pointer let go: on an attack card, elsewhere on the table, in the hand, or beside everything. */
export type Target = { on: 'attack'; card: string } | { on: 'table' } | { on: 'hand' } | { on: 'nothing' }

/** The choice that is meant; null for none: the card glides back. */
export function choiceAt(sight: Sight, card: string, target: Target): Choice | null {
  const choices = choicesOf(sight, card)
  const beat = choices.find(({ verb }) => verb === 'beat')
  if (target.on === 'attack') {
    if (beat !== undefined) return target.card === openAttack(sight) ? beat : null
    return choices[0] ?? null
  }
  if (target.on !== 'table') return null
  // With two ways to play it the free cloth is for passing on: beating has a card to be dropped on.
  return choices.find(({ verb }) => verb === 'transfer') ?? choices[0] ?? null
}

/** The place among the other cards at which a card let go at a spot would lie. `others`: their middles, in order. */
export function placeAt(others: readonly Spot[], spot: Spot): number {
  let nearest = -1
  let best = Infinity
  others.forEach((other, i) => {
    // Rows first: a card lies beside those of its own row.
    const far = Math.abs(other.x - spot.x) + 3 * Math.abs(other.y - spot.y)
    if (far < best) [nearest, best] = [i, far]
  })
  const beside = others[nearest]
  return beside === undefined ? 0 : nearest + (spot.x > beside.x ? 1 : 0)
}
