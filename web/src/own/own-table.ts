/** A table of one's own: the chosen values, and what the server's rules say of them. The page itself knows no rules. */
import type { App } from '../app'
import { Failed, judge } from '../link/api'
import type { Judged, Reason } from '../wire'

export const OWN = 'custom'

export class OwnTable {
  judged: Judged | null = null
  failure: Failed | null = null
  #asked = 0

  constructor(
    private readonly app: App,
    private readonly changed: () => void,
  ) {}

  /** Asks what the rules say of the choice as it stands. An answer that is overtaken by another choice is dropped. */
  async ask(): Promise<void> {
    const mine = ++this.#asked
    const { own, seats } = this.app.settings
    const [judged, failure] = await verdictOn({ rules: OWN, seats, options: { ...own.options } })
    if (mine !== this.#asked) return
    this.judged = judged ?? this.judged
    this.failure = failure
    if (failure?.code === 'bad_rules' && Object.keys(own.options).length > 0) return this.#forget()
    this.changed()
  }

  /** Takes over rules by their text, such as a page of rules has; what is none is passed over. */
  async take(rules: string): Promise<void> {
    const [judged] = await verdictOn({ rules, seats: this.app.settings.seats })
    if (judged !== null) this.choose(judged.options)
  }

  choose(options: Readonly<Record<string, string>>): void {
    const { own } = this.app.settings
    this.app.change({ preset: OWN, own: { ...own, options: { ...own.options, ...options } } })
    void this.ask()
  }

  /** The numbers of seats that these rules allow, of those that there are. */
  seatsOf(counts: readonly number[]): readonly number[] {
    const against = this.judged?.against_seats ?? {}
    return counts.filter((count) => against[String(count)] === undefined)
  }

  /** Why these values cannot be played together; null if they can. A number of seats is no part of them. */
  get refusal(): Reason | null {
    return this.judged !== null && this.judged.rules === null ? this.judged.refusal : null
  }

  /** Options of a page and a server that have grown apart: begin anew. */
  #forget(): void {
    this.app.change({ own: { ...this.app.settings.own, options: {} } })
    void this.ask()
  }
}

async function verdictOn(wish: Parameters<typeof judge>[0]): Promise<[Judged | null, Failed | null]> {
  try {
    return [await judge(wish), null]
  } catch (error) {
    return [null, error instanceof Failed ? error : new Failed('unreachable', {})]
  }
}
