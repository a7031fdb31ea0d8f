/** The sounds of the table, made here: paper on cloth, paper on paper, and a few plucked strings. Pure. */
import type { SoundName } from './cues'
import { band, finished, hiss, mixed, string, struck, swelling, tone } from './waves'
import type { Wave } from './waves'

/** How loud each is at its loudest, of 1. */
const PEAKS: Readonly<Record<SoundName, number>> = {
  lay: 0.5,
  beat: 0.72,
  take: 0.42,
  discard: 0.42,
  deal: 0.26,
  shuffle: 0.4,
  turn: 0.34,
  won: 0.6,
  lost: 0.55,
  draw: 0.5,
}

const VOICES: Readonly<Record<SoundName, (rate: number) => Wave>> = {
  lay: (rate) =>
    mixed(rate, [
      { wave: struck(band(hiss(0.09, rate, 3), rate, 2100, 900, 0.9), rate, 0.002, 0.014), level: 1 },
      { wave: tone(0.12, rate, 150, 0.028, 95), level: 0.5 },
    ]),
  beat: (rate) =>
    mixed(rate, [
      { wave: struck(band(hiss(0.1, rate, 7), rate, 3400, 1300, 0.8), rate, 0.001, 0.012), level: 1 },
      { wave: struck(band(hiss(0.05, rate, 8), rate, 5200, 3000, 1.4), rate, 0.001, 0.006), at: 0.006, level: 0.6 },
      { wave: tone(0.16, rate, 130, 0.04, 78), level: 0.75 },
    ]),
  take: (rate) =>
    mixed(
      rate,
      [0, 1, 2, 3, 4].map((i) => ({
        wave: swelling(band(hiss(0.16, rate, 20 + i), rate, 2600 - 260 * i, 1100 - 90 * i, 1.1)),
        at: 0.055 * i,
        level: 0.7 + 0.08 * i,
      })),
    ),
  discard: (rate) =>
    mixed(rate, [
      { wave: swelling(band(hiss(0.34, rate, 31), rate, 1000, 3000, 1.2)), level: 0.8 },
      { wave: struck(band(hiss(0.12, rate, 32), rate, 1300, 600, 0.9), rate, 0.003, 0.03), at: 0.3, level: 0.9 },
      { wave: tone(0.12, rate, 110, 0.03, 80), at: 0.3, level: 0.3 },
    ]),
  deal: (rate) =>
    mixed(rate, [
      { wave: swelling(band(hiss(0.055, rate, 41), rate, 2000, 4200, 1.1)), level: 0.7 },
      { wave: struck(band(hiss(0.04, rate, 42), rate, 1900, 1000, 0.9), rate, 0.001, 0.008), at: 0.045, level: 1 },
    ]),
  shuffle: (rate) =>
    mixed(rate, [
      // A riffle: one edge after the other, faster and faster, and then the pack pushed together.
      ...Array.from({ length: 26 }, (_, i) => ({
        wave: struck(band(hiss(0.03, rate, 60 + i), rate, 3600 - 40 * i, 1800, 1.1), rate, 0.001, 0.005),
        at: 0.52 * Math.sqrt(i / 26),
        level: 0.45 + 0.02 * (i % 7),
      })),
      { wave: swelling(band(hiss(0.24, rate, 90), rate, 2400, 1000, 1)), at: 0.56, level: 0.7 },
    ]),
  turn: (rate) =>
    mixed(rate, [
      { wave: struck(tone(0.45, rate, 659.3, 0.11), rate, 0.004, 1), level: 1 },
      { wave: tone(0.45, rate, 1978, 0.03), level: 0.2 },
      { wave: struck(tone(0.5, rate, 987.8, 0.13), rate, 0.004, 1), at: 0.09, level: 0.7 },
    ]),
  won: (rate) => plucked(rate, [293.7, 370, 440, 587.3], 0.13, 1.3),
  lost: (rate) => plucked(rate, [293.7, 233.1, 196], 0.24, 1.2),
  draw: (rate) => plucked(rate, [293.7, 440, 293.7], 0.19, 1.1),
}

/** A run on the strings: Hz one after the other, doubled as on an instrument of pairs. */
function plucked(rate: number, notes: readonly number[], every: number, ring: number): Wave {
  return mixed(
    rate,
    notes.flatMap((hertz, i) => [
      { wave: struck(string(ring, rate, hertz, 100 + i), rate, 0.002, 0.5), at: every * i, level: 1 },
      { wave: struck(string(ring, rate, hertz * 1.003, 200 + i), rate, 0.002, 0.5), at: every * i + 0.012, level: 0.7 },
    ]),
  )
}

/** A sound as samples, ready to be played. */
export function voice(sound: SoundName, rate: number): Wave {
  return finished(VOICES[sound](rate), rate, PEAKS[sound])
}
