/** The HTTP calls. Every failure is thrown as a `Failed` with a code of docs/errors.md, or `unreachable`. */
import type { Created, Facts, Failure, Judged, Lobby, NewGame, Wish } from '../wire'

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts,
  ) {
    super(code)
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init?.headers } })
  } catch {
    throw new Failed('unreachable', {})
  }
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok && body !== null) return body as T
  const failure = body as Failure | null
  throw new Failed(failure?.code ?? 'unreachable', failure?.facts ?? {})
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

export const lobby = (): Promise<Lobby> => call<Lobby>('/api/lobby')
export const judge = (wish: Wish): Promise<Judged> => post<Judged>('/api/rules', wish)
export const newGame = (wish: NewGame): Promise<Created> => post<Created>('/api/games', wish)
export const again = (table: string): Promise<Created> => post<Created>(`/api/games/${table}/again`, {})

/** The rules page of a preset as the server wrote it; only its main part is used. */
export async function rulesPage(language: string, preset: string): Promise<Element> {
  let answer: Response
  try {
    answer = await fetch(`/${language}/rules/${preset}`, { headers: { Accept: 'text/html' } })
  } catch {
    throw new Failed('unreachable', {})
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  if (!answer.ok || main === null) throw new Failed('not_found', { path: `/${language}/rules/${preset}` })
  return main
}
