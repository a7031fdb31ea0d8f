/** The table and the end of a game, from what is known. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Reason, Sight } from '../wire'
import { openAttack, plainChoice } from '../game/choices'
import { mayAct, mayUndo } from '../game/fold'
import type { Game, Out, Table } from '../game/game'
import { adviceOf, givenHint, hasHelp, hintOf, hintSentence, mayHint } from '../game/hint'
import type { Advice } from '../game/hint'
import { keysOf } from '../game/keys'
import type { Command } from '../game/keys'
import { opponents, placeOf, roleOf } from '../game/roles'
import { endTitle, lineSentence, messageOf, seatName } from '../game/sentences'
import type { Settings } from '../game/settings'
import { tallyWith } from '../game/tally'
import type { Words } from '../language/words'
import { icon, ornament } from '../look/icons'
import { keyName } from '../look/key-name'
import { rich } from '../look/rich'
import { sayReason } from './hand'
import { countOf } from './laid'
import { boutTemplate, discardTemplate, talonTemplate } from './piles'
import { lostTemplate, roleIcon, seatsTemplate } from './plates'
import type { Plate } from './plates'
import type { Shared } from './sharing'

export interface TableView {
  readonly words: Words
  readonly game: Game
  readonly table: Table
  readonly sight: Sight
  readonly settings: Settings
  /** The unplayable card that is asked about. */
  readonly asked: string | null
  /** The card that has two ways to be played. */
  readonly choosing: string | null
  /** Why another game could not be begun. */
  readonly failure: Reason | null
  readonly hint: () => void
  readonly undo: () => void
  readonly take: () => void
  readonly done: () => void
  readonly again: () => void
  readonly home: () => void
  readonly review: () => void
  readonly share: () => void
  /** What came of sharing; null before. */
  readonly shared: Shared | null
  /** What the finished game has earned; null while that is not known, and in a lesson. */
  readonly reward: TemplateResult | null
  /** In a lesson: what stands in place of the keys, null while they are needed. Undefined in a game. */
  readonly guided?: TemplateResult | null | undefined
}

function plates({ words, table, sight, game }: TableView): Plate[] {
  const tally = tallyWith(table.tally, sight)
  return opponents(table.you, table.seats.length).map((seat) => ({
    seat,
    name: seatName(words, table, seat),
    count: countOf(sight, seat),
    role: roleOf(sight, seat, game.outs),
    acts: sight.actor === seat,
    note: null,
    lost: tally.durak[seat] ?? 0,
    ...levelOf(words, table, seat),
  }))
}

function levelOf(words: Words, table: Table, seat: number): { level?: string } {
  const id = `opponent-${table.seats[seat]?.player ?? 'person'}`
  return words.has(id) ? { level: words.say(id) } : {}
}

export function tableTemplate(view: TableView): TemplateResult {
  const { words, sight } = view
  const rows = (sight.hands[view.table.you]?.cards.length ?? 0) > 13 ? 2 : 1
  return html`<div class="scr s-table" data-rows=${rows}>
      ${seatsTemplate(words, plates(view))}
      <div class="mid">
        ${talonTemplate(words, sight.talon, sight.trump, sight.trump_card)} ${boutTemplate(words, sight)}
        ${discardTemplate(words, sight.discard)}
      </div>
      ${messageTemplate(view)} ${view.guided ?? keysTemplate(view)}
      <div class="hand-room" data-anchor="hand"></div>
      ${logTemplate(view)}
    </div>`
}

