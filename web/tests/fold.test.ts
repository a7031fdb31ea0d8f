import { describe, expect, it } from 'vitest'
import { acknowledged, decided, dropped, framed, greeted, heldOrKept, lastKnown, leavesGap, mayAct, mayUndo, presented, refused, sentAction, troubled, undone } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import { frameOf, sightOf, welcomeOf } from './make'

const seated = (): Game => greeted(emptyGame, welcomeOf(5))
const acted = (): Game => decided(seated(), '0a7c', 'one')

describe('a snapshot', () => {
  it('is shown at once and is what decisions are based on', () => {
    const game = seated()
    expect([game.received, game.shown, game.link]).toEqual([5, 5, 'open'])
    expect(game.sight).toEqual(sightOf())
    expect(game.table?.seats).toHaveLength(2)
    expect(mayAct(game)).toBe(true)
  })

  it('replaces waiting frames, and keeps what was told', () => {
    const before = framed(presented(framed(seated(), frameOf(6))), frameOf(7))
    const game = greeted(before, welcomeOf(9, sightOf({ bout: 3 })))
    expect([game.queue.length, game.shown, game.sight?.bout, game.log.length]).toEqual([0, 9, 3, 1])
  })

  it('knows who left in which order, also of a game that it has not seen', () => {
    const outs = [{ seat: 1, bout: 4 }, { seat: 0, bout: 6 }]
    expect(greeted(emptyGame, { ...welcomeOf(5), outs }).outs).toEqual(outs)
  })
})

describe('a disk that fails', () => {
  const unkept = (): Game => heldOrKept(seated(), { type: 'kept', kept: false })

  it('is told, and told again to whoever comes back', () => {
    expect([seated().kept, unkept().kept]).toEqual([true, false])
    expect(greeted(unkept(), { ...welcomeOf(5, null), kept: true }).kept).toBe(true)
    expect(greeted(seated(), { ...welcomeOf(5), kept: false }).kept).toBe(false)
  })

  it('makes the page ask for the whole table: what it saw may be gone with the server', () => {
    expect([lastKnown(seated()), lastKnown(unkept())]).toEqual([5, 0])
  })

  it('may take moves away: the table is older, and is played on from there', () => {
    const ahead = presented(framed(acknowledged(decided(unkept(), '0a7c', 'one'), { type: 'ack', id: 'one', version: 6, kept: false }), frameOf(6)))
    const back = greeted(dropped(ahead), { ...welcomeOf(5), kept: true })
    expect([back.shown, back.settled, back.log.length, sentAction(back)]).toEqual([5, 5, 0, null])
    expect(back.refusal).toEqual({ code: 'moves_lost', facts: {} })
    expect(greeted(dropped(ahead), { ...welcomeOf(6), kept: true }).refusal).toBeNull()
    expect(mayAct(back)).toBe(true)
  })

  it('forgets a decision on what is gone', () => {
    const deciding = decided(presented(framed(unkept(), frameOf(6))), '0a7c', 'two')
    expect(greeted(dropped(deciding), welcomeOf(5)).pending).toBeNull()
    expect(greeted(dropped(deciding), welcomeOf(6)).pending?.id).toBe('two')
  })
})

describe('frames', () => {
  it('wait in order until they are shown', () => {
    const game = framed(framed(seated(), frameOf(6)), frameOf(7, { kind: 'take', seat: 1 }))
    expect([game.received, game.shown, game.queue.map((frame) => frame.number)]).toEqual([7, 5, [6, 7]])
    const shown = presented(game)
    expect([shown.shown, shown.queue.length, shown.log.map((line) => line.event.kind)]).toEqual([6, 1, ['pass']])
  })

  it('that came before change nothing', () => {
    const game = framed(seated(), frameOf(6))
    expect(framed(game, frameOf(6, { kind: 'take', seat: 1 }))).toBe(game)
    expect(framed(game, frameOf(5))).toBe(game)
  })

  it('after a missing one are not taken', () => {
    const game = seated()
    expect(leavesGap(game, frameOf(7))).toBe(true)
    expect(leavesGap(game, frameOf(6))).toBe(false)
    expect(framed(game, frameOf(7))).toBe(game)
  })

  it('resume after a welcome without a sight', () => {
    const lost = dropped(framed(seated(), frameOf(6)))
    const back = greeted(lost, welcomeOf(8, null))
    expect([back.link, back.received, back.queue.length]).toEqual(['open', 6, 1])
    expect(framed(framed(back, frameOf(7)), frameOf(8)).received).toBe(8)
  })

  it('note who went out, in order and with the bout', () => {
    const first = presented(framed(seated(), frameOf(6, { kind: 'out', seat: 1 }, { bout: 4 })))
    expect(presented(framed(first, frameOf(7, { kind: 'out', seat: 0 }, { bout: 5 }))).outs).toEqual([
      { seat: 1, bout: 4 },
      { seat: 0, bout: 5 },
    ])
  })

  it('tell a lead from a throw-in', () => {
    const lead = frameOf(6, { kind: 'attack', seat: 0, card: '7c' }, { table: [{ attack: '7c', beat: null }] })
    const more = frameOf(7, { kind: 'attack', seat: 0, card: '7d' }, { table: [{ attack: '7c', beat: '8c' }, { attack: '7d', beat: null }] })
    const game = presented(presented(framed(framed(seated(), lead), more)))
    expect(game.log.map((line) => line.lead)).toEqual([true, false])
  })
})

