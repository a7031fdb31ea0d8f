/** A panel over the table that the person asked for. The browser's own dialog keeps the focus and closes with Escape. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Words } from '../language/words'
import { icon } from './icons'

export interface Panel {
  readonly name: string
  readonly title: string
  readonly inside: unknown
  readonly close: () => void
}

export function dialogTemplate(words: Words, { name, title, inside, close }: Panel): TemplateResult {
  const open = (element: Element | undefined): void => {
    // Not in the document yet when it is first handed over.
    queueMicrotask(() => {
      if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal()
    })
  }
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close()
  }
  return html`<dialog class="panel panel-${name}" data-testid="panel-${name}" aria-labelledby="panel-title" @close=${close} @click=${closeOutside} ${ref(open)}>
    <div class="sheet">
      <header>
        <h2 id="panel-title">${title}</h2>
        <button type="button" class="tool" aria-label=${words.say('close')} @click=${close} data-testid="close">${icon('close')}</button>
      </header>
      <div class="content" tabindex="0">${inside}</div>
    </div>
  </dialog>`
}
