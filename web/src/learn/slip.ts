/** The slip of paper beside the table: what a lesson says now. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Stage } from '../game/lesson'
import type { Words } from '../language/words'
import { rich } from '../look/rich'
import { saidAt } from './said'

interface Slip {
  readonly words: Words
  readonly lesson: string
  readonly steps: readonly string[]
  /** Null until the table is known. */
  readonly stage: Stage | null
  /** How many steps are done; more than `stage` speaks of while somebody else is to act. */
  readonly done: number
  /** "Lesson 3 of 11"; empty until that is known. */
  readonly number: string
}

export function slipTemplate({ words, lesson, steps, stage, done, number }: Slip): TemplateResult {
  const title = words.has(`learn-${lesson}`) ? words.say(`learn-${lesson}`) : ''
  const state = stage?.state ?? 'open'
  const said = stage === null ? { about: null, todo: null } : saidAt(lesson, steps, stage, (id) => words.has(id))
  const lead = state === 'open' ? null : words.say(state === 'met' ? 'learn-met' : 'learn-strayed')
  return html`<section class="slip ${state}" aria-labelledby="lesson-title" data-testid="lesson" data-state=${state}>
    <p class="slip-number">${number}</p>
    <h1 id="lesson-title" tabindex="-1">${title}</h1>
    <div class="slip-said">
      ${lead === null ? nothing : html`<p class="slip-lead">${lead}</p>`}
      ${said.about === null ? nothing : html`<p class="slip-about" data-testid="lesson-about">${rich(words, said.about)}</p>`}
      ${said.todo === null || done > (stage?.step ?? 0) ? nothing : html`<p class="slip-do" data-testid="lesson-do">${rich(words, said.todo)}</p>`}
    </div>
    ${steps.length < 2 ? nothing : marksTemplate(steps.length, done, state)}
  </section>`
}

/** A lozenge for every step, filled when it is done; the words say the same. */
function marksTemplate(count: number, done: number, state: Stage['state']): TemplateResult {
  return html`<div class="slip-marks" aria-hidden="true">
    ${Array.from({ length: count }, (_, at) => html`<i class=${at < done ? 'done' : at === done ? state : ''}></i>`)}
  </div>`
}
