/** What the person may open over the table: keys, log, resigning. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Game, Table } from '../game/game'
import { lineSentence } from '../game/sentences'
import type { Words } from '../language/words'
import { rich } from '../look/rich'

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ['keys-move', ['←', '→']],
  ['keys-ends', ['Home', 'End']],
  ['keys-play', ['Enter', 'Space']],
  ['keys-take', ['T']],
  ['keys-done', ['D', 'P']],
  ['keys-hint', ['H']],
  ['keys-read', ['L']],
  ['keys-mute', ['M']],
  ['keys-list', ['?']],
  ['keys-close', ['Esc']],
]

export function keysPanel(words: Words): TemplateResult {
  return html`<dl class="keylist">
    ${KEYS.map(([id, keys]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${words.say(id)}</dd></div>`)}
  </dl>`
}

export function logPanel(words: Words, game: Game, table: Table): TemplateResult {
  if (game.log.length === 0) return html`<p class="quiet">${words.say('log-empty')}</p>`
  const bouts = [...new Set(game.log.map((line) => line.bout))].reverse()
  return html`${bouts.map(
    (bout) => html`<section class="log full">
      <h3>${words.say('bout-number', { bout })}</h3>
      <ol>
        ${game.log
          .filter((line) => line.bout === bout)
          .map((line) => {
            const sentence = lineSentence(words, table, line)
            return sentence === null ? nothing : html`<li>${rich(words, sentence.id, sentence.args)}</li>`
          })}
      </ol>
    </section>`,
  )}`
}

export function resignPanel(words: Words, resign: () => void, stay: () => void): TemplateResult {
  return html`<p>${words.say('resign-about')}</p>
    <div class="keys">
      <button type="button" class="key" autofocus @click=${stay} data-testid="resign-no"><span>${words.say('resign-no')}</span></button>
      <button type="button" class="key" @click=${resign} data-testid="resign-yes"><span>${words.say('resign-yes')}</span></button>
    </div>`
}
