/** The screen of a table: panels, cards, hand and keys around a session. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure, widthsIn } from '../cards/measure'
import { movesOf } from '../cards/motion'
import type { Cause } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import { choicesOf } from '../game/choices'
import { mayAct, sentAction } from '../game/fold'
import type { Game } from '../game/game'
import { adviceOf, givenHint, isAlone } from '../game/hint'
import { commandOf } from '../game/keys'
import type { Command } from '../game/keys'
import { isLessonOver } from '../game/lesson'
import { paceFactor } from '../game/settings'
import type { Settings } from '../game/settings'
import { equalsOf, nextOf } from '../game/several'
import type { Words } from '../language/words'
import { again, Failed } from '../link/api'
import { dialogTemplate } from '../look/dialog'
import { icon } from '../look/icons'
import { RulesReader } from '../look/rules'
import type { FairPanel } from '../fair/panel'
import type { Reason } from '../wire'
import { chooserTemplate, placeBeside } from './chooser'
import type { Drop } from './drag'
import { frameTemplate } from './frame'
import type { Tool } from './frame'
import type { Guide } from './guide'
import { HandBar, sayReason } from './hand'
import { metaOf, titleOf } from './headline'
import { laidOf } from './laid'
import { OwnHand } from './own-hand'
import { Rewarding } from './rewarding'
import { panelOf } from './panel-of'
import type { PanelName } from './panel-of'
import { showPlaces } from './places'
import { Ear } from './ear'
import { Session, seatNamer } from './session'
import { shareGame } from './sharing'
import type { Shared } from './sharing'
import { severalTemplate } from './several'
import type { Host } from './session'
import { endTemplate, tableTemplate } from './view'

/** How long a sign for what a key has just changed stays. */
const NOTE_MS = 1500

export class TableScreen implements Screen, Host {
  #layer: CardLayer | null = null
  #bar: HandBar | null = null
  #cause: Cause = null
  #asked: string | null = null
  #choosing: string | null = null
  /** The card for which it is asked how many of its rank are meant. */
  #counting: string | null = null
  #panel: PanelName | null = null
  #failure: Reason | null = null
  #wasOver = false
  #fair: FairPanel | null = null
  #shared: Shared | null = null
  #note: 'sound' | 'silence' | null = null
  #noteTimer = 0
  readonly #rules: RulesReader
  readonly #session: Session
  readonly #ear: Ear
  readonly #own: OwnHand
  /** A lesson earns nothing. */
  readonly #rewarding: Rewarding | null

  constructor(
    private readonly app: App,
    private readonly table: string,
    private readonly guide: Guide | null = null,
  ) {
    this.#rules = new RulesReader(() => this.app.render())
    this.#session = new Session(this, table)
    this.#own = new OwnHand(app, table, this.#session, () => ({ layer: this.#layer, bar: this.#bar }))
    this.#ear = new Ear(app.sounds)
    const tell = (text: string): void => this.#session.tell(text)
    this.#rewarding = guide === null ? new Rewarding(app, table, { changed: () => this.changed(), tell, pace: () => this.pace() }) : null
  }

