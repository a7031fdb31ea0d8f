/** A row of choices of which one holds: radio buttons that look like a strip of paper. `about`: what the chosen one means. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'

export interface Option<T extends string | number> {
  readonly value: T
  readonly text: string
  /** Why this one does not go with what else is chosen. It can be chosen all the same; then that is said. */
  readonly against?: string | undefined
}

export function choiceTemplate<T extends string | number>(
  name: string,
  legend: string,
  options: readonly Option<T>[],
  chosen: T,
  choose: (value: T) => void,
  about = '',
): TemplateResult {
  return html`<fieldset class="seg seg-${name}" data-testid="pick-${name}" aria-describedby=${about === '' ? nothing : `about-${name}`}>
    <legend>${legend}</legend>
    <div>
      ${options.map(
        ({ value, text, against }) => html`<label class=${against === undefined ? '' : 'against'} title=${against ?? nothing}>
          <input type="radio" name=${name} value=${value} .checked=${live(value === chosen)} aria-description=${against ?? nothing} @change=${() => choose(value)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
    ${about === '' ? nothing : html`<p class="choice-about" id="about-${name}">${about}</p>`}
  </fieldset>`
}
