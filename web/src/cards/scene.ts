/** The table's cards as pieces with places: what the card layer draws. Pure. */
import {
  HEAP_MOST,
  TALON_MOST,
  attackPlace,
  beatPlace,
  boutGrid,
  fanPlaces,
  openPlaces,
  handPlaces,
  heapPlace,
  talonPlace,
  trumpPlace,
} from './geometry'
import type { Box, Place } from './geometry'

export type Zone = 'heap' | 'talon' | 'bout' | 'fan' | 'hand' | 'kept'

export interface Piece {
  /** A card's DPN where it is known; else its seat or pile and number. */
  readonly key: string
  /** DPN, or null for a back. */
  readonly face: string | null
  readonly zone: Zone
  readonly place: Place
  /** Order from below. */
  readonly z: number
  /** An attack card without an answer. */
  readonly open: boolean
}

export type Scene = ReadonlyMap<string, Piece>

/** What lies where, without sizes. */
export interface Laid {
  readonly hand: readonly string[]
  /** `cards`: the hand lies open; `??` for one that is not known. */
  readonly fans: readonly { readonly seat: number; readonly count: number; readonly cards?: readonly string[] }[]
  readonly talon: number
  readonly turned: string | null
  readonly bout: readonly { readonly attack: string; readonly beat: string | null }[]
  readonly heap: number
  /** The defender takes: nothing on the table asks to be beaten. */
  readonly taken: boolean
  /** At the end: the durak's cards, `??` for unknown ones. */
  readonly kept: readonly string[]
}

export interface FanRoom {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly facing: number
  /** The width it may take. */
  readonly room: number
}

/** The measured places of the page's panels, in the table's own coordinates. */
export interface Room {
  readonly hand: { readonly box: Box; readonly w: number; readonly top: number; readonly isSmall: boolean } | null
  readonly bout: { readonly box: Box; readonly most: number } | null
  readonly talon: { readonly box: Box; readonly w: number } | null
  readonly heap: { readonly x: number; readonly y: number; readonly w: number } | null
  readonly kept: { readonly box: Box; readonly w: number } | null
  readonly fans: ReadonlyMap<number, FanRoom>
}

const DEPTH: Readonly<Record<Zone, number>> = { heap: 100, talon: 200, bout: 300, fan: 400, kept: 560, hand: 600 }

export function sceneOf(laid: Laid, room: Room): Scene {
  const pieces: Piece[] = []
  const put = (zone: Zone, key: string, face: string | null, place: Place, open = false): void => {
    pieces.push({ key, face, zone, place, z: DEPTH[zone] + pieces.length, open })
  }
  putHeap(laid, room, put)
  putTalon(laid, room, put)
  putBout(laid, room, put)
  for (const { seat, count, cards } of laid.fans) {
    const fan = room.fans.get(seat)
    if (fan === undefined) continue
    const places = cards === undefined ? fanPlaces(count, fan.w, fan, fan.facing, fan.room) : openPlaces(cards.length, fan.w, fan, fan.room)
    places.forEach((place, i) => {
      const card = cards?.[i] ?? '??'
      put('fan', card === '??' ? `fan${seat}:${i}` : card, card === '??' ? null : card, place)
    })
  }
  putHand(laid, room, put)
  putKept(laid, room, put)
  return new Map(pieces.map((piece) => [piece.key, piece]))
}

type Put = (zone: Zone, key: string, face: string | null, place: Place, open?: boolean) => void

function putHeap(laid: Laid, { heap }: Room, put: Put): void {
  if (heap === null) return
  for (let i = 0; i < Math.min(laid.heap, HEAP_MOST); i++) put('heap', `heap:${i}`, null, heapPlace(i, heap.w, heap))
}

function putTalon(laid: Laid, { talon }: Room, put: Put): void {
  if (talon === null) return
  if (laid.turned !== null) put('talon', laid.turned, laid.turned, trumpPlace(talon.box, talon.w))
  const backs = Math.min(laid.talon - (laid.turned === null ? 0 : 1), TALON_MOST)
  for (let i = 0; i < backs; i++) put('talon', `talon:${i}`, null, talonPlace(i, talon.box, talon.w))
}

function putBout(laid: Laid, { bout }: Room, put: Put): void {
  if (bout === null) return
  const { w, centres } = boutGrid(bout.box, bout.most)
  laid.bout.forEach(({ attack, beat }, i) => {
    const centre = centres[Math.min(i, centres.length - 1)]
    if (centre === undefined) return
    put('bout', attack, attack, attackPlace(centre, w, attack, beat !== null), beat === null && !laid.taken)
    if (beat !== null) put('bout', beat, beat, beatPlace(centre, w, beat))
  })
}

function putHand(laid: Laid, { hand }: Room, put: Put): void {
  if (hand === null) return
  const places = handPlaces(laid.hand.length, hand.w, hand.box, hand.top, hand.isSmall)
  laid.hand.forEach((card, i) => {
    const place = places[i]
    if (place === undefined) return
    // Of a game that a spectator saw nobody's hand is known.
    if (card === '??') put('hand', `hand:${i}`, null, place)
    else put('hand', card, card, place)
  })
}

function putKept(laid: Laid, { kept }: Room, put: Put): void {
  if (kept === null) return
  const { box, w } = kept
  const step = Math.min(0.58 * w, (box.width - 1.2 * w) / Math.max(1, laid.kept.length - 1))
  laid.kept.forEach((card, i) => {
    const k = i - (laid.kept.length - 1) / 2
    const turn = k * Math.min(9, 40 / laid.kept.length)
    const place = { x: box.x + box.width / 2 + k * step, y: box.y + box.height / 2 + Math.abs(turn) * 0.012 * w, w, turn }
    put('kept', card === '??' ? `kept:${i}` : card, card === '??' ? null : card, place)
  })
}
