/** Sounds and vibration, if the person wants them. Silent until the first gesture, as browsers ask. */
import type { Settings } from '../game/settings'
import type { Cue, SoundName } from './cues'
import type { Speaker } from './speaker'

const VIBRATION_MS = 70
/** A sound that comes later than this, for the speaker was still on its way, is better not heard. */
const LATE_MS = 400

export class Sounds {
  #speaker: Speaker | null = null
  #coming: Promise<Speaker | null> | null = null

  constructor(private readonly settings: () => Settings) {
    for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, () => this.wake(), { capture: true })
  }

  /** Call in a gesture: fetches the speaker, and lets it speak. */
  wake(): void {
    if (!this.#isWanted()) return
    if (this.#speaker === null) void this.#fetch()
    else this.#speaker.wake()
  }

  /** `pace`: times the cue's own times; 0: at once, and once. */
  play(cue: Cue | null, pace = 1): void {
    if (cue === null || !this.#isWanted()) return
    // Of a game in another tab only the call is heard.
    if (document.visibilityState !== 'visible' && cue.sound !== 'turn') return
    const { volume } = this.settings()
    if (this.#speaker !== null) return this.#speaker.play(cue, volume, pace)
    const asked = performance.now()
    void this.#coming?.then((speaker) => performance.now() - asked < LATE_MS && speaker?.play(cue, volume, pace))
  }

  playOnce(sound: SoundName): void {
    this.play({ sound, after: 0, times: 1, every: 0 })
  }

  vibrate(): void {
    if (this.settings().vibration && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(VIBRATION_MS)
  }

  #isWanted(): boolean {
    const { sounds, volume } = this.settings()
    return sounds && volume > 0
  }

  /** Without it the game is silent; the next gesture tries again. */
  #fetch(): Promise<Speaker | null> {
    this.#coming ??= import('./speaker')
      .then(({ Speaker }) => (this.#speaker = new Speaker()))
      .catch(() => (this.#coming = null))
    return this.#coming
  }
}

export function canVibrate(): boolean {
  return 'vibrate' in navigator
}
