import { describe, expect, it } from 'vitest'
import { levelsOf, LONGEST_NAME, namesOf, ownOf, usualOwn, withFollowers, withOne } from '../src/game/own'

describe('a stored table of one’s own', () => {
  it('comes back as it was kept', () => {
    const kept = { options: { deck: '52', transfer: 'yes' }, levels: ['', 'hard'], names: ['Anna'] }
    expect(ownOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it.each([null, 7, 'x', [], { options: [], levels: {}, names: 'Anna' }])('%j is the usual one', (given) => {
    expect(ownOf(given)).toEqual(usualOwn)
  })

  it('leaves out what does not fit', () => {
    const given = { options: { deck: 52, transfer: 'yes', x: 'y'.repeat(99) }, levels: [1, 'easy'], names: ['n'.repeat(99), ...Array<string>(20).fill('b')] }
    const { options, levels, names } = ownOf(given)
    expect(options).toEqual({ transfer: 'yes' })
    expect(levels).toEqual(['', 'easy'])
    expect(names).toHaveLength(5)
    expect(names[0]).toHaveLength(LONGEST_NAME)
  })
})

describe('those who sit there', () => {
  const own = { options: {}, levels: ['hard', '', 'gone'], names: [' Anna ', '  '] }

  it('play at their own level, or at that of all', () => {
    expect(levelsOf(own, 4, 'easy', ['easy', 'medium', 'hard'])).toEqual(['hard', 'easy', 'easy', 'easy'])
  })

  it('bear their own names, or none', () => {
    expect(namesOf(own, 3)).toEqual(['Anna', null, null])
  })

  it('are changed one at a time', () => {
    expect(withOne([], 2, 'x')).toEqual(['', '', 'x'])
    expect(withOne(['a', 'b'], 0, '')).toEqual(['', 'b'])
  })
})

describe('an option that says the same as another', () => {
  it('goes with it, and no other does', () => {
    expect(withFollowers({ bout_limit: '6', first_bout_limit: '6' }, 'bout_limit', '4')).toEqual({ bout_limit: '4', first_bout_limit: '4' })
    expect(withFollowers({ bout_limit: '6', first_bout_limit: '5' }, 'bout_limit', '5')).toEqual({ bout_limit: '5' })
    expect(withFollowers({ bout_limit: '6', first_bout_limit: '6' }, 'first_bout_limit', '5')).toEqual({ first_bout_limit: '5' })
    expect(withFollowers({}, 'transfer', 'yes')).toEqual({ transfer: 'yes' })
  })
})
