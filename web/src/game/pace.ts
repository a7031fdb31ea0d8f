/** How long a shown event holds the table before the next one may be shown. */
import type { Event, Frame } from '../wire'

/** Events that are somebody's decision; the others are what follows from one. */
const DECISIONS: ReadonlySet<Event['kind']> = new Set(['attack', 'beat', 'transfer', 'take', 'pass', 'resign'])

export const isDecision = (event: Event): boolean => DECISIONS.has(event.kind)

/** Milliseconds at normal speed until the next event may be shown. */
export function holdOf(event: Event): number {
  switch (event.kind) {
    case 'deal':
      return 300 + 60 * event.hands.reduce((sum, hand) => sum + hand.length, 0)
    case 'attack':
    case 'transfer':
      return 260
    case 'beat':
      return 420
    case 'take':
    case 'pass':
      return 160
    case 'discard':
    case 'pick_up':
      return 360 + 50 * Math.min(event.cards.length, 8)
    case 'draw':
      return 120 + 60 * event.cards.length
    case 'out':
    case 'undo':
    case 'resign':
      return 200
    case 'bout':
    case 'end':
      return 0
  }
}

/** How many decisions wait: with one the table hurries, with more it skips ahead. */
export function waitingDecisions(queue: readonly Frame[]): number {
  return queue.filter((frame) => DECISIONS.has(frame.event.kind)).length
}

/** The part of `holdOf` that is really waited, from 0 (skip ahead) to 1. */
export function haste(queue: readonly Frame[], isSeen: boolean): number {
  if (!isSeen) return 0
  const waiting = waitingDecisions(queue)
  if (waiting >= 2) return 0
  return waiting === 1 ? 0.4 : 1
}
