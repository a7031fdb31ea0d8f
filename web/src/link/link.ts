/** The socket to a table: says hello, notices a dead connection, comes back by itself. Knows nothing of the game. */
import { PROTOCOL } from '../wire'
import type { ClientMessage, ServerMessage } from '../wire'
import { Returning } from './returning'

export const PING_EVERY = 20_000
/** A pong or a welcome later than this means that the connection is dead, whatever the browser says. */
export const PONG_WITHIN = 8_000

export interface LinkEvents {
  /** The last event number received; asked before each hello. */
  last(): number
  received(message: ServerMessage): void
  lost(): void
}

export class Link {
  #socket: WebSocket | null = null
  readonly #returning = new Returning(() => this.#open())
  #ping = 0
  #pong = 0
  #count = 0
  #closed = false

  constructor(
    private readonly address: string,
    private readonly events: LinkEvents,
  ) {
    this.#open()
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
    removeEventListener('offline', this.#checkNow)
    document.removeEventListener('visibilitychange', this.#checkNow)
    this.#drop()
  }

  #open(): void {
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.#pong = window.setTimeout(() => this.#fail(), PONG_WITHIN)
    socket.onopen = () => {
      this.send({ type: 'hello', protocol: PROTOCOL, last: this.events.last() })
      this.#ping = window.setInterval(this.#checkNow, PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      const message = JSON.parse(event.data) as ServerMessage
      clearTimeout(this.#pong)
      if (message.type === 'welcome') this.#returning.answered()
      if (message.type !== 'pong') this.events.received(message)
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

  #fail(): void {
    this.#drop()
    if (this.#closed) return
    this.events.lost()
    this.#returning.later()
  }

  #drop(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    this.#returning.cancel()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
