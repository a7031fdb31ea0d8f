/** Where the record of a game comes from, and the game as each seat saw it. */
import { gameRecord, pastGame, replay } from '../link/api'
import type { Past, Replay } from '../wire'
import { recordOf } from './link'

export interface Source {
  readonly record: Promise<string>
  /** What is known of it beside the record; null for a game that was not played here. */
  readonly past: Promise<Past | null>
}

export type Fetch = () => Source

export const ownRecord =
  (table: string): Fetch =>
  () => ({ record: gameRecord(table), past: pastGame(table) })

export const linkedRecord =
  (fragment: string): Fetch =>
  () => ({ record: recordOf(fragment), past: Promise.resolve(null) })

/** A game from every side, each asked for once. */
export class Sides {
  readonly #asked = new Map<string, Promise<Replay>>()

  constructor(readonly record: string) {}

  /** `seat`: null for the one that the record itself suggests. */
  seen(seat: number | null, opened: boolean): Promise<Replay> {
    const key = `${seat ?? ''} ${opened}`
    const known = this.#asked.get(key)
    if (known !== undefined) return known
    const asked = replay({ record: this.record, seat, opened })
    this.#asked.set(key, asked)
    asked.catch(() => this.#asked.delete(key))
    return asked
  }
}
