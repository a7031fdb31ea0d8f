/** What all games come to, by rules and by seats. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import type { Counts, Profile } from '../wire'

const COLUMNS = ['games', 'won', 'drawn', 'durak', 'resigned'] as const

export function figuresTemplate(words: Words, profile: Profile): TemplateResult {
  const { all, club_wins: club, streak, longest_streak: longest } = profile
  const figures: (readonly [string, number])[] = [...COLUMNS.map((name) => [name, all[name]] as const), ['club', club], ['streak', streak], ['longest', longest]]
  const presets = Object.entries(profile.by_preset).map(([name, counts]) => [words.say(`preset-${name}`), counts] as const)
  const seats = Object.entries(profile.by_seats).map(([count, counts]) => [count, counts] as const)
  return html`<section class="part" aria-labelledby="figures">
    <h2 id="figures">${words.say('figures')}</h2>
    <dl class="figures">
      ${figures.map(([name, count]) => html`<div data-testid="figure-${name}"><dt>${words.say(`figure-${name}`)}</dt><dd>${count}</dd></div>`)}
    </dl>
    <div class="tables">
      ${tableTemplate(words, words.say('figures-by-rules'), words.say('pick-rules'), presets)}
      ${tableTemplate(words, words.say('figures-by-seats'), words.say('pick-seats'), seats)}
    </div>
    <p class="quiet small">${words.say('figures-note')}</p>
  </section>`
}

function tableTemplate(words: Words, caption: string, first: string, rows: readonly (readonly [string, Counts])[]): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing
  return html`<table class="counts">
    <caption>${caption}</caption>
    <thead>
      <tr><th scope="col"><span class="vh">${first}</span></th>${COLUMNS.map((name) => html`<th scope="col" class="count-${name}">${words.say(`figure-${name}`)}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(([name, counts]) => html`<tr><th scope="row">${name}</th>${COLUMNS.map((column) => html`<td class="count-${column}">${counts[column]}</td>`)}</tr>`)}
    </tbody>
  </table>`
}
