/** A game's frames as moves: each decision with what followed from it. Pure. */
import type { Out } from '../game/game'
import { isDecision } from '../game/pace'
import type { Frame } from '../wire'

/** Frames `from` to `to`. The first step is the deal, before any decision. */
export interface Step {
  readonly from: number
  readonly to: number
  readonly bout: number
}

export function stepsOf(frames: readonly Frame[]): Step[] {
  const starts = [0, ...frames.flatMap(({ event }, at) => (isDecision(event) ? [at] : []))]
  return starts.map((from, i) => ({ from, to: (starts[i + 1] ?? frames.length) - 1, bout: frames[from]?.sight.bout || 1 }))
}

/** The first step of the bout after the one that is shown; the last step where there is none. */
export function nextBout(steps: readonly Step[], at: number): number {
  const bout = steps[at]?.bout ?? 1
  const next = steps.findIndex((step, i) => i > at && step.bout > bout)
  return next < 0 ? steps.length - 1 : next
}

/** Back to the first step of this bout; from there to that of the one before. */
export function boutBefore(steps: readonly Step[], at: number): number {
  const first = (bout: number): number => steps.findIndex((step, i) => i > 0 && step.bout >= bout)
  const bout = steps[at]?.bout ?? 1
  const begin = first(bout)
  if (at > begin) return Math.max(0, begin)
  return bout <= 1 ? 0 : Math.max(0, first(bout - 1))
}

/** Who has left the game by a frame, in that order. */
export function outsAt(frames: readonly Frame[], shown: number): Out[] {
  return frames.slice(0, shown + 1).flatMap(({ event, sight }) => (event.kind === 'out' ? [{ seat: event.seat, bout: sight.bout }] : []))
}
