/** Reads the places that the page's layout gives to cards: elements marked `data-anchor`. */
import type { Box } from './geometry'
import type { FanRoom, Room } from './scene'
import type { FaceSize } from '../deck/deck'
import { boutGrid } from './geometry'

/** `size`: which face a width shows; small ones need other steps in the hand. */
export function measure(table: HTMLElement, size: (width: number) => FaceSize): Room {
  const origin = table.getBoundingClientRect()
  const find = (name: string): { box: Box; w: number; element: HTMLElement } | null => {
    const element = table.querySelector<HTMLElement>(`[data-anchor="${name}"]`)
    if (element === null || element.offsetParent === null) return null
    const rect = element.getBoundingClientRect()
    const box = { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height }
    return { box, w: number(element, '--cw'), element }
  }
  const hand = find('hand')
  const bout = find('bout')
  const talon = find('talon')
  const heap = find('heap')
  const kept = find('kept')
  return {
    hand: hand && { box: hand.box, w: hand.w, top: hand.box.y + number(hand.element, '--rise'), isSmall: size(hand.w) === 'small' },
    bout: bout && { box: bout.box, most: bout.w },
    talon: talon && { box: talon.box, w: talon.w },
    heap: heap && { x: heap.box.x + heap.box.width / 2, y: heap.box.y + heap.box.height / 2, w: heap.w },
    kept: kept && { box: kept.box, w: kept.w },
    fans: fansOf(table, find),
  }
}

function fansOf(table: HTMLElement, find: (name: string) => { box: Box; w: number; element: HTMLElement } | null): Map<number, FanRoom> {
  const fans = new Map<number, FanRoom>()
  for (const { dataset } of table.querySelectorAll<HTMLElement>('[data-fan]')) {
    const seat = Number(dataset['fan'])
    const fan = find(`fan${seat}`)
    if (fan === null) continue
    const { box, w, element } = fan
    const facing = number(element, '--facing')
    // One's own fan on the way in hangs from its place; the others lie in the middle of theirs.
    const y = facing === 0 ? box.y + 0.8 * w : box.y + box.height / 2
    fans.set(seat, { x: box.x + box.width / 2, y, w, facing, room: facing === 180 ? box.width : Infinity })
  }
  return fans
}

/** A custom property that is a plain number, with or without a unit. */
function number(element: Element, name: string): number {
  const value = Number.parseFloat(getComputedStyle(element).getPropertyValue(name))
  return Number.isFinite(value) ? value : 0
}

/** How wide the faces of a room are: in the talon, the bout and, last, the hand. */
export function widthsIn({ hand, bout, talon }: Room): number[] {
  const widths = [talon?.w, bout === null ? undefined : boutGrid(bout.box, bout.most).w, hand?.w]
  return widths.filter((width) => width !== undefined)
}
