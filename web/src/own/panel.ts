/** The panel of one's own table: every option with what it means, the seats, and who sits on them. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { App } from '../app'
import { LONGEST_NAME, withOne, withFollowers } from '../game/own'
import type { Words } from '../language/words'
import { decksPath, rulesPath } from '../link/address'
import { choiceTemplate } from '../look/choice'
import type { Option } from '../look/choice'
import { sayReason } from '../table/hand'
import type { Lobby, Reason } from '../wire'
import { OWN } from './own-table'
import type { OwnTable } from './own-table'

const MOST_SAID = 3

interface Shown {
  readonly own: OwnTable
  readonly lobby: Lobby
  /** The seats that will be played with. */
  readonly seats: number
  readonly levels: readonly string[]
  readonly level: string
  readonly nameOf: (level: string) => string
  readonly start: () => void
}

export function ownPanel(app: App, shown: Shown): TemplateResult {
  const { words } = app
  const { own, lobby } = shown
  const rules = own.judged?.rules ?? null
  const isStuck = own.refusal !== null
  return html`<p class="own-about">${words.say('own-about')}</p>
    <p class="vh" role="status">${own.refusal === null ? '' : sayReason(words, own.refusal)}</p>
    ${own.failure === null ? nothing : html`<p role="alert" class="own-refusal">${sayReason(words, own.failure)}</p>`}
    <section class="own-part" aria-labelledby="own-rules">
      <h3 id="own-rules">${words.say('own-rules')}</h3>
      ${fromTemplate(app, own, lobby)}
      <p class="own-about">${words.say('own-dashed')}</p>
      <div class="own-options">${Object.entries(lobby.options).map(([name, values]) => optionTemplate(app, own, lobby, name, values))}</div>
      ${rules === null
        ? nothing
        : html`<p><a href=${rulesPath(words.language, rules)} data-testid="own-read">${words.say('own-read')}</a></p>`}
    </section>
    ${opponentsTemplate(app, shown)}
    <p><a href=${decksPath(words.language)} data-testid="own-decks">${words.say('own-decks')}</a></p>
    <div class="keys">
      <button type="button" class="key again" data-testid="own-start" aria-disabled=${String(isStuck)} @click=${() => (isStuck ? undefined : shown.start())}>
        <span>${words.say('own-start')}</span>
      </button>
    </div>`
}

/** One press takes over all values of a preset. */
function fromTemplate({ words }: App, own: OwnTable, lobby: Lobby): TemplateResult {
  const presets = lobby.presets.filter(({ name }) => name !== OWN)
  return html`<div class="own-from" role="group" aria-labelledby="own-from">
    <span id="own-from">${words.say('own-from')}</span>
    ${presets.map(
      ({ name, options }) => html`<button type="button" class="chip" data-testid="own-from-${name}" @click=${() => own.choose(options)}>${words.say(`preset-${name}`)}</button>`,
    )}
  </div>`
}

function optionTemplate(app: App, own: OwnTable, lobby: Lobby, name: string, values: readonly string[]): TemplateResult {
  const { words } = app
  const message = `rules-option-${kebab(name)}`
  const against = own.judged?.against[name] ?? {}
  const chosen = app.settings.own.options[name] ?? usualOf(lobby)[name] ?? values[0] ?? ''
  const options = values.map((value): Option<string> => ({ value, text: valueText(words, name, value), against: reasonText(words, against[value]) }))
  const about = words.has(`${message}-about`) ? words.say(`${message}-about`) : ''
  const before = { ...usualOf(lobby), ...app.settings.own.options }
  const choose = (value: string): void => own.choose(withFollowers(before, name, value))
  return html`<div class="own-option ${options.some(({ text }) => text.length > 16) ? 'long' : ''}">
    ${choiceTemplate(`own-${kebab(name)}`, words.say(message), options, chosen, choose, about)}
    ${refusalLine(reasonText(words, against[chosen]))}
  </div>`
}

function opponentsTemplate(app: App, shown: Shown): TemplateResult {
  const { own, seats, levels, level, nameOf } = shown
  const { words, settings } = app
  const against = own.judged?.against_seats ?? {}
  const counts = [2, 3, 4, 5, 6].map((count) => ({ value: count, text: String(count), against: reasonText(words, against[String(count)]) }))
  const choose = (count: number): void => {
    app.change({ preset: OWN, seats: count })
    void own.ask()
  }
  return html`<section class="own-part" aria-labelledby="own-opponents">
    <h3 id="own-opponents">${words.say('own-opponents')}</h3>
    ${choiceTemplate('own-seats', words.say('own-seats'), counts, seats, choose)}
    ${refusalLine(reasonText(words, against[String(settings.seats)]))}
    ${levels.length < 2
      ? nothing
      : choiceTemplate('own-level', words.say('own-level-all'), levels.map((each) => ({ value: each, text: nameOf(each) })), level, (each) => app.change({ opponent: each }))}
    <ol class="own-seats">${Array.from({ length: seats - 1 }, (_, i) => seatTemplate(app, i, shown))}</ol>
  </section>`
}

function seatTemplate(app: App, at: number, { levels, level, nameOf }: Shown): TemplateResult {
  const { words, settings } = app
  const { own } = settings
  const seat = at + 1
  const chosen = own.levels[at] ?? ''
  const name = (event: Event): void => app.change({ own: { ...own, names: withOne(own.names, at, (event.target as HTMLInputElement).value) } })
  const choose = (event: Event): void => app.change({ own: { ...own, levels: withOne(own.levels, at, (event.target as HTMLSelectElement).value) } })
  return html`<li>
    <input type="text" class="field" maxlength=${LONGEST_NAME} autocomplete="off" data-testid="own-name-${seat}" aria-label=${words.say('own-name', { seat })}
      placeholder=${words.say('own-name-none')} .value=${live(own.names[at] ?? '')} @input=${name} />
    <select class="field" data-testid="own-level-${seat}" aria-label=${words.say('own-level', { seat })} @change=${choose}>
      ${['', ...levels].map(
        (each) => html`<option value=${each} .selected=${live(each === (levels.includes(chosen) ? chosen : ''))}>
          ${each === '' ? words.say('own-level-same', { opponent: nameOf(level) }) : nameOf(each)}
        </option>`,
      )}
    </select>
  </li>`
}

function refusalLine(text: string | undefined): TemplateResult | typeof nothing {
  return text === undefined ? nothing : html`<p class="own-refusal" data-testid="own-refusal">${text}</p>`
}

function reasonText(words: Words, reason: Reason | undefined): string | undefined {
  return reason === undefined ? undefined : sayReason(words, reason)
}

function usualOf(lobby: Lobby): Readonly<Record<string, string>> {
  return lobby.presets.find(({ name }) => name === OWN)?.options ?? {}
}

function valueText(words: Words, name: string, value: string): string {
  return /^\d+$/.test(value) ? value : words.say(`rules-option-${kebab(name)}-${kebab(value)}`)
}

/** In a few words, what is chosen otherwise than in the preset that one begins from; empty if nothing is. */
export function ownInShort(words: Words, lobby: Lobby, own: OwnTable): string {
  const usual = usualOf(lobby)
  const others = Object.entries(own.judged?.options ?? {}).filter(([name, value]) => value !== usual[name])
  const said = others.map(([name, value]) => words.say('own-value', { option: words.say(`rules-option-${kebab(name)}`), value: valueText(words, name, value) }))
  return said.length <= MOST_SAID ? said.join(' · ') : `${said.slice(0, MOST_SAID).join(' · ')} …`
}

const kebab = (name: string): string => name.replaceAll('_', '-')
