/** The games that were left, and the way back to each. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { tablePath } from '../link/address'
import type { Unfinished } from '../wire'

export interface Ways {
  readonly go: (table: string) => void
  readonly all: () => void
}

/** The newest, and how many there are if it is not the only one. */
export function continueTemplate(words: Words, games: readonly Unfinished[], ways: Ways): TemplateResult | typeof nothing {
  const [newest] = games
  if (newest === undefined) return nothing
  const { table, preset, seats, bout } = newest
  return html`<a class="go" href=${tablePath(table)} data-testid="continue" @click=${leading(table, ways)}>
      ${words.say('continue', { preset: words.say(`preset-${preset}`), count: seats, bout })}
    </a>
    ${games.length < 2
      ? nothing
      : html`<button type="button" class="go" data-testid="all-games" @click=${ways.all}>${words.say('games-all', { count: games.length })}</button>`}`
}

export function gamesPanel(words: Words, games: readonly Unfinished[], ways: Ways): TemplateResult {
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  return html`<ul class="games">
    ${games.map(
      ({ table, preset, seats, bout, began }) => html`<li>
        <a href=${tablePath(table)} data-testid="game" @click=${leading(table, ways)}>
          <b>${words.say('games-row', { preset: words.say(`preset-${preset}`), count: seats, bout })}</b>
          <span>${words.say('games-began', { when: when.format(began) })}</span>
        </a>
      </li>`,
    )}
  </ul>`
}

/** A plain press goes there within the page; with a key held the browser opens it as the person wishes. */
export function leading(table: string, ways: Ways): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    ways.go(table)
  }
}
