/** For templates: an image that shows a card of the pack in play. */
import type { DirectiveResult } from 'lit/directive.js'
import { ref } from 'lit/directives/ref.js'
import type { Pack } from './pack'

/** `card`: DPN, or null for the back; `width`: in px. */
export function shown(pack: Pack, card: string | null, width: number): DirectiveResult {
  return ref((element) => {
    if (element instanceof HTMLImageElement) pack.show(element, card, width)
  })
}