describe('an action', () => {
  it('carries the shown event number', () => {
    expect(acted().pending).toEqual({ id: 'one', base: 5, action: '0a7c' })
  })

  it('blocks every other until it is answered (B60)', () => {
    const game = acted()
    expect(mayAct(game)).toBe(false)
    expect(decided(game, '0aQh', 'two')).toBe(game)
  })

  it('is not begun while the connection is known to be gone (B60)', () => {
    const game = dropped(seated())
    expect(decided(game, '0a7c', 'one').pending).toBeNull()
  })

  it('survives a lost connection unchanged, to be sent again (B71)', () => {
    const back = greeted(dropped(acted()), welcomeOf(5, null))
    expect(back.pending).toEqual(acted().pending)
  })

  it('once acknowledged lets nothing be decided before its events are shown', () => {
    const game = acknowledged(acted(), { type: 'ack', id: 'one', version: 6 })
    expect([game.pending, mayAct(game)]).toEqual([null, false])
    expect(sentAction(game)).toBe('0a7c')
    const shown = presented(framed(game, frameOf(6)))
    expect([mayAct(shown), sentAction(shown)]).toEqual([true, null])
  })

  it('is answered by its own answer only', () => {
    const game = acted()
    expect(acknowledged(game, { type: 'ack', id: 'other', version: 6 })).toBe(game)
    expect(refused(game, { type: 'refused', id: 'other', code: 'stale', facts: {}, version: 6 })).toBe(game)
  })

  it('refused gives the card back and says why', () => {
    const game = refused(acted(), { type: 'refused', id: 'one', code: 'card_not_held', facts: { card: '7c' }, version: 5 })
    expect([game.pending, game.refusal]).toEqual([null, { code: 'card_not_held', facts: { card: '7c' } }])
    expect([sentAction(acted()), sentAction(game)]).toEqual(['0a7c', null])
    expect(mayAct(game)).toBe(true)
  })

  it('that was stale shows as nothing (B62)', () => {
    const game = refused(acted(), { type: 'refused', id: 'one', code: 'stale', facts: { base: 5, version: 6 }, version: 6 })
    expect([game.pending, game.refusal]).toEqual([null, null])
  })

  it('is not begun while frames wait or after the end', () => {
    expect(mayAct(framed(seated(), frameOf(6)))).toBe(false)
    const over = greeted(emptyGame, welcomeOf(5, sightOf({ result: { text: '#-', kind: 'draw', seat: null } })))
    expect(mayAct(over)).toBe(false)
  })
})

describe('a problem', () => {
  it('that is fatal stays, another is said once', () => {
    expect(troubled(seated(), { type: 'problem', code: 'unknown_table', facts: {}, fatal: true }).problem?.code).toBe('unknown_table')
    const light = troubled(seated(), { type: 'problem', code: 'too_fast', facts: {}, fatal: false })
    expect([light.problem, light.refusal?.code]).toEqual([null, 'too_fast'])
  })
})

describe('taking back', () => {
  const undoable = (): Game => presented(framed(seated(), { ...frameOf(6, { kind: 'attack', seat: 0, card: '7c' }), undo: true }))
  const back = (game: Game): Game => presented(framed(game, frameOf(8, { kind: 'undo', seat: 0, to: 5 })))

  it('may be asked for while others are to act, and not while a command is unanswered', () => {
    expect(mayUndo(seated())).toBe(false)
    const game = framed(undoable(), frameOf(7))
    expect(mayUndo(game)).toBe(true)
    const asked = undone(game, 'u')
    expect(asked.pending).toEqual({ id: 'u', base: 7, action: null })
    expect(undone(asked, 'v')).toBe(asked)
    expect(sentAction(asked)).toBeNull()
    expect(mayUndo(dropped(game))).toBe(false)
  })

  it('takes what happened since out of the log', () => {
    const game = presented(framed(undoable(), frameOf(7)))
    expect(game.log.map(({ number }) => number)).toEqual([6, 7])
    const after = back(game)
    expect(after.log.map(({ number }) => number)).toEqual([8])
    expect(mayUndo(after)).toBe(false)
  })

  it('brings back who had left, and forgets what was discarded since', () => {
    const gone = { hands: [{ cards: ['7c'], hidden: 0, out: false }, { cards: [], hidden: 0, out: true }] }
    const left = { ...presented(framed(undoable(), frameOf(7, { kind: 'out', seat: 1 }, gone))), discards: [['9c']] }
    expect(left.outs).toEqual([{ seat: 1, bout: 1 }])
    expect(back(left)).toMatchObject({ outs: [], discards: null })
    expect(greeted(left, welcomeOf(9)).outs).toEqual([])
  })
})
