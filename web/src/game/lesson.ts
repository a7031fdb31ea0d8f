/** What the server says of a lesson, as far as the events it speaks of have been shown. Pure. */
import type { Lesson } from '../wire'
import type { Game } from './game'

/** Where a person stands in a lesson: at a step (from 0), at its end, or away from it for good. */
export interface Stage {
  readonly step: number
  readonly state: 'open' | 'met' | 'astray'
  /** What led astray; null otherwise. */
  readonly deed: string | null
}

/** Null at the table of a game. */
export function stageOf({ lesson, shown }: Pick<Game, 'lesson' | 'shown'>): Stage | null {
  if (lesson === null) return null
  const step = lesson.done.filter((number) => number <= shown).length
  if (step === lesson.steps.length) return { step, state: 'met', deed: null }
  const isAstray = lesson.astray !== null && lesson.astray <= shown
  return { step, state: isAstray ? 'astray' : 'open', deed: isAstray ? lesson.deed : null }
}

/** Learned or lost: nothing more is decided at this table. */
export function isLessonOver(game: Pick<Game, 'lesson' | 'shown'>): boolean {
  const stage = stageOf(game)
  return stage !== null && stage.state !== 'open'
}

export function taught(game: Game, { standing }: Lesson): Game {
  return { ...game, lesson: standing }
}
