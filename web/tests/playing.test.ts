/** The hand's order, cards let go somewhere, several cards at once, memory aids, the tally. */
import { describe, expect, it } from 'vitest'
import { isComplete, shownDiscards, unseen } from '../src/game/aids'
import { equalsOf, nextOf } from '../src/game/several'
import { moved, nextSorting, sortedHand } from '../src/game/sorting'
import { tallyWith } from '../src/game/tally'
import { choiceAt, placeAt } from '../src/table/drop'
import { sightOf } from './make'

const HAND = ['As', '6h', 'Tc', '6s', '7c', 'Kd']

describe('a hand', () => {
  it.each([
    ['suit', 'right', ['Kd', '6s', 'As', '6h', '7c', 'Tc']],
    ['suit', 'left', ['7c', 'Tc', 'Kd', '6s', 'As', '6h']],
    ['rank', 'right', ['6s', '6h', 'Kd', 'As', '7c', 'Tc']],
    ['rank', 'left', ['7c', 'Tc', '6s', '6h', 'Kd', 'As']],
  ] as const)('is sorted by %s, trumps %s', (sorting, trumps, expected) => {
    expect(sortedHand(HAND, 'c', { sorting, trumps })).toEqual(expected)
  })

  it('keeps the player’s own order; what is new comes last', () => {
    expect(sortedHand(HAND, 'c', { sorting: 'own', trumps: 'right' }, ['Tc', '9d', 'As', '6h'])).toEqual(['Tc', 'As', '6h', 'Kd', '6s', '7c'])
  })

  it('has a card moved among the others, no further than the ends', () => {
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  })

  it('goes round the orders', () => {
    expect([nextSorting('suit'), nextSorting('rank'), nextSorting('own')]).toEqual(['rank', 'own', 'suit'])
  })
})

describe('a card that is let go', () => {
  const attack = { action: '0a7c', verb: 'attack', card: '7c' }
  const beat = { action: '0d7d7h', verb: 'beat', card: '7h' }
  const transfer = { action: '0t7h', verb: 'transfer', card: '7h' }
  const table = [{ attack: '9c', beat: 'Tc' }, { attack: '7d', beat: null }]

  it('on the table or on any card there is led or thrown in', () => {
    const sight = sightOf({ choices: [attack] })
    expect(choiceAt(sight, '7c', { on: 'table' })).toBe(attack)
    expect(choiceAt(sight, '7c', { on: 'attack', card: '9c' })).toBe(attack)
  })

  it('on an attack card beats that card, and no other', () => {
    const sight = sightOf({ choices: [beat], table, phase: 'defend' })
    expect(choiceAt(sight, '7h', { on: 'attack', card: '7d' })).toBe(beat)
    expect(choiceAt(sight, '7h', { on: 'attack', card: '9c' })).toBeNull()
    expect(choiceAt(sight, '7h', { on: 'table' })).toBe(beat)
  })

  it('with two uses beats on the attack card and passes on beside it', () => {
    const sight = sightOf({ choices: [beat, transfer], table: table.slice(1), phase: 'defend' })
    expect(choiceAt(sight, '7h', { on: 'attack', card: '7d' })).toBe(beat)
    expect(choiceAt(sight, '7h', { on: 'table' })).toBe(transfer)
  })

  it('in the hand, beside the table, or without a choice is not played', () => {
    const sight = sightOf({ choices: [attack] })
    expect(choiceAt(sight, '7c', { on: 'hand' })).toBeNull()
    expect(choiceAt(sight, '7c', { on: 'nothing' })).toBeNull()
    expect(choiceAt(sight, 'Qh', { on: 'table' })).toBeNull()
  })

  it('in the hand finds its place, in its own row', () => {
    const rows = [{ x: 10, y: 0 }, { x: 30, y: 0 }, { x: 10, y: 40 }, { x: 30, y: 40 }]
    expect(placeAt(rows, { x: 0, y: 0 })).toBe(0)
    expect(placeAt(rows, { x: 22, y: 2 })).toBe(1)
    expect(placeAt(rows, { x: 90, y: 5 })).toBe(2)
    expect(placeAt(rows, { x: 12, y: 35 })).toBe(3)
    expect(placeAt([], { x: 1, y: 1 })).toBe(0)
  })
})

