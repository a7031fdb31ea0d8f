/** The list of the keys, each of which may be changed: press "change", then the key. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { chosenKey, keysOf } from '../game/keys'
import type { Command } from '../game/keys'
import { keyName } from './key-name'

const LIST: readonly (readonly [Command, string])[] = [
  ['left', 'keys-left'],
  ['right', 'keys-right'],
  ['first', 'keys-first'],
  ['last', 'keys-last'],
  ['play', 'keys-play'],
  ['take', 'keys-take'],
  ['done', 'keys-done'],
  ['hint', 'keys-hint'],
  ['undo', 'keys-undo'],
  ['sort', 'keys-sort'],
  ['read', 'keys-read'],
  ['counts', 'keys-counts'],
  ['say-again', 'keys-say-again'],
  ['mute', 'keys-mute'],
  ['keys', 'keys-list'],
]
/** Keys that go with others, and cannot be changed alone. */
const FIXED: readonly (readonly [string, readonly string[]])[] = [
  ['keys-several', ['Shift', 'Enter']],
  ['keys-shift', ['Shift', 'ArrowLeft']],
  ['keys-close', ['Escape']],
]

export class KeysEditor {
  #changing: Command | null = null
  /** What became of the last key pressed. */
  #note = ''
  #isRefused = false

  constructor(private readonly app: App) {}

  template(): TemplateResult {
    const { words, settings } = this.app
    const isOwn = Object.keys(settings.keys).length > 0
    return html`<dl class="keylist" data-testid="keylist">
        ${LIST.map(([command, id]) => this.#row(command, words.say(id)))}
        ${FIXED.map(([id, keys]) => html`<div><dt>${keys.map((key) => html`<kbd>${keyName(words, key)}</kbd>`)}</dt><dd>${words.say(id)}</dd></div>`)}
      </dl>
      <p class="quiet small">${words.say('keys-drag')}</p>
      <p class="quiet small">${words.say('keys-about')}</p>
      <p class="vh" role="status" data-testid="key-note">${this.#note}</p>
      ${isOwn ? html`<div class="keys"><button type="button" class="key" data-testid="keys-usual" @click=${this.#forget}><span>${words.say('keys-usual')}</span></button></div>` : nothing}`
  }

  #row(command: Command, what: string): TemplateResult {
    const { words, settings } = this.app
    const isChanging = this.#changing === command
    const change = (): void => this.#begin(command)
    return html`<div>
      <dt>${isChanging ? html`<kbd class="wait">${words.say('keys-press')}</kbd>` : keysOf(command, settings.keys).map((key) => html`<kbd>${keyName(words, key)}</kbd>`)}</dt>
      <dd>${isChanging && this.#isRefused ? html`<em aria-hidden="true">${this.#note}</em>` : what}</dd>
      <dd class="change"><button type="button" class="tool" data-testid="change-${command}" aria-label=${words.say('keys-change-label', { what })} aria-pressed=${String(isChanging)} @click=${change} @blur=${this.#stop}>
        ${words.say('keys-change')}
      </button></dd>
    </div>`
  }

  #begin(command: Command): void {
    this.#changing = command
    this.#note = this.app.words.say('keys-press')
    this.#isRefused = false
    addEventListener('keydown', this.#pressed, { capture: true })
    this.app.render()
  }

  #stop = (): void => {
    if (this.#changing === null) return
    this.#changing = null
    removeEventListener('keydown', this.#pressed, { capture: true })
    this.app.render()
  }

  #forget = (): void => {
    this.#note = ''
    this.app.change({ keys: {} })
  }

  #pressed = (event: KeyboardEvent): void => {
    const command = this.#changing
    if (command === null) return
    event.preventDefault()
    event.stopPropagation()
    const { words, settings } = this.app
    if (event.key === 'Escape') {
      this.#note = ''
      return this.#stop()
    }
    const chosen = chosenKey(event, command, settings.keys)
    if (chosen === null) return
    const key = keyName(words, event.key)
    this.#isRefused = true
    if (chosen === 'reserved') this.#note = words.say('keys-reserved', { key })
    else if ('taken' in chosen) this.#note = words.say('keys-taken', { key, what: this.#what(chosen.taken) })
    else {
      this.#note = words.say('keys-changed', { what: this.#what(command), key })
      this.app.change({ keys: chosen.keys })
      return this.#stop()
    }
    this.app.render()
  }

  #what(command: Command): string {
    const id = LIST.find(([each]) => each === command)?.[1]
    return id === undefined ? command : this.app.words.say(id)
  }
}
