import { describe, expect, it } from 'vitest'
import { haste, holdOf, waitingDecisions } from '../src/game/pace'
import { passDelay } from '../src/game/choices'
import { frameOf } from './make'

const pass = frameOf(1)
const draw = frameOf(2, { kind: 'draw', seat: 1, cards: ['??'] })

describe('the pace', () => {
  it('is whole while only the consequences of one decision wait', () => {
    expect(waitingDecisions([draw, draw])).toBe(0)
    expect(haste([draw, draw], true)).toBe(1)
  })

  it('hurries with one decision waiting and skips ahead with two', () => {
    expect(haste([pass], true)).toBeGreaterThan(0)
    expect(haste([pass], true)).toBeLessThan(1)
    expect(haste([pass, draw, pass], true)).toBe(0)
  })

  it('skips ahead while nobody looks', () => {
    expect(haste([], false)).toBe(0)
  })

  it('holds longer for more cards', () => {
    const cards = (n: number): string[] => Array.from({ length: n }, () => '??')
    expect(holdOf({ kind: 'draw', seat: 1, cards: cards(3) })).toBeGreaterThan(holdOf({ kind: 'draw', seat: 1, cards: cards(1) }))
    expect(holdOf({ kind: 'bout', bout: 1, attacker: 0, defender: 1, limit: 6 })).toBe(0)
  })

  it('of a pass by itself is from the range of a real one: 0.4 to 1.5 seconds', () => {
    expect(passDelay(0)).toBe(400)
    expect(passDelay(0.999)).toBeLessThan(1500)
  })
})
