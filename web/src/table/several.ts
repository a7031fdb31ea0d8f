/** "Both, all three": a small question beside a card that has others of its rank to go with it. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { rich } from '../look/rich'
import { noteTemplate } from './chooser'

export function severalTemplate(words: Words, cards: readonly string[], choose: (cards: readonly string[]) => void): TemplateResult {
  const [card = ''] = cards
  const all = cards.length
  const say = (count: number): unknown =>
    count === 1 ? rich(words, 'several-one', { card }) : words.say(count === all ? 'several-all' : 'several-some', { count })
  return noteTemplate(
    card,
    words.say('several-label', { rank: card, count: cards.length }),
    html`${cards.map((_, i) => i + 1).map(
      (count) => html`<button type="button" class="key" data-testid="several-${count}" @click=${() => choose(cards.slice(0, count))}>
        <span>${say(count)}</span>
      </button>`,
    )}`,
  )
}
