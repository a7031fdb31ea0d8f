/** The goals: what each asks, and where it was reached. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { reviewPath } from '../link/address'
import { icon } from '../look/icons'
import type { GoalReached, Profile } from '../wire'

export function goalsTemplate(words: Words, { goals, backs }: Profile): TemplateResult {
  const reached = goals.filter(({ table }) => table !== null).length
  return html`<section class="part wide" aria-labelledby="goals">
    <h2 id="goals">${words.say('goals')} <span class="of" data-testid="goals-count">${words.say('goals-count', { reached, count: goals.length })}</span></h2>
    <p class="quiet">${words.say('goals-about')}</p>
    <ul class="goals">${goals.map((goal) => goalTemplate(words, goal, backs.find((back) => back.goal === goal.name)?.name ?? null))}</ul>
  </section>`
}

function goalTemplate(words: Words, { name, table }: GoalReached, back: string | null): TemplateResult {
  const title = words.say(`goal-${name}`)
  return html`<li class=${table === null ? '' : 'reached'} data-testid="goal-${name}" data-reached=${String(table !== null)}>
    <i class="seal" aria-hidden="true">${table === null ? nothing : icon('out')}</i>
    <div>
      <b>${title}</b>${table === null ? nothing : html`<span class="vh">, ${words.say('goal-reached')}</span>`}
      <p>${words.say(`goal-${name}-about`)}</p>
      ${back === null ? nothing : html`<p class="opens">${words.say('goal-opens', { back: words.say(`back-${back}`) })}</p>`}
      ${table === null ? nothing : html`<a href=${reviewPath(table)} aria-label="${words.say('goal-review')}: ${title}">${words.say('goal-review')}</a>`}
    </div>
  </li>`
}
