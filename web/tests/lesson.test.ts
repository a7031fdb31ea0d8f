import { describe, expect, it } from 'vitest'
import { decided, framed, greeted, mayAct, presented } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import type { Game } from '../src/game/game'
import { isLessonOver, stageOf, taught } from '../src/game/lesson'
import { neighboursOf, nextOf, progressOf } from '../src/learn/progress'
import { saidAt, spokenAt } from '../src/learn/said'
import { Words } from '../src/language/words'
import type { Standing } from '../src/wire'
import { textOf } from './locales'
import { frameOf, welcomeOf } from './make'

const standing = (part: Partial<Standing> = {}): Standing => ({ lesson: 'add', steps: ['lead', 'add', 'done'], done: [], astray: null, deed: null, ...part })
const lesson = (part: Partial<Standing> = {}): Game => greeted(emptyGame, { ...welcomeOf(5), lesson: standing(part) })

describe('a lesson', () => {
  it('is none at the table of a game', () => {
    expect(stageOf(greeted(emptyGame, welcomeOf(5)))).toBeNull()
    expect(isLessonOver(greeted(emptyGame, welcomeOf(5)))).toBe(false)
  })

  it('stands where the events that are shown have brought it', () => {
    expect(stageOf(lesson())).toEqual({ step: 0, state: 'open', deed: null })
    expect(stageOf(lesson({ done: [3, 4] }))).toEqual({ step: 2, state: 'open', deed: null })
    expect(stageOf(lesson({ done: [3, 4, 5] }))).toEqual({ step: 3, state: 'met', deed: null })
    expect(stageOf(lesson({ done: [3], astray: 5, deed: 'pass' }))).toEqual({ step: 1, state: 'astray', deed: 'pass' })
  })

  it('does not tell of events before they are shown', () => {
    const told = taught(framed(framed(lesson({ done: [3, 4] }), frameOf(6)), frameOf(7)), { type: 'lesson', standing: standing({ done: [3, 4, 7] }) })
    expect(stageOf(told)?.state).toBe('open')
    expect(stageOf(presented(told))?.state).toBe('open')
    expect(stageOf(presented(presented(told)))?.state).toBe('met')
    const lost = taught(lesson(), { type: 'lesson', standing: standing({ astray: 6, deed: 'take' }) })
    expect(stageOf(lost)).toEqual({ step: 0, state: 'open', deed: null })
    expect(stageOf(presented(framed(lost, frameOf(6))))).toEqual({ step: 0, state: 'astray', deed: 'take' })
  })

  it('takes no more moves once it is learned or lost', () => {
    expect(mayAct(lesson())).toBe(true)
    for (const over of [lesson({ done: [3, 4, 5] }), lesson({ astray: 5, deed: 'take' })]) {
      expect(mayAct(over)).toBe(false)
      expect(decided(over, '0a7c', 'one')).toBe(over)
    }
  })

  it('is what the last welcome says', () => {
    expect(greeted(lesson({ done: [3] }), { ...welcomeOf(9), lesson: standing({ done: [3, 8] }) }).lesson?.done).toEqual([3, 8])
    expect(greeted(lesson(), welcomeOf(9)).lesson).toBeNull()
  })
})

describe('what a lesson says', () => {
  const steps = ['lead', 'add', 'done', 'over']
  const has = (...ids: string[]) => (id: string) => ids.includes(id)

  it('is about the step that is to be done', () => {
    expect(saidAt('add', steps, { step: 1, state: 'open', deed: null }, has('learn-add-add', 'learn-add-add-do'))).toEqual({
      about: 'learn-add-add',
      todo: 'learn-add-add-do',
    })
    expect(saidAt('add', steps, { step: 0, state: 'open', deed: null }, has('learn-add-lead-do'))).toEqual({ about: null, todo: 'learn-add-lead-do' })
  })

  it('stays while a step has no words of its own', () => {
    expect(saidAt('add', steps, { step: 3, state: 'open', deed: null }, has('learn-add-done-do', 'learn-add-lead-do')).todo).toBe('learn-add-done-do')
  })

  it('is about the deed that led astray, if there are words for it', () => {
    const astray = { step: 1, state: 'astray', deed: 'pass' } as const
    expect(saidAt('add', steps, astray, has('learn-add-astray', 'learn-add-astray-pass')).about).toBe('learn-add-astray-pass')
    expect(saidAt('add', steps, astray, has('learn-add-astray', 'learn-add-astray-take')).about).toBe('learn-add-astray')
  })

  it.each(['en', 'ru'] as const)('is said aloud in %s: the title once, cards by their names', (language) => {
    const words = new Words(language, textOf(language))
    const first = spokenAt(words, 'beat', ['first', 'second'], { step: 0, state: 'open', deed: null })
    expect(first).toMatch(language === 'en' ? /^Beat it\. Vera attacks.* Beat eight of clubs\.$/ : /^Отбейтесь\. Вера ходит.* Побейте восьмёрку треф\.$/)
    const met = spokenAt(words, 'beat', ['first', 'second'], { step: 2, state: 'met', deed: null })
    expect(met).toMatch(language === 'en' ? /^Well played\. All beaten!/ : /^Получилось\. Отбились!/)
    expect(words.missing.size).toBe(0)
  })
})

describe('progress', () => {
  it.each([[null, []], ['', []], ['{', []], ['{"a":1}', []], ['["lead",7,"beat"]', ['lead', 'beat']]])('kept as %s is %j', (text, done) => {
    expect(progressOf(text)).toEqual(done)
  })

  it('goes on with the first lesson that is not done', () => {
    const names = ['lead', 'beat', 'trump']
    expect(nextOf(names, [])).toBe('lead')
    expect(nextOf(names, ['lead', 'trump'])).toBe('beat')
    expect(nextOf(names, ['trump', 'beat', 'lead', 'gone'])).toBeNull()
  })

  it('knows the way back and on', () => {
    const names = ['lead', 'beat', 'trump']
    expect(neighboursOf(names, 'lead')).toEqual({ before: null, after: 'beat' })
    expect(neighboursOf(names, 'trump')).toEqual({ before: 'beat', after: null })
    expect(neighboursOf(names, 'gone').after).toBeNull()
  })
})
