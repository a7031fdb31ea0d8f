/** How cards get from one scene to the next: a plan of moves, by what happened. Pure. */
import type { Event } from '../wire'
import type { Place } from './geometry'
import type { Piece, Room, Scene } from './scene'

export interface Move {
  readonly piece: Piece
  readonly from: Place
  readonly to: Place
  /** Milliseconds at normal speed. */
  readonly delay: number
  readonly ms: number
  readonly easing: string
  /** Turns the card over on the way. */
  readonly turns: 'up' | 'down' | null
  /** The card leaves the scene: it flies and is gone. */
  readonly leaves: boolean
  /** Hidden until it arrives: the flying card becomes this one. */
  readonly appears: boolean
}

export const EASE_OUT = 'cubic-bezier(.2, .75, .25, 1)'
export const EASE_LAY = 'cubic-bezier(.25, .6, .3, 1)'

/** A first sight of a fresh deal, shown as dealing. */
export interface Dealing {
  readonly kind: 'dealing'
  /** Seats in the order they are dealt to. */
  readonly order: readonly number[]
}

export type Cause = Event | Dealing | null

export interface Stage {
  readonly you: number
  readonly room: Room
  readonly before: Scene
  readonly after: Scene
}

export function movesOf(stage: Stage, cause: Cause): Move[] {
  if (cause?.kind === 'dealing') return dealing(stage, cause)
  const moves: Move[] = []
  let entered = 0
  for (const piece of stage.after.values()) {
    const old = stage.before.get(piece.key)
    if (old === undefined) {
      const move = entrance(stage, piece, cause, entered)
      if (move !== null) moves.push(move)
      entered++
    } else if (!isSamePlace(old.place, piece.place)) {
      moves.push(shift(stage, old, piece, cause, moves))
    }
  }
  return [...moves, ...departures(stage, cause)]
}

const plain = { turns: null, leaves: false, appears: false } as const

function shift({ you }: Stage, old: Piece, piece: Piece, cause: Cause, moves: readonly Move[]): Move {
  const move = { piece, from: old.place, to: piece.place, delay: 0, ms: 180, easing: EASE_OUT, ...plain }
  if (old.zone === piece.zone) return move
  if (cause?.kind === 'pick_up' && cause.seat === you) {
    return { ...move, ms: 280, delay: 50 * moves.filter((other) => other.ms === 280).length }
  }
  if (piece.zone === 'bout' && cause?.kind === 'beat') return { ...move, ms: 280, easing: EASE_LAY }
  return { ...move, ms: 240, easing: piece.zone === 'bout' ? EASE_LAY : EASE_OUT }
}

/** Where a card that was not in the scene before comes from. */
function entrance(stage: Stage, piece: Piece, cause: Cause, entered: number): Move | null {
  if (cause === null) return null
  const move = { piece, to: piece.place, delay: 0, ms: 240, easing: EASE_OUT, ...plain }
  if (piece.zone === 'bout' && (cause.kind === 'attack' || cause.kind === 'transfer' || cause.kind === 'beat')) {
    const from = fanEdge(stage, cause.seat)
    const isBeat = cause.kind === 'beat'
    return from && { ...move, from, ms: isBeat ? 280 : 240, easing: EASE_LAY, turns: 'up' }
  }
  if (cause.kind === 'draw' && (piece.zone === 'fan' || piece.zone === 'hand')) {
    const from = talonTop(stage)
    return from && { ...move, from, delay: 60 * entered, turns: piece.face === null ? null : 'up' }
  }
  if (cause.kind === 'pick_up' && piece.zone === 'fan') return { ...move, from: piece.place, ms: 1, delay: 260, appears: true }
  if (cause.kind === 'discard' && piece.zone === 'heap') {
    return { ...move, from: piece.place, ms: 1, delay: 300 + 25 * entered, appears: true }
  }
  if (piece.zone === 'kept' && cause.kind === 'end') {
    const from = [...stage.before.values()].find((old) => old.zone === 'fan' || old.zone === 'hand')?.place
    return from === undefined ? null : { ...move, from, ms: 320, delay: 60 * entered, easing: EASE_LAY }
  }
  return null
}

/** Where cards that are in the scene no more go to. */
function departures(stage: Stage, cause: Cause): Move[] {
  if (cause === null) return []
  const gone = [...stage.before.values()].filter((old) => !stage.after.has(old.key))
  const leaving = { easing: EASE_OUT, leaves: true, appears: false } as const
  if (cause.kind === 'discard') {
    const target = stage.room.heap
    if (target === null) return []
    return gone
      .filter((old) => old.zone === 'bout')
      .map((piece, i) => {
        const to = { x: target.x, y: target.y, w: target.w, turn: 38 * ((i % 3) - 1) }
        return { piece, from: piece.place, to, delay: 25 * i, ms: 320, turns: 'down', ...leaving }
      })
  }
  if (cause.kind === 'pick_up' && cause.seat !== stage.you) {
    const to = fanEdge(stage, cause.seat)
    if (to === null) return []
    return gone
      .filter((old) => old.zone === 'bout')
      .map((piece, i) => ({ piece, from: piece.place, to, delay: 50 * i, ms: 280, turns: 'down', ...leaving }))
  }
  if (cause.kind === 'draw' && cause.seat !== stage.you) {
    const to = fanEdge(stage, cause.seat)
    const turned = gone.filter((old) => old.zone === 'talon' && old.face !== null)
    if (to === null) return []
    return turned.map((piece) => ({ piece, from: piece.place, to, delay: 60, ms: 280, turns: null, ...leaving }))
  }
  return []
}

function dealing({ after, room }: Stage, { order }: Dealing): Move[] {
  const from = room.talon === null ? null : talonPoint(room)
  if (from === null) return []
  const counts = new Map<number, number>()
  const moves: Move[] = []
  for (const piece of after.values()) {
    if (piece.zone !== 'fan' && piece.zone !== 'hand') continue
    const seat = piece.zone === 'fan' ? Number(/^fan(\d+)/.exec(piece.key)?.[1]) : (order.find((at) => !room.fans.has(at)) ?? 0)
    const round = counts.get(seat) ?? 0
    counts.set(seat, round + 1)
    const delay = 60 * (round * order.length + Math.max(0, order.indexOf(seat)))
    const turns = piece.zone === 'hand' ? 'up' : null
    moves.push({ piece, from, to: piece.place, delay, ms: 240, easing: EASE_OUT, turns, leaves: false, appears: false })
  }
  return moves
}

function fanEdge({ before, room }: Stage, seat: number): Place | null {
  const cards = [...before.values()].filter((piece) => piece.key.startsWith(`fan${seat}:`))
  const last = cards[cards.length - 1]
  if (last !== undefined) return last.place
  const fan = room.fans.get(seat)
  return fan === undefined ? null : { x: fan.x, y: fan.y, w: fan.w, turn: fan.facing }
}

function talonTop({ before, room }: Stage): Place | null {
  const cards = [...before.values()].filter((piece) => piece.zone === 'talon')
  return cards[cards.length - 1]?.place ?? talonPoint(room)
}

function talonPoint({ talon }: Room): Place | null {
  if (talon === null) return null
  return { x: talon.box.x + talon.box.width / 2, y: talon.box.y + talon.w, w: talon.w, turn: 91 }
}

export function isSamePlace(a: Place, b: Place): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01
  return near(a.x, b.x) && near(a.y, b.y) && near(a.w, b.w) && near(a.turn, b.turn)
}
