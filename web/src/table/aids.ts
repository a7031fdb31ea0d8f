/** The memory aids' panel: what has not been seen yet, and the last discarded bout. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { isComplete, shownDiscards, unseen } from '../game/aids'
import type { Unseen } from '../game/aids'
import type { Game, Table } from '../game/game'
import { suitText } from '../game/reading'
import type { Settings } from '../game/settings'
import type { Words } from '../language/words'
import { isRed, suitIcon } from '../look/icons'

export function aidsTemplate(words: Words, { sight, discards }: Game, table: Table, settings: Settings): TemplateResult {
  if (sight === null || !isComplete(sight, discards)) return html`<p class="quiet">${words.say('loading')}</p>`
  const bouts = shownDiscards(sight, discards ?? [])
  return html`${settings.counter ? counterTemplate(words, unseen(sight, Number(table.options['deck'] ?? 36), bouts)) : nothing}
  ${settings.lastBout ? lastBoutTemplate(words, bouts.at(-1) ?? []) : nothing}`
}

function counterTemplate(words: Words, suits: readonly Unseen[]): TemplateResult {
  const count = suits.reduce((sum, { cards }) => sum + cards.length, 0)
  return html`<section class="counter" data-testid="counter">
    <h3>${words.say('counter-label', { count })}</h3>
    <ul>
      ${suits.map(
        ({ suit, cards }) => html`<li class=${isRed(suit) ? 'red' : ''} data-cards=${cards.join(' ')}>
          <span class="vh">${suitText(words, { suit, cards })}</span>
          <span class="shown" aria-hidden="true">${suitIcon(suit)}${cards.length === 0 ? html`<i>—</i>` : cards.map((card) => html`<b>${words.index(card)}</b>`)}</span>
        </li>`,
      )}
    </ul>
  </section>`
}

function lastBoutTemplate(words: Words, cards: readonly string[]): TemplateResult {
  return html`<section class="last-bout" data-testid="last-bout">
    <h3>${words.say('last-bout-label')}</h3>
    ${cards.length === 0
      ? html`<p class="quiet">${words.say('last-bout-none')}</p>`
      : html`<ul>
          ${cards.map((card) => html`<li class=${isRed(card) ? 'red' : ''} data-card=${card}><span class="vh">${words.card(card)}</span><span class="shown" aria-hidden="true"><b>${words.index(card)}</b>${suitIcon(card)}</span></li>`)}
        </ul>`}
  </section>`
}
