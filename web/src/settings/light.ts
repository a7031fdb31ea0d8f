/** Settings of light and paper: theme, contrast, grain, temperature. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { AS_DRAWN, isAsDrawn } from '../deck/finish'
import { shown } from '../deck/shown'
import { THEMES } from '../game/settings'
import type { Theme } from '../game/settings'
import { choiceTemplate } from '../look/choice'
import { sectionTemplate, sliderTemplate } from './parts'

const NAMES = ['contrast', 'grain', 'temperature'] as const
/** A back and three faces: both colours, a court, an ace, a number. */
const SAMPLE = [null, 'Qd', 'As', '9h'] as const
/** Their width in px, as in settings.css. */
const SAMPLE_WIDTH = 88

export function lightSection(app: App): TemplateResult {
  const { words, settings } = app
  const themes = THEMES.map((value) => ({ value, text: words.say(`settings-theme-${value}`) }))
  const sliders = NAMES.map((name) =>
    sliderTemplate({
      name,
      text: words.say(`settings-${name}`),
      value: settings[name],
      said: words.say('percent', { value: settings[name] }),
      ends: [words.say(`settings-${name}-least`), words.say(`settings-${name}-most`)],
      change: (value) => app.change({ [name]: value }),
    }),
  )
  return sectionTemplate(
    'light',
    words.say('settings-look'),
    html`${sampleTemplate(app)}
      ${choiceTemplate<Theme>('theme', words.say('settings-theme'), themes, settings.theme, (theme) => app.change({ theme }))} ${sliders}
      ${settings.theme === 'contrast' ? html`<p class="quiet small">${words.say('settings-contrast-note')}</p>` : nothing}
      <div class="keys">
        <button type="button" class="key" data-testid="as-drawn" aria-disabled=${String(isAsDrawn(settings))} @click=${() => app.change(AS_DRAWN)}>
          <span>${words.say('settings-as-drawn')}</span>
        </button>
      </div>`,
  )
}

/** Cards on cloth: the table may lie hidden behind the panel. */
function sampleTemplate(app: App): TemplateResult {
  return html`<div class="sample" aria-hidden="true" data-testid="sample">
    ${SAMPLE.map((card) => html`<img alt="" draggable="false" ${shown(app.pack, card, SAMPLE_WIDTH)} />`)}
  </div>`
}
