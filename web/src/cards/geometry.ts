/** Where cards lie. Pure: sizes in px, turns in degrees, a place is a card's centre. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Card width; the height is half as much again. */
  readonly w: number
  readonly turn: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const RATIO = 1.5
const RADIANS = Math.PI / 180

/** A number in [0, 1) that is the same for the same text on every page. */
export function seeded(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const spread = (text: string, most: number): number => (seeded(text) * 2 - 1) * most

export interface HandShape {
  readonly w: number
  readonly rows: 1 | 2
  /** Between neighbours of one row. */
  readonly step: number
}

/** How n cards fit a room: full width, then narrower, then in two rows, so that every index stays free. */
export function handShape(n: number, w: number, room: number, isSmall: boolean): HandShape {
  const free = isSmall ? 0.38 : 0.22
  const step = (width: number, count: number): number =>
    count < 2 ? 0 : Math.min(0.76 * width, (room - 1.12 * width) / (count - 1))
  if (step(w, n) >= free * w || n < 2) return { w, rows: 1, step: step(w, n) }
  const narrow = w * 0.86
  if (!isSmall && step(narrow, n) >= free * narrow) return { w: narrow, rows: 1, step: step(narrow, n) }
  const half = Math.ceil(n / 2)
  const small = isSmall ? w * 0.83 : narrow
  return { w: small, rows: 2, step: step(small, half) }
}

/** The hand's arc: places from left to right, `top` is the upper edge of the middle card of the (back) row. */
export function handPlaces(n: number, w: number, room: Box, top: number, isSmall: boolean): Place[] {
  const shape = handShape(n, w, room.width, isSmall)
  const half = Math.ceil(n / 2)
  const rows = shape.rows === 1 ? [n] : [half, n - half]
  // The front row leaves the back row's indices free; a small face's sign stands lower.
  const down = (isSmall ? 0.72 : 0.66) * shape.w
  return rows.flatMap((count, row) => arc(count, shape, room, top + row * down, isSmall))
}

function arc(n: number, shape: HandShape, room: Box, top: number, isSmall: boolean): Place[] {
  const most = shape.rows === 2 ? 8 : isSmall ? 15 : 17
  const total = Math.min((isSmall ? 3 : 3.4) * (n - 1), most)
  const chord = (shape.step * (n - 1)) / 2
  const sag = chord * Math.tan((total / 4) * RADIANS)
  return Array.from({ length: n }, (_, i) => {
    const u = n === 1 ? 0 : (2 * i - n + 1) / (n - 1)
    return {
      x: room.x + room.width / 2 + u * chord,
      y: top + (shape.w * RATIO) / 2 + u * u * sag,
      w: shape.w,
      turn: (u * total) / 2,
    }
  })
}

/** Six fixed places, three by two: the centre of each, and the card width that fits the room. */
export function boutGrid(room: Box, most: number): { w: number; centres: readonly { x: number; y: number }[] } {
  const w = Math.max(24, Math.min(most, room.width / (3 * 1.6), room.height / (2 * 1.72)))
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  const columns = Math.min(1.62 * w, room.width / 3)
  const centres = Array.from({ length: 6 }, (_, i) => ({
    x: middle.x + ((i % 3) - 1) * columns,
    y: middle.y + (Math.floor(i / 3) - 0.5) * 1.72 * w,
  }))
  return { w, centres }
}

export function attackPlace(centre: { x: number; y: number }, w: number, card: string, isBeaten: boolean): Place {
  return { x: centre.x, y: centre.y - (isBeaten ? 0.05 * RATIO * w : 0), w, turn: spread(card, 1.8) }
}

/** Crosswise: a quarter turn less ten degrees, lower, so that the attack's index stays in the open. */
export function beatPlace(centre: { x: number; y: number }, w: number, card: string): Place {
  return { x: centre.x + 0.04 * w, y: centre.y + 0.13 * RATIO * w, w, turn: 82 + spread(card, 1.8) }
}

/** A fan of backs, its tops towards the table's middle. `facing`: 180 at the top edge, 90 west, -90 east, 0 one's
 * own; `room`: the width it may take. */
export function fanPlaces(n: number, w: number, centre: { x: number; y: number }, facing: number, room = Infinity): Place[] {
  const step = n < 2 ? 0 : Math.min(0.24 * w, Math.min(2 * w, Math.max(0.6 * w, room - 1.2 * w)) / (n - 1))
  const angle = n < 2 ? 0 : Math.min(6, 48 / (n - 1))
  const cos = Math.cos(facing * RADIANS)
  const sin = Math.sin(facing * RADIANS)
  return Array.from({ length: n }, (_, i) => {
    const k = i - (n - 1) / 2
    const along = k * step
    const down = k * k * step * 0.045
    return {
      x: centre.x + along * cos - down * sin,
      y: centre.y + along * sin + down * cos,
      w,
      turn: facing + k * angle,
    }
  })
}

/** An open hand at its seat: upright, so that every index can be read, in as many rows as that takes, at most three. */
export function openPlaces(n: number, w: number, centre: { x: number; y: number }, room: number): Place[] {
  const width = Math.max(1.4 * w, Math.min(room, 5.2 * w))
  const free = 0.4 * w
  const most = Math.max(2, Math.floor((width - w) / free) + 1)
  const rows = Math.min(3, Math.max(1, Math.ceil(n / most)))
  const inRow = Math.ceil(n / rows)
  const step = inRow < 2 ? 0 : Math.min(0.6 * w, (width - w) / (inRow - 1))
  const down = 0.56 * w
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow)
    const count = Math.min(inRow, n - row * inRow)
    return {
      x: centre.x + ((i % inRow) - (count - 1) / 2) * step,
      y: centre.y + (row - (rows - 1) / 2) * down,
      w,
      turn: 0,
    }
  })
}

/** The heap: the i-th discarded card, loose, the same for everybody. */
export function heapPlace(i: number, w: number, centre: { x: number; y: number }): Place {
  return {
    x: centre.x + spread(`heap x${i}`, 0.14) * w,
    y: centre.y + spread(`heap y${i}`, 0.09) * RATIO * w,
    w,
    turn: spread(`heap turn${i}`, 38),
  }
}

export const HEAP_MOST = 14
export const TALON_MOST = 16

/** The turned card upright, upper part free. */
export function trumpPlace(room: Box, w: number): Place {
  return { x: room.x + room.width / 2, y: room.y + (w * RATIO) / 2, w, turn: -1 }
}

/** The pack across the turned card's lower half; `i` counts from below. */
export function talonPlace(i: number, room: Box, w: number): Place {
  const lift = w / 88
  return { x: room.x + room.width / 2 - i * 0.6 * lift, y: room.y + 1.36 * w - i * 1.3 * lift, w, turn: 91 }
}
