/** The recovery code: asked for with a warning, shown once. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { newRecovery, profile } from '../link/profile'
import { Asking } from './asking'
import { grouped } from './code'
import { focusOn } from './host'
import type { Host, Panel } from './host'

export class RecoveryPanel implements Panel {
  readonly name = 'recovery'
  /** Nowhere else, and no longer than the panel is open. */
  #code: string | null = null
  #copied: 'copied' | 'copy-failed' | null = null
  readonly #asking: Asking

  constructor(private readonly host: Host) {
    this.#asking = new Asking(() => host.changed())
  }

  get title(): string {
    return this.host.app.words.say('recovery')
  }

  closed(): void {
    this.#code = null
  }

  template(): TemplateResult {
    return this.#code === null ? this.#ask() : this.#shown(grouped(this.#code))
  }

  #ask(): TemplateResult {
    const { words } = this.host.app
    const { recoverable } = this.host.profile
    return html`<p>${words.say('recovery-about')}</p>
      ${recoverable ? html`<p class="warning">${words.say('recovery-has')}</p>` : nothing} ${this.#asking.problem(words)}
      <div class="keys">
        <button type="button" class="key" @click=${() => this.host.close()}><span>${words.say('cancel')}</span></button>
        <button type="button" class="key again" data-testid="recovery-make" aria-disabled=${String(this.#asking.isBusy)} @click=${() => void this.#make()}>
          <span>${words.say(recoverable ? 'recovery-anew' : 'recovery-make')}</span>
        </button>
      </div>`
  }

  #shown(code: string): TemplateResult {
    const { words } = this.host.app
    return html`<div class="recovery">
      <p>${words.say('recovery-once')}</p>
      <p class="code" data-testid="recovery-code" tabindex="0" role="group" aria-label=${words.say('recovery')}>${code}</p>
      <p class="quiet small told" role="status">${this.#copied === null ? '' : words.say(this.#copied)}</p>
      <div class="keys">
        <button type="button" class="key" data-testid="copy" @click=${() => void this.#copy(code)}><span>${words.say('copy')}</span></button>
        <button type="button" class="key" data-testid="save-file" @click=${() => saveText(`${words.say('recovery-file')}\n${code}\n`)}><span>${words.say('save-file')}</span></button>
        <button type="button" class="key" data-testid="print" @click=${() => print()}><span>${words.say('print')}</span></button>
        <button type="button" class="key again" data-testid="recovery-kept" @click=${() => this.host.close()}><span>${words.say('recovery-kept')}</span></button>
      </div>
    </div>`
  }

  async #make(): Promise<void> {
    const made = await this.#asking.ask(newRecovery)
    if (made === null) return
    this.#code = made.answer.code
    this.host.changed()
    focusOn('.code')
    const known = await profile().catch(() => null)
    if (known !== null) this.host.learned(known)
  }

  /** Where the browser lets no page copy, the code is marked for the person to do it. */
  async #copy(code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      this.#copied = 'copied'
    } catch {
      const shown = document.querySelector('.recovery .code')
      if (shown !== null) getSelection()?.selectAllChildren(shown)
      this.#copied = 'copy-failed'
    }
    this.host.changed()
  }
}

const FILE_NAME = 'durak-recovery-code.txt'

function saveText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(address)
}
