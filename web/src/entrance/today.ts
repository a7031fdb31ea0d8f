/** The deal of the day on the way in: one quiet link that says where one stands with it. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { tablePath } from '../link/address'
import type { Words } from '../language/words'
import type { Today } from '../wire'

type Go = (table: string) => (event: MouseEvent) => void

export function todayTemplate(words: Words, today: Today, go: Go, sitDown: () => void): TemplateResult {
  const { table } = today
  const date = words.date(today.date)
  if (table === null) {
    return html`<button type="button" class="link-like today" data-testid="today" data-state="new" title=${words.say('today-about')} @click=${sitDown}>${words.say('today-new', { date })}</button>`
  }
  const text = today.result === null ? words.say('today-running', { date }) : words.say('today-over', { date, how: outcomeOf(today) })
  return html`<a class="today" href=${tablePath(table)} data-testid="today" data-state=${today.result === null ? 'running' : 'over'} @click=${go(table)}>${text}</a>`
}

/** What came of it for the one who asks, who sits on seat 0. */
function outcomeOf({ result }: Today): 'durak' | 'draw' | 'safe' {
  if (result === null || result.seat === null) return 'draw'
  return result.seat === 0 ? 'durak' : 'safe'
}
