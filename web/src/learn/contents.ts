/** The list of lessons: where to begin, where to go on, and, when all are done, the way to a first game. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { faceUrl } from '../deck/deck'
import { indexSet } from '../language/languages'
import { learnPath } from '../link/address'
import { Failed, lessons, newGame } from '../link/api'
import { dialogTemplate } from '../look/dialog'
import { ornament } from '../look/icons'
import { settingsTemplate } from '../look/settings'
import { frameTemplate } from '../table/frame'
import { sayReason } from '../table/hand'
import { loadProgress, nextOf } from './progress'

/** The first game of one who has just learned: what the lessons taught, against those who play worst. */
const FIRST_GAME = { rules: 'classic', opponents: ['easy', 'easy'] } as const

export class Contents implements Screen {
  #lessons: readonly string[] | null = null
  #failure: Failed | null = null
  #isStarting = false
  #isOpen = true
  #hadFocus = false
  #hasPanel = false

  constructor(private readonly app: App) {}

  enter(): void {
    void this.#load()
  }

  leave(): void {
    this.#isOpen = false
  }

  title(): string {
    const { words } = this.app
    return words.say('title-learn', { lesson: words.say('learn') })
  }

  template(): TemplateResult {
    const { words } = this.app
    const close = (): void => this.#show(false)
    return frameTemplate({
      words,
      screen: 'table',
      meta: '',
      tools: [{ name: 'settings', icon: 'settings', run: () => this.#show(true) }],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: this.#inside(),
      beside: this.#hasPanel
        ? dialogTemplate(words, { name: 'settings', title: words.say('tool-settings'), inside: settingsTemplate(this.app), close })
        : nothing,
    })
  }

  rendered(): void {
    const key = document.querySelector<HTMLElement>('.s-learn .key.again')
    if (this.#hadFocus || key === null) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) key.focus({ preventScroll: true })
  }

  #show(hasPanel: boolean): void {
    this.#hasPanel = hasPanel
    this.app.render()
  }

  async #load(): Promise<void> {
    this.#failure = null
    try {
      this.#lessons = (await lessons()).lessons
    } catch (error) {
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
    }
    if (this.#isOpen) this.app.render()
  }

  #inside(): TemplateResult {
    const { words } = this.app
    const names = this.#lessons
    if (names === null && this.#failure !== null) {
      return html`<div class="scr s-note"><p role="alert" data-testid="problem">${sayReason(words, this.#failure)}</p>
        <div class="keys"><button type="button" class="key again" @click=${() => void this.#load()}><span>${words.say('try-again')}</span></button></div></div>`
    }
    if (names === null) return html`<div class="scr s-note"><p class="say">${words.say('loading')}</p></div>`
    const done = loadProgress()
    const next = nextOf(names, done)
    return html`<div class="scr s-learn">
      <div class="learn-head">
        ${this.#faces()}
        <h1>${words.say(next === null ? 'learn-ready' : 'learn')}</h1>
        ${ornament()}
        <p class="learn-about">${next === null ? words.say('learn-ready-about') : words.say('learn-about', { count: names.length })}</p>
        ${next === null ? this.#start() : this.#goOn(next, names.some((name) => done.includes(name)))}
      </div>
      <nav aria-labelledby="lesson-list">
        <h2 id="lesson-list">${words.say('learn-list')}</h2>
        <ol class="lesson-list">${names.map((name, at) => this.#item(name, at + 1, done.includes(name)))}</ol>
      </nav>
    </div>`
  }

  #faces(): TemplateResult {
    const set = indexSet(this.app.words.language)
    return html`<div class="learn-faces" aria-hidden="true">
      ${['6c', '9h', 'Js', 'Qd', 'As'].map((card) => html`<img src=${faceUrl(card, set, 'full')} alt="" draggable="false" width="120" height="180" />`)}
    </div>`
  }

  #goOn(next: string, hasBegun: boolean): TemplateResult {
    const { words } = this.app
    return html`<button type="button" class="key again" data-testid="learn-begin" @click=${() => this.app.goToLesson(next)}>
      <span>${hasBegun ? words.say('learn-go-on', { lesson: words.say(`learn-${next}`) }) : words.say('learn-begin')}</span>
    </button>`
  }

  #start(): TemplateResult {
    const { words } = this.app
    return html`<button type="button" class="key again" data-testid="learn-start" aria-disabled=${String(this.#isStarting)} @click=${() => void this.#startGame()}>
        <span>${words.say(this.#isStarting ? 'starting' : 'learn-start')}</span>
      </button>
      ${this.#failure === null
        ? html`<p class="quiet small">${words.say('learn-start-about', { count: FIRST_GAME.opponents.length + 1 })}</p>`
        : html`<p role="alert" data-testid="refusal">${sayReason(words, this.#failure)}</p>`}`
  }

  #item(name: string, number: number, isDone: boolean): TemplateResult {
    const { words } = this.app
    const go = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.app.goToLesson(name)
    }
    return html`<li>
      <a href=${learnPath(name)} class=${isDone ? 'done' : ''} data-testid="lesson-${name}" @click=${go}>
        <i class="mark" aria-hidden="true"></i><span class="n" aria-hidden="true">${number}</span><span>${words.say(`learn-${name}`)}</span>
        ${isDone ? html`<span class="vh">, ${words.say('learn-done')}</span>` : nothing}
      </a>
    </li>`
  }

  async #startGame(): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    this.#failure = null
    this.app.render()
    try {
      const { rules, opponents } = FIRST_GAME
      const { table } = await newGame({ rules, opponents, pace: this.app.settings.pace })
      if (this.#isOpen) this.app.goToTable(table)
    } catch (error) {
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
      this.#isStarting = false
      if (this.#isOpen) this.app.render()
    }
  }
}
