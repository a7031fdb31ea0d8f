/** The whole table as one spoken text, for the key L. */
import type { Sight } from '../wire'
import type { Words } from '../language/words'
import type { Unseen } from './aids'
import type { Out, Table } from './game'
import { opponents, roleOf } from './roles'
import { roleSentence, seatName } from './sentences'

export function readTable(words: Words, table: Table, sight: Sight, outs: readonly Out[]): string {
  return [
    words.say('read-trump', { trump: sight.trump }),
    words.say('read-talon', { count: sight.talon }),
    words.say('read-discard', { count: sight.discard }),
    ...opponents(table.you, table.seats.length).map((seat) => readSeat(words, table, sight, outs, seat)),
    readBout(words, sight),
    ...readHand(words, table, sight),
  ].join(' ')
}

/** What has not been seen yet, suit by suit. */
export function readUnseen(words: Words, suits: readonly Unseen[]): string {
  const count = suits.reduce((sum, { cards }) => sum + cards.length, 0)
  const told = suits.map((each) => suitText(words, each))
  return `${words.say('counter-label', { count })}. ${told.join('; ')}.`
}

export function suitText(words: Words, { suit, cards }: Unseen): string {
  return words.say(cards.length === 0 ? 'counter-none' : 'counter-suit', { suit, ranks: cards.map((card) => words.rank(card)).join(', ') })
}

/** Counts and trump, for the key C. */
export function readCounts(words: Words, table: Table, sight: Sight): string {
  const count = (seat: number): number => (sight.hands[seat]?.cards.length ?? 0) + (sight.hands[seat]?.hidden ?? 0)
  return [
    words.say('read-trump', { trump: sight.trump }),
    words.say('read-counts', { talon: sight.talon, discard: sight.discard, own: count(table.you) }),
    ...opponents(table.you, table.seats.length).map((seat) => words.say('read-seat-count', { name: seatName(words, table, seat), count: count(seat) })),
  ].join(' ')
}

function readSeat(words: Words, table: Table, sight: Sight, outs: readonly Out[], seat: number): string {
  const hand = sight.hands[seat]
  const count = (hand?.cards.length ?? 0) + (hand?.hidden ?? 0)
  const role = roleSentence(roleOf(sight, seat, outs), true)
  const name = seatName(words, table, seat)
  if (role === null) return words.say('read-seat-plain', { name, count })
  return words.say('read-seat', { name, count, role: words.say(role.id, role.args) })
}

export function pairText(words: Words, attack: string, beat: string | null): string {
  return beat === null ? words.say('pair-open', { attack }) : words.say('pair-beaten', { attack, beat })
}

function readBout(words: Words, sight: Sight): string {
  if (sight.table.length === 0) return words.say('read-table-empty')
  return words.say('read-table', { pairs: sight.table.map((pair) => pairText(words, pair.attack, pair.beat)).join('; ') })
}

function readHand(words: Words, table: Table, sight: Sight): string[] {
  const cards = sight.hands[table.you]?.cards ?? []
  if (cards.length === 0) return [words.say('read-hand-empty')]
  const playable = [...new Set(sight.choices.flatMap((choice) => (choice.card === null ? [] : [choice.card])))]
  const hand = words.say('read-hand', { cards: cards.map((card) => words.card(card)).join(', ') })
  if (playable.length === 0) return [hand]
  return [hand, words.say('read-can', { cards: playable.map((card) => words.card(card, 'accusative')).join(', ') })]
}
