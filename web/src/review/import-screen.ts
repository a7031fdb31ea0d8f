/** Where a game is handed over: pasted, or from a file, one or many. What is opened stands in the address from then on. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { Failed } from '../link/api'
import { reviewPath } from '../link/address'
import { ornament } from '../look/icons'
import { frameTemplate } from '../table/frame'
import { failureSaid } from './failure'
import { fragmentOf } from './link'
import { briefOf, MOST_FILE, MOST_RECORDS, recordsIn } from './records'

interface Listed {
  readonly record: string
  readonly fragment: string
}

export class ImportScreen implements Screen {
  #failure: Failed | null = null
  #listed: readonly Listed[] = []
  /** How many more there were than are listed. */
  #more = 0
  #hadFocus = false

  constructor(private readonly app: App) {}

  enter(): void {
    addEventListener('dragover', this.#over)
    addEventListener('drop', this.#drop)
  }

  leave(): void {
    removeEventListener('dragover', this.#over)
    removeEventListener('drop', this.#drop)
  }

  title(): string {
    return this.app.words.say('review-title')
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'table',
      meta: '',
      tools: [{ name: 'past', icon: 'log', run: () => this.app.goToGames() }],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: html`<div class="scr s-games s-import">
        <header><h1>${words.say('review-import')}</h1>${ornament()}<p class="quiet">${words.say('review-import-about')}</p></header>
        ${this.#form()}
        ${this.#listed.length === 0 ? nothing : this.#list()}
      </div>`,
      beside: nothing,
    })
  }

  rendered(): void {
    if (this.#hadFocus) return
    this.#hadFocus = true
    document.querySelector<HTMLElement>('[data-testid="import-text"]')?.focus({ preventScroll: true })
  }

  #form(): TemplateResult {
    const { words } = this.app
    const open = (event: Event): void => {
      event.preventDefault()
      const field = (event.target as HTMLFormElement).elements.namedItem('record') as HTMLTextAreaElement
      void this.#take(field.value)
    }
    const choose = (event: Event): void => {
      const field = event.target as HTMLInputElement
      const [file] = field.files ?? []
      if (file !== undefined) void this.#read(file)
      field.value = ''
    }
    return html`<form @submit=${open}>
      <label class="vh" for="import-text">${words.say('review-import-label')}</label>
      <textarea id="import-text" name="record" rows="5" spellcheck="false" autocapitalize="off" autocomplete="off" data-testid="import-text"></textarea>
      <p role="alert" data-testid="import-failure">${this.#failure === null ? nothing : failureSaid(words, this.#failure)}</p>
      <div class="keys">
        <label class="key file"><input type="file" accept=".dpn,.txt,text/plain" data-testid="import-file" @change=${choose} /><span>${words.say('review-import-file')}</span></label>
        <button type="submit" class="key again" data-testid="import-open"><span>${words.say('review-import-open')}</span></button>
      </div>
    </form>`
  }

  #list(): TemplateResult {
    const { words } = this.app
    return html`<section aria-labelledby="import-found">
      <h2 id="import-found">${words.say('review-found', { count: this.#listed.length + this.#more })}</h2>
      ${this.#more === 0 ? nothing : html`<p class="quiet">${words.say('review-found-more', { count: this.#listed.length })}</p>`}
      <ol class="past" data-testid="import-list">
        ${this.#listed.map(({ record, fragment }, at) => {
          const brief = briefOf(record)
          const go = (event: MouseEvent): void => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            this.app.goToReview(null, fragment)
          }
          return html`<li>
            <a href="${reviewPath()}#${fragment}" data-testid="import-game" @click=${go}>
              <span class="n" aria-hidden="true">${at + 1}</span>
              <span class="what"><b>${brief === null || !words.has(`preset-${brief.preset}`) ? words.say('review-odd') : words.say('table-of', { preset: words.say(`preset-${brief.preset}`), count: brief.seats })}</b>
              ${brief?.date == null ? nothing : html`<span class="quiet">${words.fullDate(brief.date)}</span>`}</span>
              <span class="how">${brief?.result ?? ''}</span>
            </a>
          </li>`
        })}
      </ol>
    </section>`
  }

  async #read(file: File): Promise<void> {
    if (file.size > MOST_FILE) return this.#fail(new Failed('record_too_large', {}))
    try {
      await this.#take(await file.text())
    } catch {
      this.#fail(new Failed('bad_file', {}))
    }
  }

  /** One game is opened, several are listed. */
  async #take(text: string): Promise<void> {
    const records = recordsIn(text)
    const [first] = records
    this.#listed = []
    if (first === undefined) return this.#fail(new Failed('no_record', {}))
    try {
      if (records.length === 1) return this.app.goToReview(null, await fragmentOf(first))
      this.#listed = await Promise.all(records.slice(0, MOST_RECORDS).map(async (record) => ({ record, fragment: await fragmentOf(record) })))
      this.#more = records.length - this.#listed.length
      this.#fail(null)
      document.querySelector<HTMLElement>('[data-testid="import-game"]')?.focus()
    } catch (error) {
      this.#fail(error instanceof Failed ? error : new Failed('bad_file', {}))
    }
  }

  #fail(failure: Failed | null): void {
    this.#failure = failure
    this.app.render()
  }

  #over = (event: DragEvent): void => event.preventDefault()

  #drop = (event: DragEvent): void => {
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file !== undefined) void this.#read(file)
  }
}
