/** Which sound goes with what happens at the table, and when. Pure. */
import type { Cause } from '../cards/motion'

export type SoundName = 'lay' | 'beat' | 'take' | 'discard' | 'deal' | 'shuffle' | 'turn' | 'won' | 'lost' | 'draw'

/** Milliseconds at normal speed. */
export interface Cue {
  readonly sound: SoundName
  /** From the moment the cards set out to when they are heard. */
  readonly after: number
  readonly times: number
  readonly every: number
}

/** More cards than this are dealt in silence: the ear has understood. */
const DEALT_MOST = 24

const once = (sound: SoundName, after = 0): Cue => ({ sound, after, times: 1, every: 0 })
const row = (sound: SoundName, times: number): Cue => ({ sound, after: 40, times: Math.min(times, DEALT_MOST), every: 60 })

/** `you`: the seat of who listens. */
export function cueOf(cause: Cause, you: number): Cue | null {
  switch (cause?.kind) {
    case 'dealing':
      return row('deal', 6 * cause.order.length)
    case 'attack':
    case 'transfer':
      return once('lay', 170)
    case 'beat':
      return once('beat', 210)
    case 'pick_up':
      return once('take')
    case 'discard':
      return once('discard')
    case 'draw':
      return row('deal', cause.cards.length)
    case 'end':
      return once(endOf(cause.result, you), 120)
    default:
      return null
  }
}

/** `result` as in a record: a digit is the durak's seat. */
function endOf(result: string, you: number): SoundName {
  const durak = /^#(\d)/.exec(result)?.[1]
  return durak === undefined ? 'draw' : Number(durak) === you ? 'lost' : 'won'
}
