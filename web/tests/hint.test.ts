import { describe, expect, it } from 'vitest'
import { dropped, framed, greeted, presented } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import { adviceOf, givenHint, moveSentence, worthsOf, hasHelp, hintAsked, hinted, hintOf, hintRefused, hintSentence, mayHint } from '../src/game/hint'
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
    expect(hasHelp(welcomeOf(2))).toBe(true)
    expect(hasHelp(among)).toBe(false)
    expect(hasHelp({ ...welcomeOf(2), today: '2026-11-30' })).toBe(false)
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

describe('what speaks for a move', () => {
  const lead = ['6c', '6d', 'Kc', '7s'].map((card) => ({ action: `0a${card}`, verb: 'attack', card }))
  const beats = ['8c', 'Qc', '6s', 'Ts'].map((card) => ({ action: `0d7c${card}`, verb: 'beat', card }))
  const take = { action: '0k', verb: 'take', card: null }
  const pass = { action: '0p', verb: 'pass', card: null }
  const open = [{ attack: '7c', beat: null }]
  const whyOf = (sight: Parameters<typeof sightOf>[0], action: string): string | undefined => adviceOf(sightOf(sight), hint({ action }))?.why

  it.each([
    ['lead', '0a6c', 'more'],
    ['lead', '0aKc', 'none'],
    ['lead', '0a7s', 'none'],
  ])('of a %s %s: %s', (_, action, why) => expect(whyOf({ choices: lead }, action)).toBe(why))

  it('is that the card is the lowest, trumps being high', () => {
    expect(whyOf({ choices: lead.slice(1) }, '0a6d')).toBe('lowest')
    expect(whyOf({ choices: lead.slice(2) }, '0aKc')).toBe('lowest')
  })

  it.each([
    ['0d7c8c', 'cheapest'],
    ['0d7cQc', 'none'],
    ['0d7c6s', 'trump'],
    ['0d7cTs', 'matching'],
    ['0k', 'spare'],
  ])('of %s: %s', (action, why) => {
    const table = [{ attack: 'Td', beat: 'Jd' }, ...open]
    expect(whyOf({ choices: [...beats, take], table, phase: 'defend' }, action)).toBe(why)
  })

  it('is that there is no other', () => {
    expect(whyOf({ choices: [take], table: open, phase: 'defend' }, '0k')).toBe('only')
  })

  it('in throwing in is getting rid of a card, giving one more to take, or keeping it', () => {
    const low = { action: '0a7d', verb: 'attack', card: '7d' }
    const high = { action: '0aAd', verb: 'attack', card: 'Ad' }
    expect(whyOf({ choices: [low, high, pass], table: open, phase: 'throw_in' }, '0a7d')).toBe('rid')
    expect(whyOf({ choices: [low, high, pass], table: open, phase: 'throw_in' }, '0aAd')).toBe('none')
    expect(whyOf({ choices: [low, high, pass], table: open, phase: 'throw_in_taking' }, '0aAd')).toBe('load')
    expect(whyOf({ choices: [low, high, pass], table: open, phase: 'throw_in' }, '0p')).toBe('keep')
  })
})

it('all moves are listed, the best first, the hint before what is worth as much', () => {
  const choices = ['7c', '8c', '9c'].map((card) => ({ action: `0a${card}`, verb: 'attack', card }))
  const worths = [{ action: '0a7c', chance: 0.2 }, { action: '0a8c', chance: 0.7 }, { action: '0a9c', chance: 0.7 }]
  const sight = sightOf({ choices })
  const list = worthsOf(sight, hint({ action: '0a9c', worths }))
  expect(list.map(({ card, percent }) => [card, percent])).toEqual([['9c', 70], ['8c', 70], ['7c', 20]])
  expect(list.map((move) => moveSentence(sight, move).id)).toEqual(['hint-list-lead', 'hint-list-lead', 'hint-list-lead'])
})
