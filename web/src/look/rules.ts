/** The rules of a preset in a panel: the server's own page, its main part. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { Failed, rulesPage } from '../link/api'

export class RulesReader {
  #key = ''
  #page: Element | null = null
  #failure: Failed | null = null

  constructor(private readonly changed: () => void) {}

  template(words: Words, preset: string): TemplateResult {
    this.#fetch(words.language, preset)
    if (this.#failure !== null) {
      const { id, args } = words.refusal(this.#failure)
      return html`<p role="alert">${words.say(id, args)}</p>`
    }
    return this.#page === null ? html`<p class="quiet">${words.say('loading-rules')}</p>` : html`<div class="rules">${this.#page}</div>`
  }

  #fetch(language: string, preset: string): void {
    const key = `${language}/${preset}`
    if (this.#key === key) return
    this.#key = key
    this.#page = this.#failure = null
    rulesPage(language, preset)
      .then((main) => {
        const page = document.createElement('div')
        page.append(...main.childNodes)
        // Its first title stands on the panel already.
        page.querySelector('h1')?.remove()
        this.#page = page
      })
      .catch((error: unknown) => {
        this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
      })
      .finally(this.changed)
  }
}
