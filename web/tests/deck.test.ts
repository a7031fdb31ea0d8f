import { describe, expect, it } from 'vitest'
import { BACKS, DESIGNS, INDEX_SETS, PLAIN, backUrl, cardsOf, faceSize, faceUrl } from '../src/deck/deck'
import type { FaceSize } from '../src/deck/deck'

const PUBLIC = '../src/deck/generated/public'
const DRAWN = new Set(Object.keys(import.meta.glob('../src/deck/generated/public/assets/**/*.svg')).map((file) => file.slice(PUBLIC.length)))

describe('the deck', () => {
  it('has a picture for every card of every pack, set, size, design and choice of colours', () => {
    const asked = new Set<string>()
    for (const design of DESIGNS)
      for (const fourColours of [false, true])
        for (const set of INDEX_SETS)
          for (const size of ['full', 'small'] satisfies FaceSize[])
            for (const card of cardsOf('52')) asked.add(faceUrl(card, set, size, { ...PLAIN, design, fourColours }))
    for (const back of BACKS) asked.add(backUrl(back))
    expect([...asked].filter((url) => !DRAWN.has(url))).toEqual([])
    expect([...DRAWN].filter((url) => !asked.has(url) && !url.includes('/suits/'))).toEqual([])
  })

  it('shares what looks the same', () => {
    expect(faceUrl('Qh', 'cs', 'full')).toBe(faceUrl('Qh', 'en', 'full'))
    expect(faceUrl('9h', 'ru', 'small')).toBe(faceUrl('9h', 'de', 'small'))
    expect(faceUrl('Qh', 'ru', 'full')).not.toBe(faceUrl('Qh', 'en', 'full'))
  })

  it('changes the colour of clubs and diamonds alone', () => {
    const four = { ...PLAIN, fourColours: true }
    const changed = ['6c', '6d', '6h', '6s'].filter((card) => faceUrl(card, 'en', 'full') !== faceUrl(card, 'en', 'full', four))
    expect(changed).toEqual(['6c', '6d'])
  })

  it('shows the small face on cards too narrow for the full one', () => {
    expect([40, 71, 83.9, 84, 200].map(faceSize)).toEqual(['small', 'small', 'small', 'full', 'full'])
  })

  it('knows the packs', () => {
    expect(['24', '36', '52'].map((deck) => cardsOf(deck).length)).toEqual([24, 36, 52])
    expect(new Set(cardsOf('36')).size).toBe(36)
    expect(cardsOf('36')).not.toContain('5c')
  })
})
