/** The backs of cards: open ones to be put on, the others with what opens them. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { backUrl } from '../deck/deck'
import { icon } from '../look/icons'
import type { BackOpened, Profile } from '../wire'
import { drawnBack, openedBy } from './opening'

export function backsTemplate(app: App, { backs }: Profile): TemplateResult {
  const { words } = app
  return html`<section class="part" aria-labelledby="backs">
    <h2 id="backs">${words.say('backs')}</h2>
    <p class="quiet">${words.say('backs-about')}</p>
    <ul class="backs">${backs.map((back) => backTemplate(app, back))}</ul>
  </section>`
}

function backTemplate(app: App, back: BackOpened): TemplateResult {
  const { words, settings } = app
  const drawn = drawnBack(back.name)
  const name = words.say(`back-${back.name}`)
  const picture = html`<span class="picture"><img src=${backUrl(drawn)} alt="" width="80" height="120" draggable="false" loading="lazy" />${back.open ? '' : html`<span class="lock">${icon('lock')}</span>`}</span>`
  if (!back.open) {
    return html`<li class="locked" data-testid="back-${back.name}" data-open="false">
      ${picture}<b>${name}</b><span class="vh">, ${words.say('back-locked')}. </span><span class="opens">${back.goal === null ? openedBy(words, back) : words.say(`goal-${back.goal}-about`)}</span>
    </li>`
  }
  const isWorn = settings.back === drawn
  const wear = (): void => {
    if (drawn !== undefined) app.change({ back: drawn })
  }
  return html`<li data-testid="back-${back.name}" data-open="true">
    <button type="button" class="wear" aria-pressed=${String(isWorn)} @click=${wear}>
      ${picture}<b>${name}</b><span class="opens">${isWorn ? words.say('back-worn') : words.say('back-wear')}</span>
    </button>
  </li>`
}
