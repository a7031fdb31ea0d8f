/** The keys that move along a game: a slider over its moves, six buttons, the speed, whose view it is. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Words } from '../language/words'
import { icon } from '../look/icons'
import type { IconName } from '../look/icons'
import { SPEEDS } from './tape'
import type { Speed, Tape } from './tape'

export interface Transport {
  readonly words: Words
  readonly tape: Tape
  /** Names by seat. */
  readonly names: readonly string[]
  readonly seat: number
  /** The seats that it can be seen from. */
  readonly seats: readonly number[]
  readonly isOpened: boolean
  readonly mayOpen: boolean
  readonly look: (seat: number) => void
  readonly open: () => void
}

/** As in `aria-keyshortcuts`. */
const SHORTCUTS = { first: 'Home', back: 'ArrowLeft', play: 'Space', forward: 'ArrowRight', bout: 'PageDown', last: 'End' } as const

export function placeSaid(words: Words, { at, last, steps }: Tape): string {
  return at === 0 ? words.say('review-start') : words.say('review-step', { bout: steps[at]?.bout ?? 1, move: at, moves: last })
}

export function transportTemplate(view: Transport): TemplateResult {
  const { words, tape } = view
  const slide = (event: Event): void => tape.seek(Number((event.target as HTMLInputElement).value))
  return html`<div class="keys transport" role="group" aria-label=${words.say('review-keys')}>
    <div class="timeline">
      <span class="at" aria-hidden="true" data-testid="review-at">${placeSaid(words, tape)}</span>
      <input type="range" min="0" max=${tape.last} step="1" .value=${live(String(tape.at))} data-testid="review-slider" aria-label=${words.say('review-slider')}
        aria-valuetext=${placeSaid(words, tape)} @input=${slide} />
    </div>
    <div class="reel">
      ${key(view, 'first', 'first', tape.at > 0, () => tape.seek(0))} ${key(view, 'back', 'back', tape.at > 0, () => tape.back())}
      ${key(view, 'play', tape.isPlaying ? 'pause' : 'play', tape.last > 0, () => tape.toggle())}
      ${key(view, 'forward', 'forward', tape.at < tape.last, () => tape.forward())} ${key(view, 'bout', 'bout', tape.at < tape.last, () => tape.boutForward())}
      ${key(view, 'last', 'next', tape.at < tape.last, () => tape.seek(tape.last))}
    </div>
    <div class="sides">${seatChoice(view)} ${openKey(view)} ${speedChoice(view)}</div>
  </div>`
}

/** How far the slider's line is lit. By script: the page's policy takes no style from a template. */
export function showDone(root: ParentNode, { at, last }: Tape): void {
  root.querySelector<HTMLElement>('.timeline input')?.style.setProperty('--done', `${last === 0 ? 0 : (100 * at) / last}%`)
}

function key({ words, tape }: Transport, name: keyof typeof SHORTCUTS, sign: IconName, works: boolean, run: () => void): TemplateResult {
  const id = name === 'play' && tape.isPlaying ? 'pause' : name
  const press = (): void => {
    if (works) run()
  }
  return html`<button type="button" class="key ${name === 'play' ? 'again' : ''}" data-testid="review-${name}" aria-label=${words.say(`review-${id}`)} title=${words.say(`review-${id}`)}
    aria-keyshortcuts=${SHORTCUTS[name]} aria-disabled=${String(!works)} @click=${press}>${icon(sign)}</button>`
}

function seatChoice({ words, names, seat, seats, look }: Transport): TemplateResult {
  const choose = (event: Event): void => look(Number((event.target as HTMLSelectElement).value))
  return html`<label class="pick"><span>${words.say('review-view')}</span>
    <select data-testid="review-seat" ?disabled=${seats.length < 2} @change=${choose}>
      ${seats.map((each) => html`<option value=${each} .selected=${live(each === seat)}>${names[each]}</option>`)}
    </select>
  </label>`
}

function openKey({ words, isOpened, mayOpen, open }: Transport): TemplateResult {
  const press = (): void => {
    if (mayOpen) open()
  }
  return html`<button type="button" class="key open" data-testid="review-open" aria-pressed=${String(isOpened)} aria-keyshortcuts="O" aria-disabled=${String(!mayOpen)} @click=${press}>
    ${icon('open')}<span>${words.say('review-open')}</span>
  </button>`
}

function speedChoice({ words, tape }: Transport): TemplateResult {
  const choose = (event: Event): void => tape.setSpeed(Number((event.target as HTMLSelectElement).value) as Speed)
  return html`<label class="pick"><span>${words.say('review-speed')}</span>
    <select data-testid="review-speed" @change=${choose}>
      ${SPEEDS.map((speed) => html`<option value=${speed} .selected=${live(speed === tape.speed)}>${`${speed === 0.5 ? '½' : speed}×`}</option>`)}
    </select>
  </label>`
}
