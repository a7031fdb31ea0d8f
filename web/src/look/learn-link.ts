/** The quiet way to the lessons. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { learnPath } from '../link/address'

export function learnLink(app: App): TemplateResult {
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    app.goToLesson(null)
  }
  return html`<a class="to-learn" href=${learnPath()} data-testid="learn" @click=${go}>${app.words.say('learn-link')}</a>`
}
