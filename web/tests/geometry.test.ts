import { describe, expect, it } from 'vitest'
import { attackPlace, beatPlace, boutGrid, fanPlaces, handPlaces, handShape, seeded } from '../src/cards/geometry'

const room = { x: 100, y: 500, width: 800, height: 250 }

describe('the hand', () => {
  it('of six on a desktop has the study measures: step 93, chord 232, sag 17', () => {
    const places = handPlaces(6, 122, room, 500, false)
    expect(places).toHaveLength(6)
    expect(places[1]!.x - places[0]!.x).toBeCloseTo(92.7, 0)
    expect(500 + 400 - 400 + (places[5]!.x - 500)).toBeCloseTo(500 + 232, 0)
    expect(places[0]!.y - handPlaces(1, 122, room, 500, false)[0]!.y).toBeCloseTo(17, 0)
    expect(places[5]!.turn).toBeCloseTo(8.5, 1)
  })

  it('is symmetrical', () => {
    const places = handPlaces(9, 122, room, 500, false)
    places.forEach((place, i) => {
      const mirror = places[places.length - 1 - i]!
      expect(place.x + mirror.x).toBeCloseTo(2 * (room.x + room.width / 2))
      expect(place.turn + mirror.turn).toBeCloseTo(0)
      expect(place.y).toBeCloseTo(mirror.y)
    })
  })

  it('of one lies straight in the middle', () => {
    expect(handPlaces(1, 122, room, 500, false)).toEqual([{ x: 500, y: 591.5, w: 122, turn: 0 }])
    expect(handPlaces(0, 122, room, 500, false)).toEqual([])
  })

  it.each([1, 2, 6, 13, 14, 20, 24, 30, 36])('of %i stays inside its room and leaves every index free', (n) => {
    for (const { width, w, isSmall } of [
      { width: 322, w: 72, isSmall: true },
      { width: 282, w: 72, isSmall: true },
      { width: 740, w: 130, isSmall: false },
      { width: 800, w: 122, isSmall: false },
    ]) {
      const box = { x: 0, y: 0, width, height: 200 }
      const places = handPlaces(n, w, box, 0, isSmall)
      const shape = handShape(n, w, width, isSmall)
      for (const place of places) {
        expect(place.x - place.w / 2).toBeGreaterThanOrEqual(-1)
        expect(place.x + place.w / 2).toBeLessThanOrEqual(width + 1)
      }
      if (shape.rows === 1 && n > 1) expect(shape.step).toBeGreaterThanOrEqual((isSmall ? 0.38 : 0.22) * shape.w - 0.01)
    }
  })

  it('goes to two rows on a phone from fourteen cards at the latest, and not with six', () => {
    expect(handShape(6, 72, 322, true).rows).toBe(1)
    expect(handShape(14, 72, 322, true).rows).toBe(2)
    expect(handShape(24, 122, 800, false).rows).toBe(1)
  })
})

describe('the bout', () => {
  it('has six fixed places that fit the room without touching', () => {
    const { w, centres } = boutGrid({ x: 0, y: 0, width: 226, height: 240 }, 60)
    expect(centres).toHaveLength(6)
    expect(centres[1]!.x - centres[0]!.x).toBeGreaterThan(1.5 * w)
    expect(centres[3]!.y - centres[0]!.y).toBeGreaterThan(1.5 * w)
    expect(centres[0]!.x - w * 0.75).toBeGreaterThanOrEqual(0)
  })

  it('leaves both indices free: the beating card lies across, lower', () => {
    const centre = { x: 0, y: 0 }
    const attack = attackPlace(centre, 100, '9c', true)
    const beat = beatPlace(centre, 100, 'Jc')
    expect(Math.abs(attack.turn)).toBeLessThanOrEqual(1.8)
    expect(Math.abs(beat.turn - 82)).toBeLessThanOrEqual(1.8)
    // The upper edge of the beating card lies well under that of the attack.
    expect(beat.y - 50 - (attack.y - 75)).toBeGreaterThan(40)
  })

  it('tilts a card the same way for everybody', () => {
    expect(seeded('9c')).toBe(seeded('9c'))
    expect(new Set(['9c', '9d', '9h', '9s'].map(seeded)).size).toBe(4)
  })
})

describe('a fan', () => {
  it('is never wider than its seat allows', () => {
    const places = fanPlaces(20, 26, { x: 100, y: 50 }, 180, 64)
    const xs = places.map((place) => place.x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(64 - 26)
  })

  it('turns with its side of the table', () => {
    const [first, last] = [0, 4].map((i) => fanPlaces(5, 60, { x: 0, y: 0 }, 90)[i]!)
    expect(Math.abs(last!.x - first!.x)).toBeLessThan(1)
    expect(last!.y).toBeGreaterThan(first!.y)
  })
})
