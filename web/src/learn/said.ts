/** Which sentences a lesson says at a stage. Pure. */
import type { Stage } from '../game/lesson'
import type { Words } from '../language/words'

export interface Said {
  /** What there is to know; null where nothing new is said. */
  readonly about: string | null
  /** What is to be done; null when nothing is. */
  readonly todo: string | null
}

/** `has`: whether there is such a message. A step without words of its own keeps those of the step before it. */
export function saidAt(lesson: string, steps: readonly string[], { step, state, deed }: Stage, has: (id: string) => boolean): Said {
  const known = (id: string): string | null => (has(id) ? id : null)
  if (state === 'met') return { about: known(`learn-${lesson}-after`), todo: null }
  if (state === 'astray') {
    return { about: known(`learn-${lesson}-astray-${deed ?? ''}`) ?? known(`learn-${lesson}-astray`), todo: null }
  }
  for (let at = step; at >= 0; at--) {
    const id = `learn-${lesson}-${steps[at] ?? ''}`
    if (has(`${id}-do`)) return { about: known(id), todo: `${id}-do` }
  }
  return { about: null, todo: null }
}

/** The same words for the ear: the title before the first step's, cards by their names. */
export function spokenAt(words: Words, lesson: string, steps: readonly string[], stage: Stage): string {
  const { about, todo } = saidAt(lesson, steps, stage, (id) => words.has(id))
  const title = stage.step === 0 && stage.state === 'open' ? [`${words.say(`learn-${lesson}`)}.`] : []
  const lead = stage.state === 'open' ? [] : [`${words.say(stage.state === 'met' ? 'learn-met' : 'learn-strayed')}.`]
  return [...title, ...lead, ...[about, todo].flatMap((id) => (id === null ? [] : [words.say(id)]))].join(' ')
}
