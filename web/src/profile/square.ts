/** A QR code as a picture: dark on light in every theme, or cameras do not read it. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'

/** Squares that stay light around the code. */
const QUIET = 4

/** The dark squares as an outline, a bar for every run of them. `rows`: of 0 and 1. */
export function outlineOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`))
    .join('')
}

export function squareTemplate(rows: readonly string[], label: string): TemplateResult {
  const side = rows.length + 2 * QUIET
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" data-testid="square">
    <rect width=${side} height=${side} fill="#fff" />
    <path fill="#000" d=${outlineOf(rows)} />
  </svg>`
}
