/** The way in, in parts: title and start, the deck, what can be chosen. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { shown } from '../deck/shown'
import type { App } from '../app'
import { LANGUAGES } from '../language/languages'
import { deckPath } from '../link/address'
import { choiceTemplate } from '../look/choice'
import { keyName } from '../look/key-name'
import { ornament } from '../look/icons'
import { sayReason } from '../table/hand'
import type { Preset, Reason } from '../wire'

export function opponentName(app: App, name: string): string {
  return app.words.has(`opponent-${name}`) ? app.words.say(`opponent-${name}`) : name
}

export function languageTemplate(app: App): TemplateResult {
  const choose = (event: Event): void => app.change({ language: (event.target as HTMLSelectElement).value })
  return html`<select class="tool language" aria-label=${app.words.say('settings-language')} data-testid="language" @change=${choose}>
    ${Object.entries(LANGUAGES).map(([value, text]) => html`<option value=${value} .selected=${live(value === app.words.language)}>${text}</option>`)}
  </select>`
}

interface Lead {
  readonly summary: string
  readonly isStarting: boolean
  readonly failure: Reason | null
  readonly start: () => void
}

export function leadTemplate({ words, voice }: App, { summary, isStarting, failure, start }: Lead): TemplateResult {
  return html`<div class="lead">
    <h1>${words.say('title')}</h1>
    ${ornament()}
    <p class="lede">${words.say('lede')}</p>
    <button type="button" class="start" data-testid="start" aria-disabled=${String(isStarting)} @click=${start}>
      ${words.say(isStarting ? 'starting' : 'start')}
    </button>
    ${failure === null
      ? html`<p class="sum">${summary} <kbd aria-hidden="true">${keyName(words, 'Enter')}</kbd></p>`
      : html`<p class="sum refusal" role="alert" data-testid="refusal">${sayReason(words, failure)}</p>`}
    <p class="sum language-missing" role="status">${voice.isMissing ? words.say('language-missing') : ''}</p>
  </div>`
}

/** Four faces of the deck, fanned: what one is going to play with. */
export function deckTemplate({ words, pack, settings }: App): TemplateResult {
  return html`<figure class="deck">
    <div class="faces" aria-hidden="true">
      ${['Jc', 'Qh', 'Ks', 'Ad'].map((card) => html`<img class="face" alt="" draggable="false" width="120" height="180" ${shown(pack, card, 88)} />`)}
    </div>
    <figcaption class="cap"><a href=${deckPath(words.language, settings.design)} data-testid="deck-link">${words.say(`deck-${settings.design}`)}</a></figcaption>
  </figure>`
}

interface Picks {
  readonly presets: readonly Preset[]
  readonly preset: Preset
  readonly choosePreset: (name: string) => void
  readonly seatCounts: readonly number[]
  readonly seats: number
  readonly opponents: readonly string[]
  readonly opponent: string
}

export function picksTemplate(app: App, { presets, preset, choosePreset, seatCounts, seats, opponents, opponent }: Picks): TemplateResult {
  const { words } = app
  const short = (name: string): string => (words.has(`preset-short-${name}`) ? words.say(`preset-short-${name}`) : words.say(`preset-${name}`))
  return html`<div class="picks">
    ${choiceTemplate(
      'preset',
      words.say('pick-rules'),
      presets.map(({ name }) => ({ value: name, text: short(name) })),
      preset.name,
      choosePreset,
    )}
    ${choiceTemplate(
      'seats',
      words.say('pick-seats'),
      seatCounts.map((count) => ({ value: count, text: String(count) })),
      seats,
      (count) => app.change({ seats: count }),
    )}
    ${opponents.length < 2
      ? nothing
      : choiceTemplate(
          'opponents',
          words.say('pick-opponents'),
          opponents.map((name) => ({ value: name, text: opponentName(app, name) })),
          opponent,
          (name) => app.change({ opponent: name }),
          words.has(`opponent-${opponent}-about`) ? words.say(`opponent-${opponent}-about`) : '',
        )}
  </div>`
}
