/** One card, two ways to play it: a small question beside the card. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Choice, Sight } from '../wire'
import { openAttack } from '../game/choices'
import type { Words } from '../language/words'
import { rich } from '../look/rich'

/** A small question beside a card; its first answer gets the focus. */
export function noteTemplate(card: string, label: string, answers: TemplateResult): TemplateResult {
  const focus = (element: Element | undefined): void => {
    queueMicrotask(() => {
      if (element instanceof HTMLElement && !element.contains(document.activeElement)) element.querySelector('button')?.focus()
    })
  }
  return html`<div class="chooser" data-beside=${card} role="group" aria-label=${label} data-testid="chooser" ${ref(focus)}>${answers}</div>`
}

export function chooserTemplate(words: Words, sight: Sight, card: string, choices: readonly Choice[], choose: (choice: Choice) => void): TemplateResult {
  return noteTemplate(
    card,
    words.say('choose-label', { card }),
    html`${choices.map(
      (choice) => html`<button type="button" class="key" data-testid="choose-${choice.verb}" @click=${() => choose(choice)}>
        <span>${choice.verb === 'transfer' ? words.say('choose-transfer') : rich(words, 'choose-beat', { attack: openAttack(sight) ?? '' })}</span>
      </button>`,
    )}`,
  )
}

/** Puts a note low on its card, inside the table, where it covers neither the message nor the keys: a question in its
 * middle, a reason on it and on the cards before it. */
export function placeBeside(note: HTMLElement, card: HTMLElement, table: HTMLElement, where: 'middle' | 'before'): void {
  const around = table.getBoundingClientRect()
  const at = card.getBoundingClientRect()
  const middle = at.x - around.x + at.width * (where === 'middle' ? 0.5 : 0.3)
  const wish = where === 'middle' ? middle - note.offsetWidth / 2 : middle - note.offsetWidth
  const left = Math.max(8, Math.min(around.width - note.offsetWidth - 8, wish))
  const top = at.y - around.y + at.height * (where === 'middle' ? 0.42 : 0.55)
  note.style.left = `${left}px`
  note.style.top = `${Math.max(8, Math.min(around.height - note.offsetHeight - 8, top))}px`
}
