/**
 * How the service worker answers a request:
 * - `none`: it does not: the API, other sites, what changes something;
 * - `kept`: from what is kept, else from the server: files whose names change when they do;
 * - `page`: from the server, else the page of this build, which then says that nobody answers;
 * - `read`: from the server, else what was read last.
 */
export type Way = 'none' | 'kept' | 'page' | 'read'

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const READABLE = /^\/(?:[a-z]{2,3}\/(?:rules\/|deck\/|decks$)|rules\.css$|manifest\.webmanifest$|icons\/)/

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: theirs, pathname } = new URL(url)
  if (method !== 'GET' || theirs !== origin || pathname.startsWith('/api/') || pathname === '/healthz') return 'none'
  if (pathname.startsWith('/assets/')) return 'kept'
  if (READABLE.test(pathname)) return 'read'
  return mode === 'navigate' ? 'page' : 'none'
}

/** Whether a page belongs to a build whose files are these: every file that it names is among them. */
export function isOfBuild(page: string, files: readonly string[]): boolean {
  const named = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name)
  return named.length > 0 && named.every((name) => files.includes(name))
}

/** Under what a page is kept: the way back to a table is no part of it. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
