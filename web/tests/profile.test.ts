import { describe, expect, it } from 'vitest'
import { earnedFrom, earnedOf, isOffered, isOpen, nothingEarned, withOpen } from '../src/game/earned'
import { Words } from '../src/language/words'
import { LANGUAGES } from '../src/language/languages'
import { codeIn, routeOf } from '../src/link/address'
import { codeOf, grouped, isLocal, minutesLeft } from '../src/profile/code'
import { MOST_SHOWN, courseOf, levelsIn } from '../src/profile/course'
import { partOf } from '../src/profile/growth'
import { thresholdOf } from '../src/profile/levels'
import { openedBy } from '../src/profile/opening'
import { isFestive, rewardSaid } from '../src/profile/reward'
import { afterwards } from '../src/profile/rewarded'
import { outlineOf } from '../src/profile/square'
import type { BackOpened, Growth, Played, Profile, Reward } from '../src/wire'
import { textOf } from './locales'

const back = (name: string, open: boolean, level: number | null = null, goal: string | null = null): BackOpened => ({ name, open, level, goal })
const BACKS = [back('rosettes', true), back('weave', true), back('scales', false, 2), back('plait', false, null, 'three-in-a-row')]
const growth = (points: number, level: number): Growth => ({ points, level, began: thresholdOf(level), next: thresholdOf(level + 1) })
const NONE = { games: 0, won: 0, drawn: 0, durak: 0, resigned: 0 }

function profileOf(part: Partial<Profile> = {}): Profile {
  return {
    known: true, name: 'Vera', avatar: 'fox', avatars: ['fox'], since: 1, devices: 1, recoverable: false, growth: growth(40, 1), all: NONE, by_preset: {}, by_seats: {},
    club_wins: 0, streak: 0, longest_streak: 0, goals: [], backs: BACKS, played: [], ...part,
  }
}

function rewardOf(part: Partial<Reward> = {}): Reward {
  return { points: 45, because: 'won', before: growth(80, 1), after: growth(125, 2), goals: ['first-win'], backs: ['scales'], coming: back('quilt', false, 3), ...part }
}

const played = (standing: string, points: number, finished = 0): Played => ({ table: `t${finished}`, finished, preset: 'classic', seats: 4, standing, points })

describe('addresses of the profile', () => {
  it('lead there, and bring a code along behind the mark alone', () => {
    expect(routeOf('/profile')).toEqual({ screen: 'profile' })
    expect(routeOf('/profile/')).toEqual({ screen: 'profile' })
    expect(routeOf('/profiles')).toEqual({ screen: 'entrance' })
    expect(codeIn('#join=6ZRQ-3GY1-MSGC')).toBe('6ZRQ-3GY1-MSGC')
    expect(codeIn('#join=')).toBeNull()
    expect(codeIn('#other')).toBeNull()
    expect(codeIn('')).toBeNull()
  })
})

describe('a code', () => {
  it('is taken as it was meant', () => {
    expect(codeOf(' 6zrq–3gyI msgo ')).toBe('6ZRQ3GY1MSG0')
    expect(codeOf('l-i-1')).toBe('111')
    expect(codeOf('…')).toBe('')
  })

  it('is shown in groups, once', () => {
    expect(grouped('6ZRQ3GY1MSGC')).toBe('6ZRQ-3GY1-MSGC')
    expect(grouped('6ZRQ-3GY1-MSGC')).toBe('6ZRQ-3GY1-MSGC')
    expect(grouped('ABCDE')).toBe('ABCD-E')
  })

  it('is good for whole minutes, and then no more', () => {
    expect(minutesLeft(600_000, 0)).toBe(10)
    expect(minutesLeft(600_000, 1_000)).toBe(10)
    expect(minutesLeft(600_000, 541_000)).toBe(1)
    expect(minutesLeft(600_000, 600_000)).toBeNull()
  })

  it('leads nowhere from an address of this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'game.localhost']) expect(isLocal(host), host).toBe(true)
    for (const host of ['192.168.1.7', 'game.example', '127.example', 'localhost.example']) expect(isLocal(host), host).toBe(false)
  })

  it('is a square whose dark parts lie where they were told, inside a quiet edge', () => {
    expect(outlineOf(['101', '000', '011'])).toBe('M4 4h1v1h-1zM6 4h1v1h-1zM5 6h2v1h-2z')
  })
})

