/** One lesson: a real table, and a slip of paper beside it. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import type { Game } from '../game/game'
import { stageOf } from '../game/lesson'
import type { Stage } from '../game/lesson'
import { Failed, lessons, newLesson } from '../link/api'
import { frameTemplate } from '../table/frame'
import type { Tool } from '../table/frame'
import { keyName } from '../look/key-name'
import type { Guide } from '../table/guide'
import { sayReason } from '../table/hand'
import { TableScreen } from '../table/screen'
import { neighboursOf, saveDone } from './progress'
import { spokenAt } from './said'
import { slipTemplate } from './slip'

/** What a tab remembers of a lesson that it has begun: a reload comes back to the same table. */
interface Place {
  readonly lessonTable?: string
}

/** A table that is not there any more, or not this device's: the lesson begins anew. */
const GONE = new Set(['unknown_table', 'not_at_this_table'])

export class LessonScreen implements Screen, Guide {
  #table: TableScreen | null = null
  #lessons: readonly string[] = []
  #failure: Failed | null = null
  #isOpen = true
  #isResumed = false
  #hadFocus = false
  /** The step whose words are shown; null before the first. */
  #step: number | null = null
  /** The stage that was said aloud last. */
  #spoken = ''

  constructor(
    private readonly app: App,
    private readonly lesson: string,
  ) {}

  enter(): void {
    void this.#sitDown()
  }

  leave(): void {
    this.#isOpen = false
    this.#table?.leave()
  }

  template(): TemplateResult {
    return this.#table?.template() ?? this.#waiting()
  }

  rendered(): void {
    const code = this.#table?.game.problem?.code
    if (this.#isResumed && code !== undefined && GONE.has(code)) {
      this.#isResumed = false
      // Not from within a drawing.
      queueMicrotask(() => this.app.comeAgain())
      return
    }
    this.#table?.rendered()
    this.#focusTitle()
  }

  // --- the guide ---

  title(): string {
    const { words } = this.app
    return words.say('title-learn', { lesson: words.has(`learn-${this.lesson}`) ? words.say(`learn-${this.lesson}`) : words.say('learn') })
  }

  meta(): string {
    return this.#number()
  }

  tools(): readonly Tool[] {
    const { before, after } = neighboursOf(this.#lessons, this.lesson)
    return [
      { name: 'lessons', icon: 'log', run: () => this.app.goToLesson(null) },
      { name: 'lesson-back', icon: 'back', run: () => this.app.goToLesson(before) },
      { name: 'lesson-again', icon: 'resume', run: () => this.app.comeAgain() },
      { name: 'lesson-next', icon: 'next', run: () => this.app.goToLesson(after) },
    ]
  }

  slip(game: Game): TemplateResult {
    return slipTemplate({
      words: this.app.words,
      lesson: this.lesson,
      steps: game.lesson?.steps ?? [],
      stage: game.sight === null ? null : this.#stage(game),
      done: stageOf(game)?.step ?? 0,
      number: this.#number(),
    })
  }

  keys(game: Game): TemplateResult | null {
    const { words } = this.app
    const stage = stageOf(game)
    if (stage === null || stage.state === 'open') return null
    const isMet = stage.state === 'met'
    const { after } = neighboursOf(this.#lessons, this.lesson)
    const again = html`<button type="button" class="key ${isMet ? '' : 'again'}" data-testid="lesson-again" @click=${() => this.app.comeAgain()}>
      <span>${words.say('learn-again')}</span>
    </button>`
    const next = html`<button type="button" class="key again" data-testid="lesson-next" @click=${() => this.app.goToLesson(after)}>
      <span>${words.say(after === null ? 'learn-finish' : 'learn-next')}</span><kbd aria-hidden="true">${keyName(words, 'Enter')}</kbd>
    </button>`
    return html`<div class="keys lesson-keys">${isMet ? html`${again}${next}` : again}</div>`
  }

  comment(game: Game): string {
    const stage = this.#stage(game)
    if (stage === null) return ''
    if (stage.state === 'met') saveDone(this.lesson)
    const key = `${stage.step} ${stage.state}`
    if (key === this.#spoken) return ''
    this.#spoken = key
    return spokenAt(this.app.words, this.lesson, game.lesson?.steps ?? [], stage)
  }

  /** A step is spoken of once the person is asked to do it: what it says has happened has then been seen. */
  #stage(game: Game): Stage | null {
    const stage = stageOf(game)
    if (stage === null) return null
    const isAsked = (game.sight?.choices.length ?? 0) > 0
    if (isAsked || stage.state !== 'open' || this.#step === null) this.#step = stage.step
    return { ...stage, step: this.#step }
  }

  // --- the table ---

  async #sitDown(): Promise<void> {
    this.#failure = null
    try {
      this.#lessons = (await lessons()).lessons
      const table = this.#known() ?? (await newLesson(this.lesson, { pace: this.app.settings.pace })).table
      if (!this.#isOpen) return
      const place: Place = { lessonTable: table }
      history.replaceState(place, '', location.href)
      this.#table = new TableScreen(this.app, table, this)
      this.#table.enter()
    } catch (error) {
      this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})
    }
    if (this.#isOpen) this.app.render()
  }

  #known(): string | null {
    const place = history.state as Place | null
    this.#isResumed = place?.lessonTable !== undefined
    return place?.lessonTable ?? null
  }

  #number(): string {
    const at = this.#lessons.indexOf(this.lesson)
    return at < 0 ? '' : this.app.words.say('learn-number', { n: at + 1, count: this.#lessons.length })
  }

  /** Who comes by keys or by ear begins where the lesson begins to speak. */
  #focusTitle(): void {
    const title = document.getElementById('lesson-title')
    if (this.#hadFocus || title === null || this.#table?.game.sight == null) return
    this.#hadFocus = true
    if (document.activeElement === null || document.activeElement === document.body) title.focus({ preventScroll: true })
  }

  #waiting(): TemplateResult {
    const { words } = this.app
    const failure = this.#failure
    const again = (): void => {
      void this.#sitDown()
      this.app.render()
    }
    return frameTemplate({
      words,
      screen: 'table',
      meta: this.meta(),
      tools: [],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: html`<div class="scr s-note">
        ${failure === null
          ? html`<p class="say">${words.say('message-connecting')}</p>`
          : html`<p role="alert" data-testid="problem">${sayReason(words, failure)}</p>
              <div class="keys">
                <button type="button" class="key again" @click=${again}><span>${words.say('try-again')}</span></button>
                <button type="button" class="key" @click=${() => this.app.goToLesson(null)}><span>${words.say('learn-list')}</span></button>
              </div>`}
      </div>`,
      beside: html``,
    })
  }
}
