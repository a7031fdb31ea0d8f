/** The screen of a table: panels, cards, hand and keys around a session. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure, sizesIn } from '../cards/measure'
import { movesOf } from '../cards/motion'
import type { Cause } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import { choicesOf } from '../game/choices'
import { mayAct, sentAction } from '../game/fold'
import type { Game } from '../game/game'
import { adviceOf, givenHint } from '../game/hint'
import { commandOf } from '../game/keys'
import { isLessonOver } from '../game/lesson'
import { paceFactor } from '../game/settings'
import type { Settings } from '../game/settings'
import { fetchFaces } from '../deck/deck'
import { indexSet } from '../language/languages'
import type { Words } from '../language/words'
import { again, Failed } from '../link/api'
import { dialogTemplate } from '../look/dialog'
import { learnLink } from '../look/learn-link'
import { RulesReader } from '../look/rules'
import { settingsTemplate } from '../look/settings'
import type { Reason } from '../wire'
import { chooserTemplate, placeBeside } from './chooser'
import { frameTemplate } from './frame'
import type { Tool } from './frame'
import type { Guide } from './guide'
import { HandBar, sayReason } from './hand'
import { laidOf } from './laid'
import { keysPanel, logPanel, resignPanel } from './panels'
import { showPlaces } from './places'
import { Session, seatNamer } from './session'
import type { Host } from './session'
import { endTemplate, tableTemplate } from './view'

type PanelName = 'rules' | 'settings' | 'keys' | 'log' | 'resign'


export class TableScreen implements Screen, Host {
  #layer: CardLayer | null = null
  #bar: HandBar | null = null
  #cause: Cause = null
  #asked: string | null = null
  #choosing: string | null = null
  #panel: PanelName | null = null
  #failure: Reason | null = null
  #wasOver = false
  readonly #rules: RulesReader
  readonly #session: Session

  constructor(
    private readonly app: App,
    private readonly table: string,
    private readonly guide: Guide | null = null,
  ) {
    this.#rules = new RulesReader(() => this.app.render())
    this.#session = new Session(this, table)
  }

  enter(): void {
    this.#session.open()
    addEventListener('keydown', this.#key)
  }

  leave(): void {
    this.#session.close()
    removeEventListener('keydown', this.#key)
  }

  get words(): Words {
    return this.app.words
  }

  /** Who learns says everything in person. */
  get settings(): Settings {
    return this.guide === null ? this.app.settings : { ...this.app.settings, autoPass: false }
  }

  get game(): Game {
    return this.#session.game
  }

  changed(cause?: Cause): void {
    if (cause !== undefined) {
      this.#cause = cause
      this.#asked = this.#choosing = null
    }
    this.app.render()
  }

  skip(): void {
    this.#layer?.finish()
  }

  pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : paceFactor(this.app.settings.motion)
  }

  comment(game: Game): string {
    return this.guide?.comment(game) ?? ''
  }

  title(): string {
    if (this.guide !== null) return this.guide.title()
    const { table } = this.#session.game
    const { words } = this.app
    return table === null ? words.say('title') : words.say('title-table', { preset: words.say(`preset-${table.preset}`) })
  }

  template(): TemplateResult {
    const { words } = this.app
    const { table, sight } = this.#session.game
    words.nameSeats(seatNamer(words, this.#session.game))
    const isOver = sight?.result != null
    const meta = this.guide !== null ? this.guide.meta() : table === null ? '' : words.say('table-of', { preset: words.say(`preset-${table.preset}`), count: table.seats.length })
    return frameTemplate({
      words,
      screen: isOver ? 'end' : 'table',
      meta,
      tools: this.#tools(isOver),
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      slip: this.guide?.slip(this.#session.game) ?? null,
      inside: this.#inside(isOver),
      beside: html`${this.#connection()}
        <div class="vh" role="log" aria-live="polite" data-testid="live">${repeat(this.#session.told, ({ id }) => id, ({ text }) => html`<p>${text}</p>`)}</div>
        ${this.#panel === null ? nothing : this.#panelTemplate(this.#panel)}`,
    })
  }

  rendered(): void {
    const root = document.querySelector<HTMLElement>('.tbl')
    const { sight, table } = this.#session.game
    if (root === null || sight === null || table === null) return
    const cards = this.#cards(root)
    if (cards === null) return
    const { layer, bar } = cards
    const hadFocus = bar.hasFocus()
    const room = measure(root)
    // Without a connection only what is shown is asked for; the rest comes with the connection.
    if (this.#session.game.link === 'open') fetchFaces(table.options['deck'] ?? '36', indexSet(this.words.language), sizesIn(room))
    const after = sceneOf(laidOf(sight, table), room)
    const moves = movesOf({ you: table.you, room, before: layer.scene, after }, this.#cause)
    this.#cause = null
    layer.show(after, moves, { set: indexSet(this.app.words.language), pace: this.pace() })
    const ground = root.querySelector<HTMLElement>('.ground')
    if (ground !== null) showPlaces(ground, room, sight.table.length, sight.result === null ? (sight.limit ?? 0) : 0)
    const isLearned = isLessonOver(this.#session.game)
    bar.update(this.app.words, isLearned ? { ...sight, choices: [], reasons: {} } : sight, mayAct(this.#session.game), hadFocus, {
      asked: this.#choosing ?? this.#asked,
      sent: this.#sentCard(),
      hinted: this.#hintedCard(),
    })
    this.#placeNotes(root, bar)
    const isOver = sight.result !== null || isLearned
    this.#keepFocus(root, hadFocus && !isOver && !bar.hasFocus(), isOver)
  }

  // --- what the page draws ---

  #inside(isOver: boolean): unknown {
    const { words } = this.app
    const { table, sight, problem } = this.#session.game
    if (problem !== null) {
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, problem)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => this.app.goHome()}><span>${words.say('home')}</span></button></div></div>`
    }
    if (table === null || sight === null) return html`<div class="scr s-note"><p class="say">${words.say('message-connecting')}</p></div>`
    const view = {
      words,
      game: this.#session.game,
      table,
      sight,
      autoPass: this.settings.autoPass,
      asked: this.#asked,
      choosing: this.#choosing,
      failure: this.#failure,
      hint: () => this.#session.hint(),
      take: () => this.#session.say('take'),
      done: () => this.#session.say('pass'),
      again: () => void this.#again(),
      home: () => this.app.goHome(),
      guided: this.guide?.keys(this.#session.game),
    }
    return html`${isOver ? endTemplate(view) : tableTemplate(view)}
      <div class="hand" role="toolbar"></div>
      ${this.#notes()}`
  }

  #notes(): unknown {
    const { sight } = this.#session.game
    const { words } = this.app
    if (sight === null) return nothing
    if (this.#choosing !== null) {
      const choices = choicesOf(sight, this.#choosing)
      if (choices.length > 1) return chooserTemplate(words, sight, this.#choosing, choices, (choice) => this.#act(choice.action))
    }
    const reason = this.#asked === null || choicesOf(sight, this.#asked).length > 0 ? undefined : sight.reasons[this.#asked]
    return reason === undefined ? nothing : html`<div class="why" data-beside=${this.#asked} data-testid="why">${sayReason(words, reason)}</div>`
  }

  #connection(): unknown {
    const { words } = this.app
    const { link, pending, problem } = this.#session.game
    if (link !== 'lost' || problem !== null) return nothing
    const text = words.say('link-lost') + (pending === null ? '' : ` ${words.say('link-waiting')}`)
    return html`<p class="link" role="status" data-testid="link-lost">${text}</p>`
  }

  #tools(isOver: boolean): Tool[] {
    const open = (panel: PanelName) => (): void => {
      this.#panel = panel
      this.app.render()
    }
    const tools: Tool[] = [
      { name: 'log', icon: 'log', run: open('log') },
      { name: 'rules', icon: 'rules', run: open('rules') },
      { name: 'keys', icon: 'keys', run: open('keys') },
    ]
    if (this.guide !== null) return [...this.guide.tools(), ...tools.slice(1), { name: 'settings', icon: 'settings', run: open('settings') }]
    if (!isOver) tools.push({ name: 'resign', icon: 'resign', run: open('resign') })
    return [...tools, { name: 'settings', icon: 'settings', run: open('settings') }]
  }

  #panelTemplate(name: PanelName): unknown {
    const { words } = this.app
    const { table } = this.#session.game
    if (table === null) return nothing
    const preset = words.say(`preset-${table.preset}`)
    const close = (): void => {
      this.#panel = null
      this.app.render()
    }
    const panels: Record<PanelName, () => { title: string; inside: unknown }> = {
      rules: () => ({ title: words.say('rules-of', { preset }), inside: html`${this.guide === null ? learnLink(this.app) : nothing}${this.#rules.template(words, table.rules)}` }),
      settings: () => ({ title: words.say('tool-settings'), inside: settingsTemplate(this.app) }),
      keys: () => ({ title: words.say('keys-title'), inside: keysPanel(words) }),
      log: () => ({ title: words.say('tool-log'), inside: logPanel(words, this.#session.game, table) }),
      resign: () => ({ title: words.say('resign-ask'), inside: resignPanel(words, () => this.#resign(close), close) }),
    }
    return dialogTemplate(words, { name, ...panels[name](), close })
  }

  /** Null where no cards are shown: a fatal problem took their place. */
  #cards(root: HTMLElement): { layer: CardLayer; bar: HandBar } | null {
    const ground = root.querySelector<HTMLElement>('.ground')
    const hand = root.querySelector<HTMLElement>('.hand')
    if (ground === null || hand === null) return null
    this.#layer ??= new CardLayer(ground, hand)
    this.#bar ??= new HandBar(hand, this.#layer, {
      play: (card) => this.#play(card),
      ask: (card) => this.#ask(card),
    })
    return { layer: this.#layer, bar: this.#bar }
  }

  /** The card of an action on its way: lifted out of the hand at once, until it travels or was refused. */
  #sentCard(): string | null {
    const action = sentAction(this.#session.game)
    return this.#session.game.sight?.choices.find((choice) => choice.action === action)?.card ?? null
  }

  #hintedCard(): string | null {
    const { sight } = this.#session.game
    const hint = givenHint(this.#session.game)
    return sight === null || hint === null ? null : (adviceOf(sight, hint)?.card ?? null)
  }

  #placeNotes(root: HTMLElement, bar: HandBar): void {
    for (const note of root.querySelectorAll<HTMLElement>('[data-beside]')) {
      const card = bar.nodeOf(note.dataset['beside'] ?? '')
      if (card !== null) placeBeside(note, card, root, note.classList.contains('why') ? 'before' : 'middle')
    }
  }

  /** The focus never falls out of the page: after the last card to the message, at the end to "Play again". */
  #keepFocus(root: HTMLElement, isLost: boolean, isOver: boolean): void {
    if (isLost) root.querySelector<HTMLElement>('.msg')?.focus({ preventScroll: true })
    if (isOver && !this.#wasOver && this.#panel === null) root.querySelector<HTMLElement>('.key.again')?.focus({ preventScroll: true })
    this.#wasOver = isOver
  }

  // --- what the player does ---

  #play(card: string): void {
    const { sight } = this.#session.game
    if (sight === null || isLessonOver(this.#session.game)) return
    const choices = choicesOf(sight, card)
    const [only] = choices
    if (choices.length === 1 && only !== undefined) return this.#act(only.action)
    if (choices.length > 1) this.#choosing = card
    else this.#asked = card
    this.app.render()
  }

  #ask(card: string | null): void {
    if (this.#asked === card || (card !== null && isLessonOver(this.#session.game))) return
    this.#asked = card
    this.app.render()
  }

  #act(action: string): void {
    this.#choosing = this.#asked = null
    this.#session.act(action)
  }

  #resign(close: () => void): void {
    close()
    this.#session.resign()
  }

  async #again(): Promise<void> {
    try {
      this.app.goToTable((await again(this.table)).table)
    } catch (error) {
      const { code, facts } = error instanceof Failed ? error : new Failed('unreachable', {})
      this.#failure = { code, facts }
      this.app.render()
    }
  }

  #key = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (this.#panel !== null || target?.closest('input, textarea, select, dialog') != null) return
    const command = commandOf(event)
    if (command === null || this.#session.game.sight === null) return
    // Buttons and links answer Enter and Space by themselves.
    if (command === 'play' && target?.closest('button, a') != null) {
      if (event.repeat) event.preventDefault()
      return
    }
    event.preventDefault()
    this.#command(command)
  }

  #command(command: NonNullable<ReturnType<typeof commandOf>>): void {
    const bar = this.#bar
    switch (command) {
      case 'left':
      case 'right':
      case 'first':
      case 'last':
        return this.#choosing === null ? bar?.move(command) : undefined
      case 'play':
        return bar?.chosen == null ? undefined : this.#play(bar.chosen)
      case 'take':
        return this.#session.say('take')
      case 'done':
        return this.#session.say('pass')
      case 'hint':
        return this.guide === null ? this.#session.hint() : undefined
      case 'read':
        return this.#session.read()
      case 'keys':
        this.#panel = 'keys'
        return this.app.render()
      case 'close':
        return this.#closeNotes()
    }
  }

  #closeNotes(): void {
    const card = this.#choosing
    this.#choosing = this.#asked = null
    this.app.render()
    if (card !== null) this.#bar?.nodeOf(card)?.focus({ preventScroll: true })
  }
}
