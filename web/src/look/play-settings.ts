/** Settings of playing: the hand's order, memory aids, keys. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { choiceTemplate } from './choice'

export function playSettingsTemplate(app: App): TemplateResult {
  const { words, settings } = app
  const check = (name: 'counter' | 'lastBout', id: string): TemplateResult => html`<label class="check">
    <input type="checkbox" data-testid=${id} .checked=${settings[name]} @change=${(event: Event) => app.change({ [name]: (event.target as HTMLInputElement).checked })} />
    <span>${words.say(id)}</span>
  </label>`
  const named = <const T extends string>(prefix: string, values: readonly T[]): { value: T; text: string }[] =>
    values.map((value) => ({ value, text: words.say(`${prefix}-${value}`) }))
  return html`
    ${choiceTemplate<'suit' | 'rank' | 'own'>('sorting', words.say('sort-title'), named('sort', ['suit', 'rank', 'own']), settings.sorting, (sorting) => app.change({ sorting }))}
    ${choiceTemplate<'left' | 'right'>('trumps', words.say('trumps-title'), named('trumps', ['left', 'right']), settings.trumps, (trumps) => app.change({ trumps }))}
    <fieldset class="aid-list"><legend>${words.say('aids-title')}</legend>
      ${check('counter', 'aids-counter')} ${check('lastBout', 'aids-discards')}
      <p class="quiet small">${words.say('aids-note')}</p>
    </fieldset>
    <details class="own-keys" data-testid="own-keys"><summary>${words.say('keys-title')}</summary>${app.keys.template()}</details>`
}
