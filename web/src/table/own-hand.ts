/** The viewer's own hand: the order of its cards, and cards that are carried out of it or along it. */
import type { App } from '../app'
import type { CardLayer } from '../cards/layer'
import type { Scene } from '../cards/scene'
import { mayAct } from '../game/fold'
import { moved, nextSorting, sortedHand } from '../game/sorting'
import type { Choice } from '../wire'
import type { Drop } from './drag'
import { choiceAt } from './drop'
import type { Target } from './drop'
import type { HandBar } from './hand'
import { loadOrder, saveOrder } from './order'
import type { Session } from './session'

interface Parts {
  readonly layer: CardLayer | null
  readonly bar: HandBar | null
}

/** Room around an attack card in which a card let go is meant for it, px. */
const NEAR = 8

export class OwnHand {
  #own: readonly string[]
  /** A card that was carried to the table, while it waits there for the server. */
  #carried: string | null = null

  constructor(
    private readonly app: App,
    private readonly table: string,
    private readonly session: Session,
    private readonly parts: () => Parts,
  ) {
    this.#own = loadOrder(table)
  }

  // --- the order ---

  readonly order = (cards: readonly string[]): string[] => sortedHand(cards, this.session.game.sight?.trump ?? '', this.app.settings, this.#own)

  /** The next way of sorting. One's own order, where there is none yet, begins with what lies there. */
  sort(): void {
    const sorting = nextSorting(this.app.settings.sorting)
    if (sorting === 'own' && this.#own.length === 0) this.#own = this.#cards()
    this.session.tell(this.app.words.say('tell-sorted', { sort: sorting }))
    this.app.change({ sorting })
  }

  shift(card: string, by: number): void {
    this.#move(card, this.#cards().indexOf(card) + by)
  }

  /** Puts a card at a place among the others; the hand is in the player's own order from now on. */
  #move(card: string, place: number): void {
    const before = this.#cards()
    const after = moved(before, card, place)
    if (after.join() === before.join()) return this.app.render()
    this.#own = after
    saveOrder(this.table, after)
    this.session.tell(this.app.words.say('tell-moved', { card, place: after.indexOf(card) + 1, count: after.length }))
    if (this.app.settings.sorting === 'own') this.app.render()
    else this.app.change({ sorting: 'own' })
  }

  #cards(): string[] {
    return this.parts().bar?.cards() ?? []
  }

  // --- carrying ---

  /** Lights what a card that is carried over this point would be played on. */
  aim(card: string, x: number, y: number): void {
    const target = this.#targetAt(x, y)
    show(this.parts().layer, this.#choiceAt(card, target) === null ? null : target)
  }

  #choiceAt(card: string, target: Target): Choice | null {
    const { game } = this.session
    return game.sight !== null && mayAct(game) ? choiceAt(game.sight, card, target) : null
  }

  /** What a card that was let go is meant for: a choice to play, or none, and whether it was let go on the table. Null
   * where it was moved along the hand. */
  drop(card: string, { x, y, dx, dy, isCancelled }: Drop): { choice: Choice | null; isOnTable: boolean } | null {
    const { layer, bar } = this.parts()
    layer?.carry(card, dx, dy)
    const target: Target = isCancelled ? { on: 'nothing' } : this.#targetAt(x, y)
    show(layer, null)
    if (target.on === 'hand') {
      this.#move(card, bar?.placeAt(card, { x, y }) ?? 0)
      return null
    }
    const choice = this.#choiceAt(card, target)
    if (choice !== null) this.#carried = card
    return { choice, isOnTable: target.on !== 'nothing' }
  }

  /** The scene, in which a card that was carried to the table lies where it was let go until the server has spoken.
   * `sent`: the card of the action on its way. */
  whereCarried(layer: CardLayer, scene: Scene, sent: string | null): Scene {
    const card = this.#carried
    if (card === null) return scene
    const piece = scene.get(card)
    const place = layer.scene.get(card)?.place
    if (piece?.zone === 'hand' && place !== undefined && sent === card) return new Map(scene).set(card, { ...piece, place })
    this.#carried = null
    return scene
  }

  #targetAt(x: number, y: number): Target {
    const isIn = (box: DOMRect | null | undefined, more = 0): boolean =>
      box != null && x >= box.left - more && x <= box.right + more && y >= box.top - more && y <= box.bottom + more
    const under = this.session.game.sight?.table.findLast(({ attack }) => isIn(this.parts().layer?.boxOf(attack), NEAR))
    if (under !== undefined) return { on: 'attack', card: under.attack }
    const table = document.querySelector('.tbl')?.getBoundingClientRect()
    const hand = document.querySelector('.hand-room')?.getBoundingClientRect()
    if (isIn(hand)) return { on: 'hand' }
    return isIn(table) && hand !== undefined && y < hand.top ? { on: 'table' } : { on: 'nothing' }
  }
}

/** The attack card, or the free cloth, that the carried card is over and may be played on; null for none. */
function show(layer: CardLayer | null, target: Target | null): void {
  layer?.aimAt(target?.on === 'attack' ? target.card : null)
  document.querySelector('.tbl')?.classList.toggle('aimed', target?.on === 'table')
}
