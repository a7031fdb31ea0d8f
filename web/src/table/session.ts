/** A game as it is played: the link, what it told, what the player decided. Draws nothing itself. */
import type { Cause } from '../cards/motion'
import { onlyPass, passDelay, plainChoice } from '../game/choices'
import { acknowledged, decided, dropped, framed, greeted, leavesGap, mayAct, refused, troubled } from '../game/fold'
import { emptyGame } from '../game/game'
import type { Game } from '../game/game'
import { adviceOf, givenHint, hintAsked, hinted, hintRefused, hintSentence } from '../game/hint'
import { readTable } from '../game/reading'
import { messageOf, seatName, told } from '../game/sentences'
import type { Settings } from '../game/settings'
import type { Words } from '../language/words'
import { socketAddress } from '../link/address'
import { Link } from '../link/link'
import { PROTOCOL } from '../wire'
import type { Frame, ServerMessage, Welcome } from '../wire'
import { isFresh } from './laid'
import { Presenter } from './presenter'

const TOLD_LENGTH = 12
const RELOADED = 'kozyr.reloaded'

/** What a session needs of the screen that shows it. */
export interface Host {
  readonly words: Words
  readonly settings: Settings
  /** Something changed; `cause`: what cards travel for, `undefined` for nothing new on the table. */
  changed(cause?: Cause): void
  /** What is in flight arrives at once. */
  skip(): void
  /** Times every duration; 0 with reduced motion. */
  pace(): number
}

export interface Told {
  readonly id: number
  readonly text: string
}

export class Session {
  game: Game = emptyGame
  told: readonly Told[] = []
  #toldCount = 0
  #link: Link | null = null
  #passTimer = 0
  readonly #presenter: Presenter

