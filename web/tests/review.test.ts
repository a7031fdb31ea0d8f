import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Words } from '../src/language/words'
import { openPlaces } from '../src/cards/geometry'
import { sceneOf } from '../src/cards/scene'
import type { Room } from '../src/cards/scene'
import { laidAgain } from '../src/review/laid'
import { fragmentOf, MOST_LETTERS, recordOf } from '../src/review/link'
import { briefOf, fileName, recordsIn } from '../src/review/records'
import { boutBefore, nextBout, outsAt, stepsOf } from '../src/review/steps'
import { SPEEDS, Tape } from '../src/review/tape'
import { toldTable, tableOf } from '../src/review/seen'
import type { Event, Frame, Replay } from '../src/wire'
import { frameOf, sightOf } from './make'
import { textOf } from './locales'

const RECORD = 'dpn1 rules=classic+deck=24 seats=2 dealer=0 first=1 deck=9cTd moves=1a9c,0k result=#0 x-date=2026-11-30'
const english = new Words('en', textOf('en'))
const same = (cards: readonly string[]): string[] => [...cards]

/** Two bouts: deal, bout, three decisions; bout, two decisions, the end. */
function frames(): Frame[] {
  const events: [Event, number][] = [
    [{ kind: 'deal', dealer: 0, hands: [['7c'], ['??']], talon: 1, trump_card: 'Ks' }, 0],
    [{ kind: 'bout', bout: 1, attacker: 0, defender: 1, limit: 5 }, 1],
    [{ kind: 'attack', seat: 0, card: '7c' }, 1],
    [{ kind: 'beat', seat: 1, attack: '7c', card: '9c' }, 1],
    [{ kind: 'pass', seat: 0 }, 1],
    [{ kind: 'discard', cards: ['7c', '9c'] }, 1],
    [{ kind: 'bout', bout: 2, attacker: 1, defender: 0, limit: 6 }, 2],
    [{ kind: 'attack', seat: 1, card: 'Qh' }, 2],
    [{ kind: 'take', seat: 0 }, 2],
    [{ kind: 'out', seat: 1 }, 2],
    [{ kind: 'end', result: '#0' }, 2],
  ]
  return events.map(([event, bout], i) => frameOf(i + 1, event, { bout }))
}

describe('a record in an address', () => {
  it('comes back as it was, in letters that no address changes', async () => {
    const fragment = await fragmentOf(RECORD)
    expect(fragment).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(await recordOf(fragment)).toBe(RECORD)
    expect(fragment.length).toBeLessThan(RECORD.length * 1.4)
  })

  it.each(['', '!!', 'a', 'AAAA', 'abc=', '%20', '7Z\u0000', 'zzzzzzzzzzzz', '../../x'])('refuses what is no record: %j', async (fragment) => {
    await expect(recordOf(fragment)).rejects.toMatchObject({ code: 'bad_link' })
  })

  it('refuses half a record, and one that is no plain line', async () => {
    const fragment = await fragmentOf(RECORD)
    await expect(recordOf(fragment.slice(0, 40))).rejects.toMatchObject({ code: 'bad_link' })
    await expect(recordOf(await fragmentOf('dpn1\nrules'))).rejects.toMatchObject({ code: 'bad_link' })
    await expect(recordOf(await fragmentOf('дпн1'))).rejects.toMatchObject({ code: 'bad_link' })
  })

  it('stops a bomb while it is unpacked', async () => {
    // Gigabytes of one letter, given out bit by bit: what is asked for of it is counted.
    const packed = await packedZeros(64 * 1024 * 1024)
    let given = 0
    const real = globalThis.DecompressionStream
    class Counting {
      readonly readable: ReadableStream<Uint8Array>
      readonly writable: WritableStream<BufferSource>
      constructor(kind: CompressionFormat) {
        const inner = new real(kind)
        this.writable = inner.writable
        this.readable = inner.readable.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform(part, controller) {
              given += part.length
              controller.enqueue(part)
            },
          }),
        )
      }
    }
    vi.stubGlobal('DecompressionStream', Counting)
    const fragment = btoa(String.fromCharCode(...packed.slice(0, 50_000))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '').slice(0, MOST_LETTERS - 4)
    await expect(recordOf(fragment)).rejects.toMatchObject({ code: 'record_too_large' })
    expect(given).toBeLessThan(20 * MOST_LETTERS)
    vi.unstubAllGlobals()
  })

  it('refuses an address that is too long before it looks at it', async () => {
    await expect(recordOf('A'.repeat(MOST_LETTERS + 1))).rejects.toMatchObject({ code: 'record_too_large' })
  })
})

