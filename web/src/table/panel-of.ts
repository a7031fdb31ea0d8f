/** What each panel that can be opened over the table is called and holds. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import type { Game, Table } from '../game/game'
import { givenHint } from '../game/hint'
import type { Words } from '../language/words'
import type { KeysEditor } from '../look/keys-editor'
import { playSettingsTemplate } from '../look/play-settings'
import type { RulesReader } from '../look/rules'
import { settingsTemplate } from '../look/settings'
import { aidsTemplate } from './aids'
import { movesTemplate } from './moves'
import { logPanel, resignPanel } from './panels'

export type PanelName = 'rules' | 'settings' | 'keys' | 'log' | 'resign' | 'moves' | 'aids'

interface Facts {
  readonly app: App
  readonly game: Game
  readonly table: Table
  readonly rules: RulesReader
  readonly keys: KeysEditor
  readonly resign: () => void
  readonly close: () => void
}

export function panelOf(name: PanelName, { app, game, table, rules, keys, resign, close }: Facts): { title: string; inside: unknown } {
  const { words } = app
  switch (name) {
    case 'rules':
      return { title: words.say('rules-of', { preset: words.say(`preset-${table.preset}`) }), inside: rules.template(words, table.rules) }
    case 'settings':
      return { title: words.say('tool-settings'), inside: html`${settingsTemplate(app)}${playSettingsTemplate(app, keys)}` }
    case 'keys':
      return { title: words.say('keys-title'), inside: keys.template() }
    case 'log':
      return { title: words.say('tool-log'), inside: logPanel(words, game, table) }
    case 'resign':
      return { title: words.say('resign-ask'), inside: resignPanel(words, resign, close) }
    case 'moves':
      return { title: words.say('hint-list-title'), inside: movesOf(words, game) }
    case 'aids':
      return { title: words.say('aids-title'), inside: aidsTemplate(words, game, table, app.settings) }
  }
}

/** The position may have gone while its moves were looked at. */
function movesOf(words: Words, game: Game): TemplateResult {
  const hint = givenHint(game)
  return game.sight === null || hint === null ? html`<p class="quiet">${words.say('refusal-hint-not-now')}</p>` : movesTemplate(words, game.sight, hint)
}
