/** The running tally of a table: the earlier games of the same people, and this one once it is over. Pure. */
import type { Sight, Tally } from '../wire'

export function tallyWith(tally: Tally, sight: Sight): Tally {
  const { result } = sight
  if (result === null) return tally
  return {
    games: tally.games + 1,
    draws: tally.draws + (result.seat === null ? 1 : 0),
    durak: tally.durak.map((count, seat) => count + (seat === result.seat ? 1 : 0)),
  }
}
