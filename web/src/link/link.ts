/** The socket to a table: says hello, notices a dead connection, comes back by itself. Knows nothing of the game. */
import { PROTOCOL } from '../wire'
import type { ClientMessage, ServerMessage } from '../wire'

export const PING_EVERY = 20_000
/** A pong later than this means that the connection is dead, whatever the browser says. */
export const PONG_WITHIN = 8_000

/** Milliseconds before attempt `n` (from 0) to come back; `chance` in [0, 1) keeps clients from returning all at once. */
export function backoff(n: number, chance: number): number {
  const top = Math.min(10_000, 400 * 2 ** n)
  return top * (0.6 + 0.4 * chance)
}

export interface LinkEvents {
  /** The last event number received; asked before each hello. */
  last(): number
  received(message: ServerMessage): void
  lost(): void
}

export class Link {
  #socket: WebSocket | null = null
  #attempt = 0
  #retry = 0
  #ping = 0
  #pong = 0
  #count = 0
  #closed = false

  constructor(
    private readonly address: string,
    private readonly events: LinkEvents,
  ) {
    this.#open()
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#checkNow)
    document.addEventListener('visibilitychange', this.#checkNow)
  }

  /** False if there is no open connection to take it. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Drops the connection and says hello anew: for a gap in the event numbers. */
  restart(): void {
    this.#fail()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#checkNow)
    document.removeEventListener('visibilitychange', this.#checkNow)
    this.#drop()
  }

  #open(): void {
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => {
      this.send({ type: 'hello', protocol: PROTOCOL, last: this.events.last() })
      this.#ping = window.setInterval(this.#checkNow, PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      const message = JSON.parse(event.data) as ServerMessage
      if (message.type === 'welcome') this.#attempt = 0
      if (message.type === 'pong') clearTimeout(this.#pong)
      else this.events.received(message)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#fail()
    }
  }

  /** Pings; no pong in time means dead. */
  #checkNow = (): void => {
    if (!this.send({ type: 'ping', n: ++this.#count })) return
    clearTimeout(this.#pong)
    this.#pong = window.setTimeout(() => this.#fail(), PONG_WITHIN)
  }

  #hurry = (): void => {
    if (this.#retry !== 0) this.#reopen()
  }

  #fail(): void {
    this.#drop()
    if (this.#closed) return
    this.events.lost()
    this.#retry = window.setTimeout(() => this.#reopen(), backoff(this.#attempt++, Math.random()))
  }

  #reopen(): void {
    clearTimeout(this.#retry)
    this.#retry = 0
    if (!this.#closed) this.#open()
  }

  #drop(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    clearTimeout(this.#retry)
    this.#retry = 0
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
