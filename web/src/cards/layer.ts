/** Draws a scene with nodes of its own and lets them travel: one node a card, moved by transforms only. */
import type { Pack } from '../deck/pack'
import type { Place } from './geometry'
import type { Move } from './motion'
import type { Piece, Scene } from './scene'

export interface Manner {
  readonly pack: Pack
  /** Times every duration; 0: no travel, what changed is outlined instead. */
  readonly pace: number
}

interface Shown {
  readonly node: HTMLElement
  piece: Piece
}

const IN_FLIGHT = 1000

export class CardLayer {
  readonly #shown = new Map<string, Shown>()
  readonly #ghosts = new Set<HTMLElement>()
  #scene: Scene = new Map()

  constructor(
    private readonly ground: HTMLElement,
    private readonly hand: HTMLElement,
    /** What a card of the hand is: a button where it can be played. */
    private readonly held: 'button' | 'div' = 'button',
  ) {}

  get scene(): Scene {
    return this.#scene
  }

  /** The hand's buttons, from left to right. */
  handCards(): { card: string; node: HTMLElement }[] {
    return [...this.#scene.values()].flatMap((piece) => {
      const node = this.#shown.get(piece.key)?.node
      return piece.zone === 'hand' && node !== undefined ? [{ card: piece.key, node }] : []
    })
  }

  show(scene: Scene, moves: readonly Move[], manner: Manner): void {
    this.#clearGhosts()
    for (const [key, { node, piece }] of this.#shown) {
      const next = scene.get(key)
      if (next !== undefined && (next.zone === 'hand') === (piece.zone === 'hand')) continue
      node.remove()
      this.#shown.delete(key)
    }
    for (const piece of scene.values()) this.#place(piece, manner)
    this.#sortHand(scene)
    this.#scene = scene
    for (const move of moves) {
      if (manner.pace === 0) this.#outline(move)
      else if (move.leaves) this.#fly(this.#ghost(move, manner), move, manner)
      else this.#fly(this.#shown.get(move.piece.key)?.node, move, manner)
    }
  }

  /** A card was carried so far by hand: it lies there until the next scene says where it belongs. */
  carry(key: string, dx: number, dy: number): void {
    const shown = this.#shown.get(key)
    if (shown === undefined) return
    const { place } = shown.piece
    shown.piece = { ...shown.piece, place: { ...place, x: place.x + dx, y: place.y + dy } }
    this.#scene = new Map(this.#scene).set(key, shown.piece)
    settle(shown.node)
    shown.node.style.transform = transformOf(shown.piece.place)
  }

  /** Where a card is on the screen; null for one that is not drawn. */
  boxOf(key: string): DOMRect | null {
    return this.#shown.get(key)?.node.getBoundingClientRect() ?? null
  }

  /** Lights one card, on which another would be laid; null: none. */
  aimAt(key: string | null): void {
    for (const [each, { node }] of this.#shown) node.classList.toggle('aimed', each === key)
  }

  /** Everything in flight arrives at once. */
  finish(): void {
    this.#clearGhosts()
    for (const { node } of this.#shown.values()) {
      for (const animation of node.getAnimations({ subtree: true })) animation.finish()
    }
  }

  #place(piece: Piece, manner: Manner): void {
    const old = this.#shown.get(piece.key)
    const node = old?.node ?? this.#make(piece)
    const isNew = old === undefined
    if (isNew || old.piece.place !== piece.place) {
      // A card whose place changes under way starts anew from there; others finish their flight.
      if (!isNew && transformOf(old.piece.place) !== transformOf(piece.place)) settle(node)
      node.style.width = `${piece.place.w}px`
      node.style.height = `${piece.place.w * 1.5}px`
      node.style.transform = transformOf(piece.place)
    }
    node.style.zIndex = String(piece.z)
    node.classList.toggle('open', piece.open)
    dressFace(node, piece, manner.pack)
    this.#shown.set(piece.key, { node, piece })
  }

  #make(piece: Piece): HTMLElement {
    const tag = piece.zone === 'hand' ? this.held : 'div'
    const node = document.createElement(tag)
    node.className = 'card'
    if (tag === 'button') node.setAttribute('type', 'button')
    const body = document.createElement('span')
    body.className = 'body'
    body.append(picture())
    node.append(body)
    ;(piece.zone === 'hand' ? this.hand : this.ground).append(node)
    return node
  }

  /** The DOM order is the reading order; nodes that stand right are not touched, so focus stays. */
  #sortHand(scene: Scene): void {
    let before: Element | null = this.hand.firstElementChild
    for (const piece of scene.values()) {
      if (piece.zone !== 'hand') continue
      const node = this.#shown.get(piece.key)?.node
      if (node === undefined) continue
      if (node === before) before = node.nextElementSibling
      else this.hand.insertBefore(node, before)
    }
  }

  #ghost(move: Move, manner: Manner): HTMLElement {
    const node = document.createElement('div')
    node.className = 'card'
    const body = document.createElement('span')
    body.className = 'body'
    body.append(picture())
    node.append(body)
    node.style.width = `${move.to.w}px`
    node.style.height = `${move.to.w * 1.5}px`
    node.style.transform = transformOf(move.to)
    dressFace(node, move.piece, manner.pack)
    this.ground.append(node)
    this.#ghosts.add(node)
    return node
  }

  #clearGhosts(): void {
    for (const ghost of this.#ghosts) ghost.remove()
    this.#ghosts.clear()
  }

  #fly(node: HTMLElement | undefined, move: Move, { pace, pack }: Manner): void {
    if (node === undefined) return
    const timing = { delay: move.delay * pace, duration: move.ms * pace, easing: move.easing, fill: 'backwards' as const }
    if (move.appears) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], timing)
      return
    }
    const rest = node.style.zIndex
    node.style.zIndex = String(IN_FLIGHT + Number(rest || move.piece.z))
    const flight = node.animate([{ transform: transformOf(move.from, move.to.w) }, { transform: transformOf(move.to) }], timing)
    if (move.turns !== null) turnOver(node, move, pack, timing)
    const land = (): void => {
      node.style.zIndex = rest
      if (move.leaves) {
        node.remove()
        this.#ghosts.delete(node)
      }
    }
    flight.onfinish = land
    flight.oncancel = land
  }

  #outline(move: Move): void {
    const body = this.#shown.get(move.piece.key)?.node.querySelector('.body')
    if (move.piece.zone === 'bout' || move.piece.zone === 'hand') {
      body?.animate([{ outlineColor: 'var(--lamp)' }, { outlineColor: 'transparent' }], { duration: 600, easing: 'ease-in' })
    }
  }
}

