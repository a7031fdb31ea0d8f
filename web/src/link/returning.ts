/** When one who did not answer is asked again: at growing intervals, and at once when there is a reason to hope. */

/** The longest wait in milliseconds while somebody looks at the page: who starts the server again is not kept waiting. */
export const LONGEST_SEEN = 2_500
/** And while nobody looks. Whoever comes to look does not wait for its end. */
export const LONGEST_UNSEEN = 10_000

/** Milliseconds before attempt `n` (from 0); `chance` in [0, 1) keeps clients from returning all at once. */
export function backoff(n: number, chance: number, isSeen: boolean): number {
  const top = Math.min(isSeen ? LONGEST_SEEN : LONGEST_UNSEEN, 400 * 2 ** n)
  return top * (0.6 + 0.4 * chance)
}

export class Returning {
  #attempt = 0
  #timer = 0

  constructor(private readonly ask: () => void) {}

  /** Asks after a while, or as soon as the network is back or somebody comes to look. */
  later(): void {
    this.cancel()
    this.#timer = window.setTimeout(this.#now, backoff(this.#attempt++, Math.random(), isSeen()))
    addEventListener('online', this.#now)
    addEventListener('focus', this.#now)
    document.addEventListener('visibilitychange', this.#ifSeen)
  }

  /** Somebody answered: the next wait is short again. */
  answered(): void {
    this.#attempt = 0
  }

  cancel(): void {
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    removeEventListener('focus', this.#now)
    document.removeEventListener('visibilitychange', this.#ifSeen)
  }

  #ifSeen = (): void => {
    if (isSeen()) this.#now()
  }

  #now = (): void => {
    this.cancel()
    this.ask()
  }
}

const isSeen = (): boolean => document.visibilityState === 'visible'
