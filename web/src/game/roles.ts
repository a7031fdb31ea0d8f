/** What each seat does in this bout, for its plate. */
import type { Sight } from '../wire'
import { isTaking } from './choices'
import type { Out } from './game'

export type Role =
  | { kind: 'attack' }
  | { kind: 'defend' }
  | { kind: 'taking' }
  /** `order` counts the throwers from the attacker, who is 1. */
  | { kind: 'throw'; order: number; passed: boolean }
  | { kind: 'out'; place: number | null }
  | { kind: 'durak' }
  | { kind: 'none' }

export function roleOf(sight: Sight, seat: number, outs: readonly Out[]): Role {
  if (sight.result !== null) return endRole(sight, seat, outs)
  if (sight.hands[seat]?.out) return { kind: 'out', place: placeOf(outs, seat) }
  if (sight.attacker === seat) return { kind: 'attack' }
  if (sight.defender === seat) return isTaking(sight) ? { kind: 'taking' } : { kind: 'defend' }
  const index = sight.throwers.indexOf(seat)
  if (index < 0) return { kind: 'none' }
  return { kind: 'throw', order: index + 1, passed: sight.passed.includes(seat) }
}

function endRole(sight: Sight, seat: number, outs: readonly Out[]): Role {
  if (sight.result?.seat === seat) return { kind: 'durak' }
  if (sight.hands[seat]?.out) return { kind: 'out', place: placeOf(outs, seat) }
  return { kind: 'none' }
}

/** 1 for the first seat to leave; null where the order was not seen (after a reload). */
export function placeOf(outs: readonly Out[], seat: number): number | null {
  const index = outs.findIndex((out) => out.seat === seat)
  if (index < 0 || outs.slice(0, index + 1).some((out) => out.bout === 0)) return null
  return index + 1
}

/** Opponents in the order they sit from the viewer's left hand: clockwise. */
export function opponents(you: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, k) => (you + 1 + k) % seats)
}
