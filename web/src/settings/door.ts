/** The door to the settings: what is behind it is fetched when the page has nothing else to do, at the latest when it is opened. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'

type Behind = (app: App) => TemplateResult

let behind: Behind | null = null
let state: 'shut' | 'opening' | 'stuck' = 'shut'

/** So that they open at once, and without a connection too. Should it fail, opening says so. */
export function fetchSettings(): void {
  const fetchThem = (): void => void import('../look/settings').then(({ settingsTemplate: its }) => (behind = its), () => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetchThem)
  else setTimeout(fetchThem, 2000)
}

export function settingsTemplate(app: App): TemplateResult {
  if (behind !== null) return behind(app)
  if (state === 'stuck') {
    // A failed import may stay failed; nothing is lost by loading anew.
    return html`<p role="alert">${app.words.say('refusal-unreachable')}</p>
      <div class="keys"><button type="button" class="key" data-testid="reload" @click=${() => location.reload()}><span>${app.words.say('try-again')}</span></button></div>`
  }
  if (state === 'shut') void open(app)
  return html`<p class="quiet">${app.words.say('settings-coming')}</p>`
}

async function open(app: App): Promise<void> {
  state = 'opening'
  try {
    behind = (await import('../look/settings')).settingsTemplate
  } catch {
    state = 'stuck'
  }
  app.render()
}
