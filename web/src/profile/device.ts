/** The way to another device: a square to scan, an address, a code to type. All three are the same, and work once. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { newLink } from '../link/profile'
import type { DeviceLink } from '../wire'
import { Asking } from './asking'
import { grouped, isLocal, minutesLeft } from './code'
import type { Host, Panel } from './host'
import { squareTemplate } from './square'

const LOOK_AGAIN_MS = 5000
/** How a server is started that other devices can reach; nobody translates it. */
const OPEN_COMMAND = 'kozyr play --host 0.0.0.0'

export class DevicePanel implements Panel {
  readonly name = 'device'
  #link: DeviceLink | null = null
  #clock = 0
  readonly #asking: Asking

  constructor(private readonly host: Host) {
    this.#asking = new Asking(() => host.changed())
    this.#clock = window.setInterval(() => host.changed(), LOOK_AGAIN_MS)
    void this.#make()
  }

  get title(): string {
    return this.host.app.words.say('devices-link-title')
  }

  closed(): void {
    clearInterval(this.#clock)
  }

  template(): TemplateResult {
    const { words } = this.host.app
    const again = html`<div class="keys"><button type="button" class="key" data-testid="link-again" aria-disabled=${String(this.#asking.isBusy)} @click=${() => void this.#make()}><span>${words.say('devices-new')}</span></button></div>`
    if (this.#link === null) {
      return this.#asking.failure === null ? html`<p class="quiet">${words.say('loading')}</p>` : html`${this.#asking.problem(words)} ${again}`
    }
    const { code, squares, address, expires } = this.#link
    const minutes = minutesLeft(expires, Date.now())
    if (minutes === null) return html`<p role="status">${words.say('devices-over')}</p>${again}`
    return html`<div class="device">
      ${isLocal(new URL(address).hostname)
        ? html`<p class="warning" data-testid="only-here">${words.say('devices-local', { command: OPEN_COMMAND })}</p>`
        : nothing}
      <p>${words.say('devices-link-about')}</p>
      ${squareTemplate(squares, words.say('devices-square'))}
      <p class="address"><code data-testid="link-address">${address}</code></p>
      <p>${words.say('devices-code')}:</p>
      <p class="code" data-testid="link-code">${grouped(code)}</p>
      <p class="quiet small">${words.say('devices-left', { minutes })}</p>
    </div>`
  }

  async #make(): Promise<void> {
    const made = await this.#asking.ask(newLink)
    if (made === null) return
    this.#link = made.answer
    this.host.changed()
  }
}
