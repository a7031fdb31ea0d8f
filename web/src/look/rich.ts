/** Sentences with cards in them: rank and suit sign to see, the full name to hear. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { Args, Words } from '../language/words'
import { suitIcon } from './icons'

export function rich(words: Words, id: string, args: Args = {}): (string | TemplateResult)[] {
  return words.show(id, args).map((piece) => {
    if (typeof piece === 'string') return piece
    if ('card' in piece) {
      return html`<b class="nb" role="img" aria-label=${words.card(piece.card)}>${words.index(piece.card)}${suitIcon(piece.card)}</b>`
    }
    if ('rank' in piece) return html`<b class="nb" role="img" aria-label=${words.rank(piece.rank)}>${words.index(piece.rank)}</b>`
    return words.suit(piece.suit)
  })
}
