import { describe, expect, it } from 'vitest'
import { movesOf } from '../src/cards/motion'
import type { Cause, Move } from '../src/cards/motion'
import { sceneOf } from '../src/cards/scene'
import type { Laid, Room } from '../src/cards/scene'

const room: Room = {
  hand: { box: { x: 0, y: 500, width: 800, height: 250 }, w: 100, top: 520, isSmall: false },
  bout: { box: { x: 200, y: 150, width: 500, height: 340 }, most: 100 },
  talon: { box: { x: 20, y: 150, width: 120, height: 150 }, w: 80 },
  heap: { x: 800, y: 250, w: 80 },
  kept: null,
  fans: new Map([[1, { x: 400, y: 40, w: 60, facing: 180, room: 300 }]]),
}
const laid: Laid = {
  hand: ['7c', 'Qh', 'As'],
  fans: [{ seat: 1, count: 6 }],
  talon: 10,
  turned: 'Ks',
  bout: [],
  heap: 0,
  taken: false,
  kept: [],
}
const plan = (before: Partial<Laid>, after: Partial<Laid>, cause: Cause): Move[] =>
  movesOf({ you: 0, room, before: sceneOf({ ...laid, ...before }, room), after: sceneOf({ ...laid, ...after }, room) }, cause)
const keys = (moves: readonly Move[]): string[] => moves.map((move) => move.piece.key)

describe('the plan of moves', () => {
  it('moves nothing that did not change', () => {
    expect(plan({}, {}, { kind: 'pass', seat: 1 })).toEqual([])
  })

  it('plays an own card from its place in the hand, and closes the hand up', () => {
    const moves = plan({}, { hand: ['7c', 'As'], bout: [{ attack: 'Qh', beat: null }] }, { kind: 'attack', seat: 0, card: 'Qh' })
    const played = moves.find((move) => move.piece.key === 'Qh')
    expect(played?.from).toEqual(sceneOf(laid, room).get('Qh')?.place)
    expect([played?.ms, played?.turns]).toEqual([240, null])
    expect(moves.filter((move) => move.ms === 180).map((move) => move.piece.zone)).toEqual(['hand', 'hand'])
  })

  it("turns another's card up on its way from the fan", () => {
    const moves = plan({}, { fans: [{ seat: 1, count: 5 }], bout: [{ attack: '9h', beat: null }] }, { kind: 'attack', seat: 1, card: '9h' })
    const played = moves.find((move) => move.piece.key === '9h')
    expect([played?.turns, played?.from.w]).toEqual(['up', 60])
  })

  it('lets the beating card take longer, turning across', () => {
    const before = { bout: [{ attack: '9h', beat: null }] }
    const moves = plan(before, { hand: ['7c', 'As'], bout: [{ attack: '9h', beat: 'Qh' }] }, { kind: 'beat', seat: 0, attack: '9h', card: 'Qh' })
    expect(moves.find((move) => move.piece.key === 'Qh')?.ms).toBe(280)
  })

  it('carries every card of a beaten bout to the heap and turns it down', () => {
    const bout = [{ attack: '9h', beat: 'Jh' }]
    const moves = plan({ bout }, { heap: 2 }, { kind: 'discard', cards: ['9h', 'Jh'] })
    const gone = moves.filter((move) => move.leaves)
    expect(keys(gone)).toEqual(['9h', 'Jh'])
    expect(gone.every((move) => move.turns === 'down')).toBe(true)
    expect(moves.filter((move) => move.appears)).toHaveLength(2)
  })

  it('brings a taken bout into the own hand, oldest first', () => {
    const bout = [{ attack: '9h', beat: null }, { attack: '9d', beat: null }]
    const moves = plan({ bout }, { hand: ['7c', '9d', '9h', 'Qh', 'As'] }, { kind: 'pick_up', seat: 0, cards: ['9h', '9d'] })
    const taken = moves.filter((move) => move.ms === 280)
    expect(keys(taken).sort()).toEqual(['9d', '9h'])
    expect(taken.map((move) => move.delay)).toEqual([0, 50])
  })

  it("carries a taken bout to another's fan", () => {
    const moves = plan({ bout: [{ attack: '9h', beat: null }] }, { fans: [{ seat: 1, count: 7 }] }, { kind: 'pick_up', seat: 1, cards: ['9h'] })
    expect(keys(moves.filter((move) => move.leaves))).toEqual(['9h'])
  })

  it('draws one card after the other from the talon, face up only into the own hand', () => {
    const moves = plan({ hand: [] , talon: 10 }, { hand: ['7c', 'Qh'], talon: 8 }, { kind: 'draw', seat: 0, cards: ['7c', 'Qh'] })
    expect(moves.map((move) => [move.piece.key, move.delay, move.turns])).toEqual([['7c', 0, 'up'], ['Qh', 60, 'up']])
  })

  it('deals to every seat in turn', () => {
    const moves = plan({}, {}, { kind: 'dealing', order: [1, 0] })
    expect(moves).toHaveLength(9)
    expect(moves.filter((move) => move.turns === 'up')).toHaveLength(3)
    expect(new Set(moves.map((move) => move.delay)).size).toBe(9)
  })
})

describe('a scene', () => {
  it('holds every card once and puts the beating card over its attack', () => {
    const scene = sceneOf({ ...laid, bout: [{ attack: '9h', beat: 'Th' }] }, room)
    expect(scene.size).toBe(3 + 6 + 10 + 2)
    expect(scene.get('Th')!.z).toBeGreaterThan(scene.get('9h')!.z)
    expect(scene.get('9h')!.open).toBe(false)
  })

  it('lights an open attack, but not when the defender takes', () => {
    const bout = [{ attack: '9h', beat: null }]
    expect(sceneOf({ ...laid, bout }, room).get('9h')!.open).toBe(true)
    expect(sceneOf({ ...laid, bout, taken: true }, room).get('9h')!.open).toBe(false)
  })
})
