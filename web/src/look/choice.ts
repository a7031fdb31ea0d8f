/** A row of choices of which one holds: radio buttons that look like a strip of paper. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'

export interface Option<T extends string | number> {
  readonly value: T
  readonly text: string
}

export function choiceTemplate<T extends string | number>(
  name: string,
  legend: string,
  options: readonly Option<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset class="seg seg-${name}" data-testid="pick-${name}">
    <legend>${legend}</legend>
    <div>
      ${options.map(
        ({ value, text }) => html`<label>
          <input type="radio" name=${name} value=${value} .checked=${live(value === chosen)} @change=${() => choose(value)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`
}
