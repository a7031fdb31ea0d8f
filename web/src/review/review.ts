/** Games that are over: the list of one's own, and each of them move by move. Fetched when somebody goes there. */
import type { App, Screen } from '../app'
import type { Route } from '../link/address'
import './games.css'
import './review.css'
import { GamesScreen } from './games-screen'
import { ImportScreen } from './import-screen'
import { ReviewScreen } from './review-screen'
import { linkedRecord, ownRecord } from './source'

export function pastScreen(app: App, route: Extract<Route, { screen: 'review' | 'games' }>): Screen {
  if (route.screen === 'games') return new GamesScreen(app)
  if (route.table !== null) return new ReviewScreen(app, ownRecord(route.table))
  const fragment = location.hash.slice(1)
  return fragment === '' ? new ImportScreen(app) : new ReviewScreen(app, linkedRecord(fragment))
}
