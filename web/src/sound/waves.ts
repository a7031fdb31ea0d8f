/** What the sounds are made of: hiss through filters, strings, bells. Pure: samples from -1 to 1, `rate` of them a second. */

export type Wave = Float32Array<ArrayBuffer>

export function silence(seconds: number, rate: number): Wave {
  return new Float32Array(Math.ceil(seconds * rate))
}

/** Hiss, always the same from the same seed. */
export function hiss(seconds: number, rate: number, seed: number): Wave {
  let state = seed >>> 0
  return silence(seconds, rate).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  })
}

/** Lets through what lies around `from` Hz at the beginning and `to` Hz at the end; a higher `q` lets through less. */
export function band(wave: Wave, rate: number, from: number, to: number, q: number): Wave {
  let low = 0
  let middle = 0
  return wave.map((sample, i) => {
    const hertz = from * (to / from) ** (i / wave.length)
    const step = 2 * Math.sin((Math.PI * Math.min(hertz, rate / 7)) / rate)
    low += step * middle
    middle += step * (sample - low - middle / q)
    return middle / q
  })
}

/** A knock or a bell: a tone that dies away to a third within `fade` seconds; its pitch falls to `to`. */
export function tone(seconds: number, rate: number, hertz: number, fade: number, to = hertz): Wave {
  let turn = 0
  return silence(seconds, rate).map((_, i) => {
    const time = i / rate
    turn += (2 * Math.PI * (to + (hertz - to) * Math.exp(-time / 0.03))) / rate
    return Math.sin(turn) * Math.exp(-time / fade)
  })
}

/** A plucked string: hiss going round in a loop that softens it at every turn. */
export function string(seconds: number, rate: number, hertz: number, seed: number): Wave {
  const length = Math.max(2, Math.round(rate / hertz))
  const loop = band(hiss(length / rate, rate, seed), rate, hertz * 5, hertz * 5, 0.7)
  let at = 0
  let last = 0
  return silence(seconds, rate).map(() => {
    const sample = loop[at] ?? 0
    const softened = 0.5 * (sample + last) * 0.9965
    last = sample
    loop[at] = softened
    at = (at + 1) % loop.length
    return sample
  })
}

/** Rises within `rise` seconds, then dies away to a third every `fade` seconds. */
export function struck(wave: Wave, rate: number, rise: number, fade: number): Wave {
  return wave.map((sample, i) => {
    const time = i / rate
    return sample * Math.min(1, time / rise) * Math.exp(-Math.max(0, time - rise) / fade)
  })
}

/** Swells and sinks over its whole length. */
export function swelling(wave: Wave): Wave {
  return wave.map((sample, i) => sample * Math.sin((Math.PI * (i + 0.5)) / wave.length) ** 2)
}

/** Waves laid over each other: each begins at its second, as loud as it says. */
export function mixed(rate: number, parts: readonly { readonly wave: Wave; readonly at?: number; readonly level: number }[]): Wave {
  const end = Math.max(...parts.map(({ wave, at = 0 }) => Math.round(at * rate) + wave.length))
  const sum = new Float32Array(end)
  for (const { wave, at = 0, level } of parts) {
    const first = Math.round(at * rate)
    wave.forEach((sample, i) => (sum[first + i] = (sum[first + i] ?? 0) + sample * level))
  }
  return sum
}

/** Made as loud as `peak`, and faded out over the last hundredth of a second so that nothing clicks. */
export function finished(wave: Wave, rate: number, peak: number): Wave {
  const loudest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const fade = rate / 100
  return wave.map((sample, i) => ((sample * peak) / loudest) * Math.min(1, (wave.length - 1 - i) / fade))
}