async function packedZeros(count: number): Promise<Uint8Array> {
  const zeros = new Uint8Array(1024 * 1024)
  let left = count
  const source = new ReadableStream<BufferSource>({
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= zeros.length
      controller.enqueue(zeros)
    },
  })
  return new Uint8Array(await new Response(source.pipeThrough(new CompressionStream('deflate-raw')) as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

describe('records in a text', () => {
  it('are its lines', () => {
    expect(recordsIn('\uFEFFone\r\n\r\n  two \n')).toEqual(['one', 'two'])
    expect(recordsIn(' \n')).toEqual([])
  })

  it('say in short what they are', () => {
    expect(briefOf(RECORD)).toEqual({ preset: 'classic', seats: 2, date: '2026-11-30', result: '#0' })
    expect(briefOf(RECORD.replace(' x-date=2026-11-30', ''))?.date).toBeNull()
    expect(briefOf('hello')).toBeNull()
    expect(fileName(RECORD)).toBe('kozyr-2026-11-30-classic.dpn')
    expect(fileName('hello')).toBe('kozyr.dpn')
  })
})

describe('steps', () => {
  const steps = stepsOf(frames())

  it('are the deal, then every decision with what followed from it', () => {
    expect(steps).toEqual([
      { from: 0, to: 1, bout: 1 },
      { from: 2, to: 2, bout: 1 },
      { from: 3, to: 3, bout: 1 },
      { from: 4, to: 6, bout: 1 },
      { from: 7, to: 7, bout: 2 },
      { from: 8, to: 10, bout: 2 },
    ])
  })

  it('lead from bout to bout', () => {
    expect([0, 1, 3, 4, 5].map((at) => nextBout(steps, at))).toEqual([4, 4, 4, 5, 5])
    expect([0, 1, 2, 4, 5].map((at) => boutBefore(steps, at))).toEqual([0, 0, 1, 1, 4])
  })

  it('know who had left', () => {
    expect(outsAt(frames(), 8)).toEqual([])
    expect(outsAt(frames(), 10)).toEqual([{ seat: 1, bout: 2 }])
  })
})

describe('the tape', () => {
  const causes: (string | null)[] = []
  const jumps: boolean[] = []
  let pace = 1
  const tape = (): Tape => {
    const made = new Tape({
      changed: (cause) => cause !== undefined && causes.push(cause === null ? null : cause.kind),
      stepped: (isJump) => jumps.push(isJump),
      skip: () => undefined,
      pace: () => pace,
    })
    made.load(frames())
    return made
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    causes.length = jumps.length = 0
    pace = 1
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows a move and what follows from it one after the other', () => {
    const one = tape()
    one.seek(2)
    causes.length = 0
    one.forward()
    expect(causes).toEqual(['pass'])
    vi.runAllTimers()
    expect(causes).toEqual(['pass', 'discard', 'bout'])
    expect([one.at, one.shown]).toEqual([3, 6])
  })

  it('a second wish does not wait for the first', () => {
    const one = tape()
    one.seek(2)
    one.forward()
    one.forward()
    expect([one.at, one.shown]).toEqual([4, 7])
  })

  it('jumps at once, and says that it did', () => {
    const one = tape()
    one.seek(5)
    expect([one.at, one.shown, causes.at(-1)]).toEqual([5, 10, null])
    one.back()
    one.boutBack()
    expect(one.at).toBe(1)
    expect(jumps).toEqual([true, true, true])
    one.seek(99)
    one.forward()
    expect(one.at).toBe(one.last)
  })

  it('plays on by itself to the end, then from the beginning', () => {
    const one = tape()
    one.toggle()
    expect(one.isPlaying).toBe(true)
    vi.runAllTimers()
    expect([one.at, one.isPlaying]).toEqual([one.last, false])
    one.toggle()
    expect([one.at, one.isPlaying]).toEqual([0, true])
    one.toggle()
    vi.runAllTimers()
    expect([one.at, one.isPlaying]).toEqual([0, false])
  })

  it('waits less the faster it is, without motion too', () => {
    pace = 0
    const waits = SPEEDS.map((speed) => {
      const one = tape()
      one.setSpeed(speed)
      one.toggle()
      const before = Date.now()
      vi.advanceTimersToNextTimer()
      one.close()
      return Date.now() - before
    })
    expect(waits).toEqual([...waits].sort((a, b) => b - a))
    expect(new Set(waits).size).toBe(SPEEDS.length)
  })

  it('keeps its place when somebody else looks on', () => {
    const one = tape()
    one.seek(4)
    one.load(frames())
    expect([one.at, one.shown]).toEqual([4, 7])
    one.load(frames().slice(0, 4))
    expect([one.at, one.last]).toEqual([2, 2])
  })

  it('is silent once it is closed', () => {
    const one = tape()
    one.toggle()
    one.close()
    causes.length = 0
    vi.runAllTimers()
    expect(causes).toEqual([])
  })
})

describe('the table seen again', () => {
  const replay: Replay = { rules: 'classic', preset: 'classic', options: { deck: '36' }, seats: 2, you: 1, viewer: null, opened: false, date: null, frames: [] }
  const past = {
    table: 'abc', began: 0, ended: 1, rules: 'classic', preset: 'classic', you: 0, standing: 'won', bouts: 3, today: null,
    result: { text: '#1', kind: 'durak', seat: 1 },
    seats: [
      { player: 'person', name: null, persona: 0 },
      { player: 'hard', name: null, persona: 3 },
    ],
  }

  it('names those who were there, and numbers the others', () => {
    expect(tableOf(english, replay, null).seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
    expect(tableOf(english, replay, past).seats[1]).toEqual({ player: 'hard', name: null, persona: 3 })
  })

  it('says "you" from the own seat alone', () => {
    const table = tableOf(english, replay, past)
    expect(toldTable(table, past).you).toBe(-1)
    expect(toldTable({ ...table, you: 0 }, past).you).toBe(0)
    expect(toldTable({ ...table, you: 0 }, null).you).toBe(-1)
  })

  it('lays open hands open, also after the end', () => {
    const hands = [{ cards: ['7c'], hidden: 0, out: false }, { cards: ['Qh', '9s'], hidden: 0, out: false }]
    const sight = sightOf({ hands, result: { text: '#1', kind: 'durak', seat: 1 } })
    const table = { ...tableOf(english, replay, null), you: 0 }
    expect(laidAgain(sight, table, same, true)).toMatchObject({ hand: ['7c'], fans: [{ seat: 1, count: 2, cards: ['Qh', '9s'] }], kept: [] })
    expect(laidAgain(sight, table, same, false).fans[0]).toEqual({ seat: 1, count: 2 })
  })

  it('lays the backs of a hand that nobody tells', () => {
    const sight = sightOf({ hands: [{ cards: ['7c'], hidden: 2, out: false }, { cards: [], hidden: 6, out: false }] })
    const laid = laidAgain(sight, { ...tableOf(english, replay, null), you: 0 }, same, false)
    expect(laid.hand).toEqual(['7c', '??', '??'])
    const room: Room = { hand: { box: { x: 0, y: 0, width: 400, height: 100 }, w: 60, top: 0, isSmall: false }, bout: null, talon: null, heap: null, kept: null, fans: new Map() }
    expect([...sceneOf(laid, room).values()].map(({ key, face }) => [key, face])).toEqual([['7c', '7c'], ['hand:1', null], ['hand:2', null]])
  })
})

describe('an open hand at its seat', () => {
  it.each([1, 6, 9, 14, 25])('shows the index of each of %i cards within its room', (count) => {
    const room = 150
    const places = openPlaces(count, 34, { x: 100, y: 50 }, room)
    expect(places).toHaveLength(count)
    for (const { x, turn } of places) {
      expect(Math.abs(x - 100) + 17).toBeLessThanOrEqual(room / 2 + 0.01)
      expect(turn).toBe(0)
    }
    const rows = new Set(places.map(({ y }) => y))
    expect(rows.size).toBeLessThanOrEqual(3)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
  })
})
