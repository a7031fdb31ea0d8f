/** Sentences in the reader's language. Cards, ranks, suits and seats come as DPN and are said here. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentFunction, FluentValue } from '@fluent/bundle'
import type { Reason } from '../wire'
import { indexOf } from '../deck/deck'
import type { IndexSet } from '../deck/deck'
import { indexSet } from './languages'
import type { Language } from './languages'

export type Args = Readonly<Record<string, string | number>>

/** A sentence in pieces: text, and card faces to be shown as rank and suit sign. */
export type Piece = string | { card: string } | { rank: string } | { suit: string }

/** Marks around DPN in a sentence that will be shown: private use, found in no text. */
const MARK = '\uE000'
const MARKED = /\uE000([crs])([^\uE000]+)\uE000/

export class Words {
  readonly #bundle: FluentBundle
  readonly missing = new Set<string>()
  #shown = false
  #set: IndexSet
  #seatName: (seat: number) => string = (seat) => String(seat)

  constructor(
    readonly language: Language,
    texts: string,
  ) {
    this.#set = indexSet(language)
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: this.#functions() })
    const errors = this.#bundle.addResource(new FluentResource(texts))
    for (const error of errors) this.missing.add(error.message)
  }

  /** Who sits where, for SEAT(): set when a table is known. */
  nameSeats(name: (seat: number) => string): void {
    this.#seatName = name
  }

  /** The sentence as it is spoken: cards by their full names. */
  say(id: string, args: Args = {}): string {
    this.#shown = false
    return this.#format(id, args)
  }

  /** The sentence as it is seen: cards as rank and suit sign. */
  show(id: string, args: Args = {}): Piece[] {
    this.#shown = true
    const text = this.#format(id, args)
    this.#shown = false
    return pieces(text)
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The sentence of a refusal or a reason. */
  refusal(reason: Reason): { id: string; args: Args } {
    const id = `refusal-${reason.code.replaceAll('_', '-')}`
    if (!this.has(id)) return { id: 'refusal-unknown', args: { code: reason.code } }
    const args = Object.entries(reason.facts).map(([name, value]) => [name.replaceAll('_', '-'), value])
    return { id, args: Object.fromEntries(args) as Args }
  }

  /** "7, 10 or Q": items joined by the language's own or / and. */
  list(items: readonly string[], type: 'disjunction' | 'conjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(items)
  }

  /** A day, as 30 November. `day`: as 2026-11-30. */
  date(day: string): string {
    return new Intl.DateTimeFormat(this.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
  }

  /** The same with its year. What is no day is said as it stands: records are anybody's text. */
  fullDate(day: string): string {
    const date = new Date(day)
    return Number.isNaN(date.getTime()) ? day : new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  }

  card(dpn: string, grammar = 'nominative'): string {
    const args = { rank: this.rank(dpn, grammar), suit: this.suit(dpn, 'of') }
    return this.#format('card-name', args)
  }

  rank(dpn: string, grammar = 'nominative'): string {
    return this.#format(`rank-${dpn.charAt(0)}`, { case: grammar })
  }

  suit(dpn: string, form = 'all'): string {
    return this.#format(`suit-${dpn.charAt(dpn.length - 1)}`, { form })
  }

  /** What stands on the face: 7, 10, or the letter of the index set. */
  index(dpn: string): string {
    return indexOf(dpn, this.#set)
  }

  /** The letters on the faces, for sentences that show cards. */
  showLetters(set: IndexSet): void {
    this.#set = set
  }

  #format(id: string, args: Args): string {
    const message = this.#bundle.getMessage(id)
    if (message?.value == null) {
      this.#misses(id)
      return id
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(message.value, args as Record<string, FluentValue>, errors)
    for (const error of errors) this.#misses(`${id}: ${error.message}`)
    return text
  }

  /** Kept for tests, and said once where a developer looks: no text may be missing in any language. */
  #misses(what: string): void {
    if (this.missing.has(what)) return
    this.missing.add(what)
    console.warn(`${this.language}: no text for ${what}`)
  }

  #functions(): Record<string, FluentFunction> {
    const marked = (kind: string, dpn: string, spoken: () => string): string =>
      this.#shown ? `${MARK}${kind}${dpn}${MARK}` : spoken()
    return {
      CARD: ([card], named) => marked('c', String(card), () => this.card(String(card), word(named['case']))),
      RANK: ([rank], named) => marked('r', String(rank), () => this.rank(String(rank), word(named['case']))),
      SUIT: ([suit], named) => this.suit(String(suit), word(named['form'])),
      SEAT: ([seat]) => this.#seatName(Number(seat?.valueOf())),
      SAME_SUIT: ([one, other]) => (lastOf(String(one)) === lastOf(String(other)) ? 'yes' : 'no'),
    }
  }
}

function word(value: FluentValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function lastOf(text: string): string {
  return text.charAt(text.length - 1)
}

export function pieces(text: string): Piece[] {
  const match = MARKED.exec(text)
  if (match === null) return text === '' ? [] : [text]
  const [all, kind = '', dpn = ''] = match
  const before = text.slice(0, match.index)
  const piece: Piece = kind === 'c' ? { card: dpn } : kind === 'r' ? { rank: dpn } : { suit: dpn }
  return [...(before === '' ? [] : [before]), piece, ...pieces(text.slice(match.index + all.length))]
}

/** Marks a rank for `show`, for lists put together before the sentence. */
export function shownRank(rank: string): string {
  return `${MARK}r${rank}${MARK}`
}
