/** Several cards of one rank by one gesture: sent one after the other, as long as the rules let each of them in. Pure. */
import type { Sight } from '../wire'

/** What is still to be sent of a gesture. */
export interface Plan {
  readonly cards: readonly string[]
  /** The bout that it was meant for. */
  readonly bout: number
}

const attacks = (sight: Sight): string[] =>
  sight.choices.flatMap(({ verb, card }) => (verb === 'attack' && card !== null ? [card] : []))

/** The chosen card and the others of its rank that may be led or thrown in now, the trump last; empty if it has no such
 * others. */
export function equalsOf(sight: Sight, card: string): string[] {
  const cards = attacks(sight)
  if (!cards.includes(card)) return []
  const equals = cards.filter((other) => other !== card && other.charAt(0) === card.charAt(0))
  const isTrump = (other: string): number => (other.charAt(1) === sight.trump ? 1 : 0)
  return equals.length === 0 ? [] : [card, ...equals.sort((one, other) => isTrump(one) - isTrump(other))]
}

/** What the plan sends next: an action, `wait` while others are to act, or `stop` when the rules or the game are past it. */
export function nextOf(plan: Plan, sight: Sight, you: number): { action: string; rest: Plan | null } | 'wait' | 'stop' {
  const [card, ...cards] = plan.cards
  if (card === undefined || sight.bout !== plan.bout || sight.result !== null) return 'stop'
  if (sight.actor !== you || sight.choices.length === 0) return sight.phase === 'between' ? 'stop' : 'wait'
  const choice = sight.choices.find((each) => each.verb === 'attack' && each.card === card)
  if (choice === undefined) return 'stop'
  return { action: choice.action, rest: cards.length === 0 ? null : { ...plan, cards } }
}
