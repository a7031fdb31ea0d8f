import { describe, expect, it } from 'vitest'
import type { Language } from '../src/language/languages'
import { Voice } from '../src/language/voice'
import { textOf } from './locales'

const fetched = (language: Language): Promise<string> => Promise.resolve(textOf(language))

describe('the voice', () => {
  it('speaks a language once its texts are there', async () => {
    const voice = new Voice(fetched)
    expect(await voice.speak('ru')).toBe('spoken')
    expect(voice.words.language).toBe('ru')
    expect(voice.words.say('settings-language')).toBe('Язык')
    expect(voice.isMissing).toBe(false)
  })

  it('keeps the old words when another language cannot be fetched, says so, and can try again', async () => {
    let isGone = false
    const voice = new Voice((language) => (isGone ? Promise.reject(new TypeError('gone')) : fetched(language)))
    await voice.speak('en')
    const before = voice.words
    isGone = true
    expect(await voice.speak('ru')).toBe('missing')
    expect(voice.words).toBe(before)
    expect(voice.isMissing).toBe(true)
    isGone = false
    expect(await voice.speak('ru')).toBe('spoken')
    expect(voice.isMissing).toBe(false)
    expect(voice.words.language).toBe('ru')
  })

  it('speaks what was wished for last, whatever comes last', async () => {
    const answers: { resolve: (texts: string) => void; reject: (error: Error) => void }[] = []
    const voice = new Voice(() => new Promise((resolve, reject) => answers.push({ resolve, reject })))
    const [first, second, third] = [voice.speak('en'), voice.speak('en'), voice.speak('ru')]
    answers[2]?.resolve(textOf('ru'))
    expect(await third).toBe('spoken')
    answers[0]?.resolve(textOf('en'))
    answers[1]?.reject(new Error('gone'))
    expect([await first, await second]).toEqual(['overtaken', 'overtaken'])
    expect(voice.words.language).toBe('ru')
    expect(voice.isMissing).toBe(false)
  })

  it('takes further texts in, for every language from then on', async () => {
    const asked: string[] = []
    const voice = new Voice((language, parts) => {
      asked.push([language, ...parts].join(' '))
      return fetched(language)
    })
    await voice.speak('en')
    expect(await voice.also('learn')).toBe(true)
    expect(await voice.also('learn')).toBe(true)
    await voice.speak('ru')
    expect(asked).toEqual(['en', 'en learn', 'ru learn'])
  })

  it('does without further texts that cannot be fetched', async () => {
    const voice = new Voice((language, parts) => (parts.length > 0 ? Promise.reject(new TypeError('gone')) : fetched(language)))
    await voice.speak('en')
    const before = voice.words
    expect(await voice.also('learn')).toBe(false)
    expect([voice.words === before, voice.isMissing]).toEqual([true, false])
    expect(await voice.speak('ru')).toBe('spoken')
  })
})
