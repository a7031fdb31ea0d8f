/** The settings' panel, the same on every screen. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { LANGUAGES } from '../language/languages'
import { choiceTemplate } from './choice'

export function settingsTemplate(app: App): TemplateResult {
  const { words, settings } = app
  const languages = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }))
  const named = <const T extends string>(prefix: string, values: readonly T[]): { value: T; text: string }[] =>
    values.map((value) => ({ value, text: words.say(`${prefix}-${value}`) }))
  return html`<div class="setting-list">
    ${choiceTemplate('language', words.say('settings-language'), languages, words.language as string, (language) => app.change({ language }))}
    <p class="quiet small language-missing" role="status">${app.voice.isMissing ? words.say('language-missing') : ''}</p>
    ${choiceTemplate<'auto' | 'dark' | 'light'>('theme', words.say('settings-theme'), named('settings-theme', ['auto', 'dark', 'light']), settings.theme, (theme) => app.change({ theme }))}
    ${choiceTemplate<'calm' | 'normal' | 'quick'>('motion', words.say('settings-pace'), named('settings-pace', ['calm', 'normal', 'quick']), settings.motion, (motion) => app.change({ motion }))}
    ${choiceTemplate<'person' | 'instant'>('programs', words.say('settings-programs'), named('settings-programs', ['person', 'instant']), settings.pace, (pace) => app.change({ pace }))}
    <p class="quiet small">${words.say('settings-programs-note')}</p>
    <label class="check">
      <input type="checkbox" data-testid="auto-pass" .checked=${settings.autoPass} @change=${(event: Event) => app.change({ autoPass: (event.target as HTMLInputElement).checked })} />
      <span>${words.say('settings-auto-pass')}</span>
    </label>
  </div>`
}