describe('several cards of one rank', () => {
  const cards = ['7c', '7d', '7s', '9c'].map((card) => ({ action: `0a${card}`, verb: 'attack', card }))
  const pass = { action: '0p', verb: 'pass', card: null }

  it('are those that could be played as well', () => {
    const sight = sightOf({ choices: cards })
    expect(equalsOf(sight, '7d')).toEqual(['7d', '7c', '7s'])
    expect(equalsOf({ ...sight, trump: 'c' }, '7d')).toEqual(['7d', '7s', '7c'])
    expect(equalsOf(sight, '9c')).toEqual([])
    expect(equalsOf(sight, 'Qh')).toEqual([])
    expect(equalsOf(sightOf({ choices: cards.map((choice) => ({ ...choice, verb: 'beat' })) }), '7d')).toEqual([])
  })

  it('are sent one after the other, each when the player is asked again', () => {
    const plan = { cards: ['7c', '7d'], bout: 1 }
    const first = nextOf(plan, sightOf({ choices: cards }), 0)
    expect(first).toEqual({ action: '0a7c', rest: { cards: ['7d'], bout: 1 } })
    const rest = { cards: ['7d'], bout: 1 }
    expect(nextOf(rest, sightOf({ choices: [], actor: 1, phase: 'defend' }), 0)).toBe('wait')
    expect(nextOf(rest, sightOf({ choices: [...cards.slice(1), pass], phase: 'throw_in' }), 0)).toEqual({ action: '0a7d', rest: null })
  })

  it('stop where the rules let the next one in no more, and with the bout', () => {
    const rest = { cards: ['7d'], bout: 1 }
    expect(nextOf(rest, sightOf({ choices: [pass], phase: 'throw_in' }), 0)).toBe('stop')
    expect(nextOf(rest, sightOf({ choices: cards, bout: 2 }), 0)).toBe('stop')
    expect(nextOf(rest, sightOf({ choices: [], actor: null, phase: 'between' }), 0)).toBe('stop')
    expect(nextOf({ ...rest, cards: [] }, sightOf({ choices: cards }), 0)).toBe('stop')
  })
})

describe('memory aids', () => {
  const sight = sightOf({
    hands: [
      { cards: ['7c', 'Qh'], hidden: 0, out: false },
      { cards: ['Ac'], hidden: 5, out: false },
    ],
    table: [{ attack: '9c', beat: 'Tc' }],
    discard: 3,
  })

  it('tell what is in no place that the seat has seen', () => {
    const suits = unseen(sight, 36, [['6c', '8c', 'Jc']])
    expect(suits.map(({ suit, cards }) => [suit, cards.length])).toEqual([['c', 2], ['d', 9], ['s', 8], ['h', 8]])
    expect(suits[0]?.cards).toEqual(['Qc', 'Kc'])
    expect(unseen(sight, 24, [])[1]?.cards).toEqual(['9d', 'Td', 'Jd', 'Qd', 'Kd', 'Ad'])
  })

  it('know no more than the table shows', () => {
    const bouts = [['6c', '8c', 'Jc'], ['6d', '7d']]
    expect(shownDiscards(sight, bouts)).toEqual(bouts.slice(0, 1))
    expect(isComplete(sight, bouts)).toBe(true)
    expect(isComplete(sight, null)).toBe(false)
    expect(isComplete(sightOf(), null)).toBe(true)
  })
})

it('a tally takes this game in once it is over', () => {
  const tally = { games: 2, draws: 1, durak: [0, 1] }
  expect(tallyWith(tally, sightOf())).toBe(tally)
  expect(tallyWith(tally, sightOf({ result: { text: '#1', kind: 'durak', seat: 1 } }))).toEqual({ games: 3, draws: 1, durak: [0, 2] })
  expect(tallyWith(tally, sightOf({ result: { text: '#-', kind: 'draw', seat: null } }))).toEqual({ games: 3, draws: 2, durak: [0, 1] })
})
