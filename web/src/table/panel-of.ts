/** What each panel that can be opened over the table is called and holds. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import type { Game, Table } from '../game/game'
import { givenHint } from '../game/hint'
import type { Words } from '../language/words'
import type { FairPanel } from '../fair/panel'
import { learnLink } from '../look/learn-link'
import type { RulesReader } from '../look/rules'
import { settingsTemplate } from '../settings/door'
import { aidsTemplate } from './aids'
import { movesTemplate } from './moves'
import { logPanel, resignPanel } from './panels'

export type PanelName = 'rules' | 'settings' | 'keys' | 'log' | 'resign' | 'moves' | 'aids' | 'fair'

interface Facts {
  readonly app: App
  readonly game: Game
  readonly table: Table
  readonly rules: RulesReader
  /** Who is learning needs no way to the lessons. */
  readonly isLesson: boolean
  readonly fair: FairPanel | null
  readonly resign: () => void
  readonly close: () => void
}

export function panelOf(name: PanelName, { app, game, table, rules, isLesson, fair, resign, close }: Facts): { title: string; inside: unknown } {
  const { words } = app
  switch (name) {
    case 'rules':
      return { title: words.say('rules-of', { preset: words.say(`preset-${table.preset}`) }), inside: html`${isLesson ? nothing : learnLink(app)}${rules.template(words, table.rules)}` }
    case 'settings':
      return { title: words.say('tool-settings'), inside: settingsTemplate(app) }
    case 'keys':
      return { title: words.say('keys-title'), inside: app.keys.template() }
    case 'log':
      return { title: words.say('tool-log'), inside: logPanel(words, game, table) }
    case 'resign':
      return { title: words.say('resign-ask'), inside: resignPanel(words, resign, close) }
    case 'moves':
      return { title: words.say('hint-list-title'), inside: movesOf(words, game) }
    case 'fair':
      return { title: words.say('fair-title'), inside: fair?.template(words) }
    case 'aids':
      return { title: words.say('aids-title'), inside: aidsTemplate(words, game, table, app.settings) }
  }
}

/** The position may have gone while its moves were looked at. */
function movesOf(words: Words, game: Game): TemplateResult {
  const hint = givenHint(game)
  return game.sight === null || hint === null ? html`<p class="quiet">${words.say('refusal-hint-not-now')}</p>` : movesTemplate(words, game.sight, hint)
}