function settle(node: HTMLElement): void {
  for (const animation of node.getAnimations()) animation.cancel()
}

/** `width`: the node's own width, where the place asks for another size. */
export function transformOf(place: Place, width = place.w): string {
  const scale = place.w === width ? '' : ` scale(${(place.w / width).toFixed(4)})`
  const x = (place.x - width / 2).toFixed(2)
  const y = (place.y - width * 0.75).toFixed(2)
  return `translate(${x}px, ${y}px) rotate(${place.turn.toFixed(2)}deg)${scale}`
}

function picture(): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = ''
  image.draggable = false
  // Faces are fetched ahead: one that is there is painted with the card, not a moment later.
  image.decoding = 'sync'
  return image
}

function dressFace(node: HTMLElement, piece: Piece, pack: Pack): void {
  const image = node.querySelector('img')
  if (image !== null) pack.show(image, piece.face, piece.place.w)
}

interface Timing {
  readonly delay: number
  readonly duration: number
  readonly fill: 'backwards'
}

/** Narrows the card to an edge and back; the other side lies over it for its part of the way. */
function turnOver(node: HTMLElement, { turns: way, to }: Move, pack: Pack, timing: Timing): void {
  const body = node.querySelector<HTMLElement>('.body')
  if (body === null) return
  const back = picture()
  pack.show(back, null, to.w)
  back.className = 'turning'
  body.append(back)
  const edge = way === 'up' ? 0.45 : 0.5
  const linear = { ...timing, easing: 'linear' }
  body.animate(
    [
      { scale: '1 1', offset: 0 },
      { scale: '1 1', offset: edge - 0.3 },
      { scale: '.03 1', offset: edge },
      { scale: '1 1', offset: edge + 0.3 },
      { scale: '1 1', offset: 1 },
    ],
    linear,
  )
  const [first, last] = way === 'up' ? [1, 0] : [0, 1]
  const turning = back.animate(
    [
      { opacity: first, offset: 0 },
      { opacity: first, offset: edge },
      { opacity: last, offset: edge },
      { opacity: last, offset: 1 },
    ],
    linear,
  )
  const gone = (): void => back.remove()
  turning.onfinish = way === 'up' ? gone : null
  turning.oncancel = gone
}
