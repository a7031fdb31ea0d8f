/** A game being played: the link, what it told, what is shown, what the player does. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure } from '../cards/measure'
import { movesOf } from '../cards/motion'
import type { Cause } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import { choicesOf, onlyPass, passDelay, plainChoice } from '../game/choices'
import { acknowledged, decided, dropped, framed, greeted, leavesGap, mayAct, refused, troubled } from '../game/fold'
import { emptyGame } from '../game/game'
import type { Game } from '../game/game'
import { commandOf } from '../game/keys'
import { readTable } from '../game/reading'
import { messageOf, told } from '../game/sentences'
import { paceFactor } from '../game/settings'
import { indexSet } from '../language/languages'
import { again, Failed } from '../link/api'
import { socketAddress } from '../link/address'
import { Link } from '../link/link'
import { dialogTemplate } from '../look/dialog'
import { RulesReader } from '../look/rules'
import { settingsTemplate } from '../look/settings'
import { PROTOCOL } from '../wire'
import type { Frame, Reason, ServerMessage, Welcome } from '../wire'
import { chooserTemplate, placeBeside } from './chooser'
import { frameTemplate } from './frame'
import type { Tool } from './frame'
import { HandBar, sayReason } from './hand'
import { isFresh, laidOf } from './laid'
import { keysPanel, logPanel, resignPanel } from './panels'
import { showPlaces } from './places'
import { Presenter } from './presenter'
import { endTemplate, tableTemplate } from './view'

type PanelName = 'rules' | 'settings' | 'keys' | 'log' | 'resign'

const TOLD_LENGTH = 12
const RELOADED = 'kozyr.reloaded'

export class TableScreen implements Screen {
  #game: Game = emptyGame
  #link: Link | null = null
  #layer: CardLayer | null = null
  #bar: HandBar | null = null
  #cause: Cause = null
  #asked: string | null = null
  #choosing: string | null = null
  #panel: PanelName | null = null
  #told: readonly { id: number; text: string }[] = []
  #toldCount = 0
  #passTimer = 0
  #failure: Reason | null = null
  #wasOver = false
  readonly #rules: RulesReader
  readonly #presenter: Presenter

  constructor(
    private readonly app: App,
    private readonly table: string,
  ) {
    this.#rules = new RulesReader(() => this.app.render())
    this.#presenter = new Presenter({
      game: () => this.#game,
      change: (game) => (this.#game = game),
      draw: (frame, isTravelling) => this.#draw(frame, isTravelling),
      caughtUp: () => this.#caughtUp(),
      pace: () => this.#pace(),
    })
  }

  enter(): void {
    this.#link = new Link(socketAddress(location, this.table), {
      last: () => this.#game.received,
      received: (message) => this.#receive(message),
      lost: () => {
        this.#game = dropped(this.#game)
        this.app.render()
      },
    })
    addEventListener('keydown', this.#key)
  }

  leave(): void {
    this.#link?.close()
    this.#presenter.stop()
    clearTimeout(this.#passTimer)
    removeEventListener('keydown', this.#key)
  }

  title(): string {
    const { table } = this.#game
    const { words } = this.app
    return table === null ? words.say('title') : words.say('title-table', { preset: words.say(`preset-${table.preset}`) })
  }

  template(): TemplateResult {
    const { words } = this.app
    const { table, sight } = this.#game
    const isOver = sight?.result != null
    const meta = table === null ? '' : words.say('table-of', { preset: words.say(`preset-${table.preset}`), count: table.seats.length })
    return frameTemplate({
      words,
      screen: isOver ? 'end' : 'table',
      meta,
      tools: this.#tools(isOver),
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: this.#inside(isOver),
      beside: html`${this.#connection()}
        <div class="vh" role="log" aria-live="polite" data-testid="live">${repeat(this.#told, ({ id }) => id, ({ text }) => html`<p>${text}</p>`)}</div>
        ${this.#panel === null ? nothing : this.#panelTemplate(this.#panel)}`,
    })
  }

  rendered(): void {
    const root = document.querySelector<HTMLElement>('.tbl')
    const { sight, table } = this.#game
    if (root === null || sight === null || table === null) return
    const { layer, bar } = this.#cards(root)
    const hadFocus = bar.hasFocus()
    const room = measure(root)
    const after = sceneOf(laidOf(sight, table), room)
    const moves = movesOf({ you: table.you, room, before: layer.scene, after }, this.#cause)
    this.#cause = null
    layer.show(after, moves, { set: indexSet(this.app.words.language), pace: this.#pace() })
    const ground = root.querySelector<HTMLElement>('.ground')
    if (ground !== null) showPlaces(ground, room, sight.table.length, sight.result === null ? (sight.limit ?? 0) : 0)
    bar.update(this.app.words, sight, mayAct(this.#game), hadFocus, this.#choosing ?? this.#asked)
    this.#placeNotes(root, bar)
    this.#keepFocus(root, hadFocus && sight.result === null && !bar.hasFocus(), sight.result !== null)
  }

  // --- what the page draws ---

  #inside(isOver: boolean): unknown {
    const { words } = this.app
    const { table, sight, problem } = this.#game
    const trouble = problem ?? this.#failure
    if (trouble !== null && (sight === null || this.#failure === null)) {
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, trouble)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => this.app.goHome()}><span>${words.say('home')}</span></button></div></div>`
    }
    if (table === null || sight === null) return html`<div class="scr s-note"><p class="say">${words.say('message-connecting')}</p></div>`
    const view = {
      words,
      game: this.#game,
      table,
      sight,
      autoPass: this.app.settings.autoPass,
      asked: this.#asked,
      choosing: this.#choosing,
      take: () => this.#say('take'),
      done: () => this.#say('pass'),
      again: () => void this.#again(),
      home: () => this.app.goHome(),
    }
    return html`${isOver ? endTemplate(view) : tableTemplate(view)}
      <div class="hand" role="toolbar"></div>
      ${this.#notes()}`
  }

  #notes(): unknown {
    const { sight } = this.#game
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
    const { link, pending, sight, problem } = this.#game
    if (link !== 'lost' || sight === null || problem !== null) return nothing
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
    if (!isOver) tools.push({ name: 'resign', icon: 'resign', run: open('resign') })
    return [...tools, { name: 'settings', icon: 'settings', run: open('settings') }]
  }

  #panelTemplate(name: PanelName): unknown {
    const { words } = this.app
    const { table } = this.#game
    if (table === null) return nothing
    const preset = words.say(`preset-${table.preset}`)
    const close = (): void => {
      this.#panel = null
      this.app.render()
    }
    const panels: Record<PanelName, () => { title: string; inside: unknown }> = {
      rules: () => ({ title: words.say('rules-of', { preset }), inside: this.#rules.template(words, table.rules) }),
      settings: () => ({ title: words.say('tool-settings'), inside: settingsTemplate(this.app) }),
      keys: () => ({ title: words.say('keys-title'), inside: keysPanel(words) }),
      log: () => ({ title: words.say('tool-log'), inside: logPanel(words, this.#game, table) }),
      resign: () => ({ title: words.say('resign-ask'), inside: resignPanel(words, () => this.#resign(close), close) }),
    }
    return dialogTemplate(words, { name, ...panels[name](), close })
  }

  #cards(root: HTMLElement): { layer: CardLayer; bar: HandBar } {
    const ground = root.querySelector<HTMLElement>('.ground')
    const hand = root.querySelector<HTMLElement>('.hand')
    if (ground === null || hand === null) throw new Error('the table has no ground for its cards')
    this.#layer ??= new CardLayer(ground, hand)
    this.#bar ??= new HandBar(hand, this.#layer, {
      play: (card) => this.#play(card),
      ask: (card) => this.#ask(card),
    })
    return { layer: this.#layer, bar: this.#bar }
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

  #pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : paceFactor(this.app.settings.motion)
  }

  // --- what the server says ---

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#greeted(message)
      case 'frame':
        if (leavesGap(this.#game, message)) return this.#link?.restart()
        this.#game = framed(this.#game, message)
        return this.#presenter.advance()
      case 'ack':
        this.#game = acknowledged(this.#game, message)
        break
      case 'refused':
        this.#game = refused(this.#game, message)
        break
      case 'problem':
        if (message.code === 'bad_protocol' && this.#reloadOnce()) return
        this.#game = troubled(this.#game, message)
        if (message.fatal) this.#link?.close()
        break
      case 'pong':
        return
    }
    this.app.render()
    this.#maybePass()
  }

  #greeted(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL && this.#reloadOnce()) return
    const isFirst = this.#game.sight === null
    this.#game = greeted(this.#game, welcome)
    const { table, sight, pending } = this.#game
    this.app.words.nameSeats((seat) => (table === null ? String(seat) : this.#nameOf(seat)))
    if (isFirst && sight !== null && isFresh(sight)) this.#deal()
    if (pending !== null) this.#link?.send({ type: 'act', ...pending })
    if (welcome.sight !== null) this.#caughtUp()
    this.app.render()
  }

  #nameOf(seat: number): string {
    const { table } = this.#game
    const entry = table?.seats[seat]
    if (entry === undefined) return String(seat)
    return entry.name ?? this.app.words.say(entry.player === 'person' ? 'somebody' : 'persona', { n: entry.persona % 8 })
  }

  /** A fresh table is shown being dealt to, from the viewer's left. */
  #deal(): void {
    const { table } = this.#game
    const seats = table?.seats.length ?? 2
    this.#cause = { kind: 'dealing', order: Array.from({ length: seats }, (_, i) => ((table?.you ?? 0) + 1 + i) % seats) }
    this.#presenter.hold(300 + 60 * 6 * seats)
  }

  /** A page of another version takes the new one, once. True if it reloads. */
  #reloadOnce(): boolean {
    if (sessionStorage.getItem(RELOADED) === String(PROTOCOL)) return false
    sessionStorage.setItem(RELOADED, String(PROTOCOL))
    location.reload()
    return true
  }

  #draw(frame: Frame, isTravelling: boolean): void {
    const { table, sight } = this.#game
    this.#asked = this.#choosing = null
    if (table !== null && sight !== null) this.#tell(told(this.app.words, table, frame.event, sight))
    if (!isTravelling) this.#layer?.finish()
    this.#cause = isTravelling ? frame.event : null
    this.app.render()
  }

  #caughtUp(): void {
    const { table, sight } = this.#game
    if (table === null || sight === null) return
    if (sight.choices.length > 0) {
      const { words, settings } = this.app
      const { id, args } = messageOf({ words, table, sight, isSeen: false, autoPass: settings.autoPass, last: null })
      this.#tell(words.say('tell-turn', { message: words.say(id, args) }))
    }
    this.app.render()
    this.#maybePass()
  }

  #tell(text: string): void {
    if (text === '') return
    this.#told = [...this.#told, { id: ++this.#toldCount, text }].slice(-TOLD_LENGTH)
  }

  // --- what the player does ---

  #maybePass(): void {
    const { sight, shown } = this.#game
    if (this.#passTimer !== 0 || sight === null || !this.app.settings.autoPass || !mayAct(this.#game) || !onlyPass(sight)) return
    this.#passTimer = window.setTimeout(() => {
      this.#passTimer = 0
      if (this.#game.shown === shown && this.app.settings.autoPass) this.#say('pass')
      else this.#maybePass()
    }, passDelay(Math.random()))
  }

  #say(verb: 'take' | 'pass'): void {
    const choice = this.#game.sight === null ? undefined : plainChoice(this.#game.sight, verb)
    if (choice !== undefined) this.#act(choice.action)
  }

  #play(card: string): void {
    const { sight } = this.#game
    if (sight === null) return
    const choices = choicesOf(sight, card)
    const [only] = choices
    if (choices.length === 1 && only !== undefined) return this.#act(only.action)
    if (choices.length > 1) this.#choosing = card
    else this.#asked = card
    this.app.render()
  }

  #ask(card: string | null): void {
    if (this.#asked === card) return
    this.#asked = card
    this.app.render()
  }

  #resign(close: () => void): void {
    const { table } = this.#game
    close()
    if (table !== null) this.#act(`${table.you}r`)
  }

  #act(action: string): void {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const before = this.#game
    this.#game = decided(before, action, id)
    this.#choosing = this.#asked = null
    if (this.#game !== before && this.#game.pending !== null) this.#link?.send({ type: 'act', ...this.#game.pending })
    this.app.render()
  }

  async #again(): Promise<void> {
    try {
      this.app.goToTable((await again(this.table)).table)
    } catch (error) {
      const { code, facts } = error instanceof Failed ? error : new Failed('unreachable', {})
      this.#failure = { code, facts }
      this.#game = { ...this.#game, refusal: this.#failure }
      this.app.render()
    }
  }

  #key = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (this.#panel !== null || target?.closest('input, textarea, select, dialog') != null) return
    const command = commandOf(event)
    if (command === null || this.#game.sight === null) return
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
        return this.#say('take')
      case 'done':
        return this.#say('pass')
      case 'read':
        return this.#read()
      case 'keys':
        this.#panel = 'keys'
        return this.app.render()
      case 'close':
        return this.#closeNotes()
    }
  }

  #read(): void {
    const { table, sight, outs } = this.#game
    if (table === null || sight === null) return
    const { words, settings } = this.app
    const { id, args } = messageOf({ words, table, sight, isSeen: false, autoPass: settings.autoPass, last: null })
    this.#tell(`${readTable(words, table, sight, outs)} ${words.say(id, args)}`)
    this.app.render()
  }

  #closeNotes(): void {
    const card = this.#choosing
    this.#choosing = this.#asked = null
    this.app.render()
    if (card !== null) this.#bar?.nodeOf(card)?.focus({ preventScroll: true })
  }
}
