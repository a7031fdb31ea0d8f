/** Shows received frames one after the other, each for its time; hurries and skips ahead when more wait. */
import { presented } from '../game/fold'
import type { Game } from '../game/game'
import { haste, holdOf } from '../game/pace'
import type { Frame } from '../wire'

export interface Stage {
  game(): Game
  change(game: Game): void
  /** Draws what is shown now. `isLast`: nothing more is skipped to; only then cards travel. */
  draw(frame: Frame, isTravelling: boolean): void
  /** All that was received is shown. */
  caughtUp(): void
  /** Times every hold; 0 with reduced motion. */
  pace(): number
}

export class Presenter {
  #timer = 0

  constructor(private readonly stage: Stage) {}

  /** Call after frames were received. */
  advance(): void {
    const { queue } = this.stage.game()
    if (this.#timer !== 0) {
      if (this.#haste() > 0) return
      clearTimeout(this.#timer)
      this.#timer = 0
    }
    if (queue.length === 0) return
    while (this.#showOne());
    if (this.stage.game().queue.length === 0) this.stage.caughtUp()
  }

  /** Nothing is shown for so long: a deal is on its way. */
  hold(ms: number): void {
    this.#hold(ms * this.stage.pace())
  }

  /** The player has decided: what comes of it is shown at once. */
  release(): void {
    this.stop()
    this.advance()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  /** Shows the oldest frame. True if the next one may follow at once. */
  #showOne(): boolean {
    const game = this.stage.game()
    const [frame] = game.queue
    if (frame === undefined) return false
    const speed = this.#haste()
    this.stage.change(presented(game))
    this.stage.draw(frame, speed > 0 || game.queue.length === 1)
    const ms = holdOf(frame.event) * speed * this.stage.pace()
    if (ms === 0) return true
    this.#hold(ms)
    return false
  }

  #hold(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      this.#timer = 0
      this.advance()
    }, ms)
  }

  #haste(): number {
    // The first waiting frame is about to be shown; only what comes behind it makes haste.
    return haste(this.stage.game().queue.slice(1), document.visibilityState === 'visible')
  }
}
