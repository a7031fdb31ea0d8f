/** Who stands beside a table at which something is learned: words, and keys when there is nothing left to play. */
import type { TemplateResult } from 'lit'
import type { Game } from '../game/game'
import type { Tool } from './frame'

export interface Guide {
  title(): string
  /** In the bar, beside the name of the house. */
  meta(): string
  /** In the bar, in place of resigning and the log. */
  tools(): readonly Tool[]
  /** What stands beside the table. */
  slip(game: Game): TemplateResult
  /** What stands in place of the table's own keys; null while those are needed. */
  keys(game: Game): TemplateResult | null
  /** What is to be said aloud of what is shown now; empty for nothing new. */
  comment(game: Game): string
}
