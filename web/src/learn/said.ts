/** Which sentences a lesson says at a stage. Pure. */
import type { Stage } from '../game/lesson'

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
