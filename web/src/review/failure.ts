/** Why a record cannot be looked at, in words. */
import type { Words } from '../language/words'
import type { Failed } from '../link/api'
import { sayReason } from '../table/hand'

/** A record's own faults have sentences of their own, which say the place; everything else is said as everywhere. */
export function failureSaid(words: Words, { code, facts }: Failed): string {
  const id = `review-refused-${code.replaceAll('_', '-')}`
  if (!words.has(id)) return sayReason(words, { code, facts })
  const at = facts['at']
  return words.say(id, typeof at === 'number' ? { move: at + 1 } : {})
}
