/** A key as it is written on it. */
import type { Words } from '../language/words'

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

export function keyName(words: Words, key: string): string {
  if (key === ' ') return words.say('keys-name-space')
  return ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}
