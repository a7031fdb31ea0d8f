/** Opponents around the table: fan, count and plate with name and role. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { icon, orderIcon } from '../look/icons'
import type { Role } from '../game/roles'
import { roleSentence } from '../game/sentences'

export interface Plate {
  readonly seat: number
  readonly name: string
  readonly count: number
  readonly role: Role
  readonly acts: boolean
  /** On the way in: which program sits there, instead of a role. */
  readonly note: string | null
  /** A program's level, by name. */
  readonly level?: string
  /** How often it was the durak at this table. */
  readonly lost?: number
}

/** From the viewer's left: the first sits west, the last east, the others at the top edge; one alone sits opposite. */
export function seatsTemplate(words: Words, plates: readonly Plate[]): TemplateResult {
  const hasSides = plates.length > 1
  const west = hasSides ? plates.slice(0, 1) : []
  const east = hasSides ? plates.slice(-1) : []
  const norths = hasSides ? plates.slice(1, -1) : plates
  return html`<section class="seats ${plates.length >= 4 ? 'crowd' : ''}" aria-label=${words.say('seats-label')} data-count=${plates.length}>
    ${west.map((plate) => seatTemplate(words, plate, 'west'))}
    <div class="norths">${norths.map((plate) => seatTemplate(words, plate, 'north'))}</div>
    ${east.map((plate) => seatTemplate(words, plate, 'east'))}
  </section>`
}

function seatTemplate(words: Words, plate: Plate, side: string): TemplateResult {
  const { name, count, level } = plate
  const label = level === undefined ? words.say('seat-label', { name, count }) : words.say('seat-label-level', { name, count, level })
  return html`<div class="seat ${side} ${plate.acts ? 'acts' : ''} ${plate.role.kind}" data-testid="seat-${plate.seat}" role="group" aria-label=${label}>
    <div class="fan" data-anchor="fan${plate.seat}" data-fan=${plate.seat}></div>
    <div class="plate">
      ${plate.role.kind === 'out' || plate.role.kind === 'durak'
        ? nothing
        : html`<span class="count" aria-hidden="true">${plate.count}</span>`}
      <b class="name" title=${level ?? nothing}>${plate.name}${lostTemplate(words, plate.lost ?? 0)}</b>
      ${plate.acts ? html`<span class="vh">${words.say('role-thinking')}</span>` : nothing}
      ${plate.note === null ? roleTemplate(words, plate.role) : html`<span class="role">${plate.note}</span>`}
    </div>
  </div>`
}

/** A fool's cap for every time that a seat was the durak. */
export function lostTemplate(words: Words, lost: number): unknown {
  if (lost === 0) return nothing
  return html`<span class="lost" data-lost=${lost}><span aria-hidden="true">${icon('durak')}${lost}</span><span class="vh">, ${words.say('tally-durak', { count: lost })}</span></span>`
}

function roleTemplate(words: Words, role: Role): TemplateResult {
  const long = roleSentence(role, true)
  const short = roleSentence(role, false)
  if (long === null || short === null) return html`<span class="role none"></span>`
  return html`<span class="role ${role.kind} ${role.kind === 'throw' && role.passed ? 'passed' : ''}">
    ${roleIcon(role)}<span class="vh">${words.say(long.id, long.args)}</span
    ><span class="word long" aria-hidden="true">${words.say(long.id, long.args)}</span
    ><span class="word short" aria-hidden="true">${words.say(short.id, short.args)}</span>
  </span>`
}

export function roleIcon(role: Role): TemplateResult {
  switch (role.kind) {
    case 'attack':
      return icon('attack')
    case 'defend':
      return icon('defend')
    case 'taking':
      return icon('take')
    case 'throw':
      return role.passed ? icon('out') : orderIcon(role.order)
    case 'durak':
      return icon('durak')
    default:
      return icon('out')
  }
}
