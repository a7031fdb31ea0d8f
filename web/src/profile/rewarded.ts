/** All that the end of a game needs of the profile, fetched together. */
import { withOpen } from '../game/earned'
import type { Earned } from '../game/earned'
import type { Reward } from '../wire'

export { reward as rewardOf } from '../link/profile'
export { rewardSaid, rewardTemplate } from './reward'

/** What is earned after a game: its backs are open, its level holds. An older game changes nothing. */
export function afterwards(earned: Earned, { backs, after }: Reward): Earned {
  const open = earned.backs.filter((back) => back.open).map(({ name }) => name)
  return { ...withOpen(earned, [...open, ...backs]), known: true, level: Math.max(earned.level, after.level) }
}
