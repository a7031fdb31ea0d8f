/** What the page knows of a game: one value, changed only by the named functions of `fold.ts`. */
import type { Discards } from './aids'
import type { Event, Frame, Hint, Problem, Reason, Sight, Standing, Welcome } from '../wire'

/** The table's standing facts: who sits where, by what rules. */
export type Table = Omit<Welcome, 'type' | 'protocol' | 'version' | 'sight' | 'undo' | 'outs' | 'lesson' | 'kept'>

/** A command sent and not yet answered. */
export interface Pending {
  readonly id: string
  readonly base: number
  /** Null: the last decision is taken back. */
  readonly action: string | null
}

/** A hint that was asked for on the position at event `base`. */
export interface Asked {
  readonly id: string
  readonly base: number
  readonly given: Hint | null
}

/** A shown event, with what its sentence needs and the event alone does not say. */
export interface Line {
  readonly number: number
  readonly bout: number
  readonly event: Event
  /** For an attack: it opened the bout. */
  readonly lead: boolean
}

/** A seat that left the game, in the order of leaving. */
export interface Out {
  readonly seat: number
  readonly bout: number
}

export type LinkState = 'connecting' | 'open' | 'lost'

export interface Game {
  readonly table: Table | null
  /** The last event number received; frames up to it are shown or in `queue`. */
  readonly received: number
  /** The last event number shown: what a decision is based on. */
  readonly shown: number
  /** The sight at `shown`. */
  readonly sight: Sight | null
  /** Whether the player has a decision to take back at `shown`. */
  readonly undo: boolean
  readonly queue: readonly Frame[]
  /** Where an acknowledged action's events end: nothing may be decided before they are shown. */
  readonly settled: number
  /** The action that was acknowledged last; see `sentAction`. */
  readonly taken: string | null
  readonly pending: Pending | null
  readonly hint: Asked | null
  /** How the lesson stands after all that was received; see `stageOf`. */
  readonly lesson: Standing | null
  /** What went to the discard pile, where a memory aid asked for it. */
  readonly discards: Discards | null
  readonly refusal: Reason | null
  readonly problem: Problem | null
  readonly link: LinkState
  /** False: the server's disk fails, and what is played is in its memory alone. */
  readonly kept: boolean
  readonly log: readonly Line[]
  readonly outs: readonly Out[]
}

export const emptyGame: Game = {
  table: null,
  received: 0,
  shown: 0,
  sight: null,
  undo: false,
  queue: [],
  settled: 0,
  taken: null,
  pending: null,
  hint: null,
  lesson: null,
  discards: null,
  refusal: null,
  problem: null,
  link: 'connecting',
  kept: true,
  log: [],
  outs: [],
}
