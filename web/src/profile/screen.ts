/** The profile: what the player has earned, and how it gets to other devices. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { earnedFrom } from '../game/earned'
import { Failed } from '../link/api'
import { EXPORT_PATH, profile } from '../link/profile'
import { dialogTemplate } from '../look/dialog'
import { ornament } from '../look/icons'
import { settingsTemplate } from '../settings/door'
import { frameTemplate } from '../table/frame'
import { sayReason } from '../table/hand'
import type { Profile } from '../wire'
import { avatarTemplate } from './avatars'
import { backsTemplate } from './backs'
import { pastLink } from '../look/past-link'
import { chartTemplate } from './chart'
import { DevicePanel } from './device'
import { FacePanel } from './face'
import { figuresTemplate } from './figures'
import { goalsTemplate } from './goals'
import { growthTemplate } from './growth'
import type { Host, Panel } from './host'
import { JoinPanel } from './join'
import { DeletePanel, SignOffPanel } from './parting'
import './profile.css'
import { RecoveryPanel } from './recovery'

/** How long it stays to be seen what was just done. */
const TOLD_MS = 6000

export class ProfileScreen implements Screen {
  #profile: Profile | null = null
  #failure: Failed | null = null
  #panel: Panel | null = null
  #told = ''
  #toldTimer = 0
  #hadFocus = false
  #isOpen = true

  /** `code`: came with a device's link. Nothing is joined before the person says so. */
  constructor(
    private readonly app: App,
    private readonly code: string | null,
  ) {}

  enter(): void {
    void this.#load(this.code)
  }

  leave(): void {
    this.#isOpen = false
    clearTimeout(this.#toldTimer)
    this.#panel?.closed()
  }

  title(): string {
    return this.app.words.say('title-profile')
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'profile',
      meta: '',
      tools: [{ name: 'settings', icon: 'settings', run: () => this.#open(this.#settings()) }],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: this.#inside(),
      beside: html`<p class="vh" role="status" data-testid="told">${this.#told === '' ? '' : words.say(this.#told)}</p>
        ${this.#panel === null ? nothing : dialogTemplate(words, { name: this.#panel.name, title: this.#panel.title, inside: this.#panel.template(), close: () => this.#close() })}`,
    })
  }

  /** Who comes here begins at the name, unless they are elsewhere already. */
  rendered(): void {
    const heading = document.querySelector<HTMLElement>('.s-profile h1')
    if (this.#hadFocus || heading === null) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) heading.focus()
  }

  #render(): void {
    if (this.#isOpen) this.app.render()
  }

  async #load(code: string | null): Promise<void> {
    this.#failure = null
    try {
      this.#learned(await profile())
      if (code !== null && this.#isOpen) this.#open(this.#join(code))
    } catch (error) {
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
    }
    this.#render()
  }

  #learned(known: Profile): void {
    this.#profile = known
    this.app.learn(earnedFrom(known))
  }

  // --- what is asked over it ---

  #open(panel: Panel): void {
    this.#panel?.closed()
    this.#tell('')
    this.#panel = panel
    this.#render()
  }

  #close(told = ''): void {
    if (this.#panel === null) return
    this.#panel.closed()
    this.#panel = null
    this.#tell(told)
    // Closed and not only taken away: the browser then gives the focus back to what opened it.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    this.#hadFocus = false // what opened it may be gone: then the name has it
    this.#render()
  }

  #tell(told: string): void {
    clearTimeout(this.#toldTimer)
    this.#told = told
    const silence = (): void => {
      this.#told = ''
      this.#render()
    }
    if (told !== '') this.#toldTimer = window.setTimeout(silence, TOLD_MS)
  }

