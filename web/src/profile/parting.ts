/** Signing off other devices, and deleting everything: each with a question first. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { deleteProfile, profile, signOffOthers } from '../link/profile'
import { Asking } from './asking'
import { forgetHere } from './forgetting'
import { focusOn } from './host'
import type { Host, Panel } from './host'

export class SignOffPanel implements Panel {
  readonly name = 'sign-off'
  readonly #asking: Asking

  constructor(private readonly host: Host) {
    this.#asking = new Asking(() => host.changed())
  }

  get title(): string {
    return this.host.app.words.say('devices-off-ask')
  }

  closed(): void {}

  template(): TemplateResult {
    const { words } = this.host.app
    return html`<p>${words.say('devices-off-about')}</p>
      ${this.#asking.problem(words)}
      <div class="keys">
        <button type="button" class="key again" @click=${() => this.host.close()}><span>${words.say('cancel')}</span></button>
        <button type="button" class="key" data-testid="sign-off-yes" aria-disabled=${String(this.#asking.isBusy)} @click=${() => void this.#signOff()}><span>${words.say('devices-off')}</span></button>
      </div>`
  }

  async #signOff(): Promise<void> {
    const done = await this.#asking.ask(signOffOthers)
    if (done === null) return
    this.host.learned(done.answer)
    this.host.close('devices-off-done')
  }
}

export class DeletePanel implements Panel {
  readonly name = 'delete'
  #isSure = false
  readonly #asking: Asking

  constructor(private readonly host: Host) {
    this.#asking = new Asking(() => host.changed())
  }

  get title(): string {
    return this.host.app.words.say('data-delete-ask')
  }

  closed(): void {}

  template(): TemplateResult {
    const { words } = this.host.app
    const next = (): void => {
      this.#isSure = true
      this.host.changed()
      focusOn('[data-testid="delete-no"]')
    }
    return html`${this.#isSure
        ? html`<p class="warning" role="alert">${words.say('data-delete-sure')}</p>`
        : html`<p>${words.say('data-delete-goes')}</p><p>${words.say('data-delete-here')}</p><p>${words.say('data-delete-stays')}</p>`}
      ${this.#asking.problem(words)}
      <div class="keys">
        <button type="button" class="key again" data-testid="delete-no" @click=${() => this.host.close()}><span>${words.say('cancel')}</span></button>
        ${this.#isSure
          ? html`<button type="button" class="key" data-testid="delete-yes" aria-disabled=${String(this.#asking.isBusy)} @click=${() => void this.#delete()}><span>${words.say('data-delete-yes')}</span></button>`
          : html`<button type="button" class="key" data-testid="delete-next" @click=${next}><span>${words.say('data-delete-next')}</span></button>`}
      </div>`
  }

  async #delete(): Promise<void> {
    const done = await this.#asking.ask(deleteProfile)
    if (done === null) return
    forgetHere()
    const known = await profile().catch(() => null)
    if (known === null) return location.reload()
    this.host.learned(known)
    this.host.close('data-deleted')
  }
}
