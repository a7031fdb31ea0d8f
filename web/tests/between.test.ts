/** Between the last pass of a bout and its clearing away the table still says what is happening. */
import { describe, expect, it } from 'vitest'
import { isTaking } from '../src/game/choices'
import { roleOf } from '../src/game/roles'
import { messageOf } from '../src/game/sentences'
import { laidOf } from '../src/table/laid'
import { Words } from '../src/language/words'
import { textOf } from './locales'
import { sightOf, welcomeOf } from './make'

const words = new Words('en', textOf('en'))
const table = welcomeOf(1)
const between = { phase: 'between', actor: null, choices: [], attacker: 1, defender: 0 } as const
const open = sightOf({ ...between, table: [{ attack: '6c', beat: '9c' }, { attack: '6d', beat: null }] })
const beaten = sightOf({ ...between, table: [{ attack: '6c', beat: '9c' }] })
const pass = { kind: 'pass', seat: 1 } as const

const message = (sight: typeof open): string => {
  const { id, args } = messageOf({ words, table, sight, isSeen: false, autoPass: true, last: pass })
  return words.say(id, args)
}

describe('after the last pass', () => {
  it('the defender takes while a card lies open', () => {
    expect(isTaking(open)).toBe(true)
    expect(roleOf(open, 0, [])).toEqual({ kind: 'taking' })
    expect(message(open)).toBe('You take the cards')
  })

  it('no card asks to be beaten any more', () => {
    expect(laidOf(open, table, (cards) => [...cards]).taken).toBe(true)
  })

  it('a bout with all beaten is beaten, not yet the next one', () => {
    expect(isTaking(beaten)).toBe(false)
    expect(roleOf(beaten, 0, [])).toEqual({ kind: 'defend' })
    expect(message(beaten)).toBe('Beaten. The cards are discarded')
  })

  it('an empty table waits for the next bout', () => {
    expect(message(sightOf(between))).toBe('The next bout begins')
  })
})
