/** A hint: asked for on one position, given by the server, gone when the table moves on. Pure, as `fold.ts`. */
import type { Choice, Hint, Refused, Sight } from '../wire'
import { mayAct, sentAction } from './fold'
import type { Asked, Game, Table } from './game'
import type { Sentence } from './sentences'

/** Against programs alone, and not in the deal of the day: elsewhere the server gives no hints and takes nothing back. */
export function hasHelp(table: Table): boolean {
  return table.today === null && isAlone(table)
}

/** Whether all others are programs. */
export function isAlone(table: Table): boolean {
  return table.seats.every(({ player }, seat) => seat === table.you || player !== 'person')
}

export function mayHint(game: Game): boolean {
  const isFree = mayAct(game) && game.sight !== null && game.sight.choices.length > 0
  return isFree && game.table !== null && hasHelp(game.table) && hintOf(game) === null
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
  readonly why: Why
}

/** What speaks for a move, as far as the table itself shows it: a key of the message `hint-why`. */
export type Why = 'only' | 'lowest' | 'more' | 'cheapest' | 'matching' | 'trump' | 'rid' | 'load' | 'other' | 'spare' | 'keep' | 'none'

export function adviceOf(sight: Sight, hint: Hint): Advice | null {
  const choice = sight.choices.find(({ action }) => action === hint.action)
  if (choice === undefined) return null
  const chance = hint.worths.find(({ action }) => action === hint.action)?.chance ?? 0
  return { card: choice.card, verb: choice.verb, percent: percentOf(chance), why: whyOf(sight, choice) }
}

/** Every choice with its worth, the best first; the hint itself leads what is worth as much. */
export function worthsOf(sight: Sight, hint: Hint): Advice[] {
  const chances = new Map(hint.worths.map(({ action, chance }) => [action, chance]))
  const isHint = (choice: Choice): number => (choice.action === hint.action ? 1 : 0)
  return [...sight.choices]
    .sort((one, other) => (chances.get(other.action) ?? 0) - (chances.get(one.action) ?? 0) || isHint(other) - isHint(one))
    .map((choice) => ({ card: choice.card, verb: choice.verb, percent: percentOf(chances.get(choice.action) ?? 0), why: whyOf(sight, choice) }))
}

function percentOf(chance: number): number {
  return chance <= 0 || chance >= 1 ? Math.round(chance * 100) : Math.min(99, Math.max(1, Math.round(chance * 100)))
}

const RANKS = '23456789TJQKA'
const LOW = RANKS.indexOf('T')

function whyOf(sight: Sight, { card, verb }: Choice): Why {
  if (sight.choices.length === 1) return 'only'
  switch (verb) {
    case 'attack':
      return whyPlay(sight, card ?? '')
    case 'beat':
      return whyBeat(sight, card ?? '')
    case 'transfer':
      return 'other'
    case 'take':
      return sight.choices.some((choice) => choice.verb === 'beat') ? 'spare' : 'none'
    default:
      return 'keep'
  }
}

/** Trumps above all other cards, then by rank. */
function price(sight: Sight, card: string): number {
  return RANKS.indexOf(card.charAt(0)) + (card.charAt(1) === sight.trump ? RANKS.length : 0)
}

function whyPlay(sight: Sight, card: string): Why {
  const cards = cardsOf(sight, 'attack')
  if (sight.table.length > 0) {
    if (sight.phase === 'throw_in_taking') return 'load'
    return price(sight, card) < LOW ? 'rid' : 'none'
  }
  if (cards.some((other) => other !== card && other.charAt(0) === card.charAt(0) && other.charAt(1) !== sight.trump)) return 'more'
  return cards.every((other) => price(sight, other) >= price(sight, card)) ? 'lowest' : 'none'
}

function whyBeat(sight: Sight, card: string): Why {
  if (cardsOf(sight, 'beat').every((other) => price(sight, other) >= price(sight, card))) return 'cheapest'
  const lying = sight.table.flatMap(({ attack, beat }) => [attack, beat ?? ''])
  if (lying.some((other) => other.charAt(0) === card.charAt(0))) return 'matching'
  return card.charAt(1) === sight.trump ? 'trump' : 'none'
}

function cardsOf(sight: Sight, verb: string): string[] {
  return sight.choices.flatMap((choice) => (choice.verb === verb && choice.card !== null ? [choice.card] : []))
}

const deedOf = (sight: Sight, verb: string): string => (verb === 'attack' ? (sight.table.length === 0 ? 'lead' : 'throw') : verb)

export function hintSentence(sight: Sight, { card, verb, percent, why }: Advice): Sentence {
  return { id: `hint-${deedOf(sight, verb)}`, args: { card: card ?? '', percent, why, phase: sight.phase } }
}

/** The move alone, for the list of all moves. */
export function moveSentence(sight: Sight, { card, verb }: Advice): Sentence {
  return { id: `hint-list-${deedOf(sight, verb)}`, args: { card: card ?? '', phase: sight.phase } }
}
