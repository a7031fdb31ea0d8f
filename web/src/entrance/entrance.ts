/** The way in: a laid table, one large "Start game", and beside it what can be chosen. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure } from '../cards/measure'
import { movesOf } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import type { Laid } from '../cards/scene'
import { levelsOf, namesOf } from '../game/own'
import { LEVELS, paceFactor, usualSettings } from '../game/settings'
import { DESIGNS } from '../deck/deck'
import { Failed, lobby, newGame, today } from '../link/api'
import { askedOf, rulesPath } from '../link/address'
import { Returning } from '../link/returning'
import { dialogTemplate } from '../look/dialog'
import { learnLink } from '../look/learn-link'
import { pastLink } from '../look/past-link'
import { fetchWho, whoTemplate } from '../look/who'
import { RulesReader } from '../look/rules'
import { settingsTemplate } from '../settings/door'
import { OWN, OwnTable } from '../own/own-table'
import { ownInShort, ownPanel } from '../own/panel'
import { frameTemplate } from '../table/frame'
import { sayReason } from '../table/hand'
import { seatsTemplate } from '../table/plates'
import type { Plate } from '../table/plates'
import type { Created, Lobby, Preset } from '../wire'
import { continueTemplate, gamesPanel, leading } from './games'
import type { Ways } from './games'
import { todayTemplate } from './today'
import { deckTemplate, languageTemplate, leadTemplate, opponentName, picksTemplate } from './parts'

const HAND = 6
/** The entrance's own half-hidden hand lies in a fan of this number. */
const OWN_FAN = 0
type PanelName = 'settings' | 'rules' | 'own' | 'games'

export class Entrance implements Screen {
  #lobby: Lobby | null = null
  #failure: Failed | null = null
  #isStarting = false
  #isOpen = true
  #panel: PanelName | null = null
  #layer: CardLayer | null = null
  #hadFocus = false
  readonly #returning = new Returning(() => void this.#load())
  readonly #rules: RulesReader
  readonly #own: OwnTable

  constructor(private readonly app: App) {
    this.#rules = new RulesReader(() => this.#render())
    this.#own = new OwnTable(app, () => this.#render())
  }

