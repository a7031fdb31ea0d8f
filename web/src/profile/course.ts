/** How a player's games went, for a picture: a mark a game, and the experience as a line. */
import type { Growth, Played } from '../wire'
import { thresholdOf } from './levels'

/** Of so many games at most the marks can be told apart on a phone. */
export const MOST_SHOWN = 60
export const LANES = ['won', 'draw', 'durak', 'resigned'] as const
export type Lane = (typeof LANES)[number]

export interface Mark {
  readonly game: Played
  readonly lane: Lane
  /** The middle of the mark, 0 to 1 from left to right. */
  readonly at: number
  /** The experience after the game. */
  readonly points: number
}

export interface Course {
  readonly marks: readonly Mark[]
  /** The experience before the first mark, and the height of the picture: the end of the level reached. */
  readonly began: number
  readonly top: number
}

/** `played`: oldest first. What it does not tell of came before it. */
export function courseOf(played: readonly Played[], growth: Growth): Course {
  const shown = played.slice(-MOST_SHOWN)
  const gained = shown.reduce((sum, { points }) => sum + points, 0)
  const began = Math.max(0, growth.points - gained)
  let points = began
  const marks = shown.map((game, i) => {
    points += game.points
    return { game, lane: laneOf(game.standing), at: (i + 0.5) / shown.length, points }
  })
  return { marks, began, top: Math.max(growth.next, points, 1) }
}

function laneOf(standing: string): Lane {
  return LANES.find((lane) => lane === standing) ?? 'durak'
}

/** The levels that begin within the picture, lowest first: number and points. */
export function levelsIn({ began, top }: Course): { level: number; points: number }[] {
  const all: { level: number; points: number }[] = []
  for (let level = 2; thresholdOf(level) <= top; level++) {
    if (thresholdOf(level) > began) all.push({ level, points: thresholdOf(level) })
  }
  return all
}
