/** A finished game as a line of the list: how it ended, what was played, with whom, when. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { seatName } from '../game/sentences'
import type { Words } from '../language/words'
import { reviewPath } from '../link/address'
import { icon } from '../look/icons'
import type { IconName } from '../look/icons'
import type { Past } from '../wire'

const SIGNS: Readonly<Record<string, IconName>> = { won: 'out', draw: 'fair', durak: 'durak', resigned: 'resign' }

export function pastRow(app: App, game: Past): TemplateResult {
  const { words } = app
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    app.goToReview(game.table)
  }
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.ended)
  return html`<li>
    <a href=${reviewPath(game.table)} class=${game.standing} data-testid="past-game" data-standing=${game.standing} @click=${go}>
      <span class="how">${icon(SIGNS[game.standing] ?? 'out')}<b>${words.say(`past-${game.standing}`)}</b></span>
      <span class="what"><b>${words.say('table-of', { preset: words.say(`preset-${game.preset}`), count: game.seats.length })}</b>
        <span class="quiet">${words.say('past-against', { names: namesOf(words, game) })}</span></span>
      <span class="when quiet"><time datetime=${new Date(game.ended).toISOString()}>${when}</time>
        <span>${words.say('past-bouts', { count: game.bouts })}${game.today === null ? nothing : html` · ${words.say('today-new', { date: words.date(game.today) })}`}</span></span>
    </a>
  </li>`
}

/** The others by name, each level once behind those who play at it. */
function namesOf(words: Words, { you, seats }: Past): string {
  const table = { you, seats }
  const others = seats.flatMap(({ player }, seat) => (seat === you ? [] : [{ seat, level: levelOf(words, player) }]))
  const levels = new Set(others.map(({ level }) => level))
  const name = (seat: number): string => seatName(words, table, seat)
  if (levels.size > 1) return words.list(others.map(({ seat, level }) => (level === '' ? name(seat) : `${name(seat)} (${level})`)), 'conjunction')
  const [level = ''] = levels
  const names = words.list(others.map(({ seat }) => name(seat)), 'conjunction')
  return level === '' ? names : `${names} (${level})`
}

function levelOf(words: Words, player: string): string {
  const id = `opponent-${player}`
  return words.has(id) ? words.say(id).toLocaleLowerCase(words.language) : ''
}
