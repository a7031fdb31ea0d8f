/** Plays the sounds. Fetched with the first gesture, if sounds are on at all. */
import type { Cue, SoundName } from './cues'
import { voice } from './voices'

/** A quiet context costs power: it rests after so long. */
const REST_MS = 4000
/** A row of the same sound is never quite the same: each is so much faster or slower. */
const UNEVEN = 0.09

export class Speaker {
  readonly #context = new AudioContext()
  readonly #gain = this.#context.createGain()
  readonly #buffers = new Map<SoundName, AudioBuffer>()
  #rest = 0
  #wasAwake = false

  constructor() {
    this.#gain.connect(this.#context.destination)
    this.wake()
  }

  /** Some browsers let it speak only when it was woken in a gesture. */
  wake(): void {
    if (this.#wasAwake) return
    void this.#context.resume().then(() => (this.#wasAwake = true), () => undefined)
    this.#restLater(0)
  }

  /** `volume`: 0 to 100; `pace`: times the cue's own times, 0: at once, and once. */
  play({ sound, after, times, every }: Cue, volume: number, pace: number): void {
    // Loudness is heard by ratios: half of the way is a quarter of the power.
    this.#gain.gain.value = (volume / 100) ** 2
    void this.#context.resume()
    const begin = this.#context.currentTime + (after * pace) / 1000
    const heard = pace === 0 ? 1 : times
    for (let i = 0; i < heard; i++) {
      const speed = heard === 1 ? 1 : 1 + (((i * 7) % 5) / 4 - 0.5) * UNEVEN
      this.#one(sound, begin + (i * every * pace) / 1000, speed)
    }
    this.#restLater((after + heard * every) * pace)
  }

  #restLater(ms: number): void {
    clearTimeout(this.#rest)
    this.#rest = window.setTimeout(() => void this.#context.suspend(), ms + REST_MS)
  }

  #one(sound: SoundName, at: number, speed: number): void {
    const source = this.#context.createBufferSource()
    source.buffer = this.#buffer(sound)
    source.playbackRate.value = speed
    source.connect(this.#gain)
    source.start(at)
  }

  #buffer(sound: SoundName): AudioBuffer {
    const made = this.#buffers.get(sound)
    if (made !== undefined) return made
    const { sampleRate } = this.#context
    const samples = voice(sound, sampleRate)
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate)
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(sound, buffer)
    return buffer
  }
}
