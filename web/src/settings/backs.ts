/** Choosing a back: those that are not open yet are there, locked, and say what opens them. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { App } from '../app'
import { BACKS, backUrl } from '../deck/deck'
import type { Back } from '../deck/deck'
import { earnedFrom, isOffered, withOpen } from '../game/earned'
import type { Words } from '../language/words'
import { backs, profile } from '../link/profile'
import { openedBy } from '../profile/opening'
import { picturesTemplate } from './parts'

/** The locked one that was wished for last. */
let wished: Back | null = null
/** Lists for which it was asked: one that is closed and opened is another. */
const asked = new WeakSet<Element>()

export function backsTemplate(app: App): TemplateResult {
  const { words, settings, earned } = app
  const options = BACKS.map((back) => ({
    value: back,
    text: words.say(`back-${back}`),
    picture: backUrl(back),
    locked: back === settings.back || isOffered(earned, back) ? undefined : lockedBy(app, back),
  }))
  const choose = (back: Back): void => {
    wished = null
    app.change({ back })
  }
  const refuse = (back: Back): void => {
    wished = back
    app.render()
  }
  const said = wished === null || wished === settings.back || isOffered(earned, wished) ? '' : `${words.say(`back-${wished}`)}: ${lockedBy(app, wished)}`
  return html`${picturesTemplate('back', words.say('settings-back'), options, settings.back, choose, refuse)}
    <p class="opens-back" role="status" data-testid="opens-back" ${ref((list) => opened(app, list))}>${said}</p>`
}

function lockedBy({ words, earned }: App, back: Back): string {
  const opened = earned.backs.find(({ name }) => name === back)
  return opened === undefined || !hasWords(words) ? words.say('back-locked') : openedBy(words, opened)
}

const hasWords = (words: Words): boolean => words.has('back-opens-level')

function opened(app: App, list: Element | undefined): void {
  if (list === undefined || asked.has(list)) return
  asked.add(list)
  wished = null
  void askOpenBacks(app)
}

/** Asks what is open. Without an answer, what was known holds. */
async function askOpenBacks(app: App): Promise<void> {
  try {
    const asking = app.earned.backs.length === 0 ? profile().then(earnedFrom) : backs().then(({ open }) => withOpen(app.earned, open))
    const [known] = await Promise.all([asking, app.voice.also('profile')])
    app.learn(known)
  } catch {
    // What was known holds.
  }
}
