/** The HTTP calls. Every failure is thrown as a `Failed` with a code of docs/errors.md, or `unreachable`. */
import type { AskReplay, Created, Facts, Failure, Judged, Lessons, Lobby, NewGame, NewLesson, Past, PastGames, Replay, Promise as Promised, Wish } from '../wire'
import { freshNonce, keepPledge } from './pledges'

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts,
  ) {
    super(code)
  }
}

/** Milliseconds. An answer later than this comes no more, whatever the browser hopes: a dead connection says nothing. */
export const ANSWER_WITHIN = 10_000

/** An answer, or `unreachable`. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN) })
  } catch {
    throw new Failed('unreachable', {})
  }
}

export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await ask(path, { ...init, headers: { Accept: 'application/json', ...init?.headers } })
  if (answer.status === 204) return undefined as T
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok && body !== null) return body as T
  const failure = body as Failure | null
  throw new Failed(failure?.code ?? 'unreachable', failure?.facts ?? {})
}

export function post<T>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
  return call<T>(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

let ahead: Promise<Lobby> | null = null

/** Asks for the lobby before anybody wants to see it: while the page's words are on their way. */
export function askAhead(): void {
  ahead = call<Lobby>('/api/lobby')
  ahead.catch(() => undefined) // it is told to whoever asks for the lobby
}

export function lobby(): Promise<Lobby> {
  const asked = ahead ?? call<Lobby>('/api/lobby')
  ahead = null
  return asked
}

export const judge = (wish: Wish): Promise<Judged> => post<Judged>('/api/rules', wish)
export const newGame = (wish: Omit<NewGame, 'pledge'>): Promise<Created> => start('/api/games', wish)
export const again = (table: string): Promise<Created> => start(`/api/games/${table}/again`, {})
export const today = (pace: string): Promise<Created> => post<Created>('/api/today', { pace })

/** Has a deal promised, adds this page's part to it, and starts. A promise that a restart has forgotten is asked for again, once. */
async function start(path: string, wish: object, isSecond = false): Promise<Created> {
  const { commitment } = await post<Promised>('/api/promises', {})
  const pledge = { commitment, nonce: freshNonce() }
  try {
    const created = await post<Created>(path, { ...wish, pledge })
    if (created.commitment === commitment) keepPledge(created.table, pledge)
    return created
  } catch (error) {
    if (isSecond || !(error instanceof Failed) || error.code !== 'unknown_promise') throw error
    return start(path, wish, true)
  }
}

/** A finished game in DPN, with the proof of its deal. */
export async function gameRecord(table: string): Promise<string> {
  const answer = await ask(`/api/games/${table}/record`)
  if (answer.ok) return (await answer.text()).trim()
  const failure = (await answer.json().catch(() => null)) as Failure | null
  throw new Failed(failure?.code ?? 'unreachable', failure?.facts ?? {})
}

/** Finished games of one's own. `query`: which, as in the address. */
export const pastGames = (query: URLSearchParams): Promise<PastGames> => call<PastGames>(`/api/games?${query}`)
export const pastGame = (table: string): Promise<Past> => call<Past>(`/api/games/${table}`)
/** A record's game for a seat. The record travels in the body: addresses are written into logs. */
export const replay = (ask: AskReplay): Promise<Replay> => post<Replay>('/api/replay', ask)

export const lessons = (): Promise<Lessons> => call<Lessons>('/api/lessons')
export const newLesson = (lesson: string, wish: NewLesson): Promise<Created> => post<Created>(`/api/lessons/${lesson}`, wish)

/** The rules page of a preset as the server wrote it; only its main part is used. */
export async function rulesPage(language: string, preset: string): Promise<Element> {
  const answer = await ask(`/${language}/rules/${preset}`, { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  if (!answer.ok || main === null) throw new Failed('not_found', { path: `/${language}/rules/${preset}` })
  return main
}
