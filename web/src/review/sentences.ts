/** What is said of a step: to see, with cards, and to hear. */
import type { Line, Table } from '../game/game'
import { endTitle, lineSentence, told } from '../game/sentences'
import type { Sentence } from '../game/sentences'
import type { Words } from '../language/words'
import type { Frame } from '../wire'
import type { Step } from './steps'

export interface Said {
  /** The decision; the deal has none. */
  readonly deed: Sentence
  /** What followed from it. */
  readonly after: readonly Sentence[]
}

/** `upTo`: the last frame that counts. */
export function saidOf(words: Words, table: Table, frames: readonly Frame[], step: Step, upTo = step.to): Said {
  const lines = frames.slice(step.from, upTo + 1).flatMap((frame) => sentenceOf(words, table, frame) ?? [])
  const [deed, ...after] = lines
  const dealt = frames[0]?.event
  if (step.from > 0 || dealt?.kind !== 'deal') return { deed: deed ?? { id: 'log-end', args: {} }, after }
  return { deed: { id: 'tell-deal', args: { trumped: dealt.talon === 0 ? 'own' : 'under', card: dealt.trump_card } }, after: lines }
}

function sentenceOf(words: Words, table: Table, { event, sight }: Frame): Sentence | null {
  if (event.kind === 'end') return endTitle(words, table, sight)
  const line: Pick<Line, 'event' | 'lead'> = { event, lead: event.kind === 'attack' && sight.table.length === 1 }
  return lineSentence(words, table, line)
}

/** All that happened in a step, for the ear. */
export function spokenOf(words: Words, table: Table, frames: readonly Frame[], step: Step): string {
  const said = frames.slice(step.from, step.to + 1).map(({ event, sight }) => told(words, table, event, sight))
  return said.filter((text) => text !== '').map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
}
