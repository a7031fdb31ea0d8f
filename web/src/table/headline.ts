/** The page's title, which says when it is the player's turn, and the line in the bar. */
import { onlyPass } from '../game/choices'
import { mayAct } from '../game/fold'
import type { Table } from '../game/game'
import type { Settings } from '../game/settings'
import { tallyWith } from '../game/tally'
import type { Words } from '../language/words'
import type { Sight } from '../wire'
import type { Session } from './session'

export function titleOf(words: Words, settings: Settings, { game, plan }: Session): string {
  const { table, sight } = game
  if (table === null) return words.say('title')
  const preset = words.say(`preset-${table.preset}`)
  const isAsked = plan === null && sight !== null && mayAct(game) && sight.choices.length > 0
  if (isAsked && !(settings.autoPass && onlyPass(sight))) return words.say('title-turn', { preset })
  return table.today === null ? words.say('title-table', { preset }) : words.say('table-today', { preset, date: words.date(table.today) })
}

/** What is played, and how often the player was the durak at this table. */
export function metaOf(words: Words, table: Table, sight: Sight | null): string {
  const preset = words.say(`preset-${table.preset}`)
  const what = table.today === null ? words.say('table-of', { preset, count: table.seats.length }) : words.say('today-new', { date: words.date(table.today) })
  const { games, durak } = sight === null ? table.tally : tallyWith(table.tally, sight)
  if (games === 0) return what
  return `${what} · ${words.say('you')}: ${words.say('tally-durak', { count: durak[table.you] ?? 0 })}`
}