  enter(): void {
    this.#session.open()
    addEventListener('keydown', this.#key)
  }

  leave(): void {
    this.#session.close()
    this.#rewarding?.stop()
    removeEventListener('keydown', this.#key)
    clearTimeout(this.#noteTimer)
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
    this.#ear.heard(cause ?? null, this.#session.game, this.pace())
    if (cause !== undefined) {
      this.#cause = cause
      this.#asked = this.#choosing = this.#counting = null
    }
    const { sight } = this.#session.game
    if (sight !== null) this.#rewarding?.stands(sight.result !== null)
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
    return this.guide?.title() ?? titleOf(this.app.words, this.app.settings, this.#session)
  }

  template(): TemplateResult {
    const { words } = this.app
    const { table, sight } = this.#session.game
    words.nameSeats(seatNamer(words, this.#session.game))
    const isOver = sight?.result != null
    const meta = this.guide?.meta() ?? (table === null ? '' : metaOf(words, table, sight))
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
      beside: html`${this.#connection()} ${this.#keeping()}
        ${this.#note === null ? nothing : html`<p class="noted" aria-hidden="true">${icon(this.#note)}</p>`}
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
    const { pack } = this.app
    const room = measure(root, pack.size)
    // Without a connection only what is shown is asked for; the rest comes with the connection.
    if (this.#session.game.link === 'open') pack.fetchAhead(table.options['deck'] ?? '36', widthsIn(room))
    const after = this.#own.whereCarried(layer, sceneOf(laidOf(sight, table, this.#own.order), room), this.#sentCard())
    const moves = movesOf({ you: table.you, room, before: layer.scene, after }, this.#cause)
    this.#cause = null
    layer.show(after, moves, { pack, pace: this.pace() })
    const ground = root.querySelector<HTMLElement>('.ground')
    if (ground !== null) showPlaces(ground, room, sight.table.length, sight.result === null ? (sight.limit ?? 0) : 0)
    const isLearned = isLessonOver(this.#session.game)
    bar.update(this.app.words, isLearned || this.#session.game.link === 'lost' ? { ...sight, choices: [], reasons: {} } : sight, mayAct(this.#session.game), hadFocus, {
      asked: this.#choosing ?? this.#counting ?? this.#asked,
      sent: this.#sentCard(),
      hinted: this.#hintedCard(),
      next: this.#session.plan?.cards ?? [],
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
      settings: this.settings,
      asked: this.#asked,
      choosing: this.#choosing,
      failure: this.#failure,
      hint: () => this.#hint(),
      undo: () => this.#session.undo(),
      take: () => this.#session.say('take'),
      done: () => this.#session.say('pass'),
      again: () => void this.#again(),
      home: () => this.app.goHome(),
      review: () => this.app.goToReview(this.table),
      share: () => void this.#share(),
      shared: this.#shared,
      reward: this.#rewarding?.template() ?? null,
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
    if (this.#counting !== null) {
      const cards = equalsOf(sight, this.#counting)
      if (cards.length > 1) return severalTemplate(words, cards, (chosen) => this.#playSeveral(chosen))
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

  /** The place is there before its words are, so that they are read out when they come. */
  #keeping(): unknown {
    const { kept, problem } = this.#session.game
    const isTold = !kept && problem === null
    return html`<div class="not-kept" role="status" data-testid="not-kept">${isTold ? html`<p>${this.app.words.say('not-kept')}</p>` : nothing}</div>`
  }

  #tools(isOver: boolean): Tool[] {
    const open = (panel: PanelName) => (): void => {
      this.#panel = panel
      this.app.render()
    }
    const { counter, lastBout } = this.app.settings
    const { table } = this.#session.game
    const tools: Tool[] = [
      ...((counter || lastBout) && !isOver && table !== null && isAlone(table) ? [{ name: 'aids', icon: 'aids' as const, run: open('aids') }] : []),
      { name: 'log', icon: 'log', run: open('log') },
      { name: 'rules', icon: 'rules', run: open('rules') },
      { name: 'keys', icon: 'keys', run: open('keys') },
    ]
    if (this.guide !== null) return [...this.guide.tools(), ...tools.slice(1), { name: 'settings', icon: 'settings', run: open('settings') }]
    tools.push(isOver ? { name: 'fair', icon: 'fair', run: () => void this.#openFair() } : { name: 'resign', icon: 'resign', run: open('resign') })
    return [...tools, { name: 'settings', icon: 'settings', run: open('settings') }]
  }

  #panelTemplate(name: PanelName): unknown {
    const { words } = this.app
    const { game } = this.#session
    const { table } = game
    if (table === null) return nothing
    const close = (): void => {
      this.#panel = null
      this.app.render()
    }
    const facts = { app: this.app, game, table, rules: this.#rules, isLesson: this.guide !== null, fair: this.#fair, resign: () => this.#resign(close), close }
    return dialogTemplate(words, { name, ...panelOf(name, facts), close })
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
      several: (card) => this.#askSeveral(card),
      lift: () => this.#closeNotes(),
      carry: (card, x, y) => this.#own.aim(card, x, y),
      drop: (card, drop) => this.#drop(card, drop),
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
    this.#choosing = this.#counting = this.#asked = null
    this.#session.act(action)
  }

  /** The hint; once it is there, what every other move is worth. */
  #hint(): void {
    if (this.guide !== null) return
    if (givenHint(this.#session.game) !== null) this.#panel = 'moves'
    this.#session.hint()
  }

  #askSeveral(card: string): boolean {
    const { sight } = this.#session.game
    if (sight === null || !mayAct(this.#session.game) || equalsOf(sight, card).length === 0) return false
    this.#counting = card
    this.app.render()
    return true
  }

  #playSeveral(cards: readonly string[]): void {
    const { sight, table } = this.#session.game
    if (sight === null || table === null) return
    this.#counting = this.#asked = null
    const next = nextOf({ cards, bout: sight.bout }, sight, table.you)
    if (typeof next === 'object') this.#session.act(next.action, next.rest)
  }

  /** A card was let go: it is played, or says why not, or lies in the hand. */
  #drop(card: string, drop: Drop): void {
    const dropped = this.#own.drop(card, drop)
    if (dropped === null) return
    if (dropped.choice !== null) return this.#act(dropped.choice.action)
    if (dropped.isOnTable) this.#asked = card
    this.app.render()
  }

  #resign(close: () => void): void {
    close()
    this.#session.resign()
  }

  /** Fetched when it is first opened: few ask, and it brings the means to compute a deal. */
  async #openFair(): Promise<void> {
    try {
      const { FairPanel } = await import('../fair/panel')
      this.#fair = new FairPanel(this.table, () => this.app.render())
      this.#panel = 'fair'
    } catch {
      this.#failure = { code: 'unreachable', facts: {} }
    }
    this.app.render()
  }

  async #share(): Promise<void> {
    try {
      this.#shared = (await shareGame(this.table, this.title())) ?? this.#shared
    } catch (error) {
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
    }
    this.app.render()
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
    const command = commandOf(event, this.app.settings.keys)
    if (command === null || this.#session.game.sight === null) return
    // Buttons and links answer Enter and Space by themselves.
    if (command === 'play' && target?.closest('button, a') != null) {
      if (event.repeat) event.preventDefault()
      return
    }
    event.preventDefault()
    if (event.shiftKey && this.#shifted(command)) return
    this.#command(command)
  }

  /** With Shift a card is moved along the hand, or played with others of its rank. False for anything else. */
  #shifted(command: Command): boolean {
    const card = this.#bar?.chosen ?? null
    if (card === null || this.#isAsking()) return false
    if (command === 'play') return this.#askSeveral(card)
    if (command !== 'left' && command !== 'right') return false
    this.#own.shift(card, command === 'left' ? -1 : 1)
    return true
  }

  #isAsking(): boolean {
    return this.#choosing !== null || this.#counting !== null
  }

  #command(command: Command): void {
    const bar = this.#bar
    switch (command) {
      case 'left':
      case 'right':
      case 'first':
      case 'last':
        return this.#isAsking() ? undefined : bar?.move(command)
      case 'play':
        return bar?.chosen == null ? undefined : this.#play(bar.chosen)
      case 'undo':
        return this.#session.undo()
      case 'sort':
        return this.#own.sort()
      case 'counts':
        return this.#session.counts()
      case 'say-again':
        return this.#session.sayAgain()
      case 'take':
        return this.#session.say('take')
      case 'done':
        return this.#session.say('pass')
      case 'hint':
        return this.#hint()
      case 'read':
        return this.#session.read()
      case 'mute':
        return this.#mute()
      case 'keys':
        this.#panel = 'keys'
        return this.app.render()
      case 'close':
        if (bar?.cancelDrag() !== true) this.#closeNotes()
        return
    }
  }

  #mute(): void {
    const sounds = !this.app.settings.sounds
    this.app.change({ sounds })
    this.app.sounds.wake()
    this.#session.tell(this.words.say(sounds ? 'tell-sounds-on' : 'tell-sounds-off'))
    this.#note = sounds ? 'sound' : 'silence'
    clearTimeout(this.#noteTimer)
    this.#noteTimer = window.setTimeout(() => {
      this.#note = null
      this.app.render()
    }, NOTE_MS)
    this.app.render()
  }

  #closeNotes(): void {
    const card = this.#choosing ?? this.#counting
    this.#choosing = this.#counting = this.#asked = null
    this.app.render()
    if (card !== null) this.#bar?.nodeOf(card)?.focus({ preventScroll: true })
  }
}
