/** Every move of a position with what a hint says it is worth. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { moveSentence, worthsOf } from '../game/hint'
import type { Hint, Sight } from '../wire'
import type { Words } from '../language/words'
import { rich } from '../look/rich'

export function movesTemplate(words: Words, sight: Sight, hint: Hint): TemplateResult {
  return html`<p class="quiet">${words.say('hint-list-about')}</p>
    <ol class="worths" data-testid="worths">
      ${worthsOf(sight, hint).map((move, i) => {
        const { id, args } = moveSentence(sight, move)
        return html`<li class=${i === 0 ? 'best' : ''}>
          <span class="move">${rich(words, id, args)}${i === 0 ? html` <em>${words.say('hint-list-best')}</em>` : nothing}</span>
          <span class="chance">${words.say('hint-list-chance', { percent: move.percent })}</span>
          <meter min="0" max="100" value=${move.percent} aria-hidden="true"></meter>
        </li>`
      })}
    </ol>`
}
