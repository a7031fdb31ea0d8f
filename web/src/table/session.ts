/** A game as it is played: the link, what it told, what the player decided. Draws nothing itself. */
import type { Cause } from '../cards/motion'
import { isComplete, shownDiscards, unseen } from '../game/aids'
import { onlyPass, passDelay, plainChoice } from '../game/choices'
import { acknowledged, decided, dropped, framed, greeted, heldOrKept, lastKnown, leavesGap, mayAct, refused, troubled, undone } from '../game/fold'
import { emptyGame } from '../game/game'
import type { Game, Pending } from '../game/game'
import { adviceOf, givenHint, hintAsked, hinted, hintRefused, hintSentence, isAlone } from '../game/hint'
import { isLessonOver, taught } from '../game/lesson'
import { readCounts, readTable, readUnseen } from '../game/reading'
import { nextOf } from '../game/several'
import type { Plan } from '../game/several'
import { messageOf, seatName, told } from '../game/sentences'
import type { Settings } from '../game/settings'
import type { Words } from '../language/words'
import { socketAddress } from '../link/address'
import { Link } from '../link/link'
import { PROTOCOL } from '../wire'
import type { ClientMessage, Frame, ServerMessage, Welcome } from '../wire'
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
  /** What else is to be said aloud now that all is shown; empty for nothing new. */
  comment(game: Game): string
}

export interface Told {
  readonly id: number
  readonly text: string
}

export class Session {
  game: Game = emptyGame
  told: readonly Told[] = []
  /** What is still to be played of several cards chosen at once. */
  plan: Plan | null = null
  #toldCount = 0
  #lastTold = ''
  #discardsAsked = -1
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
      last: () => lastKnown(this.game),
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

  /** Sends an action; nothing happens while another is unanswered. `rest`: what is to follow it. */
  act(action: string, rest: Plan | null = null): void {
    this.#decide(decided(this.game, action, freshId()), rest)
  }

  /** Takes the last decision back, and the programs' answers with it. */
  undo(): void {
    this.#decide(undone(this.game, freshId()), null)
  }

  #decide(after: Game, rest: Plan | null): void {
    if (after !== this.game && after.pending !== null) {
      this.game = after
      this.plan = rest
      this.#link?.send(messageFor(after.pending))
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

  /** Tells counts and trump in the live region. */
  counts(): void {
    const { table, sight, discards } = this.game
    if (table === null || sight === null) return
    const { words, settings } = this.host
    const isCounted = settings.counter && isAlone(table) && isComplete(sight, discards)
    const suits = unseen(sight, Number(table.options['deck'] ?? 36), shownDiscards(sight, discards ?? []))
    this.tell(readCounts(words, table, sight) + (isCounted ? ` ${readUnseen(words, suits)}` : ''))
    this.host.changed()
  }

  /** Tells once more what was told last. */
  sayAgain(): void {
    this.tell(this.#lastTold === '' ? this.host.words.say('read-nothing') : this.#lastTold)
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
      case 'lesson':
        this.game = taught(this.game, message)
        break
      case 'frame':
        if (leavesGap(this.game, message)) return this.#link?.restart()
        this.game = framed(this.game, message)
        return this.#presenter.advance()
      case 'ack':
        this.game = acknowledged(this.game, message)
        break
      case 'kept':
        if (message.kept) this.tell(this.host.words.say('tell-kept-again'))
        this.game = heldOrKept(this.game, message)
        break
      case 'refused':
        if (this.game.pending?.id === message.id) this.plan = null
        this.game = hintRefused(refused(this.game, message), message)
        break
      case 'hint':
        this.game = hinted(this.game, message)
        this.#tellHint()
        break
      case 'discards':
        this.game = { ...this.game, discards: message.bouts }
        break
      case 'problem':
        if (message.code === 'bad_protocol' && reloadOnce()) return
        this.game = troubled(this.game, message)
        if (message.fatal) this.#link?.close()
        break
      case 'pong':
        return
    }
    this.#goOn()
  }

  #greeted(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL && reloadOnce()) return
    const isFirst = this.game.sight === null
    this.game = greeted(this.game, welcome)
    const { sight, pending } = this.game
    if (pending !== null) this.#link?.send(messageFor(pending))
    this.#discardsAsked = -1
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
    if (frame.event.kind === 'undo') this.#discardsAsked = -1
    if (!isTravelling) this.host.skip()
    this.host.changed(isTravelling ? frame.event : null)
  }

  #caughtUp(): void {
    this.tell(this.host.comment(this.game))
    const { table, sight } = this.game
    const follows = this.plan !== null && table !== null && sight !== null && typeof nextOf(this.plan, sight, table.you) === 'object'
    if (!follows && (sight?.choices.length ?? 0) > 0 && !isLessonOver(this.game)) {
      this.tell(this.host.words.say('tell-turn', { message: this.#spokenMessage() }))
    }
    this.#goOn()
  }

  /** What follows by itself from what is known now. */
  #goOn(): void {
    this.host.changed()
    this.remember()
    if (!this.#maybeNext()) this.#maybePass()
  }

  /** Asks for the discards where a memory aid wants them and does not know them yet. */
  remember(): void {
    const { table, sight, discards, received } = this.game
    const { counter, lastBout } = this.host.settings
    if (!(counter || lastBout) || table === null || sight === null || !isAlone(table)) return
    if (isComplete(sight, discards) || this.#discardsAsked === received) return
    this.#discardsAsked = received
    this.#link?.send({ type: 'discards', id: freshId(), base: received })
  }

  /** Plays the next of several cards chosen at once, if the rules let it in. True if it did. */
  #maybeNext(): boolean {
    const { table, sight } = this.game
    if (this.plan === null || table === null || sight === null || !mayAct(this.game)) return false
    const next = nextOf(this.plan, sight, table.you)
    if (next === 'wait') return false
    if (next === 'stop') {
      this.plan = null
      this.tell(this.host.words.say('log-several-stopped'))
      this.host.changed()
      return false
    }
    this.act(next.action, next.rest)
    return true
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

  /** Says something in the live region. */
  tell(text: string): void {
    if (text === '') return
    this.#lastTold = text
    this.told = [...this.told, { id: ++this.#toldCount, text }].slice(-TOLD_LENGTH)
  }
}

function messageFor({ id, base, action }: Pending): ClientMessage {
  return action === null ? { type: 'undo', id, base } : { type: 'act', id, base, action }
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
