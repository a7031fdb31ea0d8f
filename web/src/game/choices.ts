/** What the player may do, as the server listed it. The page adds no rule of its own. */
import type { Choice, Reason, Sight } from '../wire'

/** The choices that play this card: none, one, or (beat or transfer) several to ask about. */
export function choicesOf(sight: Sight, card: string): Choice[] {
  return sight.choices.filter((choice) => choice.card === card)
}

/** The choice of a verb that plays no card: take or pass. */
export function plainChoice(sight: Sight, verb: 'take' | 'pass'): Choice | undefined {
  return sight.choices.find((choice) => choice.verb === verb && choice.card === null)
}

export function reasonOf(sight: Sight, card: string): Reason | undefined {
  return sight.reasons[card]
}

/** True if all that is left is to pass: the page may say it for the player, never faster than a person. */
export function onlyPass(sight: Sight): boolean {
  return sight.choices.length === 1 && sight.choices[0]?.verb === 'pass'
}

/** Milliseconds before passing by itself, `chance` in [0, 1): drawn from the range of a real pass. */
export function passDelay(chance: number): number {
  return 400 + 1100 * chance
}

/** The oldest attack card without an answer. */
export function openAttack(sight: Sight): string | null {
  return sight.table.find((pair) => pair.beat === null)?.attack ?? null
}

/** True from "take" until the cards are picked up. */
export function isTaking(sight: Sight): boolean {
  return sight.phase === 'throw_in_taking' || (sight.phase === 'between' && openAttack(sight) !== null)
}

/** Ranks that the player could throw in, once each, in the order of the choices' cards. */
export function playableRanks(sight: Sight): string[] {
  const order = '23456789TJQKA'
  const ranks = new Set(sight.choices.flatMap((choice) => (choice.card === null ? [] : [choice.card.charAt(0)])))
  return [...ranks].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}
