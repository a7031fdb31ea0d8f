/** Talon, bout and discard: captions to see, lists to hear; the cards themselves are the card layer's. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Sight } from '../wire'
import type { Words } from '../language/words'
import { pairText } from '../game/reading'
import { isRed, suitIcon } from '../look/icons'

export function talonTemplate(words: Words, talon: number, trump: string, turned: string | null): TemplateResult {
  return html`<section class="talon ${talon === 0 ? 'none' : ''}" aria-label=${words.say('talon-label', { count: talon })} data-testid="talon">
    <div class="pile" data-anchor="talon">
      ${talon === 0
        ? html`<span class="coin big ${trump} ${isRed(trump) ? 'red' : ''}" role="img" aria-label=${words.say('trump-label', { trump })}>${suitIcon(trump)}</span>`
        : nothing}
    </div>
    <p class="cap"><span class="quiet">${words.say('talon')}</span> <b data-testid="talon-count">${talon}</b></p>
    <p class="cap trump" data-testid="trump" data-trump=${trump}>
      <span class="tw">${words.say('trump')}</span>
      <span class="coin ${trump} ${isRed(trump) ? 'red' : ''}" role="img" aria-label=${words.suit(trump)}>${suitIcon(trump)}</span>
    </p>
    ${turned === null ? nothing : html`<p class="vh">${words.say('trump-card-label', { card: turned })}</p>`}
  </section>`
}

export function boutTemplate(words: Words, sight: Sight): TemplateResult {
  const label = words.say('bout-label', { count: sight.table.length, limit: sight.limit ?? 0 })
  return html`<section class="bout" data-anchor="bout" data-testid="bout" aria-label=${label}>
    <ul class="vh">
      ${sight.table.length === 0 ? html`<li>${words.say('bout-empty')}</li>` : nothing}
      ${sight.table.map(
        ({ attack, beat }) => html`<li data-testid="pair" data-attack=${attack} data-beat=${beat ?? ''}>${pairText(words, attack, beat)}</li>`,
      )}
    </ul>
  </section>`
}

export function discardTemplate(words: Words, count: number): TemplateResult {
  return html`<section class="discard ${count === 0 ? 'none' : ''}" aria-label=${words.say('discard-label', { count })} data-testid="discard">
    <div class="pile" data-anchor="heap"></div>
    <p class="cap"><span class="quiet">${words.say('discard-pile')}</span> <b data-testid="discard-count">${count}</b></p>
  </section>`
}
