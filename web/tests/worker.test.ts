import { describe, expect, it } from 'vitest'
import { isOfBuild, keyOf, wayOf } from '../src/worker/ways'

const HOME = 'http://localhost:1'
const ask = (path: string, mode = 'cors', method = 'GET', origin = HOME): string => wayOf({ method, mode, url: origin + path }, HOME)

describe('the service worker answers', () => {
  it.each(['/assets/index-x.js', '/assets/deck-1/atlasnye/full/en/Kc.svg'])('%s from what is kept', (path) => {
    expect(ask(path)).toBe('kept')
  })

  it.each(['/', '/table/abc', '/decks', '/rules/club', '/nothing'])('%s with the page, if nobody else does', (path) => {
    expect(ask(path, 'navigate')).toBe('page')
  })

  it.each(['/en/rules/club+deck=52', '/ru/deck/french', '/ru/decks', '/rules.css', '/icons/icon.svg'])('%s as it was read last', (path) => {
    expect(ask(path)).toBe('read')
    expect(ask(path, 'navigate')).toBe('read')
  })

  it.each(['/api/lobby', '/api/games', '/healthz', '/worker.js', '/table/abc'])('%s not at all', (path) => {
    expect(ask(path)).toBe('none')
  })

  it('nothing that is posted, and nobody else', () => {
    expect(ask('/assets/x.js', 'cors', 'POST')).toBe('none')
    expect(ask('/assets/x.js', 'cors', 'GET', 'http://localhost:2')).toBe('none')
    expect(ask('/api/lobby', 'navigate')).toBe('none')
  })
})

describe('a page', () => {
  const page = '<script src="/assets/index-a.js"></script><link href="/assets/index-b.css">'

  it('is of a build that has all its files', () => {
    expect(isOfBuild(page, ['/assets/index-a.js', '/assets/index-b.css', '/assets/c.js'])).toBe(true)
    expect(isOfBuild(page, ['/assets/index-a.js'])).toBe(false)
    expect(isOfBuild('<p>Not built</p>', [])).toBe(false)
  })

  it('is kept without the way back to a table', () => {
    expect(keyOf(`${HOME}/en/rules/club?table=abc`)).toBe(`${HOME}/en/rules/club`)
  })
})
