import { describe, expect, it } from 'vitest'
import { settingsOf, usualSettings } from '../src/game/settings'
import { routeOf, socketAddress } from '../src/link/address'
import { placeOf, roleOf } from '../src/game/roles'
import { sightOf } from './make'

describe('stored settings', () => {
  it('come back as they were kept', () => {
    const kept = { ...usualSettings, preset: 'club', seats: 6, autoPass: false, language: 'ru', sorting: 'rank', trumps: 'left', counter: true, lastBout: true, keys: { take: 'x' } }
    expect(settingsOf(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([null, '', '{', '7', '[]', 'null', '{"seats":99,"pace":"fast","autoPass":"no","theme":1,"sorting":"x","keys":7}'])('%s are the usual', (text) => {
    expect(settingsOf(text)).toEqual(usualSettings)
  })
})

describe('a stored setting that is none', () => {
  it.each([
    ['theme', 'blue'],
    ['motion', 'slow'],
    ['design', 'tarot'],
    ['back', '../x'],
    ['letters', 'xx'],
    ['fourColours', 1],
    ['contrast', 101],
    ['grain', -1],
    ['temperature', 50.5],
    ['volume', '60'],
  ] as const)('%s %j is the usual one, and the others stay', (name, value) => {
    expect(settingsOf(JSON.stringify({ ...usualSettings, leftHanded: true, [name]: value }))).toEqual({ ...usualSettings, leftHanded: true })
  })
})

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(routeOf('/')).toEqual({ screen: 'entrance' })
    expect(routeOf('/table/a-B_9')).toEqual({ screen: 'table', table: 'a-B_9' })
    expect(routeOf('/settings')).toEqual({ screen: 'settings' })
    expect(routeOf('/settings/x')).toEqual({ screen: 'entrance' })
    expect(routeOf('/table/a/b')).toEqual({ screen: 'entrance' })
  })

  it('of the socket keep the security of the page', () => {
    expect(socketAddress({ protocol: 'http:', host: 'localhost:1' }, 'x')).toBe('ws://localhost:1/table/x/socket')
    expect(socketAddress({ protocol: 'https:', host: 'a.b' }, 'x')).toBe('wss://a.b/table/x/socket')
  })
})

describe('roles', () => {
  it('tell attacker, defender, order of throwing in and passing', () => {
    const sight = sightOf({ attacker: 1, defender: 2, throwers: [1, 0], passed: [1] })
    expect(roleOf(sight, 1, [])).toEqual({ kind: 'attack' })
    expect(roleOf(sight, 2, [])).toEqual({ kind: 'defend' })
    expect(roleOf(sight, 0, [])).toEqual({ kind: 'throw', order: 2, passed: false })
    expect(roleOf({ ...sight, phase: 'throw_in_taking' }, 2, [])).toEqual({ kind: 'taking' })
  })

  it('give a place only where the order was seen', () => {
    expect(placeOf([{ seat: 3, bout: 2 }, { seat: 1, bout: 5 }], 1)).toBe(2)
    expect(placeOf([{ seat: 3, bout: 0 }, { seat: 1, bout: 5 }], 1)).toBeNull()
  })
})
