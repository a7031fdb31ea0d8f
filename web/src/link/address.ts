/** Paths of the page. */
export type Route =
  | { screen: 'entrance' }
  | { screen: 'settings' }
  | { screen: 'profile' }
  | { screen: 'table'; table: string }
  | { screen: 'learn'; lesson: string | null }
  /** Null: the game of a record, which stands in the fragment, or is to be handed over. */
  | { screen: 'review'; table: string | null }
  | { screen: 'games' }

export function routeOf(path: string): Route {
  if (/^\/settings\/?$/.test(path)) return { screen: 'settings' }
  if (/^\/profile\/?$/.test(path)) return { screen: 'profile' }
  const learn = /^\/learn(?:\/([a-z-]+))?\/?$/.exec(path)
  if (learn !== null) return { screen: 'learn', lesson: learn[1] ?? null }
  if (/^\/games\/?$/.test(path)) return { screen: 'games' }
  const review = /^\/review(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path)
  if (review !== null) return { screen: 'review', table: review[1] ?? null }
  const match = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path)
  return match?.[1] === undefined ? { screen: 'entrance' } : { screen: 'table', table: match[1] }
}

export const learnPath = (lesson: string | null = null): string => (lesson === null ? '/learn' : `/learn/${lesson}`)
export const GAMES_PATH = '/games'
export const reviewPath = (table: string | null = null): string => (table === null ? '/review' : `/review/${table}`)
export const SETTINGS_PATH = '/settings'
export const PROFILE_PATH = '/profile'
export const tablePath = (table: string): string => `/table/${table}`
/** What the "Start game" of a page to read asks for: `/?rules=club&design=atlasnye`. Rules may be any rules text. */
export function askedOf(query: string): { readonly rules: string | null; readonly design: string | null } {
  const asked = new URLSearchParams(query)
  return { rules: asked.get('rules'), design: asked.get('design') }
}

/** The code that a device's link brings along: `/profile#join=CODE`. Null without one. */
export function codeIn(fragment: string): string | null {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('join')
  return code === null || code === '' ? null : code
}

export const deckPath = (language: string, design: string): string => `/${language}/deck/${design}`
export const decksPath = (language: string): string => `/${language}/decks`
export const rulesPath = (language: string, preset: string): string => `/${language}/rules/${preset}`

export function socketAddress(place: { protocol: string; host: string }, table: string): string {
  return `${place.protocol === 'https:' ? 'wss:' : 'ws:'}//${place.host}/table/${table}/socket`
}
