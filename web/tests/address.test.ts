import { describe, expect, it } from 'vitest'
import { askedOf, routeOf, socketAddress } from '../src/link/address'

describe('addresses', () => {
  it('lead to a table or to the way in', () => {
    expect(routeOf('/')).toEqual({ screen: 'entrance' })
    expect(routeOf('/table/42-GHI1g_S0wH')).toEqual({ screen: 'table', table: '42-GHI1g_S0wH' })
    expect(routeOf('/table/../etc')).toEqual({ screen: 'entrance' })
    expect(routeOf('/learn')).toEqual({ screen: 'learn', lesson: null })
    expect(routeOf('/learn/throw-in')).toEqual({ screen: 'learn', lesson: 'throw-in' })
    expect(routeOf('/games')).toEqual({ screen: 'games' })
    expect(routeOf('/review')).toEqual({ screen: 'review', table: null })
    expect(routeOf('/review/42-GHI1g_S0wH')).toEqual({ screen: 'review', table: '42-GHI1g_S0wH' })
    expect(routeOf('/reviews')).toEqual({ screen: 'entrance' })
    expect(routeOf('/learning')).toEqual({ screen: 'entrance' })
  })

  it('name the rules and the deck that a page to read asks for', () => {
    expect(askedOf('?rules=club')).toEqual({ rules: 'club', design: null })
    expect(askedOf('?rules=custom%2Bdeck%3D52&design=french')).toEqual({ rules: 'custom+deck=52', design: 'french' })
    expect(askedOf('?other=1')).toEqual({ rules: null, design: null })
  })

  it('keep the socket as safe as the page', () => {
    expect(socketAddress({ protocol: 'https:', host: 'a.example' }, 't')).toBe('wss://a.example/table/t/socket')
    expect(socketAddress({ protocol: 'http:', host: 'localhost:8765' }, 't')).toBe('ws://localhost:8765/table/t/socket')
  })
})
