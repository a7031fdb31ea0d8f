import { describe, expect, it } from 'vitest'
import { chosenKey, commandOf, keysOf, ownKeysOf } from '../src/game/keys'
import type { Key } from '../src/game/keys'

const key = (part: Partial<Key>): Key => ({ key: '', code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, ...part })

describe('keys', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Enter', 'play'],
    [' ', 'play'],
    ['t', 'take'],
    ['T', 'take'],
    ['d', 'done'],
    ['p', 'done'],
    ['h', 'hint'],
    ['l', 'read'],
    ['u', 'undo'],
    ['s', 'sort'],
    ['c', 'counts'],
    ['r', 'say-again'],
    ['?', 'keys'],
    ['Escape', 'close'],
  ])('%s asks for %s', (name, command) => {
    expect(commandOf(key({ key: name }))).toBe(command)
  })

  it('are found by their place on a layout of another script', () => {
    expect(commandOf(key({ key: 'е', code: 'KeyT' }))).toBe('take')
    expect(commandOf(key({ key: 'в', code: 'KeyD' }))).toBe('done')
  })

  it('mean what they write on another Latin layout', () => {
    expect(commandOf(key({ key: 'l', code: 'KeyP' }))).toBe('read')
  })

  it('with a modifier belong to the browser', () => {
    expect(commandOf(key({ key: 't', ctrlKey: true }))).toBeNull()
    expect(commandOf(key({ key: 'd', metaKey: true }))).toBeNull()
    expect(commandOf(key({ key: 'ArrowLeft', altKey: true }))).toBeNull()
  })

  it('held down move, but do nothing twice', () => {
    expect(commandOf(key({ key: 'ArrowRight', repeat: true }))).toBe('right')
    expect(commandOf(key({ key: 'd', repeat: true }))).toBeNull()
    expect(commandOf(key({ key: 'Enter', repeat: true }))).toBeNull()
  })

  it('that mean nothing do nothing', () => {
    expect(commandOf(key({ key: 'x', code: 'KeyX' }))).toBeNull()
    expect(commandOf(key({ key: '5', code: 'Digit5' }))).toBeNull()
  })
})

describe('keys of one’s own', () => {
  it('take the place of the usual ones', () => {
    const own = { take: 'x', done: 'F2' } as const
    expect(commandOf(key({ key: 'x' }), own)).toBe('take')
    expect(commandOf(key({ key: 't' }), own)).toBeNull()
    expect(commandOf(key({ key: 'F2' }), own)).toBe('done')
    expect(commandOf(key({ key: 'p' }), own)).toBeNull()
    expect(keysOf('hint', own)).toEqual(['h'])
  })

  it('are found by their place too', () => {
    expect(commandOf(key({ key: 'ч', code: 'KeyX' }), { take: 'x' })).toBe('take')
    expect(chosenKey(key({ key: 'ч', code: 'KeyX' }), 'take', {})).toEqual({ keys: { take: 'x' } })
  })

  it('belong to one command alone', () => {
    expect(chosenKey(key({ key: 'd' }), 'take', {})).toEqual({ taken: 'done' })
    expect(chosenKey(key({ key: 'd' }), 'done', {})).toEqual({ keys: { done: 'd' } })
    expect(chosenKey(key({ key: 'x' }), 'take', { undo: 'x' })).toEqual({ taken: 'undo' })
    expect(chosenKey(key({ key: 'd' }), 'take', { done: 'x' })).toEqual({ keys: { done: 'x', take: 'd' } })
  })

  it.each(['Escape', 'Tab', 'F5'])('%s is nobody’s', (name) => expect(chosenKey(key({ key: name }), 'take', {})).toBe('reserved'))

  it('wait for a real key', () => {
    expect(chosenKey(key({ key: 'Shift' }), 'take', {})).toBeNull()
    expect(chosenKey(key({ key: 'x', ctrlKey: true }), 'take', {})).toBe('reserved')
  })

  it('of any age are read as far as they can be', () => {
    expect(ownKeysOf({ take: 'x', nonsense: 'y', done: 7, undo: 'x', hint: 'Escape', sort: '' })).toEqual({ take: 'x' })
    for (const stored of [null, 1, 'x', []]) expect(ownKeysOf(stored)).toEqual({})
  })
})
