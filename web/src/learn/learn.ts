/** The tutorial: the list of lessons, and each of them at its table. Fetched when somebody goes there. */
import type { App, Screen } from '../app'
import './learn.css'
import { Contents } from './contents'
import { LessonScreen } from './lesson-screen'

export function learnScreen(app: App, lesson: string | null): Screen {
  return lesson === null ? new Contents(app) : new LessonScreen(app, lesson)
}
