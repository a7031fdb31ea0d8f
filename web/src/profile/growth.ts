/** Experience within a level: a bar with its numbers. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Words } from '../language/words'
import type { Growth } from '../wire'
import './growth.css'

/** How much of its level is done, 0 to 1. */
export function partOf({ points, began, next }: Growth): number {
  return next > began ? Math.min(1, Math.max(0, (points - began) / (next - began))) : 1
}

/** `before`: where it grows from; it grows through the end of the bar where a level was reached on the way. */
export function barTemplate(words: Words, growth: Growth, before: Growth = growth): TemplateResult {
  const { points, level, began, next } = growth
  const rises = level > before.level ? 'rises' : ''
  // By script: the page's policy lets no style be written into the markup.
  const fill = (element: Element | undefined): void => {
    if (!(element instanceof HTMLElement)) return
    element.style.setProperty('--from', String(partOf(before)))
    element.style.setProperty('--to', String(partOf(growth)))
  }
  return html`<div class="growth-bar ${rises}" role="progressbar" aria-label="${words.say('growth')}, ${words.say('level-number', { level })}"
    aria-valuemin=${began} aria-valuemax=${next} aria-valuenow=${points} aria-valuetext=${words.say('growth-value', { points, next })} data-testid="growth">
    <i ${ref(fill)}></i>
  </div>`
}

export function growthTemplate(words: Words, growth: Growth): TemplateResult {
  const { points, level, next } = growth
  return html`<div class="growth">
    ${barTemplate(words, growth)}
    <p class="growth-said"><span>${words.say('growth-value', { points, next })}</span><span>${words.say('growth-to-go', { count: next - points, level: level + 1 })}</span></p>
  </div>`
}