  /** Comes from a page to read with that page's rules, or its deck, chosen. */
  #takeWhatIsAsked(presets: readonly Preset[]): void {
    const { rules, design } = askedOf(location.search)
    if (rules === null && design === null) return
    history.replaceState(null, '', '/')
    const drawn = DESIGNS.find((each) => each === design)
    if (drawn !== undefined) this.app.change({ design: drawn })
    if (rules === null) return
    if (rules !== OWN && presets.some(({ name }) => name === rules)) this.app.change({ preset: rules })
    else void this.#own.take(rules)
  }

  enter(): void {
    void this.#load()
  }

  leave(): void {
    this.#isOpen = false
    this.#returning.cancel()
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
        { name: 'own', icon: 'own', run: () => this.#open('own') },
        { name: 'rules', icon: 'rules', run: () => this.#open('rules') },
        { name: 'settings', icon: 'settings', run: () => this.#open('settings') },
      ],
      goHome: (event) => event.preventDefault(),
      who: whoTemplate(this.app),
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
    const room = measure(root, this.app.pack.size)
    const before = this.#layer.scene
    const after = sceneOf(this.#laid(), room)
    const moves = movesOf({ you: OWN_FAN, room, before, after }, before.size > 0 ? { kind: 'draw', seat: -1, cards: [] } : null)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#layer.show(after, moves, {
      pack: this.app.pack,
      pace: isStill ? 0 : paceFactor(this.app.settings.motion),
    })
    this.#focusStart(root)
  }

  #render(): void {
    if (this.#isOpen) this.app.render()
  }

  /** What went wrong stays said until it is over: a sentence that comes and goes is read out each time. */
  async #load(): Promise<void> {
    this.#returning.cancel()
    try {
      const answered = await lobby()
      if (!this.#isOpen) return
      // The page stands in for one to read that could not be fetched.
      if (this.#failure !== null && location.pathname !== '/') return location.reload()
      if (this.#lobby === null) this.#takeWhatIsAsked(answered.presets)
      this.#lobby = answered
      this.#failure = null
      this.#returning.answered()
      fetchWho(this.app)
      if (this.app.settings.preset === OWN) await this.#own.ask()
    } catch (error) {
      this.#fail(asFailed(error))
    }
    this.#render()
  }

  /** Where nobody answers, it is asked again until somebody does. */
  #fail(failure: Failed): void {
    this.#failure = failure
    if (failure.code === 'unreachable' && this.#isOpen) this.#returning.later()
  }

  /** Enter starts at once: the button has the focus as soon as it is there, unless the person is elsewhere already. */
  #focusStart(root: HTMLElement): void {
    if (this.#hadFocus) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) {
      root.querySelector<HTMLElement>('button.start')?.focus({ preventScroll: true })
    }
  }

  #open(panel: PanelName): void {
    this.#panel = panel
    if (panel === 'own') void this.#own.ask()
    this.#render()
  }

  #panelTemplate(name: PanelName): TemplateResult {
    const { words } = this.app
    const close = (): void => {
      this.#panel = null
      this.#render()
    }
    return dialogTemplate(words, { name, ...this.#panelOf(name), close })
  }

  #panelOf(name: PanelName): { title: string; inside: unknown } {
    const { words } = this.app
    const preset = this.#preset()?.name ?? 'classic'
    switch (name) {
      case 'settings':
        return { title: words.say('tool-settings'), inside: settingsTemplate(this.app) }
      case 'rules':
        return { title: words.say('rules-of', { preset: words.say(`preset-${preset}`) }), inside: html`${learnLink(this.app)}${this.#rules.template(words, this.#rulesText())}` }
      case 'games':
        return { title: words.say('games-title'), inside: gamesPanel(words, this.#lobby?.unfinished ?? [], this.#ways()) }
      case 'own':
        return { title: words.say('own-title'), inside: this.#lobby === null ? this.#notYet() : this.#ownPanel(this.#lobby) }
    }
  }

  /** In place of what needs the server's word. */
  #notYet(): TemplateResult {
    const { words } = this.app
    return html`<p>${this.#failure === null ? words.say('loading') : sayReason(words, this.#failure)}</p>`
  }

  #ownPanel(lobby: Lobby): TemplateResult {
    return ownPanel(this.app, {
      own: this.#own,
      lobby,
      seats: fitting(this.app.settings.seats, this.#own.seatsOf([2, 3, 4, 5, 6])),
      levels: this.#opponents(),
      level: this.#opponent(),
      nameOf: (level) => opponentName(this.app, level),
      start: () => {
        this.app.change({ preset: OWN })
        void this.#start()
      },
    })
  }

  #ways(): Ways {
    return { go: (table) => this.app.goToTable(table), all: () => this.#open('games') }
  }

  // --- what is chosen, made to fit what the server offers ---

  #presets(): readonly Preset[] {
    return this.#lobby?.presets ?? []
  }

  #preset(): Preset | null {
    const presets = this.#presets()
    return presets.find((preset) => preset.name === this.app.settings.preset) ?? presets[0] ?? null
  }

  #isOwn(): boolean {
    return this.#preset()?.name === OWN
  }

  /** The text of the rules that a game would be asked for with. */
  #rulesText(): string {
    return this.#isOwn() ? (this.#own.judged?.rules ?? OWN) : (this.#preset()?.name ?? 'classic')
  }

  #choosePreset = (name: string): void => {
    this.app.change({ preset: name })
    if (name !== OWN) return
    void this.#own.ask()
    if (Object.keys(this.app.settings.own.options).length === 0) this.#open('own')
  }

  #seatCounts(): readonly number[] {
    const preset = this.#preset()
    if (preset === null) return []
    const counts = Array.from({ length: preset.seats_max - preset.seats_min + 1 }, (_, i) => preset.seats_min + i)
    return this.#isOwn() ? this.#own.seatsOf(counts) : counts
  }

  #seats(): number {
    return fitting(this.app.settings.seats, this.#seatCounts())
  }

  /** What each opponent plays like. Only at a table of one's own do they differ. */
  #levels(): string[] {
    const count = this.#seats() - 1
    return this.#isOwn() ? levelsOf(this.app.settings.own, count, this.#opponent(), this.#opponents()) : Array<string>(count).fill(this.#opponent())
  }

  #names(): (string | null)[] {
    return this.#isOwn() ? namesOf(this.app.settings.own, this.#seats() - 1) : []
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
    const options = this.#isOwn() ? this.#own.judged?.options : this.#preset()?.options
    const deck = Number(options?.['deck'] ?? 36)
    const fans = Array.from({ length: seats }, (_, seat) => ({ seat, count: HAND }))
    const talon = deck - HAND * seats
    return { hand: [], fans, talon, turned: talon > 0 ? 'Ks' : null, bout: [], heap: 0, taken: false, kept: [] }
  }

  #plates(): Plate[] {
    const { words } = this.app
    const names = this.#names()
    return this.#levels().map((level, i) => ({
      seat: i + 1,
      name: names[i] ?? words.say('persona', { n: i }),
      count: HAND,
      role: { kind: 'none' },
      acts: false,
      note: opponentName(this.app, level),
    }))
  }

  #inside(): unknown {
    const { words } = this.app
    if (this.#failure !== null && this.#lobby === null) {
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, this.#failure)}</p>
        ${this.#failure.code === 'unreachable' ? html`<p class="again-about">${words.say('server-gone-about')}</p>` : nothing}
        <div class="keys"><button type="button" class="key again" @click=${() => void this.#load()}><span>${words.say('try-again')}</span></button></div></div>`
    }
    const preset = this.#preset()
    if (this.#lobby === null || preset === null) return html`<div class="scr s-note"><p class="say">${words.say('loading')}</p></div>`
    const seats = this.#seats()
    const opponent = this.#opponent()
    const refusal = this.#isOwn() ? this.#own.refusal : null
    return html`<div class="scr s-start">
      ${seatsTemplate(words, this.#plates())}
      <div class="mid">
        <div class="talon" aria-hidden="true"><div class="pile" data-anchor="talon"></div></div>
        ${leadTemplate(this.app, {
          summary: this.#summary(preset),
          isStarting: this.#isStarting,
          failure: this.#failure ?? refusal,
          start: () => void this.#start(),
        })}
        ${deckTemplate(this.app)}
      </div>
      ${picksTemplate(this.app, { presets: this.#presets(), preset, choosePreset: this.#choosePreset, seatCounts: this.#seatCounts(), seats, opponents: this.#opponents(), opponent })}
      ${this.#links(preset)}
      <div class="mine" aria-hidden="true" data-anchor="fan${OWN_FAN}" data-fan=${OWN_FAN}></div>
    </div>`
  }

  #summary({ name }: Preset): string {
    const { words } = this.app
    const preset = words.say(name === OWN ? 'preset-name-custom' : `preset-${name}`)
    const [first = this.#opponent(), ...others] = this.#levels()
    const id = others.every((level) => level === first) ? 'summary' : 'summary-mixed'
    return words.say(id, { preset, count: this.#seats(), opponent: opponentName(this.app, first).toLowerCase() })
  }

  #links(preset: Preset): TemplateResult {
    const { words } = this.app
    const own = this.#isOwn() && this.#lobby !== null ? ownInShort(words, this.#lobby, this.#own) : ''
    const about = own !== '' || !words.has(`preset-${preset.name}-about`) ? own : words.say(`preset-${preset.name}-about`)
    return html`<div class="links">
      <p class="about">${about}</p>
      <p class="about honest">${words.say('opponents-honest')}</p>
      <p class="go-row"><a href=${rulesPath(words.language, this.#rulesText())} data-testid="rules-link">${words.say('rules-of', { preset: words.say(`preset-${preset.name}`) })}</a>
      ${continueTemplate(words, this.#lobby?.unfinished ?? [], this.#ways())}${this.#lobby === null ? nothing : todayTemplate(words, this.#lobby.today, (table) => leading(table, this.#ways()), () => void this.#sitDown(() => today(this.app.settings.pace)))}
      ${this.#lobby?.past === true ? pastLink(this.app) : nothing} ${learnLink(this.app)}</p>
    </div>`
  }

  async #start(): Promise<void> {
    const preset = this.#preset()
    if (preset === null) return
    if (this.#isOwn() && this.#own.refusal !== null) return this.#open('own')
    await this.#sitDown(async () => {
      if (this.#isOwn() && this.#own.judged === null) await this.#own.ask()
      return newGame({ rules: this.#rulesText(), opponents: this.#levels(), names: this.#names(), pace: this.app.settings.pace })
    })
  }

  async #sitDown(ask: () => Promise<Created>): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    this.#failure = null
    this.app.sounds.playOnce('shuffle')
    this.#render()
    try {
      const { table } = await ask()
      if (this.#isOpen) this.app.goToTable(table)
    } catch (error) {
      const failed = asFailed(error)
      this.#fail(failed)
      this.#isStarting = false
      // Dealt in another tab already: that is where it is played, or how it ended.
      if (failed.code === 'played_today' && this.#isOpen) this.app.goToTable(String(failed.facts['table']))
      else this.#render()
    }
  }
}

function asFailed(error: unknown): Failed {
  return error instanceof Failed ? error : new Failed('unreachable', {})
}

/** The nearest of the counts; the wish itself where nothing is known of them. */
function fitting(wished: number, counts: readonly number[]): number {
  const [least = wished] = counts
  return Math.max(least, Math.min(counts[counts.length - 1] ?? wished, wished))
}
