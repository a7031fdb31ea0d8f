/** "Both, all three": a small question beside a card that has others of its rank to go with it. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { rich } from '../look/rich'
import { noteTemplate } from './chooser'

export function severalTemplate(words: Words, cards: readonly string[], choose: (cards: readonly string[]) => void): TemplateResult {
  const [card = ''] = cards
  const counts = cards.map((_, i) => i + 1).filter((count) => count === 1 || count === cards.length)
  return noteTemplate(
    card,
    words.say('several-label', { rank: card, count: cards.length }),
    html`${counts.map(
      (count) => html`<button type="button" class="key" data-testid="several-${count}" @click=${() => choose(cards.slice(0, count))}>
        <span>${count === 1 ? rich(words, 'several-one', { card }) : words.say('several-all', { count })}</span>
      </button>`,
    )}`,
  )
}
