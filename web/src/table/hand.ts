/** The hand as a toolbar of cards: one tab stop, arrows inside, every card with its name and state. */
import type { Sight } from '../wire'
import type { CardLayer } from '../cards/layer'
import { choicesOf, reasonOf } from '../game/choices'
import type { Words } from '../language/words'

const LONG_PRESS = 450
/** A strip narrower than this is too narrow for a finger: the first tap only lifts. */
const FINGER = 34

export interface HandEvents {
  /** The player wants to play this card. */
  play(card: string): void
  /** The player asks about this card (null: no more). */
  ask(card: string | null): void
}

/** Cards that stand above the others: one asked about, one that a hint names, and higher, one on its way to the table. */
export interface Lifted {
  readonly asked: string | null
  readonly sent: string | null
  readonly hinted: string | null
}

export class HandBar {
  #chosen: string | null = null
  #index = 0
  #press = 0
  #wasLong = false
  #touched: string | null = null

  constructor(
    private readonly bar: HTMLElement,
    private readonly layer: CardLayer,
    private readonly events: HandEvents,
  ) {
    bar.addEventListener('click', this.#click)
    bar.addEventListener('pointerdown', this.#down)
    for (const kind of ['pointerup', 'pointercancel', 'pointermove'] as const) bar.addEventListener(kind, this.#up)
    bar.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && this.events.ask(this.#cardAt(event)))
    bar.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.events.ask(null))
    bar.addEventListener('focusin', this.#focused)
    bar.addEventListener('focusout', () => this.events.ask(null))
    bar.addEventListener('contextmenu', (event) => event.preventDefault())
  }

  get chosen(): string | null {
    return this.#chosen
  }

  /** After every update: names, states, the tab stop; the focus stays in the hand if it was there. */
  update(words: Words, sight: Sight, mayAct: boolean, hadFocus: boolean, { asked, sent, hinted }: Lifted): void {
    const cards = this.layer.handCards()
    this.bar.setAttribute('aria-label', words.say('hand-label'))
    this.bar.hidden = cards.length === 0
    if (!cards.some(({ card }) => card === this.#chosen)) {
      this.#chosen = cards[Math.min(this.#index, cards.length - 1)]?.card ?? null
    }
    const isAsked = sight.choices.length > 0
    for (const { card, node } of cards) {
      const isPlayable = choicesOf(sight, card).length > 0
      const reason = reasonOf(sight, card)
      node.classList.toggle('can', isAsked && isPlayable)
      node.classList.toggle('dim', isAsked && !isPlayable)
      node.classList.toggle('asked', card === asked || card === sent)
      node.classList.toggle('sent', card === sent)
      node.classList.toggle('hinted', card === hinted)
      node.classList.toggle('chosen', card === this.#chosen)
      node.setAttribute('aria-disabled', String(!(isPlayable && mayAct)))
      node.setAttribute('aria-label', words.say(isPlayable ? 'card-can' : isAsked ? 'card-cannot' : 'card-plain', { card }))
      const told = card === hinted ? words.say('card-hinted') : reason === undefined || isPlayable ? '' : sayReason(words, reason)
      if (told === '') node.removeAttribute('aria-description')
      else node.setAttribute('aria-description', told)
      node.tabIndex = card === this.#chosen ? 0 : -1
      node.dataset['card'] = card
      node.dataset['testid'] = 'hand-card'
    }
    this.#index = Math.max(0, cards.findIndex(({ card }) => card === this.#chosen))
    if (hadFocus && !this.hasFocus()) this.#focusChosen(true)
  }

  hasFocus(): boolean {
    return this.bar.contains(document.activeElement)
  }

  move(command: 'left' | 'right' | 'first' | 'last'): void {
    const cards = this.layer.handCards()
    if (cards.length === 0) return
    const last = cards.length - 1
    const isIn = this.hasFocus()
    const next = { left: this.#index - (isIn ? 1 : 0), right: this.#index + (isIn ? 1 : 0), first: 0, last }[command]
    this.#choose(cards[Math.max(0, Math.min(last, next))]?.card ?? null)
    this.#focusChosen()
  }

  nodeOf(card: string): HTMLElement | null {
    return this.layer.handCards().find((entry) => entry.card === card)?.node ?? null
  }

  #choose(card: string | null): void {
    const cards = this.layer.handCards()
    this.#chosen = card
    this.#index = Math.max(0, cards.findIndex((entry) => entry.card === card))
    for (const entry of cards) {
      entry.node.classList.toggle('chosen', entry.card === card)
      entry.node.tabIndex = entry.card === card ? 0 : -1
    }
  }

  /** `isQuiet`: the page put it there, so nothing scrolls. */
  #focusChosen(isQuiet = false): void {
    if (this.#chosen !== null) this.nodeOf(this.#chosen)?.focus({ preventScroll: isQuiet })
  }

  #cardAt(event: Event): string | null {
    const node = event.target instanceof Element ? event.target.closest('button.card') : null
    return node instanceof HTMLElement ? (node.dataset['card'] ?? null) : null
  }

  #focused = (event: FocusEvent): void => {
    const card = this.#cardAt(event)
    if (card === null) return
    this.#choose(card)
    this.events.ask(card)
  }

  #click = (event: MouseEvent): void => {
    const card = this.#cardAt(event)
    if (card === null || this.#wasLong) return
    const isStrip = event instanceof PointerEvent && event.pointerType === 'touch' && this.#isNarrow()
    const isSecond = this.#touched === card
    // The second click of a double click is not meant for the card that has moved under it.
    if (event.detail > 1 && !(isStrip && isSecond)) return
    const isLifting = isStrip && !isSecond
    // Played, it is no longer the lifted one: should it come back to the hand, it is lifted first again.
    this.#touched = isLifting ? card : null
    this.#choose(card)
    if (isLifting) this.events.ask(card)
    else this.events.play(card)
  }

  #isNarrow(): boolean {
    const [one, two] = this.layer.handCards()
    if (one === undefined || two === undefined) return false
    return Math.abs(two.node.getBoundingClientRect().x - one.node.getBoundingClientRect().x) < FINGER
  }

  #down = (event: PointerEvent): void => {
    this.#wasLong = false
    const card = this.#cardAt(event)
    if (card === null || event.pointerType === 'mouse') return
    this.#press = window.setTimeout(() => {
      this.#wasLong = true
      this.#choose(card)
      this.events.ask(card)
    }, LONG_PRESS)
  }

  #up = (event: PointerEvent): void => {
    if (event.type !== 'pointermove' || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(this.#press)
  }
}

export function sayReason(words: Words, reason: { code: string; facts: Readonly<Record<string, string | number>> }): string {
  const { id, args } = words.refusal(reason)
  return words.say(id, args)
}
