/** Where one is in a game that is looked at again, and how it runs on by itself. Draws nothing. */
import { holdOf } from '../game/pace'
import type { Event, Frame } from '../wire'
import { boutBefore, nextBout, stepsOf } from './steps'
import type { Step } from './steps'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Between two moves that play by themselves, ms at normal speed: time to look. */
const LOOK_MS = 900

export interface Show {
  /** Something changed; `cause`: what cards travel for, null for a jump, undefined for nothing new on the table. */
  changed(cause?: Event | null): void
  /** Another step is shown; `isJump`: it does not follow the one before. */
  stepped(isJump: boolean): void
  /** What is in flight arrives at once. */
  skip(): void
  /** Times every travel; 0 with reduced motion. */
  pace(): number
}

export class Tape {
  frames: readonly Frame[] = []
  steps: readonly Step[] = []
  /** The step that is shown, or is being shown. */
  at = 0
  /** The frame that is shown. */
  shown = 0
  isPlaying = false
  speed: Speed = 1
  #timer = 0

  constructor(private readonly show: Show) {}

  /** The same game as somebody else saw it, or another one: where one is stays. */
  load(frames: readonly Frame[]): void {
    this.#still()
    this.frames = frames
    this.steps = stepsOf(frames)
    this.at = Math.min(this.at, this.last)
    this.shown = this.steps[this.at]?.to ?? 0
    this.show.skip()
    this.show.changed(null)
    if (this.isPlaying) this.#goOn()
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1)
  }

  close(): void {
    this.isPlaying = false
    this.#still()
  }

  forward(): void {
    if (this.at >= this.last) return
    this.#still()
    // What the last move still had to show is there at once.
    this.shown = this.steps[this.at]?.to ?? this.shown
    this.show.skip()
    this.at++
    this.show.stepped(false)
    this.#showOn()
  }

  back(): void {
    this.seek(this.at - 1)
  }

  boutForward(): void {
    this.seek(nextBout(this.steps, this.at))
  }

  boutBack(): void {
    this.seek(boutBefore(this.steps, this.at))
  }

  seek(step: number): void {
    const to = Math.max(0, Math.min(this.last, step))
    if (to === this.at) return
    this.#still()
    this.at = to
    this.shown = this.steps[to]?.to ?? 0
    this.show.skip()
    this.show.stepped(true)
    this.show.changed(null)
    if (this.isPlaying) this.#goOn()
  }

  /** Plays on by itself, from the beginning if it was at the end. */
  toggle(): void {
    if (this.isPlaying) {
      this.isPlaying = false
      if (this.shown === this.steps[this.at]?.to) this.#still()
      this.show.changed()
      return
    }
    this.isPlaying = true
    if (this.at >= this.last) this.seek(0)
    else this.forward()
    this.show.changed()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.show.changed()
  }

  /** The next frame of this step, each for its time. */
  #showOn(): void {
    const step = this.steps[this.at]
    while (step !== undefined && this.shown < step.to) {
      const frame = this.frames[++this.shown]
      if (frame === undefined) break
      this.show.changed(frame.event)
      const ms = holdOf(frame.event) * this.show.pace()
      if (ms > 0) return this.#wait(ms, () => this.#showOn())
    }
    if (this.isPlaying) this.#goOn()
  }

  #goOn(): void {
    if (this.at >= this.last) {
      this.isPlaying = false
      this.show.changed()
      return
    }
    this.#wait(LOOK_MS / this.speed, () => this.forward())
  }

  #wait(ms: number, then: () => void): void {
    this.#timer = window.setTimeout(then, ms)
  }

  #still(): void {
    clearTimeout(this.#timer)
  }
}
