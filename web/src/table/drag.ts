/** Dragging a card of the hand with mouse, pen or finger. What the place it is let go at means is the screen's business. */

/** So far a pointer may stray and the press is still a click or a tap. */
const STRAY = { mouse: 8, other: 12 }

export interface DragEvents {
  cardAt(event: Event): { card: string; node: HTMLElement } | null
  /** The card travels with the pointer from now on. */
  begins(card: string): void
  /** It is now over this point of the window. */
  moves(card: string, x: number, y: number): void
  /** It is let go at this point of the window, so far from where it lay. */
  ends(card: string, drop: Drop): void
}

export interface Drop {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** The browser took the pointer away, or the person thought better of it: the card is meant for nothing. */
  readonly isCancelled: boolean
}

interface Held {
  readonly card: string
  readonly node: HTMLElement
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly stray: number
  /** Where the pointer was last. */
  readonly at: { readonly x: number; readonly y: number }
}

export class HandDrag {
  #held: Held | null = null
  #isMoving = false

  constructor(
    private readonly bar: HTMLElement,
    private readonly events: DragEvents,
  ) {
    bar.addEventListener('pointerdown', this.#down)
  }

  get isMoving(): boolean {
    return this.#isMoving
  }

  cancel = (): void => this.#end(true)

  #down = (event: PointerEvent): void => {
    if (this.#held !== null || event.button !== 0 || !event.isPrimary) return
    const at = this.events.cardAt(event)
    if (at === null) return
    const stray = event.pointerType === 'mouse' ? STRAY.mouse : STRAY.other
    this.#held = { ...at, pointer: event.pointerId, x: event.clientX, y: event.clientY, stray, at: { x: event.clientX, y: event.clientY } }
    // A quick pointer has left the hand before it has moved at all.
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#up)
    addEventListener('pointercancel', this.cancel)
  }

  #move = (event: PointerEvent): void => {
    const held = this.#held
    if (held === null || event.pointerId !== held.pointer) return
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    if (!this.#isMoving) {
      if (Math.hypot(dx, dy) < held.stray) return
      if (!held.node.isConnected) return void this.#letGo()
      this.#isMoving = true
      this.bar.setPointerCapture(held.pointer)
      held.node.classList.add('dragged')
      this.events.begins(held.card)
    }
    held.node.style.translate = `${dx}px ${dy}px`
    this.#held = { ...held, at: { x: event.clientX, y: event.clientY } }
    this.events.moves(held.card, event.clientX, event.clientY)
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId === this.#held?.pointer) this.#end(false)
  }

  #end(isCancelled: boolean): void {
    const held = this.#letGo()
    if (held === null) return
    const { x, y } = held.at
    this.events.ends(held.card, { x, y, dx: x - held.x, dy: y - held.y, isCancelled })
  }

  /** What was held, if it was on its way. */
  #letGo(): Held | null {
    const held = this.#held
    const wasMoving = this.#isMoving
    this.#held = null
    this.#isMoving = false
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#up)
    removeEventListener('pointercancel', this.cancel)
    if (held === null || !wasMoving) return null
    held.node.classList.remove('dragged')
    held.node.style.translate = ''
    if (this.bar.hasPointerCapture(held.pointer)) this.bar.releasePointerCapture(held.pointer)
    return held
  }
}
