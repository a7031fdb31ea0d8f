/** The quiet way to one's finished games. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { GAMES_PATH } from '../link/address'

export function pastLink(app: App): TemplateResult {
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    app.goToGames()
  }
  return html`<a class="to-past" href=${GAMES_PATH} data-testid="past-games" @click=${go}>${app.words.say('past-games')}</a>`
}
