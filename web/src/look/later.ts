/** A screen whose program is fetched when somebody goes there. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { frameTemplate } from '../table/frame'

export class Later implements Screen {
  #screen: Screen | null = null
  #isOpen = true
  #isMissing = false

  /** `fetched`: the screen; null, or a failure, if it did not come. */
  constructor(
    private readonly app: App,
    private readonly fetched: () => Promise<Screen | null>,
  ) {}

  enter(): void {
    void this.#fetch()
  }

  leave(): void {
    this.#isOpen = false
    this.#screen?.leave()
  }

  title(): string {
    return this.#screen?.title() ?? this.app.words.say('title')
  }

  template(): TemplateResult {
    return this.#screen?.template() ?? this.#note()
  }

  rendered(): void {
    this.#screen?.rendered()
  }

  async #fetch(): Promise<void> {
    this.#isMissing = false
    const screen = await this.fetched().catch(() => null)
    if (!this.#isOpen) return
    this.#screen = screen
    this.#isMissing = screen === null
    screen?.enter()
    this.app.render()
  }

  #note(): TemplateResult {
    const { words } = this.app
    const again = (): void => {
      void this.#fetch()
      this.app.render()
    }
    return frameTemplate({
      words,
      screen: 'table',
      meta: '',
      tools: [],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: html`<div class="scr s-note">
        ${this.#isMissing
          ? html`<p role="alert" data-testid="problem">${words.say('refusal-unreachable')}</p>
              <div class="keys"><button type="button" class="key again" @click=${again}><span>${words.say('try-again')}</span></button></div>`
          : html`<p class="say">${words.say('loading')}</p>`}
      </div>`,
      beside: html``,
    })
  }
}
