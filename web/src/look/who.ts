/** Who plays, in the bar of the way in: the way to the profile. The picture is fetched when the page has nothing else to do. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { PROFILE_PATH } from '../link/address'
import { icon } from './icons'

type Picture = (avatar: string | null) => TemplateResult

let picture: Picture | null = null

export function whoTemplate(app: App): TemplateResult {
  const { words, earned } = app
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    app.goToProfile()
  }
  const level = words.say('level-number', { level: earned.level })
  const title = words.say('tool-profile')
  const label = earned.known ? [title, earned.name, level].filter((part) => part !== null).join(', ') : title
  return html`<a class="who-chip" href=${PROFILE_PATH} data-testid="who-chip" aria-label=${label} title=${label} @click=${go}>
    ${earned.known && picture !== null ? picture(earned.avatar) : html`<span class="nobody">${icon('person')}</span>`}
    <span class="who-name"><b>${earned.name ?? title}</b> ${earned.known ? html`<small>${level}</small>` : ''}</span>
  </a>`
}

/** Asks who it is. Without an answer, what was known stands. */
export function fetchWho(app: App): void {
  const fetchIt = (): void => void known(app).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt)
  else setTimeout(fetchIt, 2000)
}

async function known(app: App): Promise<void> {
  const { avatarTemplate, earnedNow } = await import('../profile/now')
  picture = avatarTemplate
  app.learn(await earnedNow())
}