  #host(known: Profile): Host {
    return {
      app: this.app,
      profile: known,
      learned: (profile) => this.#learned(profile),
      close: (told) => this.#close(told),
      changed: () => this.#render(),
    }
  }

  #join(code: string | null): Panel {
    if (this.#profile === null) throw new TypeError('nothing is joined before the profile is known')
    return new JoinPanel(this.#host(this.#profile), code)
  }

  #settings(): Panel {
    const { app } = this
    return {
      name: 'settings',
      get title() {
        return app.words.say('tool-settings')
      },
      template: () => settingsTemplate(app),
      closed: () => undefined,
    }
  }

  // --- what is there ---

  #inside(): TemplateResult {
    const { words } = this.app
    const known = this.#profile
    if (known === null) {
      if (this.#failure === null) return html`<div class="scr s-note"><p class="say">${words.say('loading')}</p></div>`
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, this.#failure)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => void this.#load(this.code)}><span>${words.say('try-again')}</span></button></div></div>`
    }
    const hasPlayed = known.all.games > 0
    return html`<div class="scr s-profile" data-testid="profile" data-known=${String(known.known)}>
      ${this.#head(known)}
      ${this.#told === '' ? nothing : html`<p class="just-told" aria-hidden="true">${words.say(this.#told)}</p>`}
      ${hasPlayed ? html`${figuresTemplate(words, known)} ${chartTemplate(words, known, pastLink(this.app))}` : nothing}
      ${backsTemplate(this.app, known)} ${goalsTemplate(words, known)} ${this.#devices(known)} ${known.known ? this.#data(known) : nothing}
    </div>`
  }

  #head(known: Profile): TemplateResult {
    const { words } = this.app
    const { growth, since, all } = known
    return html`<header class="who">
      ${avatarTemplate(known.avatar, known.avatar === null ? '' : words.say(`avatar-${known.avatar}`))}
      <div class="who-words">
        <h1 data-testid="who" tabindex="-1">${known.name ?? words.say('tool-profile')}</h1>
        <p class="who-level"><b data-testid="level">${words.say('level-number', { level: growth.level })}</b>${since === null
          ? nothing
          : html`<span class="quiet">${words.say('profile-since', { when: new Intl.DateTimeFormat(words.language, { dateStyle: 'long' }).format(since) })}</span>`}</p>
        ${growthTemplate(words, growth)}
      </div>
      ${known.known ? html`<button type="button" class="key" data-testid="face-change" @click=${() => this.#open(new FacePanel(this.#host(known)))}><span>${words.say('face-change')}</span></button>` : nothing}
    </header>
    ${all.games > 0
      ? nothing
      : html`<div class="hello">${ornament()}
          <h2>${words.say('profile-new')}</h2>
          <p>${words.say('profile-new-about')}</p>
          <div class="keys"><button type="button" class="key again" data-testid="first-game" @click=${() => this.app.goHome()}><span>${words.say('start')}</span></button></div>
        </div>`}`
  }

  #devices(known: Profile): TemplateResult {
    const { words } = this.app
    const host = this.#host(known)
    const item = (title: string, about: string, ...keys: TemplateResult[]): TemplateResult => html`<li><h3>${words.say(title)}</h3><p>${about}</p><div class="keys">${keys}</div></li>`
    const key = (name: string, text: string, open: () => Panel): TemplateResult =>
      html`<button type="button" class="key" data-testid=${name} @click=${() => this.#open(open())}><span>${words.say(text)}</span></button>`
    const others = known.devices > 1 ? [key('sign-off', 'devices-off', () => new SignOffPanel(host))] : []
    const recovery = words.say(known.recoverable ? 'recovery-has' : 'recovery-about')
    return html`<section class="part wide" aria-labelledby="devices">
      <h2 id="devices">${words.say('devices')}</h2>
      <ul class="ways">
        ${known.known
          ? html`${item('devices-link', words.say('devices-about', { count: known.devices }), key('add-device', 'devices-link', () => new DevicePanel(host)), ...others)}
              ${item('recovery', recovery, key('recovery', known.recoverable ? 'recovery-anew' : 'recovery-make', () => new RecoveryPanel(host)))}`
          : nothing}
        ${item('join', words.say('join-about'), key('join', 'join', () => new JoinPanel(host, null)))}
      </ul>
    </section>`
  }

  #data(known: Profile): TemplateResult {
    const { words } = this.app
    return html`<section class="part wide" aria-labelledby="data">
      <h2 id="data">${words.say('data')}</h2>
      <p class="quiet">${words.say('data-about')}</p>
      <div class="keys">
        <a class="key" href=${EXPORT_PATH} download data-testid="export"><span>${words.say('data-export')}</span></a>
        <button type="button" class="key" data-testid="delete" @click=${() => this.#open(new DeletePanel(this.#host(known)))}><span>${words.say('data-delete')}</span></button>
      </div>
    </section>`
  }
}
