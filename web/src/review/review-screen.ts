/** A finished game, move by move, at the real table. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { App, Screen } from '../app'
import { CardLayer } from '../cards/layer'
import { measure, widthsIn } from '../cards/measure'
import { movesOf } from '../cards/motion'
import type { Cause } from '../cards/motion'
import { sceneOf } from '../cards/scene'
import type { FairPanel } from '../fair/panel'
import { endTitle, seatName } from '../game/sentences'
import type { Table } from '../game/game'
import { paceFactor } from '../game/settings'
import { sortedHand } from '../game/sorting'
import { Failed } from '../link/api'
import { dialogTemplate } from '../look/dialog'
import { settingsTemplate } from '../settings/door'
import { frameTemplate } from '../table/frame'
import type { Tool } from '../table/frame'
import { showPlaces } from '../table/places'
import type { Event, Past, Replay } from '../wire'
import { failureSaid } from './failure'
import { runKey } from './keys'
import { laidAgain } from './laid'
import { markMove, movesTemplate } from './moves'
import { fileName } from './records'
import { saidOf, spokenOf } from './sentences'
import { tableOf, toldTable } from './seen'
import { linkOf, saveRecords, shareLink } from './share'
import { shareTemplate } from './share-panel'
import type { Sharing } from './share-panel'
import { Sides } from './source'
import type { Fetch } from './source'
import { outsAt } from './steps'
import { reviewTable } from './table'
import { placeSaid, showDone, transportTemplate } from './transport'
import { Tape } from './tape'

type PanelName = 'moves' | 'settings' | 'fair' | 'share'
const TOLD_LENGTH = 8

export class ReviewScreen implements Screen {
  #layer: CardLayer | null = null
  #ground: HTMLElement | null = null
  #cause: Cause = null
  #sides: Sides | null = null
  #past: Past | null = null
  #replay: Replay | null = null
  #failure: Failed | null = null
  #panel: PanelName | null = null
  #fair: FairPanel | null = null
  #sharing: Sharing | null = null
  #told: readonly { id: number; text: string }[] = []
  #toldCount = 0
  #asked = 0
  #isOpen = true
  #hadFocus = false
  readonly #tape: Tape

  constructor(
    private readonly app: App,
    private readonly fetched: Fetch,
  ) {
    this.#tape = new Tape({
      changed: (cause) => this.#changed(cause),
      stepped: (isJump) => this.#tell(isJump),
      skip: () => this.#layer?.finish(),
      pace: () => this.#pace(),
    })
  }

  enter(): void {
    addEventListener('keydown', this.#key)
    void this.#load()
  }

  leave(): void {
    this.#isOpen = false
    this.#tape.close()
    removeEventListener('keydown', this.#key)
  }

  title(): string {
    const { words } = this.app
    const preset = this.#replay?.preset
    return preset === undefined ? words.say('review-title') : words.say('review-title-of', { preset: words.say(`preset-${preset}`) })
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'table',
      meta: this.#replay === null ? '' : this.#about(this.#replay),
      tools: this.#replay === null ? [] : this.#tools(),
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      slip: this.#replay === null ? null : this.#slip(this.#replay),
      manner: 'reviewing',
      inside: this.#inside(),
      beside: html`<div class="vh" role="log" aria-live="polite" data-testid="live">${repeat(this.#told, ({ id }) => id, ({ text }) => html`<p>${text}</p>`)}</div>
        ${this.#panel === null ? nothing : this.#panelTemplate(this.#panel)}`,
    })
  }

  rendered(): void {
    const root = document.querySelector<HTMLElement>('.tbl')
    const ground = root?.querySelector<HTMLElement>('.ground') ?? null
    const sight = this.#tape.frames[this.#tape.shown]?.sight
    if (root === null || ground === null || sight === undefined || this.#replay === null) return
    if (this.#ground !== ground) {
      this.#ground = ground
      this.#layer = new CardLayer(ground, ground, 'div')
    }
    const { pack, settings } = this.app
    const room = measure(root, pack.size)
    const table = this.#table(this.#replay)
    pack.fetchAhead(table.options['deck'] ?? '36', widthsIn(room))
    const order = (cards: readonly string[]): string[] => sortedHand(cards, sight.trump, settings)
    const layer = this.#layer
    if (layer === null) return
    const after = sceneOf(laidAgain(sight, table, order, this.#replay.opened), room)
    const moves = movesOf({ you: table.you, room, before: layer.scene, after }, this.#cause)
    this.#cause = null
    layer.show(after, moves, { pack, pace: this.#pace() })
    showPlaces(ground, room, sight.table.length, sight.result === null ? (sight.limit ?? 0) : 0)
    markMove(document, this.#tape.at)
    showDone(root, this.#tape)
    this.#focusPlay(root)
  }

  // --- the game ---

  async #load(): Promise<void> {
    this.#failure = null
    try {
      const { record, past } = this.fetched()
      const [line, known] = await Promise.all([record, past])
      if (!this.#isOpen) return
      this.#past = known
      this.#sides = new Sides(line)
      await this.#look(known?.you ?? null, false)
    } catch (error) {
      this.#failure = asFailed(error)
    }
    if (this.#isOpen) this.app.render()
  }

  /** From another seat, or with the hands open or closed. Where one is stays; the last wish counts. */
  async #look(seat: number | null, isOpened: boolean): Promise<void> {
    const sides = this.#sides
    if (sides === null) return
    const asked = ++this.#asked
    const replay = await sides.seen(seat, isOpened)
    if (asked !== this.#asked || !this.#isOpen) return
    this.#replay = replay
    this.#tape.load(replay.frames)
  }

  #wish(seat: number, isOpened: boolean): void {
    this.#look(seat, isOpened).catch((error: unknown) => {
      this.#failure = asFailed(error)
      this.app.render()
    })
  }

  #open(): void {
    if (this.#replay === null || this.#replay.viewer !== null) return
    this.#wish(this.#replay.you, !this.#replay.opened)
  }

  #table(replay: Replay): Table {
    return tableOf(this.app.words, replay, this.#past)
  }

  #toldTable(replay: Replay): Table {
    return toldTable(this.#table(replay), this.#past)
  }

  #pace(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
    return paceFactor(this.app.settings.motion) / this.#tape.speed
  }

  #changed(cause?: Event | null): void {
    if (cause !== undefined) this.#cause = cause
    this.app.render()
  }

  /** Says a step in the live region, and where it is if one has jumped there. */
  #tell(isJump: boolean): void {
    const { words } = this.app
    const step = this.#tape.steps[this.#tape.at]
    if (this.#replay === null || step === undefined) return
    const said = spokenOf(words, this.#toldTable(this.#replay), this.#tape.frames, step)
    const text = isJump ? `${placeSaid(words, this.#tape)}. ${said}` : said
    this.#told = [...this.#told, { id: ++this.#toldCount, text }].slice(-TOLD_LENGTH)
  }

  // --- what the page draws ---

  #about({ preset, seats }: Replay): string {
    const { words } = this.app
    return words.say('table-of', { preset: words.say(`preset-${preset}`), count: seats })
  }

  #slip(replay: Replay): TemplateResult {
    const { words } = this.app
    const told = this.#toldTable(replay)
    const last = replay.frames[replay.frames.length - 1]?.sight
    const end = last == null || last.result === null ? { id: 'review-unfinished', args: {} } : endTitle(words, told, last)
    const date = this.#past === null ? replay.date : new Date(this.#past.ended).toISOString().slice(0, 10)
    return html`<section class="slip reviewed" aria-labelledby="review-heading">
      <p class="slip-number">${this.#about(replay)}${date === null ? nothing : html` · ${words.fullDate(date)}`}</p>
      <h1 id="review-heading" tabindex="-1">${words.say(end.id, end.args)}</h1>
      ${replay.viewer === null ? nothing : html`<p class="slip-only">${this.#only(replay, told)}</p>`}
      <nav class="slip-moves" aria-label=${words.say('review-moves')}>${movesTemplate(words, told, this.#tape, this.#go)}</nav>
    </section>`
  }

  #only({ viewer }: Replay, told: Table): string {
    const { words } = this.app
    return viewer === -1 ? words.say('review-spectator') : words.say('review-only', { name: seatName(words, told, viewer ?? 0) })
  }

  readonly #go = (step: number): void => {
    this.#panel = null
    this.#tape.seek(step)
    this.app.render()
  }

  #inside(): unknown {
    const { words } = this.app
    if (this.#failure !== null) {
      const again = (): void => void this.#load()
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${failureSaid(words, this.#failure)}</p>
        <div class="keys">
          ${this.#failure.code === 'unreachable' ? html`<button type="button" class="key again" @click=${again}><span>${words.say('try-again')}</span></button>` : nothing}
          <button type="button" class="key" @click=${() => this.app.goToReview(null)}><span>${words.say('review-import')}</span></button>
          <button type="button" class="key" @click=${() => this.app.goToGames()}><span>${words.say('past-games')}</span></button>
        </div></div>`
    }
    const step = this.#tape.steps[this.#tape.at]
    const sight = this.#tape.frames[this.#tape.shown]?.sight
    if (this.#replay === null || step === undefined || sight === undefined) return html`<div class="scr s-note"><p class="say">${words.say('loading')}</p></div>`
    const replay = this.#replay
    const table = this.#table(replay)
    const told = this.#toldTable(replay)
    words.nameSeats((seat) => seatName(words, told, seat))
    const keys = transportTemplate({
      words,
      tape: this.#tape,
      names: table.seats.map((_, seat) => (seat === this.#past?.you ? words.say('you') : seatName(words, told, seat))),
      seat: table.you,
      seats: replay.viewer === null ? table.seats.map((_, seat) => seat) : [table.you],
      isOpened: replay.opened,
      mayOpen: replay.viewer === null,
      look: (seat) => this.#wish(seat, replay.opened),
      open: () => this.#open(),
    })
    const said = saidOf(words, told, this.#tape.frames, step, Math.max(step.from, this.#tape.shown))
    return reviewTable({ words, table, told, sight, outs: outsAt(this.#tape.frames, this.#tape.shown), said, isOpened: replay.opened, keys })
  }

  #tools(): Tool[] {
    const show = (panel: PanelName) => (): void => this.#show(panel)
    return [
      { name: 'moves', icon: 'log', run: show('moves') },
      { name: 'share', icon: 'share', run: () => void this.#share() },
      { name: 'save', icon: 'save', run: () => this.#save() },
      { name: 'fair', icon: 'fair', run: () => void this.#openFair() },
      { name: 'settings', icon: 'settings', run: show('settings') },
    ]
  }

  #show(panel: PanelName | null): void {
    this.#panel = panel
    this.app.render()
  }

  #panelTemplate(name: PanelName): TemplateResult {
    return dialogTemplate(this.app.words, { name, ...this.#panelOf(name), close: () => this.#show(null) })
  }

  #panelOf(name: PanelName): { title: string; inside: unknown } {
    const { words } = this.app
    switch (name) {
      case 'moves':
        return { title: words.say('review-moves'), inside: this.#replay === null ? nothing : movesTemplate(words, this.#toldTable(this.#replay), this.#tape, this.#go) }
      case 'settings':
        return { title: words.say('tool-settings'), inside: settingsTemplate(this.app) }
      case 'fair':
        return { title: words.say('fair-title'), inside: this.#fair?.template(words) }
      case 'share':
        return { title: words.say('share'), inside: this.#sharing === null ? nothing : shareTemplate(words, this.#sharing) }
    }
  }

  async #share(): Promise<void> {
    if (this.#sides === null) return
    const { record } = this.#sides
    const link = await linkOf(record)
    const how = await shareLink(link, this.title())
    if (how === null || !this.#isOpen) return
    this.#sharing = { link, record, how }
    this.#show('share')
  }

  #save(): void {
    if (this.#sides !== null) saveRecords([this.#sides.record], fileName(this.#sides.record))
  }

  async #openFair(): Promise<void> {
    const record = this.#sides?.record
    if (record === undefined) return
    try {
      const { FairPanel } = await import('../fair/panel')
      this.#fair = new FairPanel(this.#past?.table ?? null, () => this.app.render(), Promise.resolve(record))
      this.#show('fair')
    } catch {
      this.#failure = new Failed('unreachable', {})
      this.app.render()
    }
  }

  /** Who comes by keys begins with the key that plays. */
  #focusPlay(root: HTMLElement): void {
    const key = root.querySelector<HTMLElement>('[data-testid="review-play"]')
    if (this.#hadFocus || key === null) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) key.focus({ preventScroll: true })
  }

  #key = (event: KeyboardEvent): void => {
    if (this.#panel !== null || this.#replay === null) return
    if (runKey(event, this.#tape, () => this.#open())) event.preventDefault()
  }
}

function asFailed(error: unknown): Failed {
  return error instanceof Failed ? error : new Failed('unreachable', {})
}
