/** The settings, the same on every screen; the parts about looks and sounds stand in `settings/`. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { MOTIONS } from '../game/settings'
import type { Motion } from '../game/settings'
import { LANGUAGES } from '../language/languages'
import { cardsSection } from '../settings/cards'
import { lightSection } from '../settings/light'
import { listTemplate, sectionTemplate, switchTemplate } from '../settings/parts'
import { soundSection } from '../settings/sound'
import { choiceTemplate } from './choice'
import { playSettingsTemplate } from './play-settings'

export function settingsTemplate(app: App): TemplateResult {
  const { words, settings } = app
  const languages = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }))
  const named = <const T extends string>(prefix: string, values: readonly T[]): { value: T; text: string }[] =>
    values.map((value) => ({ value, text: words.say(`${prefix}-${value}`) }))
  const game = html`${listTemplate('language', words.say('settings-language'), languages, words.language as string, (language) => app.change({ language }))}
    <p class="quiet small language-missing" role="status">${app.voice.isMissing ? words.say('language-missing') : ''}</p>
    ${choiceTemplate<Motion>('motion', words.say('settings-pace'), named('settings-pace', MOTIONS), settings.motion, (motion) => app.change({ motion }))}
    ${choiceTemplate<'person' | 'instant'>('programs', words.say('settings-programs'), named('settings-programs', ['person', 'instant']), settings.pace, (pace) => app.change({ pace }))}
    <p class="quiet small">${words.say('settings-programs-note')}</p>
    ${switchTemplate('auto-pass', words.say('settings-auto-pass'), settings.autoPass, (autoPass) => app.change({ autoPass }))}
    ${switchTemplate('left-handed', words.say('settings-left-handed'), settings.leftHanded, (leftHanded) => app.change({ leftHanded }))}
    ${playSettingsTemplate(app)}`
  return html`<div class="setting-list">
    ${sectionTemplate('game', words.say('settings-game'), game)} ${lightSection(app)} ${cardsSection(app)} ${soundSection(app)}
  </div>`
}
