/** The moves of a game, bout by bout; each leads to where it was made. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { Table } from '../game/game'
import type { Words } from '../language/words'
import { rich } from '../look/rich'
import type { Frame } from '../wire'
import { saidOf } from './sentences'
import type { Tape } from './tape'

/** Said anew only when somebody else looks, or in another language: the list is long. Where one is, `markMove` shows. */
export function movesTemplate(words: Words, told: Table, tape: Tape, go: (step: number) => void): unknown {
  return guard([words, tape.frames, told.you, go], () => listTemplate(words, told, tape, go))
}

function listTemplate(words: Words, told: Table, { frames, steps }: Tape, go: (step: number) => void): TemplateResult {
  const bouts = [...new Set(steps.slice(1).map(({ bout }) => bout))]
  return html`<div class="moves" data-testid="moves">
    ${bouts.map(
      (bout) => html`<section>
        <h3>${words.say('bout-number', { bout })}</h3>
        <ol>
          ${steps.map((step, at) => (at > 0 && step.bout === bout ? moveTemplate(words, told, frames, at, step, go) : nothing))}
        </ol>
      </section>`,
    )}
  </div>`
}

function moveTemplate(words: Words, told: Table, frames: readonly Frame[], at: number, step: Tape['steps'][number], go: (step: number) => void): TemplateResult {
  const { deed, after } = saidOf(words, told, frames, step)
  return html`<li>
    <button type="button" data-step=${at} @click=${() => go(at)}>${rich(words, deed.id, deed.args)}</button>
    ${after.map(({ id, args }) => html`<p>${rich(words, id, args)}</p>`)}
  </li>`
}

/** Marks the move that is shown, and brings it into the list's sight without moving the page. */
export function markMove(root: ParentNode, at: number): void {
  for (const list of root.querySelectorAll<HTMLElement>('.moves')) {
    const now = list.querySelector<HTMLElement>(`[data-step="${at}"]`)
    const before = list.querySelector('[aria-current]')
    if (before !== now) before?.removeAttribute('aria-current')
    if (now === null) {
      if (at === 0) scroller(list).scrollTop = 0
      continue
    }
    if (before === now) continue
    now.setAttribute('aria-current', 'step')
    const around = scroller(list)
    const top = now.getBoundingClientRect().top - around.getBoundingClientRect().top
    if (top < 30 || top > around.clientHeight - 60) around.scrollTop += top - around.clientHeight / 2
  }
}

function scroller(list: HTMLElement): HTMLElement {
  return list.closest<HTMLElement>('.content') ?? list
}
