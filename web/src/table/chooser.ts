/** One card, two ways to play it: a small question beside the card. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Choice, Sight } from '../wire'
import { openAttack } from '../game/choices'
import type { Words } from '../language/words'
import { rich } from '../look/rich'

export function chooserTemplate(words: Words, sight: Sight, card: string, choices: readonly Choice[], choose: (choice: Choice) => void): TemplateResult {
  const focus = (element: Element | undefined): void => {
    queueMicrotask(() => {
      if (element instanceof HTMLElement && !element.contains(document.activeElement)) element.querySelector('button')?.focus()
    })
  }
  return html`<div class="chooser" data-beside=${card} role="group" aria-label=${words.say('choose-label', { card })} data-testid="chooser" ${ref(focus)}>
    ${choices.map(
      (choice) => html`<button type="button" class="key" data-testid="choose-${choice.verb}" @click=${() => choose(choice)}>
        <span>${choice.verb === 'transfer' ? words.say('choose-transfer') : rich(words, 'choose-beat', { attack: openAttack(sight) ?? '' })}</span>
      </button>`,
    )}
  </div>`
}

/** Puts a note of the page beside its card, inside the table. */
export function placeBeside(note: HTMLElement, card: HTMLElement, table: HTMLElement): void {
  const around = table.getBoundingClientRect()
  const at = card.getBoundingClientRect()
  const half = note.offsetWidth / 2
  const x = Math.max(half + 8, Math.min(around.width - half - 8, at.x + at.width / 2 - around.x))
  note.style.left = `${x - half}px`
  note.style.top = `${Math.max(8, at.y - around.y - note.offsetHeight - 10)}px`
}
