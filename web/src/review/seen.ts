/** A replay as the table's own parts take it: who sits there, and who is meant by "you". */
import type { Table } from '../game/game'
import type { Words } from '../language/words'
import type { Past, Replay } from '../wire'

/** The table, seen from the replay's seat. */
export function tableOf(words: Words, replay: Replay, past: Past | null): Table {
  const seats = Array.from({ length: replay.seats }, (_, seat) => {
    const known = past?.seats[seat]
    const isNameless = known === undefined || (known.player === 'person' && known.name === null)
    return isNameless ? { player: 'person', name: words.say('review-seat', { n: seat + 1 }), persona: 0 } : known
  })
  return {
    table: past?.table ?? '',
    rules: replay.rules,
    preset: replay.preset,
    options: replay.options,
    you: replay.you,
    seats,
    pace: 'instant',
    today: past?.today ?? null,
    tally: { games: 0, draws: 0, durak: Array<number>(replay.seats).fill(0) },
  }
}

/** The table for sentences: "you" is who looks on, if it is their own seat that they look from, else nobody. */
export function toldTable(table: Table, past: Past | null): Table {
  return { ...table, you: past !== null && past.you === table.you ? past.you : -1 }
}
