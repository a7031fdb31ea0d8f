import { describe, expect, it } from 'vitest'
import { dropped, framed, greeted, presented } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import { adviceOf, givenHint, hasHints, hintAsked, hinted, hintOf, hintRefused, hintSentence, mayHint } from '../src/game/hint'
import type { Hint, Refused } from '../src/wire'
import { frameOf, sightOf, welcomeOf } from './make'

const table = greeted(emptyGame, welcomeOf(2))
const hint = (part: Partial<Hint> = {}): Hint => ({
  type: 'hint',
  id: 'a',
  base: 2,
  action: '0a7c',
  worths: [{ action: '0a7c', chance: 0.636 }],
  ...part,
})
const refusal = (part: Partial<Refused> = {}): Refused => ({ type: 'refused', id: 'a', code: 'hint_failed', facts: {}, version: 2, ...part })

describe('a hint', () => {
  it('is asked for once, on the position that is shown', () => {
    const asked = hintAsked(table, 'a')
    expect(asked.hint).toEqual({ id: 'a', base: 2, given: null })
    expect(mayHint(asked)).toBe(false)
    expect(hintAsked(asked, 'b')).toBe(asked)
  })

  it('is not asked for where nothing is to be decided, or a move is on its way', () => {
    const waits = greeted(emptyGame, welcomeOf(2, sightOf({ choices: [], actor: 1 })))
    const decided: Game = { ...table, pending: { id: 'x', base: 2, action: '0a7c' } }
    for (const game of [emptyGame, waits, decided, dropped(table)]) expect(hintAsked(game, 'a')).toBe(game)
  })

  it('is for tables of programs', () => {
    const { seats } = welcomeOf(2)
    const among = { ...welcomeOf(2), seats: [...seats, { player: 'person', name: null, persona: 1 }] }
    expect(hasHints(welcomeOf(2))).toBe(true)
    expect(hasHints(among)).toBe(false)
    expect(mayHint(greeted(emptyGame, among))).toBe(false)
  })

  it('that is given is shown until the table moves on', () => {
    const given = hinted(hintAsked(table, 'a'), hint())
    expect(givenHint(given)).toEqual(hint())
    const later = presented(framed(given, frameOf(3)))
    expect(givenHint(later)).toBeNull()
    expect(hintOf(later)).toBeNull()
    expect(mayHint(later)).toBe(true)
  })

  it('to another question changes nothing', () => {
    const asked = hintAsked(table, 'a')
    expect(hinted(asked, hint({ id: 'b' }))).toBe(asked)
    expect(hintRefused(asked, refusal({ id: 'b' }))).toBe(asked)
  })

  it('that comes late is not shown', () => {
    const moved = presented(framed(hintAsked(table, 'a'), frameOf(3)))
    expect(givenHint(hinted(moved, hint()))).toBeNull()
  })

  it('that is refused says why, a stale one nothing, and may be asked for again', () => {
    const asked = hintAsked(table, 'a')
    expect(hintRefused(asked, refusal())).toMatchObject({ hint: null, refusal: { code: 'hint_failed' } })
    expect(hintRefused(asked, refusal({ code: 'stale' }))).toMatchObject({ hint: null, refusal: null })
    expect(mayHint(hintRefused(asked, refusal()))).toBe(true)
  })

  it('on its way is lost with the connection; one that was given is kept', () => {
    const asked = hintAsked(table, 'a')
    expect(dropped(asked).hint).toBeNull()
    expect(givenHint(dropped(hinted(asked, hint())))).toEqual(hint())
  })

  it.each([
    ['0a7c', 'hint-lead', '7c'],
    ['0k', 'hint-pass', ''],
    ['0t', 'hint-take', ''],
    ['0b9c', 'hint-beat', '9c'],
    ['0x9d', 'hint-transfer', '9d'],
  ])('%s is said as %s', (action, id, card) => {
    const choices = [
      { action: '0a7c', verb: 'attack', card: '7c' },
      { action: '0k', verb: 'pass', card: null },
      { action: '0t', verb: 'take', card: null },
      { action: '0b9c', verb: 'beat', card: '9c' },
      { action: '0x9d', verb: 'transfer', card: '9d' },
    ]
    const sight = sightOf({ choices })
    const advice = adviceOf(sight, hint({ action, worths: [{ action, chance: 0.636 }] }))
    expect(advice).toMatchObject({ percent: 64 })
    expect(advice === null ? null : hintSentence(sight, advice)).toMatchObject({ id, args: { card, percent: 64 } })
  })

  it('is a throw-in where cards lie already, and nothing where its action is no choice', () => {
    const sight = sightOf({ table: [{ attack: '7d', beat: '8d' }] })
    const advice = adviceOf(sight, hint())
    expect(advice === null ? null : hintSentence(sight, advice).id).toBe('hint-throw')
    expect(adviceOf(sight, hint({ action: '0aAs' }))).toBeNull()
  })
})