describe('what is kept of what was earned', () => {
  it('comes from the profile and survives being kept', () => {
    const earned = earnedFrom(profileOf())
    expect(earned).toEqual({ known: true, name: 'Vera', avatar: 'fox', level: 1, backs: BACKS })
    expect(earnedOf(JSON.stringify(earned))).toEqual(earned)
  })

  it('is nothing where what is kept does not fit', () => {
    for (const stored of [null, '', 'null', '[]', '7', '{"level":-1,"backs":[{"name":7}],"known":"yes","name":3}']) expect(earnedOf(stored)).toEqual(nothingEarned)
  })

  it('lets what was chosen stay until something is known', () => {
    expect(isOpen(nothingEarned, 'night')).toBe(true)
    expect(isOffered(nothingEarned, 'night')).toBe(false)
    expect(isOffered(nothingEarned, 'weave')).toBe(true)
    const earned = earnedFrom(profileOf())
    expect(isOpen(earned, 'scales')).toBe(false)
    expect(isOpen(withOpen(earned, ['rosettes', 'scales']), 'scales')).toBe(true)
    expect(isOpen(withOpen(earned, ['rosettes', 'scales']), 'weave')).toBe(false)
  })

  it('grows by a game, and never shrinks by an older one', () => {
    const earned = { ...earnedFrom(profileOf()), level: 3 }
    const after = afterwards(earned, rewardOf())
    expect(after.level).toBe(3)
    expect(after.backs.filter(({ open }) => open).map(({ name }) => name)).toEqual(['rosettes', 'weave', 'scales'])
    expect(afterwards(earnedFrom(profileOf()), rewardOf()).level).toBe(2)
  })
})

describe('the course of games', () => {
  it('has a mark a game and ends at the experience', () => {
    const course = courseOf([played('won', 40), played('durak', 10, 1), played('resigned', 0, 2)], growth(50, 1))
    expect(course.began).toBe(0)
    expect(course.marks.map(({ lane, points }) => [lane, points])).toEqual([['won', 40], ['durak', 50], ['resigned', 50]])
    expect(course.marks.map(({ at }) => at)).toEqual([1 / 6, 0.5, 5 / 6])
    expect(course.top).toBe(100)
  })

  it('shows the newest, and begins with what came before them', () => {
    const games = Array.from({ length: MOST_SHOWN + 5 }, (_, i) => played('won', 10, i))
    const course = courseOf(games, growth(10 * games.length, 4))
    expect(course.marks).toHaveLength(MOST_SHOWN)
    expect(course.marks[0]?.game.table).toBe('t5')
    expect(course.began).toBe(50)
    expect(course.marks.at(-1)?.points).toBe(650)
  })

  it('knows where levels begin', () => {
    expect([1, 2, 3, 4].map(thresholdOf)).toEqual([0, 100, 300, 600])
    expect(levelsIn({ marks: [], began: 100, top: 600 }).map(({ level }) => level)).toEqual([3, 4])
  })

  it('fills the bar within a level', () => {
    expect(partOf(growth(0, 1))).toBe(0)
    expect(partOf(growth(200, 2))).toBe(0.5)
    expect(partOf({ points: 7, level: 1, began: 0, next: 0 })).toBe(1)
  })
})

describe('a reward', () => {
  const english = new Words('en', textOf('en'))

  it('is said once, the weightiest first', () => {
    expect(rewardSaid(english, rewardOf())).toBe('Experience: +45 points. Level 2 reached! Goal reached: The first win. A new back: scales. Next back at level 3: 175 points')
  })

  it('says why there is none', () => {
    const none = { points: 0, before: growth(80, 1), after: growth(80, 1), goals: [], backs: [], coming: null }
    expect(rewardSaid(english, rewardOf({ ...none, because: 'undone' }))).toBe('No experience: a decision was taken back.')
    expect(rewardSaid(english, rewardOf({ ...none, because: 'resigned' }))).toBe('No experience for a game you resigned.')
    expect(isFestive(rewardOf(none))).toBe(false)
  })

  it('is celebrated for a level, a goal or a back alone', () => {
    const plain = rewardOf({ after: growth(90, 1), goals: [], backs: [] })
    expect(isFestive(plain)).toBe(false)
    for (const part of [{ after: growth(120, 2) }, { goals: ['nobody'] }, { backs: ['night'] }]) expect(isFestive({ ...plain, ...part })).toBe(true)
  })
})

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the words of the profile in %s', (language) => {
  it('are there for every goal, picture, back and reward', async () => {
    const words = new Words(language, textOf(language))
    const avatars = ['spade', 'heart', 'diamond', 'club', 'crown', 'fools-cap', 'samovar', 'bagel', 'fox', 'bear', 'hare', 'owl', 'cat', 'rooster', 'fir', 'mushroom', 'none']
    for (const avatar of avatars) expect(words.has(`avatar-${avatar}`), avatar).toBe(true)
    const goals = [...textOf('en').matchAll(/^goal-([\w-]+)-about = /gm)].map(([, goal]) => goal ?? '')
    expect(goals).toHaveLength(25)
    for (const goal of goals) expect(openedBy(words, back('plait', false, null, goal))).toContain(words.say(`goal-${goal}`))
    for (const count of [0, 1, 2, 3, 5, 21]) {
      rewardSaid(words, rewardOf({ points: count }))
      words.say('devices-about', { count })
      words.say('devices-left', { minutes: count })
      words.say('join-along', { count })
      words.say('chart-about', { count })
      words.say('join-whose', { name: 'Vera', level: 3, count })
    }
    expect([...words.missing]).toEqual([])
  })
})
