/** Choosing a name and a picture. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { changeFace } from '../link/profile'
import { Asking } from './asking'
import { avatarTemplate } from './avatars'
import type { Host, Panel } from './host'

/** Letters of a name, as the server takes them. */
const LONGEST_NAME = 32

export class FacePanel implements Panel {
  readonly name = 'face'
  #name: string
  #avatar: string | null
  readonly #asking: Asking

  constructor(private readonly host: Host) {
    this.#name = host.profile.name ?? ''
    this.#avatar = host.profile.avatar
    this.#asking = new Asking(() => host.changed())
  }

  get title(): string {
    return this.host.app.words.say('face-change')
  }

  closed(): void {}

  template(): TemplateResult {
    const { words } = this.host.app
    const typed = (event: Event): void => {
      this.#name = (event.target as HTMLInputElement).value
    }
    const save = (event: Event): void => {
      event.preventDefault()
      void this.#save()
    }
    return html`<form class="face-form" @submit=${save}>
      <label for="face-name">${words.say('face-name')}</label>
      <input class="typed" id="face-name" data-testid="face-name" maxlength=${LONGEST_NAME} autocomplete="nickname" aria-describedby="face-about" .value=${live(this.#name)} @input=${typed} />
      <p class="quiet small" id="face-about">${words.say('face-about')}</p>
      <fieldset class="avatars" data-testid="pick-avatar">
        <legend>${words.say('face-picture')}</legend>
        <div>${[null, ...this.host.profile.avatars].map((avatar) => this.#choice(avatar))}</div>
      </fieldset>
      ${this.#asking.problem(words)}
      <div class="keys">
        <button type="button" class="key" @click=${() => this.host.close()}><span>${words.say('cancel')}</span></button>
        <button type="submit" class="key again" data-testid="face-save" aria-disabled=${String(this.#asking.isBusy)}><span>${words.say('face-save')}</span></button>
      </div>
    </form>`
  }

  #choice(avatar: string | null): TemplateResult {
    const text = this.host.app.words.say(`avatar-${avatar ?? 'none'}`)
    const choose = (): void => {
      this.#avatar = avatar
      this.host.changed()
    }
    return html`<label title=${text}>
      <input type="radio" name="avatar" value=${avatar ?? ''} aria-label=${text} .checked=${live(this.#avatar === avatar)} @change=${choose} />
      ${avatarTemplate(avatar)}
    </label>`
  }

  async #save(): Promise<void> {
    const saved = await this.#asking.ask(() => changeFace({ name: this.#name.trim(), avatar: this.#avatar }))
    if (saved === null) return
    this.host.learned(saved.answer)
    this.host.close('face-saved')
  }
}
