import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, LONGEST_SEEN, LONGEST_UNSEEN, Returning } from '../src/link/returning'

let asked = 0
let returning: Returning
let sight: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers()
  const here = new EventTarget()
  sight = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', sight)
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here))
  vi.stubGlobal('removeEventListener', here.removeEventListener.bind(here))
  vi.stubGlobal('dispatchEvent', here.dispatchEvent.bind(here))
  asked = 0
  returning = new Returning(() => asked++)
})
afterEach(() => {
  returning.cancel()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(visibility: 'visible' | 'hidden'): void {
  sight.visibilityState = visibility
  sight.dispatchEvent(new Event('visibilitychange'))
}

describe('the wait before one asks again', () => {
  it.each([true, false])('grows, is never nothing and has an end; looked at: %s', (isSeen) => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((n) => backoff(n, 0.5, isSeen))
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBeGreaterThan(100)
    expect(backoff(20, 0.999, isSeen)).toBeLessThanOrEqual(isSeen ? LONGEST_SEEN : LONGEST_UNSEEN)
  })

  it('is short again once somebody has answered', () => {
    for (let n = 0; n < 9; n++) {
      returning.later()
      vi.advanceTimersByTime(LONGEST_SEEN)
    }
    expect(asked).toBe(9)
    returning.answered()
    returning.later()
    vi.advanceTimersByTime(backoff(0, 1, true))
    expect(asked).toBe(10)
  })
})

describe('one who waits to ask', () => {
  it.each(['online', 'focus'])('asks at once on %s, and not a second time', (reason) => {
    returning.later()
    dispatchEvent(new Event(reason))
    expect(asked).toBe(1)
    dispatchEvent(new Event(reason))
    vi.advanceTimersByTime(LONGEST_UNSEEN)
    expect(asked).toBe(1)
  })

  it('asks at once when somebody comes to look, and not when somebody goes', () => {
    returning.later()
    show('hidden')
    expect(asked).toBe(0)
    show('visible')
    expect(asked).toBe(1)
  })

  it('asks seldom while nobody looks', () => {
    sight.visibilityState = 'hidden'
    for (let n = 0; n < 9; n++) {
      returning.later()
      vi.advanceTimersByTime(LONGEST_UNSEEN)
    }
    returning.later()
    vi.advanceTimersByTime(LONGEST_SEEN)
    expect(asked).toBe(9)
  })

  it('never asks once it is given up', () => {
    returning.later()
    returning.cancel()
    dispatchEvent(new Event('online'))
    show('visible')
    vi.advanceTimersByTime(LONGEST_UNSEEN)
    expect(asked).toBe(0)
  })
})
