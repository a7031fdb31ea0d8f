/** The way in: a laid table, one large "Start game", and beside it what can be chosen. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure } from '../cards/measure'
import { movesOf } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import type { Laid } from '../cards/scene'
import { LEVELS, paceFactor, usualSettings } from '../game/settings'
import { indexSet } from '../language/languages'
import { Failed, lobby, newGame, today } from '../link/api'
import { askedPreset, rulesPath, tablePath } from '../link/address'
import { dialogTemplate } from '../look/dialog'
import { KeysEditor } from '../look/keys-editor'
import { playSettingsTemplate } from '../look/play-settings'
import { RulesReader } from '../look/rules'
import { settingsTemplate } from '../look/settings'
import { frameTemplate } from '../table/frame'
import { sayReason } from '../table/hand'
import { seatsTemplate } from '../table/plates'
import type { Plate } from '../table/plates'
import type { Created, Lobby, Preset } from '../wire'
import { todayTemplate } from './today'
import { deckTemplate, languageTemplate, leadTemplate, opponentName, picksTemplate } from './parts'

const HAND = 6
/** The entrance's own half-hidden hand lies in a fan of this number. */
const OWN_FAN = 0

export class Entrance implements Screen {
  #lobby: Lobby | null = null
  #failure: Failed | null = null
  #isStarting = false
  #isOpen = true
  #panel: 'settings' | 'rules' | null = null
  #layer: CardLayer | null = null
  #hadFocus = false
  readonly #rules: RulesReader
  readonly #keys: KeysEditor

  constructor(private readonly app: App) {
    this.#keys = new KeysEditor(app)
    this.#rules = new RulesReader(() => this.#render())
  }