function messageTemplate(view: TableView): TemplateResult {
  const { words, game, table, sight, asked } = view
  const { autoPass } = view.settings
  const role = roleOf(sight, table.you, game.outs)
  const badge = role.kind === 'none' || role.kind === 'durak' ? null : `role-you-${role.kind}`
  const isOwn = sight.actor === table.you
  const last = game.log.at(-1)?.event ?? null
  const advice = view.choosing === null ? adviceIn(view) : null
  const main =
    advice !== null
      ? hintSentence(sight, advice)
      : view.choosing === null
      ? messageOf({ words, table, sight, isSeen: true, autoPass, last })
      : { id: 'message-choose', args: { card: openAttack(sight) ?? '' } }
  const reason = asked === null ? null : (sight.reasons[asked] ?? null)
  const refusal = game.refusal === null ? null : words.refusal(game.refusal)
  const hint = reason === null ? null : words.refusal(reason)
  return html`<div class="msg ${isOwn ? 'own' : ''} ${hint === null ? '' : 'hinting'}" data-testid="message" tabindex="-1">
    ${badge === null ? nothing : html`<span class="role ${role.kind}" data-testid="own-role">${roleIcon(role)}<span class="word">${words.say(badge)}</span></span>`}
    ${refusal === null
      ? html`<span class="say ${advice === null ? '' : 'advice'}" data-testid=${advice === null ? 'say' : 'hint-said'}>${rich(words, main.id, main.args)}</span>`
      : html`<span class="say refusal" role="alert" data-testid="refusal">${rich(words, refusal.id, refusal.args)}</span>`}
    ${hint === null ? nothing : html`<span class="say hint">${rich(words, hint.id, hint.args)}</span>`}
  </div>`
}

/** What the hint for this position says; null without one. */
function adviceIn({ game, sight }: TableView): Advice | null {
  const hint = givenHint(game)
  return hint === null ? null : adviceOf(sight, hint)
}

function hintKey({ words, game, settings, hint }: TableView): TemplateResult {
  const isAsked = hintOf(game)?.given === null
  const isOn = mayHint(game) || givenHint(game) !== null
  return html`<button type="button" class="key tip" data-testid="hint" aria-disabled=${String(!isOn)}
    aria-busy=${String(isAsked)} aria-keyshortcuts=${firstKey(words, 'hint', settings)} @click=${hint}>
    ${icon('hint')}<span class="word">${words.say('key-hint')}</span><kbd aria-hidden="true">${firstKey(words, 'hint', settings)}</kbd>
  </button>`
}

function undoKey({ words, game, settings, undo }: TableView): TemplateResult {
  return html`<button type="button" class="key tip back" data-testid="undo" aria-disabled=${String(!mayUndo(game))}
    aria-keyshortcuts=${firstKey(words, 'undo', settings)} @click=${undo}>
    ${icon('undo')}<span class="word">${words.say('key-undo')}</span><kbd aria-hidden="true">${firstKey(words, 'undo', settings)}</kbd>
  </button>`
}

function firstKey(words: Words, command: Command, settings: Settings): string {
  return keyName(words, keysOf(command, settings.keys)[0] ?? '')
}

function keysTemplate(view: TableView): TemplateResult {
  const { words, game, table, sight, settings, take, done } = view
  const isHelped = hasHelp(table) && view.guided === undefined
  const isFree = mayAct(game)
  const canTake = isFree && plainChoice(sight, 'take') !== undefined
  const canPass = isFree && plainChoice(sight, 'pass') !== undefined
  const advice = adviceIn(view)
  const marked = (verb: string): string => (advice?.verb === verb && advice.card === null ? 'hinted' : '')
  return html`<div class="keys ${isHelped ? 'helped' : ''}">
    ${isHelped ? html`${hintKey(view)} ${undoKey(view)}` : nothing}
    <button type="button" class="key take ${marked('take')}" data-testid="take" aria-disabled=${String(!canTake)} aria-keyshortcuts=${firstKey(words, 'take', settings)} @click=${take}>
      <span>${words.say('key-take')}</span><kbd aria-hidden="true">${firstKey(words, 'take', settings)}</kbd>
    </button>
    <button type="button" class="key done ${marked('pass')}" data-testid="done" aria-disabled=${String(!canPass)} aria-keyshortcuts=${firstKey(words, 'done', settings)} @click=${done}>
      <span>${words.say('key-done', { phase: sight.phase })}</span><kbd aria-hidden="true">${firstKey(words, 'done', settings)}</kbd>
    </button>
  </div>`
}

function logTemplate({ words, game, table, sight }: TableView): TemplateResult {
  const lines = game.log.filter((line) => line.bout >= sight.bout - 1).slice(-4)
  return html`<aside class="log" aria-label=${words.say('log-label')}>
    <h2>${words.say('bout-number', { bout: sight.bout })}</h2>
    <ol>
      ${lines.map((line, i) => {
        const sentence = lineSentence(words, table, line)
        if (sentence === null) return nothing
        return html`<li class=${i === lines.length - 1 ? 'now' : ''}>${rich(words, sentence.id, sentence.args)}</li>`
      })}
    </ol>
  </aside>`
}

