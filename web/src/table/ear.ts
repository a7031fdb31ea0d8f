/** Listens to a game: what is heard of it, and when the player is called. */
import type { Cause } from '../cards/motion'
import { mayAct } from '../game/fold'
import type { Game } from '../game/game'
import { cueOf } from '../sound/cues'
import type { Sounds } from '../sound/sounds'

/** Who has just acted needs no call. */
const CALM_MS = 1500

export class Ear {
  #wasAsked = false
  #since = 0

  constructor(private readonly sounds: Sounds) {}

  /** Call with every change; `cause`: what cards travel for now. */
  heard(cause: Cause, game: Game, pace: number): void {
    if (game.table === null) return
    this.sounds.play(cueOf(cause, game.table.you), pace)
    const isAsked = mayAct(game) && (game.sight?.choices.length ?? 0) > 0
    const now = performance.now()
    if (isAsked && !this.#wasAsked && now - this.#since > CALM_MS) {
      this.sounds.playOnce('turn')
      this.sounds.vibrate()
    }
    if (!isAsked && this.#wasAsked) this.#since = now
    this.#wasAsked = isAsked
  }
}