  /** Comes from a rules page with that page's preset chosen. */
  #choosePresetAsked(presets: readonly Preset[]): void {
    const asked = askedPreset(location.search)
    if (asked === null) return
    history.replaceState(null, '', '/')
    if (presets.some(({ name }) => name === asked)) this.app.change({ preset: asked })
  }

  enter(): void {
    void this.#load()
  }

  leave(): void {
    this.#isOpen = false
  }

  title(): string {
    return this.app.words.say('title')
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'start',
      meta: '',
      tools: [
        { name: 'rules', icon: 'rules', run: () => this.#open('rules') },
        { name: 'settings', icon: 'settings', run: () => this.#open('settings') },
      ],
      goHome: (event) => event.preventDefault(),
      before: languageTemplate(this.app),
      inside: this.#inside(),
      beside: this.#panel === null ? nothing : this.#panelTemplate(this.#panel),
    })
  }

  rendered(): void {
    const root = document.querySelector<HTMLElement>('.tbl')
    const ground = root?.querySelector<HTMLElement>('.ground')
    if (root == null || ground == null || this.#lobby === null) return
    this.#layer ??= new CardLayer(ground, ground)
    const room = measure(root)
    const before = this.#layer.scene
    const after = sceneOf(this.#laid(), room)
    const moves = movesOf({ you: OWN_FAN, room, before, after }, before.size > 0 ? { kind: 'draw', seat: -1, cards: [] } : null)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#layer.show(after, moves, {
      set: indexSet(this.app.words.language),
      pace: isStill ? 0 : paceFactor(this.app.settings.motion),
    })
    this.#focusStart(root)
  }

  #render(): void {
    if (this.#isOpen) this.app.render()
  }

  async #load(): Promise<void> {
    this.#failure = null
    try {
      this.#lobby = await lobby()
      this.#choosePresetAsked(this.#lobby.presets)
    } catch (error) {
      this.#failure = asFailed(error)
    }
    this.#render()
  }

  /** Enter starts at once: the button has the focus as soon as it is there, unless the person is elsewhere already. */
  #focusStart(root: HTMLElement): void {
    if (this.#hadFocus) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) {
      root.querySelector<HTMLElement>('button.start')?.focus({ preventScroll: true })
    }
  }

  #open(panel: 'settings' | 'rules'): void {
    this.#panel = panel
    this.#render()
  }

  #panelTemplate(name: 'settings' | 'rules'): TemplateResult {
    const { words } = this.app
    const close = (): void => {
      this.#panel = null
      this.#render()
    }
    const preset = this.#preset()?.name ?? 'classic'
    const panel =
      name === 'settings'
        ? { title: words.say('tool-settings'), inside: html`${settingsTemplate(this.app)}${playSettingsTemplate(this.app, this.#keys)}` }
        : { title: words.say('rules-of', { preset: words.say(`preset-${preset}`) }), inside: this.#rules.template(words, preset) }
    return dialogTemplate(words, { name, ...panel, close })
  }

  // --- what is chosen, made to fit what the server offers ---

  #presets(): readonly Preset[] {
    return this.#lobby?.presets.filter((preset) => preset.name !== 'custom') ?? []
  }

  #preset(): Preset | null {
    const presets = this.#presets()
    return presets.find((preset) => preset.name === this.app.settings.preset) ?? presets[0] ?? null
  }

  #seats(): number {
    const preset = this.#preset()
    if (preset === null) return this.app.settings.seats
    return Math.max(preset.seats_min, Math.min(preset.seats_max, this.app.settings.seats))
  }

  /** The levels; of a server that has none of them, whoever there is. */
  #opponents(): readonly string[] {
    const offered = this.#lobby?.opponents ?? []
    const levels = LEVELS.filter((level) => offered.includes(level))
    return levels.length > 0 ? levels : offered
  }

  #opponent(): string {
    const names = this.#opponents()
    const wished = [this.app.settings.opponent, usualSettings.opponent]
    return wished.find((name) => names.includes(name)) ?? names[names.length - 1] ?? usualSettings.opponent
  }

  #laid(): Laid {
    const seats = this.#seats()
    const deck = Number(this.#preset()?.options['deck'] ?? 36)
    const fans = Array.from({ length: seats }, (_, seat) => ({ seat, count: HAND }))
    const talon = deck - HAND * seats
    return { hand: [], fans, talon, turned: talon > 0 ? 'Ks' : null, bout: [], heap: 0, taken: false, kept: [] }
  }

  #plates(): Plate[] {
    const { words } = this.app
    const note = opponentName(this.app, this.#opponent())
    return Array.from({ length: this.#seats() - 1 }, (_, i) => ({
      seat: i + 1,
      name: words.say('persona', { n: i }),
      count: HAND,
      role: { kind: 'none' },
      acts: false,
      note,
    }))
  }

  #inside(): unknown {
    const { words } = this.app
    if (this.#failure !== null && this.#lobby === null) {
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, this.#failure)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => void this.#load()}><span>${words.say('try-again')}</span></button></div></div>`
    }
    const preset = this.#preset()
    if (this.#lobby === null || preset === null) return html`<div class="scr s-note"><p class="say">${words.say('loading')}</p></div>`
    const seats = this.#seats()
    const opponent = this.#opponent()
    return html`<div class="scr s-start">
      ${seatsTemplate(words, this.#plates())}
      <div class="mid">
        <div class="talon" aria-hidden="true"><div class="pile" data-anchor="talon"></div></div>
        ${leadTemplate(this.app, {
          summary: words.say('summary', { preset: words.say(`preset-${preset.name}`), count: seats, opponent: opponentName(this.app, opponent).toLowerCase() }),
          isStarting: this.#isStarting,
          failure: this.#failure,
          start: () => void this.#start(),
        })}
        ${deckTemplate(this.app)}
      </div>
      ${picksTemplate(this.app, { presets: this.#presets(), preset, seats, opponents: this.#opponents(), opponent })}
      ${this.#links(preset)}
      <div class="mine" aria-hidden="true" data-anchor="fan${OWN_FAN}" data-fan=${OWN_FAN}></div>
    </div>`
  }

  #links(preset: Preset): TemplateResult {
    const { words } = this.app
    const go = (table: string) => (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.app.goToTable(table)
    }
    const about = words.has(`preset-${preset.name}-about`) ? words.say(`preset-${preset.name}-about`) : ''
    return html`<div class="links">
      <p class="about">${about}</p>
      <p class="about honest">${words.say('opponents-honest')}</p>
      <p class="go-row"><a href=${rulesPath(words.language, preset.name)} data-testid="rules-link">${words.say('rules-of', { preset: words.say(`preset-${preset.name}`) })}</a>
      ${(this.#lobby?.unfinished ?? []).slice(0, 2).map(
        ({ table, preset: name, seats, bout }) => html`<a class="go" href=${tablePath(table)} data-testid="continue" @click=${go(table)}>
          ${words.say('continue', { preset: words.say(`preset-${name}`), count: seats, bout })}
        </a>`,
      )}${this.#lobby === null ? nothing : todayTemplate(words, this.#lobby.today, go, () => void this.#sitDown(() => today(this.app.settings.pace)))}</p>
    </div>`
  }

  async #start(): Promise<void> {
    const preset = this.#preset()
    if (preset === null) return
    const opponents = Array.from({ length: this.#seats() - 1 }, () => this.#opponent())
    await this.#sitDown(() => newGame({ rules: preset.name, opponents, pace: this.app.settings.pace }))
  }

  async #sitDown(ask: () => Promise<Created>): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    this.#failure = null
    this.#render()
    try {
      const { table } = await ask()
      if (this.#isOpen) this.app.goToTable(table)
    } catch (error) {
      this.#failure = asFailed(error)
      this.#isStarting = false
      // Dealt in another tab already: that is where it is played, or how it ended.
      if (this.#failure.code === 'played_today' && this.#isOpen) this.app.goToTable(String(this.#failure.facts['table']))
      else this.#render()
    }
  }
}

function asFailed(error: unknown): Failed {
  return error instanceof Failed ? error : new Failed('unreachable', {})
}
