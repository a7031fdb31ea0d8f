import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import type { Cue, SoundName } from '../src/sound/cues'
import type { Sounds } from '../src/sound/sounds'
import { Ear } from '../src/table/ear'
import { sightOf, welcomeOf } from './make'

let now = 0
let heard: string[] = []
const sounds = {
  play: (cue: Cue | null) => cue !== null && heard.push(cue.sound),
  playOnce: (sound: SoundName) => heard.push(sound),
  vibrate: () => heard.push('shake'),
} as unknown as Sounds

const { type: _, protocol: __, version: ___, sight: ____, ...table } = welcomeOf(1)
const asked: Game = { ...emptyGame, table, link: 'open', sight: sightOf() }
const waiting: Game = { ...asked, sight: sightOf({ choices: [], actor: 1 }) }

beforeEach(() => {
  now = 10_000
  heard = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the ear', () => {
  it('hears what happens', () => {
    const ear = new Ear(sounds)
    ear.heard({ kind: 'attack', seat: 1, card: '6h' }, waiting, 1)
    ear.heard(null, waiting, 1)
    expect(heard).toEqual(['lay'])
  })

  it('calls the player, once, when the turn comes after a while', () => {
    const ear = new Ear(sounds)
    ear.heard(null, asked, 1)
    ear.heard(null, asked, 1)
    expect(heard).toEqual(['turn', 'shake'])
    ear.heard(null, waiting, 1)
    now += 5000
    ear.heard(null, asked, 1)
    expect(heard).toEqual(['turn', 'shake', 'turn', 'shake'])
  })

  it('does not call who has only just acted', () => {
    const ear = new Ear(sounds)
    ear.heard(null, asked, 1)
    ear.heard(null, waiting, 1)
    now += 900
    ear.heard(null, asked, 1)
    expect(heard).toEqual(['turn', 'shake'])
  })

  it('does not call while the game runs without a choice', () => {
    const ear = new Ear(sounds)
    ear.heard(null, { ...asked, link: 'lost' }, 1)
    ear.heard(null, { ...asked, sight: sightOf({ choices: [] }) }, 1)
    expect(heard).toEqual([])
  })
})