export function endTemplate(view: TableView): TemplateResult {
  const { words, table, sight, game } = view
  const title = endTitle(words, table, sight)
  const place = placeOf(game.outs, table.you) ?? 0
  return html`<div class="scr s-end">
    ${seatsTemplate(words, plates(view))}
    <section class="verdict" data-testid="end" data-result=${sight.result?.text ?? ''}>
      <div class="kept ${sight.result?.seat == null || countOf(sight, sight.result.seat) === 0 ? 'none' : ''}" data-anchor="kept"></div>
      <h1 tabindex="-1">${words.say(title.id, title.args)}</h1>
      ${ornament()}
      <p class="quiet">${words.say('end-about', { place, n: place, bouts: sight.bout })}</p>
      ${view.reward ?? nothing}
      <ol class="ranks" aria-label=${words.say('end-list')}>
        ${standings(sight, table, game.outs).map(({ seat, mark }) => rankTemplate(view, seat, mark))}
      </ol>
      ${tallyTemplate(view)}
      <p class="quiet shared" role="status" data-testid="shared">${view.shared === null ? nothing : html`${words.say(`share-${view.shared.how}`)} ${view.shared.how === 'failed' ? html`<input readonly aria-label=${words.say('share')} .value=${view.shared.link} />` : nothing}`}</p>
      ${view.failure === null ? nothing : html`<p role="alert" data-testid="refusal">${sayReason(words, view.failure)}</p>`}
    </section>
    ${discardTemplate(words, sight.discard)}
    ${view.guided ?? endKeys(view)}
  </div>`
}

function endKeys(view: TableView): TemplateResult {
  const { words } = view
  return html`<div class="keys">
      <button type="button" class="key again" data-testid="again" @click=${view.again}><span>${words.say('again')}</span><kbd aria-hidden="true">${keyName(words, 'Enter')}</kbd></button>
      <button type="button" class="key" data-testid="new-game" @click=${view.home}><span>${words.say('new-game')}</span></button>
      <button type="button" class="key" data-testid="review" @click=${view.review}>${icon('play')}<span>${words.say('review')}</span></button>
      <button type="button" class="key" data-testid="share" @click=${view.share}>${icon('share')}<span>${words.say('share')}</span></button>
    </div>`
}

/** What the games at this table came to, once there is more than one. */
function tallyTemplate({ words, table, sight }: TableView): unknown {
  const { games, draws } = tallyWith(table.tally, sight)
  if (games < 2) return nothing
  return html`<p class="quiet tally" data-testid="tally">${words.say('tally-title')}: ${words.say('tally-games', { games, draws })}</p>`
}

/** Seats as they left the game, then who kept cards, the durak last. */
function standings(sight: Sight, table: Table, outs: readonly Out[]): { seat: number; mark: string | null }[] {
  const durak = sight.result?.seat ?? null
  const left = outs.map((out) => out.seat).filter((seat) => seat !== durak)
  const others = table.seats.map((_, seat) => seat).filter((seat) => !left.includes(seat) && seat !== durak)
  const rows = [...left.map((seat) => ({ seat, mark: String(placeOf(outs, seat) ?? '') })), ...others.map((seat) => ({ seat, mark: '' }))]
  return durak === null ? rows : [...rows, { seat: durak, mark: null }]
}

function rankTemplate({ words, table, sight, game }: TableView, seat: number, mark: string | null): TemplateResult {
  const out = game.outs.find((entry) => entry.seat === seat)
  const count = countOf(sight, seat)
  const note =
    out === undefined
      ? words.say('end-left', { count })
      : out.bout === 0
        ? words.say('end-out')
        : words.say('end-out-bout', { bout: out.bout })
  return html`<li class=${seat === table.you ? 'me' : ''}>
    <span class="pl">${mark === null ? icon('durak') : mark}</span><b>${seatName(words, table, seat)}${lostTemplate(words, table.tally.games === 0 ? 0 : (tallyWith(table.tally, sight).durak[seat] ?? 0))}</b><span class="quiet">${note}</span>
  </li>`
}