  constructor(
    private readonly host: Host,
    private readonly table: string,
  ) {
    this.#presenter = new Presenter({
      game: () => this.game,
      change: (game) => (this.game = game),
      draw: (frame, isTravelling) => this.#draw(frame, isTravelling),
      caughtUp: () => this.#caughtUp(),
      pace: () => this.host.pace(),
    })
  }

  open(): void {
    this.#link = new Link(socketAddress(location, this.table), {
      last: () => this.game.received,
      received: (message) => this.#receive(message),
      lost: () => {
        this.game = dropped(this.game)
        this.host.changed()
      },
    })
  }

  close(): void {
    this.#link?.close()
    this.#presenter.stop()
    clearTimeout(this.#passTimer)
  }

  // --- what the player does ---

  /** Take or pass, if that is a choice now. */
  say(verb: 'take' | 'pass'): void {
    const choice = this.game.sight === null ? undefined : plainChoice(this.game.sight, verb)
    if (choice !== undefined) this.act(choice.action)
  }

  /** Sends an action; nothing happens while another is unanswered. */
  act(action: string): void {
    const id = freshId()
    const before = this.game
    this.game = decided(before, action, id)
    if (this.game !== before && this.game.pending !== null) {
      this.#link?.send({ type: 'act', ...this.game.pending })
      this.host.skip()
      this.#presenter.release()
    }
    this.host.changed()
  }

  resign(): void {
    if (this.game.table !== null) this.act(`${this.game.table.you}r`)
  }

  /** Asks what to play; a hint that is there already is said again. */
  hint(): void {
    if (givenHint(this.game) !== null) this.#tellHint()
    const before = this.game
    this.game = hintAsked(before, freshId())
    if (this.game !== before && this.game.hint !== null) {
      const { id, base } = this.game.hint
      this.#link?.send({ type: 'hint', id, base })
    }
    this.host.changed()
  }

  /** Tells the whole table in the live region. */
  read(): void {
    const { table, sight, outs } = this.game
    if (table === null || sight === null) return
    this.tell(`${readTable(this.host.words, table, sight, outs)} ${this.#spokenMessage()}`)
    this.host.changed()
  }

  // --- what the server says ---

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#greeted(message)
      case 'frame':
        if (leavesGap(this.game, message)) return this.#link?.restart()
        this.game = framed(this.game, message)
        return this.#presenter.advance()
      case 'ack':
        this.game = acknowledged(this.game, message)
        break
      case 'refused':
        this.game = hintRefused(refused(this.game, message), message)
        break
      case 'hint':
        this.game = hinted(this.game, message)
        this.#tellHint()
        break
      case 'problem':
        if (message.code === 'bad_protocol' && reloadOnce()) return
        this.game = troubled(this.game, message)
        if (message.fatal) this.#link?.close()
        break
      case 'pong':
        return
    }
    this.host.changed()
    this.#maybePass()
  }

  #greeted(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL && reloadOnce()) return
    const isFirst = this.game.sight === null
    this.game = greeted(this.game, welcome)
    const { sight, pending } = this.game
    if (pending !== null) this.#link?.send({ type: 'act', ...pending })
    if (isFirst && sight !== null && isFresh(sight)) this.#deal()
    else this.host.changed()
    if (welcome.sight !== null) this.#caughtUp()
  }

  /** A fresh table is shown being dealt to, from the viewer's left. */
  #deal(): void {
    const { table } = this.game
    const seats = table?.seats.length ?? 2
    const order = Array.from({ length: seats }, (_, i) => ((table?.you ?? 0) + 1 + i) % seats)
    this.#presenter.hold(300 + 60 * 6 * seats)
    this.host.changed({ kind: 'dealing', order })
  }

  #draw(frame: Frame, isTravelling: boolean): void {
    const { table, sight } = this.game
    if (table !== null && sight !== null) this.tell(told(this.host.words, table, frame.event, sight))
    if (!isTravelling) this.host.skip()
    this.host.changed(isTravelling ? frame.event : null)
  }

  #caughtUp(): void {
    if ((this.game.sight?.choices.length ?? 0) > 0) {
      this.tell(this.host.words.say('tell-turn', { message: this.#spokenMessage() }))
    }
    this.host.changed()
    this.#maybePass()
  }

  /** Where only passing is left, it is said for the player, after a person's time. */
  #maybePass(): void {
    const { sight, shown } = this.game
    const isWanted = this.host.settings.autoPass && mayAct(this.game) && sight !== null && onlyPass(sight)
    if (this.#passTimer !== 0 || !isWanted) return
    this.#passTimer = window.setTimeout(() => {
      this.#passTimer = 0
      if (this.game.shown === shown && this.host.settings.autoPass) this.say('pass')
      else this.#maybePass()
    }, passDelay(Math.random()))
  }

  #spokenMessage(): string {
    const { table, sight } = this.game
    if (table === null || sight === null) return ''
    const { words, settings } = this.host
    const { id, args } = messageOf({ words, table, sight, isSeen: false, autoPass: settings.autoPass, last: null })
    return words.say(id, args)
  }

  #tellHint(): void {
    const { sight } = this.game
    const hint = givenHint(this.game)
    const advice = sight === null || hint === null ? null : adviceOf(sight, hint)
    if (sight === null || advice === null) return
    const { id, args } = hintSentence(sight, advice)
    this.tell(this.host.words.say(id, args))
  }

  /** Says it in the live region, with the next drawing. */
  tell(text: string): void {
    if (text !== '') this.told = [...this.told, { id: ++this.#toldCount, text }].slice(-TOLD_LENGTH)
  }
}

function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** For SEAT(): who sits where; before that is known, the seat's number. */
export function seatNamer(words: Words, game: Game): (seat: number) => string {
  const { table } = game
  return (seat) => (table === null ? String(seat) : seatName(words, table, seat))
}

/** A page of another version takes the new one, once. True if it reloads. */
function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return false
  sessionStorage.setItem(RELOADED, String(PROTOCOL))
  location.reload()
  return true
}
