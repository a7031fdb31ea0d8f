/** Bringing a profile to this browser: first whose it is, then a clear yes. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { join, lookAt } from '../link/profile'
import type { Whose } from '../wire'
import { Asking } from './asking'
import { avatarTemplate } from './avatars'
import { codeOf } from './code'
import { focusOn } from './host'
import type { Host, Panel } from './host'

export class JoinPanel implements Panel {
  readonly name = 'join'
  #typed: string
  #whose: Whose | null = null
  readonly #asking: Asking

  /** `code`: one that came with a link; it is looked up at once and joined only when the person says so. */
  constructor(
    private readonly host: Host,
    code: string | null,
  ) {
    this.#asking = new Asking(() => host.changed())
    this.#typed = code ?? ''
    if (code !== null) void this.#look()
  }

  get title(): string {
    return this.host.app.words.say(this.#whose === null || this.#whose.same ? 'join' : 'join-ask')
  }

  closed(): void {
    this.#typed = ''
  }

  template(): TemplateResult {
    return this.#whose === null ? this.#form() : this.#question(this.#whose)
  }

  #form(): TemplateResult {
    const { words } = this.host.app
    const { isBusy } = this.#asking
    const typed = (event: Event): void => {
      this.#typed = (event.target as HTMLInputElement).value
    }
    const look = (event: Event): void => {
      event.preventDefault()
      if (codeOf(this.#typed) !== '') void this.#look()
    }
    return html`<form class="join-form" @submit=${look}>
      <label for="join-code">${words.say('join-code')}</label>
      <input class="typed code" id="join-code" data-testid="join-code" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="join-code-about" .value=${live(this.#typed)} @input=${typed} />
      <p class="quiet small" id="join-code-about">${words.say('join-code-about')}</p>
      ${this.#asking.problem(words)}
      <p class="quiet told" role="status">${isBusy ? words.say('join-looking') : ''}</p>
      <div class="keys">
        <button type="button" class="key" @click=${() => this.host.close()}><span>${words.say('cancel')}</span></button>
        <button type="submit" class="key again" data-testid="join-look" aria-disabled=${String(isBusy)}><span>${words.say('join-look')}</span></button>
      </div>
    </form>`
  }

  #question({ name, avatar, level, games, coming_along: along, same }: Whose): TemplateResult {
    const { words } = this.host.app
    const whose = name === null ? words.say('join-nameless', { level, count: games }) : words.say('join-whose', { name, level, count: games })
    return html`<div class="whose" tabindex="-1" data-testid="whose">
        ${avatarTemplate(avatar)}
        <div><p>${whose}</p><p>${same ? words.say('join-same') : words.say('join-along', { count: along })}</p></div>
      </div>
      ${this.#asking.problem(words)}
      <div class="keys">
        <button type="button" class="key" data-testid="join-no" @click=${() => this.host.close()}><span>${words.say(same ? 'close' : 'join-no')}</span></button>
        ${same
          ? ''
          : html`<button type="button" class="key again" data-testid="join-yes" aria-disabled=${String(this.#asking.isBusy)} @click=${() => void this.#join()}><span>${words.say('join-yes')}</span></button>`}
      </div>`
  }

  async #look(): Promise<void> {
    const looked = await this.#asking.ask(() => lookAt(codeOf(this.#typed)))
    if (looked === null) return
    this.#whose = looked.answer
    this.host.changed()
    focusOn('.whose')
  }

  async #join(): Promise<void> {
    const joined = await this.#asking.ask(() => join(codeOf(this.#typed)))
    if (joined === null) return
    this.host.learned(joined.answer)
    this.host.close('join-done')
  }
}
