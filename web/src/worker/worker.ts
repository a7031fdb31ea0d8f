/**
 * The service worker: the page opens without the server, says so, and is there again when the server is.
 *
 * The server has the first word on every page, so a new build is shown as soon as it is served. Files with a hash in
 * their names come from what is kept. A new build brings a worker with a store of its own, filled as a whole or not at
 * all; the old store goes when no page of the old build is open. Nothing of the API and no table is ever kept.
 */
import { isOfBuild, keyOf, wayOf } from './ways'

declare const self: ServiceWorkerGlobalScope

// Both are written by dev/shell.mjs.
const SHELL = '%SHELL%'.split(',')
const STORE = 'kozyr-page-%BUILD%'
const READ = 'kozyr-read'
const MOST_READ = 40
/** Milliseconds. Where something is kept, nobody waits longer for the server: a dead connection says nothing. */
const PATIENCE = 5_000

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (wayOf(request, self.location.origin)) {
    case 'kept':
      return event.respondWith(kept(request))
    case 'page':
      return event.respondWith(page(fetch(request)))
    case 'read':
      return event.respondWith(read(request))
    case 'none':
      return
  }
})

async function fill(): Promise<void> {
  const page = await fetch('/', { cache: 'reload' })
  if (!page.ok || !isOfBuild(await page.clone().text(), SHELL)) throw new Error('another build is served')
  const store = await caches.open(STORE)
  await store.addAll(SHELL)
  await store.put('/', page)
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== STORE && name !== READ) await caches.delete(name)
  await self.clients.claim()
}

/** The server's answer; what is kept if none comes, or none soon; undefined where nobody answers and nothing is kept. */
async function serverFirst(answer: Promise<Response>, keeps: () => Promise<Response | undefined>): Promise<Response | undefined> {
  const given = answer.catch(() => undefined)
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE))
  return (await Promise.race([given, late])) ?? (await keeps()) ?? given
}

async function page(answer: Promise<Response>): Promise<Response> {
  return (await serverFirst(answer, shown)) ?? Response.error()
}

async function shown(): Promise<Response | undefined> {
  const store = await caches.open(STORE)
  return store.match('/', { ignoreVary: true })
}

async function kept(request: Request): Promise<Response> {
  const store = await caches.open(STORE)
  const found = await store.match(request, { ignoreVary: true })
  if (found !== undefined) return found
  const answer = await fetch(request)
  if (answer.ok) await store.put(request, answer.clone()).catch(() => undefined) // a full disk takes nothing from the page
  return answer
}

async function read(request: Request): Promise<Response> {
  const store = await caches.open(READ)
  const key = keyOf(request.url)
  const answer = fetch(request).then(async (found) => {
    if (found.ok && !found.redirected) await note(store, key, found.clone()).catch(() => undefined)
    return found
  })
  const given = await serverFirst(answer, () => store.match(key, { ignoreVary: true }))
  // What was never read is waited for: the page can stand in where nobody answers, and not for a slow answer.
  return given ?? (request.mode === 'navigate' ? page(answer) : Response.error())
}

/** Keeps the newest, and of the others not too many. */
async function note(store: Cache, key: string, answer: Response): Promise<void> {
  await store.delete(key, { ignoreVary: true })
  await store.put(key, answer)
  const keys = await store.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_READ))) await store.delete(old, { ignoreVary: true })
}
