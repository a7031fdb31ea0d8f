/** The hand as a toolbar of cards: one tab stop, arrows inside, every card with its name and state. */
import type { Sight } from '../wire'
import type { CardLayer } from '../cards/layer'
import { choicesOf, reasonOf } from '../game/choices'
import { equalsOf } from '../game/several'
import type { Words } from '../language/words'
import { HandDrag } from './drag'
import type { Drop } from './drag'
import { placeAt } from './drop'
import type { Spot } from './drop'

const LONG_PRESS = 450
/** A strip narrower than this is too narrow for a finger: the first tap only lifts. */
const FINGER = 34

export interface HandEvents {
  /** The player wants to play this card. */
  play(card: string): void
  /** The player asks about this card (null: no more). */
  ask(card: string | null): void
  /** The player wants to play this card and others of its rank. False if it has none to go with it. */
  several(card: string): boolean
  /** The player takes a card up, to carry it. */
  lift(): void
  /** The player carries this card over a point of the window. */
  carry(card: string, x: number, y: number): void
  /** The player has let this card go somewhere. */
  drop(card: string, drop: Drop): void
}

/** Cards that stand above the others: one asked about, one that a hint names, and higher, one on its way to the table.
 * `next`: those that are to follow it. */
export interface Lifted {
  readonly asked: string | null
  readonly sent: string | null
  readonly hinted: string | null
  readonly next: readonly string[]
}

export class HandBar {
  #chosen: string | null = null
  #index = 0
  #press = 0
  #wasLong = false
  #touched: string | null = null
  readonly #drag: HandDrag

  constructor(
    private readonly bar: HTMLElement,
    private readonly layer: CardLayer,
    private readonly events: HandEvents,
  ) {
    bar.addEventListener('click', this.#click)
    bar.addEventListener('pointerdown', this.#down)
    for (const kind of ['pointerup', 'pointercancel', 'pointermove'] as const) bar.addEventListener(kind, this.#up)
    this.#drag = new HandDrag(bar, {
      cardAt: (event) => {
        const card = this.#cardAt(event)
        const node = card === null ? null : this.nodeOf(card)
        return card === null || node === null ? null : { card, node }
      },
      begins: () => {
        this.#wasLong = true
        clearTimeout(this.#press)
        this.events.lift()
      },
      moves: (card, x, y) => this.events.carry(card, x, y),
      ends: (card, drop) => this.events.drop(card, drop),
    })
    bar.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'mouse' && !this.#drag.isMoving) this.events.ask(this.#cardAt(event))
    })
    bar.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.events.ask(null))
    bar.addEventListener('focusin', this.#focused)
    bar.addEventListener('focusout', () => this.events.ask(null))
    bar.addEventListener('contextmenu', (event) => event.preventDefault())
  }

  get chosen(): string | null {
    return this.#chosen
  }

  /** After every update: names, states, the tab stop; the focus stays in the hand if it was there. */
  update(words: Words, sight: Sight, mayAct: boolean, hadFocus: boolean, lifted: Lifted): void {
    const cards = this.layer.handCards()
    // Where the page is higher than the window a finger on the hand scrolls it, and cards are tapped alone.
    const root = document.documentElement
    this.bar.classList.toggle('carries', root.scrollHeight <= root.clientHeight + 1)
    this.bar.setAttribute('aria-label', words.say('hand-label'))
    this.bar.hidden = cards.length === 0
    if (!cards.some(({ card }) => card === this.#chosen)) {
      this.#chosen = cards[Math.min(this.#index, cards.length - 1)]?.card ?? null
    }
    const isAsked = sight.choices.length > 0
    const { asked, sent, hinted, next } = lifted
    for (const { card, node } of cards) {
      const isPlayable = choicesOf(sight, card).length > 0
      node.classList.toggle('can', isAsked && isPlayable)
      node.classList.toggle('dim', isAsked && !isPlayable)
      node.classList.toggle('asked', card === asked || card === sent)
      node.classList.toggle('sent', card === sent)
      node.classList.toggle('hinted', card === hinted)
      node.classList.toggle('next', next.includes(card))
      node.classList.toggle('chosen', card === this.#chosen)
      node.setAttribute('aria-disabled', String(!(isPlayable && mayAct)))
      node.setAttribute('aria-label', words.say(isPlayable ? 'card-can' : isAsked ? 'card-cannot' : 'card-plain', { card }))
      const told = describe(words, sight, card, lifted)
      if (equalsOf(sight, card).length > 0) node.title = words.say('card-several-tip')
      else node.removeAttribute('title')
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

  /** The hand from left to right. */
  cards(): string[] {
    return this.layer.handCards().map(({ card }) => card)
  }

  /** The place among the other cards at which a card let go there would lie. */
  placeAt(card: string, spot: Spot): number {
    const others = this.layer.handCards().filter((entry) => entry.card !== card)
    return placeAt(
      others.map(({ node }) => {
        const box = node.getBoundingClientRect()
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }),
      spot,
    )
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

  /** A card that is being carried goes back. False if none is. */
  cancelDrag(): boolean {
    if (!this.#drag.isMoving) return false
    this.#drag.cancel()
    return true
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
    else if (!event.shiftKey || !this.events.several(card)) this.events.play(card)
  }

  #isNarrow(): boolean {
    const [one, two] = this.layer.handCards()
    if (one === undefined || two === undefined) return false
    return Math.abs(two.node.getBoundingClientRect().x - one.node.getBoundingClientRect().x) < FINGER
  }

  #down = (event: PointerEvent): void => {
    this.#wasLong = false
    const card = this.#cardAt(event)
    clearTimeout(this.#press)
    if (card === null || event.button !== 0) return
    this.#press = window.setTimeout(() => {
      const isSeveral = this.events.several(card)
      if (!isSeveral && event.pointerType === 'mouse') return
      this.#wasLong = true
      this.#swallowClick()
      this.#choose(card)
      if (!isSeveral) this.events.ask(card)
    }, LONG_PRESS)
  }

  /** Letting go after a long press is a click on whatever has come up under the finger: it is meant for nothing. */
  #swallowClick(): void {
    const gone = (): void => {
      removeEventListener('click', swallow, { capture: true })
      removeEventListener('pointerdown', gone, { capture: true })
    }
    const swallow = (event: MouseEvent): void => {
      event.preventDefault()
      event.stopPropagation()
      gone()
    }
    addEventListener('click', swallow, { capture: true })
    addEventListener('pointerdown', gone, { capture: true })
  }

  #up = (event: PointerEvent): void => {
    if (event.type !== 'pointermove' || Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(this.#press)
  }
}

/** What is said of a card beside its name. */
function describe(words: Words, sight: Sight, card: string, { hinted, next }: Lifted): string {
  if (card === hinted) return words.say('card-hinted')
  if (next.includes(card)) return words.say('card-next')
  if (choicesOf(sight, card).length > 0) return equalsOf(sight, card).length > 0 ? words.say('card-several') : ''
  const reason = reasonOf(sight, card)
  return reason === undefined ? '' : sayReason(words, reason)
}

export function sayReason(words: Words, reason: { code: string; facts: Readonly<Record<string, string | number>> }): string {
  const { id, args } = words.refusal(reason)
  return words.say(id, args)
}
