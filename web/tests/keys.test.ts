import { describe, expect, it } from 'vitest'
import { commandOf } from '../src/game/keys'
import type { Key } from '../src/game/keys'

const key = (part: Partial<Key>): Key => ({ key: '', code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...part })

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
