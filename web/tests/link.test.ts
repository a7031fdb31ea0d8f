import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, PING_EVERY, PONG_WITHIN } from '../src/link/link'
import { LONGEST_SEEN } from '../src/link/returning'
import type { ServerMessage } from '../src/wire'
import { welcomeOf } from './make'

class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly address: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let last = 0
let lost = 0
let received: ServerMessage[] = []
let link: Link
const listeners = new Map<string, () => void>()
const socket = (): Socket => Socket.made.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => listeners.set(name, run))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined })
  Socket.made = []
  last = lost = 0
  received = []
  link = new Link('ws://here', { last: () => last, received: (message) => received.push(message), lost: () => lost++ })
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the link', () => {
  it('says hello with the last event number, anew on every connection (B67, B71)', () => {
    socket().opens()
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, last: 0 }])
    last = 17
    socket().breaks()
    expect(lost).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(Socket.made).toHaveLength(2)
    socket().opens()
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, last: 17 }])
  })

  it('sends nothing into a connection that is not open, and says so', () => {
    expect(link.send({ type: 'act', id: 'a', base: 1, action: '0p' })).toBe(false)
    socket().opens()
    expect(link.send({ type: 'act', id: 'a', base: 1, action: '0p' })).toBe(true)
  })

  it('notices a dead connection: a ping without its pong', () => {
    socket().opens()
    socket().says(welcomeOf(0))
    vi.advanceTimersByTime(PING_EVERY)
    expect(socket().sent.at(-1)).toEqual({ type: 'ping', n: 1 })
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(lost).toBe(1)
  })

  it('stays while pongs come', () => {
    socket().opens()
    socket().says(welcomeOf(0))
    for (let n = 1; n <= 5; n++) {
      vi.advanceTimersByTime(PING_EVERY)
      socket().says({ type: 'pong', n })
    }
    expect(lost).toBe(0)
    expect(received).toEqual([welcomeOf(0)])
  })

  it('gives up a connection that never opens, and one that opens and says nothing', () => {
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(lost).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(Socket.made).toHaveLength(2)
    socket().opens()
    vi.advanceTimersByTime(PONG_WITHIN)
    expect(lost).toBe(2)
  })

  it('tries again and again, at once when the network is back', () => {
    for (let n = 0; n < 6; n++) {
      socket().breaks()
      vi.advanceTimersByTime(LONGEST_SEEN)
    }
    expect(Socket.made).toHaveLength(7)
    socket().breaks()
    listeners.get('online')?.()
    expect(Socket.made).toHaveLength(8)
    socket().opens()
    socket().says(welcomeOf(1))
    vi.advanceTimersByTime(PING_EVERY)
    expect(Socket.made).toHaveLength(8)
  })

  it('hands on what it is told, from the present connection only', () => {
    const old = socket()
    old.opens()
    old.breaks()
    vi.advanceTimersByTime(1000)
    socket().opens()
    old.says(welcomeOf(1))
    expect(received).toEqual([])
    socket().says(welcomeOf(2))
    expect(received).toEqual([welcomeOf(2)])
  })

  it('closed never comes back', () => {
    socket().opens()
    link.close()
    vi.advanceTimersByTime(60_000)
    expect([Socket.made.length, lost]).toEqual([1, 0])
  })
})
