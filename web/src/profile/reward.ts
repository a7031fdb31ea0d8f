/** What a game has earned, at its end. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { backUrl } from '../deck/deck'
import type { Words } from '../language/words'
import { PROFILE_PATH } from '../link/address'
import { icon, suitIcon } from '../look/icons'
import type { Reward } from '../wire'
import { barTemplate } from './growth'
import { thresholdOf } from './levels'
import { drawnBack } from './opening'
import './reward.css'

/** Pips that fall at a feast; where and when each does stands in reward.css. */
const PIPS = [...'shdcshdcshdc']

/** Why there is no experience; null where there is some. */
function whyNone(words: Words, { because, points }: Reward): string | null {
  if (because !== 'resigned' && because !== 'undone') return null
  return points > 0 ? null : words.say(`reward-${because}`)
}

/** How far the next back is that a level opens; null when all are open. */
function coming(words: Words, { coming: back, after }: Reward): string | null {
  if (back?.level == null) return null
  return words.say('reward-next', { level: back.level, count: thresholdOf(back.level) - after.points })
}

const isRisen = ({ before, after }: Reward): boolean => after.level > before.level

/** Whether there is something to celebrate. */
export const isFestive = (reward: Reward): boolean => isRisen(reward) || reward.goals.length > 0 || reward.backs.length > 0

/** All of it as it is said aloud, in the order of its weight. */
export function rewardSaid(words: Words, reward: Reward): string {
  const { points, after, goals, backs } = reward
  const sentences = [
    whyNone(words, reward) ?? `${words.say('growth')}: ${words.say('reward-points', { count: points })}.`,
    isRisen(reward) ? words.say('reward-level', { level: after.level }) : null,
    ...goals.map((goal) => `${words.say('reward-goal', { goal: words.say(`goal-${goal}`) })}.`),
    ...backs.map((back) => `${words.say('reward-back', { back: words.say(`back-${back}`) })}.`),
    coming(words, reward),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** `isFeast`: it is shown for the first time, and things may move. */
export function rewardTemplate(app: App, reward: Reward, isFeast: boolean): TemplateResult {
  const { words } = app
  const { points, before, after, goals, backs } = reward
  const none = whyNone(words, reward)
  const next = coming(words, reward)
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    app.goToProfile()
  }
  return html`<section class="reward ${isFeast ? 'feast' : ''} ${isFestive(reward) ? 'festive' : ''}" aria-label=${words.say('growth')} data-testid="reward" data-feast=${String(isFeast)}>
    ${isFeast && isFestive(reward) ? html`<div class="pips" aria-hidden="true">${PIPS.map((suit) => html`<i class=${suit}>${suitIcon(suit)}</i>`)}</div>` : nothing}
    <p class="reward-line">
      <b class="gained" data-testid="gained">${none ?? words.say('reward-points', { count: points })}</b>
      <a class="reward-level" href=${PROFILE_PATH} data-testid="reward-profile" aria-label="${words.say('level-number', { level: after.level })}, ${words.say('tool-profile')}" @click=${go}>${words.say('level-number', { level: after.level })}</a>
    </p>
    ${barTemplate(words, after, before)}
    ${next === null ? nothing : html`<p class="reward-next">${next}</p>`}
    ${isRisen(reward) ? html`<p class="risen" data-testid="risen">${words.say('reward-level', { level: after.level })}</p>` : nothing}
    ${goals.length === 0
      ? nothing
      : html`<ul class="reward-goals">${goals.map((goal) => html`<li data-testid="reward-goal-${goal}"><i class="seal" aria-hidden="true">${icon('out')}</i>${words.say('reward-goal', { goal: words.say(`goal-${goal}`) })}</li>`)}</ul>`}
    ${backs.length === 0 ? nothing : html`<ul class="reward-backs">${backs.map((back) => backTemplate(app, back))}</ul>`}
  </section>`
}

/** A back that this game opened: it can be put on here and now. */
function backTemplate(app: App, back: string): TemplateResult {
  const { words, settings } = app
  const drawn = drawnBack(back)
  const isWorn = settings.back === drawn
  const wear = (): void => {
    if (drawn !== undefined) app.change({ back: drawn })
  }
  return html`<li data-testid="reward-back-${back}">
    <span class="turning"><img src=${backUrl(drawn)} alt="" width="56" height="84" draggable="false" /></span>
    <span>${words.say('reward-back', { back: words.say(`back-${back}`) })}</span>
    <button type="button" class="key" aria-pressed=${String(isWorn)} data-testid="wear-${back}" @click=${wear}><span>${words.say(isWorn ? 'back-worn' : 'back-wear')}</span></button>
  </li>`
}
