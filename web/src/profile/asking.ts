/** One thing at a time asked of the server: on its way, answered, or refused. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { Failed } from '../link/api'
import type { Words } from '../language/words'
import { sayReason } from '../table/hand'

export class Asking {
  isBusy = false
  failure: Failed | null = null

  /** `changed`: something of it is to be drawn. */
  constructor(private readonly changed: () => void) {}

  /** The answer; null if it was refused, or if another question is still open. */
  async ask<T>(what: () => Promise<T>): Promise<{ readonly answer: T } | null> {
    if (this.isBusy) return null
    this.isBusy = true
    this.failure = null
    this.changed()
    try {
      return { answer: await what() }
    } catch (error) {
      this.failure = error instanceof Failed ? error : new Failed('unreachable', {})
      return null
    } finally {
      this.isBusy = false
      this.changed()
    }
  }

  /** What went wrong, aloud. */
  problem(words: Words): TemplateResult | typeof nothing {
    return this.failure === null ? nothing : html`<p class="refusal" role="alert" data-testid="refusal">${sayReason(words, this.failure)}</p>`
  }
}
