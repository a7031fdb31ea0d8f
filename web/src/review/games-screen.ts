/** One's own finished games: newest first, by result, rules and seats; each leads to its review. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { App, Screen } from '../app'
import { Failed, gameRecord, pastGames } from '../link/api'
import { ornament } from '../look/icons'
import { frameTemplate } from '../table/frame'
import { sayReason } from '../table/hand'
import type { Past } from '../wire'
import { pastRow } from './past-row'
import { saveRecords } from './share'

const RESULTS = ['won', 'draw', 'durak', 'resigned'] as const
const PRESETS = ['atlasnye', 'classic', 'transfer', 'club', 'custom'] as const
const SEATS = [2, 3, 4, 5, 6] as const
type Filter = 'result' | 'preset' | 'seats'

export class GamesScreen implements Screen {
  #games: readonly Past[] | null = null
  #next: string | null = null
  #filters: Readonly<Partial<Record<Filter, string>>> = {}
  #failure: Failed | null = null
  #asked = 0
  #isOpen = true
  #isFetching = false
  /** How saving went: how many, and how many of them could not be had. */
  #saved: { readonly count: number; readonly missing: number } | null = null
  #toFocus: number | null = null

  constructor(private readonly app: App) {}

  enter(): void {
    void this.#load()
  }

  leave(): void {
    this.#isOpen = false
  }

  title(): string {
    return this.app.words.say('past-games')
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'table',
      meta: '',
      tools: [
        { name: 'save-all', icon: 'save', run: () => void this.#save() },
        { name: 'import', icon: 'open', run: () => this.app.goToReview(null) },
      ],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: html`<div class="scr s-games" data-testid="games">
        <header><h1>${words.say('past-games')}</h1>${ornament()}</header>
        ${this.#choices()}
        <p class="quiet saved" role="status" data-testid="saved">${this.#saved === null ? nothing : words.say('past-saved', this.#saved)}</p>
        ${this.#list()}
      </div>`,
      beside: nothing,
    })
  }

  /** After "more" the first of the new rows is where one reads on. */
  rendered(): void {
    if (this.#toFocus === null) return
    document.querySelectorAll<HTMLElement>('.past a')[this.#toFocus]?.focus()
    this.#toFocus = null
  }

  #choices(): TemplateResult {
    const { words } = this.app
    const choice = (name: Filter, label: string, values: readonly { value: string; text: string }[]): TemplateResult => {
      const choose = (event: Event): void => this.#choose(name, (event.target as HTMLSelectElement).value)
      return html`<label class="pick"><span>${label}</span>
        <select data-testid="filter-${name}" @change=${choose}>
          <option value="" .selected=${live((this.#filters[name] ?? '') === '')}>${words.say('past-all')}</option>
          ${values.map(({ value, text }) => html`<option value=${value} .selected=${live(this.#filters[name] === value)}>${text}</option>`)}
        </select>
      </label>`
    }
    return html`<div class="filters" role="group" aria-label=${words.say('past-filters')}>
      ${choice('result', words.say('past-result'), RESULTS.map((value) => ({ value, text: words.say(`past-${value}`) })))}
      ${choice('preset', words.say('pick-rules'), PRESETS.map((value) => ({ value, text: words.say(value === 'custom' ? 'preset-name-custom' : `preset-${value}`) })))}
      ${choice('seats', words.say('pick-seats'), SEATS.map((value) => ({ value: String(value), text: String(value) })))}
    </div>`
  }

  #list(): unknown {
    const { words } = this.app
    if (this.#failure !== null) {
      return html`<div class="none"><p role="alert" data-testid="problem">${sayReason(words, this.#failure)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => void this.#load()}><span>${words.say('try-again')}</span></button></div></div>`
    }
    if (this.#games === null) return html`<p class="none" role="status">${words.say('loading')}</p>`
    if (this.#games.length === 0) return this.#none()
    return html`<ol class="past" aria-label=${words.say('past-games')}>${this.#games.map((game) => pastRow(this.app, game))}</ol>
      ${this.#next === null
        ? nothing
        : html`<div class="keys more"><button type="button" class="key" data-testid="more" aria-disabled=${String(this.#isFetching)} @click=${() => void this.#more()}><span>${words.say('past-more')}</span></button></div>`}`
  }

  #none(): TemplateResult {
    const { words } = this.app
    const isFiltered = Object.keys(this.#filters).length > 0
    return html`<div class="none" data-testid="none">
      <p class="say">${words.say(isFiltered ? 'past-none-such' : 'past-none')}</p>
      <div class="keys">
        ${isFiltered
          ? html`<button type="button" class="key again" data-testid="clear" @click=${() => this.#clear()}><span>${words.say('past-clear')}</span></button>`
          : html`<button type="button" class="key again" data-testid="start-one" @click=${() => this.app.goHome()}><span>${words.say('start')}</span></button>`}
      </div>
    </div>`
  }

  #choose(name: Filter, value: string): void {
    const { [name]: _old, ...others } = this.#filters
    this.#filters = value === '' ? others : { ...others, [name]: value }
    void this.#load()
  }

  #clear(): void {
    this.#filters = {}
    void this.#load()
    document.querySelector<HTMLElement>('[data-testid="filter-result"]')?.focus()
  }

  async #load(): Promise<void> {
    this.#saved = null
    await this.#fetch(null)
  }

  async #more(): Promise<void> {
    if (this.#next !== null && !this.#isFetching) await this.#fetch(this.#next)
  }

  /** `before`: behind which game; null from the newest on. The last wish counts. */
  async #fetch(before: string | null): Promise<void> {
    const asked = ++this.#asked
    this.#isFetching = true
    this.#failure = null
    this.app.render()
    try {
      const { games, next } = await pastGames(new URLSearchParams({ ...this.#filters, ...(before === null ? {} : { before }) }))
      if (asked !== this.#asked) return
      const known = before === null ? [] : (this.#games ?? [])
      this.#games = [...known, ...games]
      this.#next = next
      if (before !== null) this.#toFocus = known.length
    } catch (error) {
      if (asked !== this.#asked) return
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
    }
    this.#isFetching = false
    if (this.#isOpen) this.app.render()
  }

  /** All games that are wanted, shown yet or not, as one file. One that cannot be read any more is left out, and that is said. */
  async #save(): Promise<void> {
    const games = [...(this.#games ?? [])]
    for (let next = this.#next; next !== null; ) {
      const page = await pastGames(new URLSearchParams({ ...this.#filters, before: next })).catch(() => null)
      games.push(...(page?.games ?? []))
      next = page?.next ?? null
    }
    if (games.length === 0) return
    const records: string[] = []
    for (const { table } of games) {
      const record = await gameRecord(table).catch(() => null)
      if (record !== null) records.push(record)
    }
    if (!this.#isOpen) return
    if (records.length > 0) saveRecords(records, 'kozyr-games.dpn')
    this.#saved = { count: records.length, missing: games.length - records.length }
    this.app.render()
  }
}
