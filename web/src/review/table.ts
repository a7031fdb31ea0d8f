/** The table of a game that is looked at again: seats, piles, what happened, and the keys that move along it. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Out, Table } from '../game/game'
import { opponents, roleOf } from '../game/roles'
import { roleSentence, seatName } from '../game/sentences'
import type { Words } from '../language/words'
import { rich } from '../look/rich'
import { countOf } from '../table/laid'
import { boutTemplate, discardTemplate, talonTemplate } from '../table/piles'
import { roleIcon, seatsTemplate } from '../table/plates'
import type { Plate } from '../table/plates'
import type { Sight } from '../wire'
import type { Said } from './sentences'

export interface TableView {
  readonly words: Words
  readonly table: Table
  /** For sentences: see `toldTable`. */
  readonly told: Table
  readonly sight: Sight
  readonly outs: readonly Out[]
  readonly said: Said
  readonly isOpened: boolean
  /** How many cards there are in the nearest hand. */
  readonly keys: TemplateResult
}

export function reviewTable(view: TableView): TemplateResult {
  const { words, sight, table, isOpened, keys } = view
  const rows = countOf(sight, table.you) > 13 ? 2 : 1
  return html`<div class="scr s-table s-review ${isOpened ? 'opened' : ''}" data-rows=${rows} data-testid="review-table">
    ${seatsTemplate(words, plates(view))}
    <div class="mid">
      ${talonTemplate(words, sight.talon, sight.trump, sight.trump_card)} ${boutTemplate(words, sight)} ${discardTemplate(words, sight.discard)}
    </div>
    ${messageTemplate(view)}
    <div class="hand-room" data-anchor="hand"></div>
    ${keys}
    <section class="vh" aria-label=${words.say('review-hands')}>
      ${sight.hands.map((hand, seat) => (hand.cards.length === 0 ? nothing : html`<p>${words.say('review-cards', { name: seatName(words, view.told, seat), cards: words.list(hand.cards.map((card) => words.card(card)), 'conjunction') })}</p>`))}
    </section>
  </div>`
}

function plates({ words, table, told, sight, outs }: TableView): Plate[] {
  return opponents(table.you, table.seats.length).map((seat) => {
    const level = `opponent-${table.seats[seat]?.player ?? ''}`
    return {
      seat,
      name: seatName(words, told, seat),
      count: countOf(sight, seat),
      role: roleOf(sight, seat, outs),
      acts: sight.actor === seat,
      note: null,
      ...(words.has(level) ? { level: words.say(level) } : {}),
    }
  })
}

function messageTemplate(view: TableView): TemplateResult {
  const { words, table, sight, outs, said } = view
  const role = roleOf(sight, table.you, outs)
  const sentence = roleSentence(role, false)
  return html`<div class="msg" data-testid="review-said">
    <span class="role ${role.kind}" data-testid="own-role">${sentence === null ? nothing : roleIcon(role)}${ownRole(view)}</span>
    <span class="say"><span>${rich(words, said.deed.id, said.deed.args)}</span>${said.after.map(({ id, args }) => html` <span class="then">${rich(words, id, args)}</span>`)}</span>
  </div>`
}

/** Whose eyes it is seen by, and what that seat does: in the second person for the reader's own seat. */
function ownRole({ words, table, told, sight, outs }: TableView): TemplateResult {
  const role = roleOf(sight, table.you, outs)
  const own = `role-you-${role.kind}`
  if (told.you === table.you && words.has(own)) return html`<span class="word">${words.say(own)}</span>`
  const sentence = role.kind === 'durak' && told.you === table.you ? null : roleSentence(role, false)
  return html`<b>${seatName(words, told, table.you)}</b>${sentence === null ? nothing : html`<span class="word">${words.say(sentence.id, sentence.args)}</span>`}`
}
