/** A hint: asked for on one position, given by the server, gone when the table moves on. Pure, as `fold.ts`. */
import type { Hint, Refused, Sight } from '../wire'
import { mayAct, sentAction } from './fold'
import type { Asked, Game, Table } from './game'
import type { Sentence } from './sentences'

/** Against programs alone: the server gives no hints where another person sits. */
export function hasHints(table: Table): boolean {
  return table.seats.every(({ player }, seat) => seat === table.you || player !== 'person')
}

export function mayHint(game: Game): boolean {
  const isFree = mayAct(game) && game.sight !== null && game.sight.choices.length > 0
  return isFree && game.table !== null && hasHints(game.table) && hintOf(game) === null
}

/** What was asked for the position that is shown; null otherwise. */
export function hintOf(game: Game): Asked | null {
  return game.hint?.base === game.shown ? game.hint : null
}

/** What was answered for the position that is shown, while it may still be followed. */
export function givenHint(game: Game): Hint | null {
  return sentAction(game) === null ? (hintOf(game)?.given ?? null) : null
}

export function hintAsked(game: Game, id: string): Game {
  return mayHint(game) ? { ...game, hint: { id, base: game.shown, given: null }, refusal: null } : game
}

/** An answer to another question than the last one changes nothing. */
export function hinted(game: Game, given: Hint): Game {
  return game.hint?.id === given.id ? { ...game, hint: { ...game.hint, given } } : game
}

/** No hint. A stale one is shown as nothing: the table had moved on, as the player can see. */
export function hintRefused(game: Game, { id, code, facts }: Refused): Game {
  if (game.hint?.id !== id) return game
  return { ...game, hint: null, refusal: code === 'stale' ? game.refusal : { code, facts } }
}

/** What the hint says to do: a card to play, or the choice without a card. */
export interface Advice {
  readonly card: string | null
  readonly verb: string
  /** That the player is not the durak, in per cent; 0 and 100 where that is certain alone. */
  readonly percent: number
}

export function adviceOf(sight: Sight, hint: Hint): Advice | null {
  const choice = sight.choices.find(({ action }) => action === hint.action)
  if (choice === undefined) return null
  const chance = hint.worths.find(({ action }) => action === hint.action)?.chance ?? 0
  return { card: choice.card, verb: choice.verb, percent: percentOf(chance) }
}

function percentOf(chance: number): number {
  return chance <= 0 || chance >= 1 ? Math.round(chance * 100) : Math.min(99, Math.max(1, Math.round(chance * 100)))
}

export function hintSentence(sight: Sight, { card, verb, percent }: Advice): Sentence {
  const deed = verb === 'attack' ? (sight.table.length === 0 ? 'lead' : 'throw') : verb
  return { id: `hint-${deed}`, args: { card: card ?? '', percent, phase: sight.phase } }
}
