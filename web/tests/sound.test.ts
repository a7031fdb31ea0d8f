import { describe, expect, it } from 'vitest'
import { cueOf } from '../src/sound/cues'
import type { SoundName } from '../src/sound/cues'
import { voice } from '../src/sound/voices'

const SOUNDS: readonly SoundName[] = ['lay', 'beat', 'take', 'discard', 'deal', 'shuffle', 'turn', 'won', 'lost', 'draw']
const RATES = [44_100, 48_000]

const loudest = (wave: Float32Array): number => wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const power = (wave: Float32Array): number => Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length)

describe.each(SOUNDS)('the sound of %s', (sound) => {
  it.each(RATES)('at %i samples a second is heard and not clipped', (rate) => {
    const wave = voice(sound, rate)
    expect(wave.every(Number.isFinite)).toBe(true)
    expect(loudest(wave)).toBeLessThanOrEqual(0.8)
    expect(loudest(wave)).toBeGreaterThan(0.2)
    expect(power(wave)).toBeGreaterThan(0.015)
    expect(wave.length / rate).toBeGreaterThan(0.05)
    expect(wave.length / rate).toBeLessThan(2)
  })

  it('begins and ends without a click, and around silence', () => {
    const wave = voice(sound, 48_000)
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.1)
    expect(Math.abs(wave.at(-1) ?? 1)).toBe(0)
    expect(Math.abs(wave.reduce((sum, sample) => sum + sample, 0) / wave.length)).toBeLessThan(0.02)
  })

  it('is the same every time', () => {
    expect(voice(sound, 8_000).join()).toBe(voice(sound, 8_000).join())
  })
})

it('no two sounds are alike', () => {
  const waves = SOUNDS.map((sound) => voice(sound, 8_000).slice(0, 300).join())
  expect(new Set(waves).size).toBe(SOUNDS.length)
})

describe('what is heard', () => {
  it('goes with what happens', () => {
    expect(cueOf({ kind: 'attack', seat: 1, card: '6h' }, 0)?.sound).toBe('lay')
    expect(cueOf({ kind: 'beat', seat: 0, attack: '6h', card: '7h' }, 0)?.sound).toBe('beat')
    expect(cueOf({ kind: 'discard', cards: ['6h', '7h'] }, 0)?.sound).toBe('discard')
    expect(cueOf({ kind: 'pick_up', seat: 1, cards: ['6h'] }, 0)?.sound).toBe('take')
    expect(cueOf({ kind: 'draw', seat: 1, cards: ['??', '??'] }, 0)).toEqual({ sound: 'deal', after: 40, times: 2, every: 60 })
    expect(cueOf({ kind: 'dealing', order: [1, 2, 0] }, 0)?.times).toBe(18)
    expect(cueOf({ kind: 'pass', seat: 1 }, 0)).toBeNull()
    expect(cueOf(null, 0)).toBeNull()
  })

  it.each([
    ['#1', 0, 'won'],
    ['#1', 1, 'lost'],
    ['#1r', 1, 'lost'],
    ['#-', 0, 'draw'],
    ['#=', 0, 'draw'],
  ])('at the end %s, to seat %i, is %s', (result, you, sound) => {
    expect(cueOf({ kind: 'end', result }, you)?.sound).toBe(sound)
  })
})
