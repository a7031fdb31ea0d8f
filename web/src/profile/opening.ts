/** What opens a back, in words. */
import { BACKS } from '../deck/deck'
import type { Back } from '../deck/deck'
import type { Words } from '../language/words'
import type { BackOpened } from '../wire'

/** A sentence; empty for those that everybody has. */
export function openedBy(words: Words, { level, goal }: BackOpened): string {
  if (goal !== null) return words.say('back-opens-goal', { goal: words.say(`goal-${goal}`), about: words.say(`goal-${goal}-about`) })
  return level === null ? '' : words.say('back-opens-level', { level })
}

/** A back as the page draws it; undefined for one that only a newer server knows. */
export const drawnBack = (name: string): Back | undefined => BACKS.find((back) => back === name)
