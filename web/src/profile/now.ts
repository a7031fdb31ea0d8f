/** What other screens show of a profile: the picture, and what is earned by now. */
import { earnedFrom } from '../game/earned'
import type { Earned } from '../game/earned'
import { profile } from '../link/profile'

export { avatarTemplate } from './avatars'

export async function earnedNow(): Promise<Earned> {
  return earnedFrom(await profile())
}
