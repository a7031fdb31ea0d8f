/** The places that the bout's limit still allows, drawn under the cards. */
import { boutGrid } from '../cards/geometry'
import type { Room } from '../cards/scene'

export function showPlaces(ground: HTMLElement, { bout }: Room, taken: number, limit: number): void {
  const old = [...ground.querySelectorAll<HTMLElement>('.empty')]
  const wanted = bout === null ? 0 : Math.max(0, Math.min(limit, 6) - taken)
  for (const node of old.slice(wanted)) node.remove()
  if (bout === null) return
  const { w, centres } = boutGrid(bout.box, bout.most)
  for (let i = 0; i < wanted; i++) {
    const centre = centres[taken + i]
    if (centre === undefined) continue
    const node = old[i] ?? ground.appendChild(document.createElement('span'))
    node.className = 'empty'
    const width = 0.42 * w
    node.style.width = `${width}px`
    node.style.height = `${width * 1.5}px`
    node.style.transform = `translate(${centre.x - width / 2}px, ${centre.y - width * 0.75}px)`
  }
}
