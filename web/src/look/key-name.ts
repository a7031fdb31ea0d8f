/** A key as it is written on it. */
import type { Words } from '../language/words'

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

const NAMED: Readonly<Record<string, string>> = { ' ': 'space', Enter: 'enter', Home: 'home', End: 'end', Shift: 'shift', Escape: 'escape' }

export function keyName(words: Words, key: string): string {
  const named = NAMED[key]
  if (named !== undefined) return words.say(`keys-name-${named}`)
  return ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
