/** Paths of the page. */
export type Route = { screen: 'entrance' } | { screen: 'settings' } | { screen: 'table'; table: string }

export function routeOf(path: string): Route {
  if (/^\/settings\/?$/.test(path)) return { screen: 'settings' }
  const match = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path)
  return match?.[1] === undefined ? { screen: 'entrance' } : { screen: 'table', table: match[1] }
}

export const SETTINGS_PATH = '/settings'
export const tablePath = (table: string): string => `/table/${table}`
/** The preset that a rules page's "Start game" asks for: `/?rules=club`. */
export const askedPreset = (query: string): string | null => new URLSearchParams(query).get('rules')
export const rulesPath = (language: string, preset: string): string => `/${language}/rules/${preset}`

export function socketAddress(place: { protocol: string; host: string }, table: string): string {
  return `${place.protocol === 'https:' ? 'wss:' : 'ws:'}//${place.host}/table/${table}/socket`
}
