/** What a finished game has earned: asked for when the game is over, again if need be, and celebrated once. */
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { Failed } from '../link/api'
import { Returning } from '../link/returning'
import type { Reward } from '../wire'

/** More is not asked for one game; a page that is opened again asks anew. */
const MOST_ATTEMPTS = 8
/** A feast is over by itself. */
const FEAST_MS = 2000
/** Answers after which asking again changes nothing. */
const FINAL: ReadonlySet<string> = new Set(['unknown_table', 'not_at_this_table', 'damaged_game', 'no_account'])

interface Shown {
  readonly reward: Reward
  readonly template: (app: App, reward: Reward, isFeast: boolean) => TemplateResult
}

/** What it needs of the table. */
interface Host {
  changed(): void
  tell(text: string): void
  /** Times every duration; 0: nothing moves. */
  pace(): number
}

export class Rewarding {
  #shown: Shown | null = null
  #isAsked = false
  #isOpen = true
  #isFeast = false
  #sawPlay = false
  #timer = 0
  #attempts = 0
  readonly #returning = new Returning(() => void this.#ask())

  constructor(
    private readonly app: App,
    private readonly table: string,
    private readonly host: Host,
  ) {}

  /** How the game stands, told at each change. Only who saw it end is told aloud and sees a feast. */
  stands(isOver: boolean): void {
    if (!isOver) this.#sawPlay = true
    if (!isOver || this.#isAsked) return
    this.#isAsked = true
    void this.#ask()
  }

  stop(): void {
    this.#isOpen = false
    this.#endFeast()
    this.#returning.cancel()
  }

  template(): TemplateResult | null {
    return this.#shown === null ? null : this.#shown.template(this.app, this.#shown.reward, this.#isFeast)
  }

  async #ask(): Promise<void> {
    this.#attempts++
    try {
      const [{ rewardTemplate, rewardSaid, rewardOf, afterwards }, hasWords] = await Promise.all([import('../profile/rewarded'), this.app.voice.also('profile')])
      if (!hasWords) throw new Failed('unreachable', {})
      const reward = await rewardOf(this.table)
      if (!this.#isOpen) return
      this.#shown = { reward, template: rewardTemplate }
      this.app.learn(afterwards(this.app.earned, reward))
      if (this.#sawPlay) {
        this.host.tell(rewardSaid(this.app.words, reward))
        if (this.host.pace() > 0) this.#feast()
      }
      this.host.changed()
    } catch (error) {
      this.#askAgain(error)
    }
  }

  #askAgain(error: unknown): void {
    if (!this.#isOpen || this.#attempts >= MOST_ATTEMPTS || (error instanceof Failed && FINAL.has(error.code))) return
    this.#returning.later()
  }

  // --- the feast: whoever goes on ends it ---

  #feast(): void {
    this.#isFeast = true
    this.#timer = window.setTimeout(this.#endFeast, FEAST_MS)
    addEventListener('keydown', this.#endFeast)
    addEventListener('pointerdown', this.#endFeast)
  }

  #endFeast = (): void => {
    if (!this.#isFeast) return
    this.#isFeast = false
    clearTimeout(this.#timer)
    removeEventListener('keydown', this.#endFeast)
    removeEventListener('pointerdown', this.#endFeast)
    if (this.#isOpen) this.host.changed()
  }
}
