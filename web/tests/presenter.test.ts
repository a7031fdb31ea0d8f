import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { framed, greeted } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import { Presenter } from '../src/table/presenter'
import type { Event } from '../src/wire'
import { frameOf, welcomeOf } from './make'

const page = { visibilityState: 'visible' }
let game: Game
let drawn: [number, boolean][]
let caughtUp: number
let presenter: Presenter

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  game = greeted(emptyGame, welcomeOf(0))
  drawn = []
  caughtUp = 0
  presenter = new Presenter({
    game: () => game,
    change: (next) => (game = next),
    draw: (frame, isTravelling) => drawn.push([frame.number, isTravelling]),
    caughtUp: () => caughtUp++,
    pace: () => 1,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const come = (...events: Event[]): void => {
  for (const event of events) game = framed(game, frameOf(game.received + 1, event))
  presenter.advance()
}
const pass: Event = { kind: 'pass', seat: 1 }
const draw: Event = { kind: 'draw', seat: 1, cards: ['??'] }

describe('the presenter', () => {
  it('shows an event at once, and the next after its time', () => {
    come({ kind: 'discard', cards: ['9h', 'Jh'] }, draw)
    expect(drawn).toEqual([[1, true]])
    vi.advanceTimersByTime(400)
    expect(drawn).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(drawn).toEqual([[1, true], [2, true]])
    expect(caughtUp).toBe(1)
  })

  it('does not cut short what has just begun when one decision follows', () => {
    come({ kind: 'attack', seat: 1, card: '9h' })
    come(pass)
    expect(drawn).toEqual([[1, true]])
    vi.runAllTimers()
    expect(drawn.map(([number]) => number)).toEqual([1, 2])
  })

  it('skips ahead when decisions pile up, and only the last travels', () => {
    come({ kind: 'attack', seat: 1, card: '9h' })
    come(pass, pass, pass)
    vi.advanceTimersByTime(0)
    presenter.advance()
    expect(game.queue.length).toBeLessThan(3)
    vi.runAllTimers()
    expect(game.queue).toEqual([])
    expect(drawn.at(-1)).toEqual([4, true])
    expect(drawn.some(([, isTravelling]) => !isTravelling)).toBe(true)
  })

  it('shows everything at once while nobody looks', () => {
    page.visibilityState = 'hidden'
    come(pass, draw, draw, pass)
    expect(game.queue).toEqual([])
    expect(caughtUp).toBe(1)
  })

  it('waits for a deal, then goes on', () => {
    presenter.hold(1000)
    come(pass)
    expect(drawn).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(drawn).toEqual([[1, true]])
  })

  it('holds nothing back once the player has decided', () => {
    presenter.hold(1000)
    presenter.release()
    come(pass)
    expect(drawn).toEqual([[1, true]])
  })

  it('stopped shows nothing more', () => {
    come(draw, draw)
    presenter.stop()
    vi.runAllTimers()
    expect(drawn).toHaveLength(1)
  })
})
