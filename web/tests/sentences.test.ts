import { describe, expect, it } from 'vitest'
import { messageOf, told } from '../src/game/sentences'
import { readTable } from '../src/game/reading'
import { greeted } from '../src/game/fold'
import { emptyGame } from '../src/game/game'
import { Words, pieces } from '../src/language/words'
import { isLanguage, pickLanguage } from '../src/language/languages'
import type { Language } from '../src/language/languages'
import errors from '../../docs/errors.md?raw'
import { textOf } from './locales'
import { sightOf, welcomeOf } from './make'

const wordsOf = (language: Language): Words => new Words(language, textOf(language))

/** A value of the kind that a fact of this name has. */
function factOf(name: string): string | number {
  if (/^(card|attack|oldest)$/.test(name)) return '9h'
  if (name === 'rank') return '9'
  return name === 'trump' ? 's' : 1
}

const en = wordsOf('en')
const ru = wordsOf('ru')
const table = greeted(emptyGame, welcomeOf(1)).table!

describe('cards in words', () => {
  it('have full names in the case that is asked', () => {
    expect(en.card('Qh')).toBe('queen of hearts')
    expect(ru.card('Qh')).toBe('дама червей')
    expect(ru.card('Qh', 'accusative')).toBe('даму червей')
    expect(ru.card('Ks', 'instrumental')).toBe('королём пик')
    expect(ru.card('Td')).toBe('десятка бубен')
  })

  it('show the letters of the reader’s deck', () => {
    expect(['Jc', 'Qc', 'Kc', 'Ac', 'Tc', '6c'].map((card) => ru.index(card))).toEqual(['В', 'Д', 'К', 'Т', '10', '6'])
    expect(['Jc', 'Ac'].map((card) => en.index(card))).toEqual(['J', 'A'])
  })

  it('in a sentence are pieces to show and names to say', () => {
    expect(en.show('message-beat', { card: '9h' })).toEqual(['Beat ', { card: '9h' }, ' or take'])
    expect(en.say('message-beat', { card: '9h' })).toBe('Beat nine of hearts or take')
    expect(ru.say('message-beat', { card: '9h' })).toBe('Побейте девятку червей или берите')
  })

  it('without any are one piece', () => {
    expect(pieces('plain')).toEqual(['plain'])
    expect(pieces('')).toEqual([])
  })
})

describe('plurals', () => {
  it.each([
    [1, '1 карта'],
    [2, '2 карты'],
    [5, '5 карт'],
    [11, '11 карт'],
    [21, '21 карта'],
    [22, '22 карты'],
  ])('of %i in Russian (B89)', (count, text) => {
    expect(ru.say('cards-count', { count })).toBe(text)
  })
})

describe('the message line', () => {
  const say = (words: Words, part: Parameters<typeof sightOf>[0]): string => {
    const sight = sightOf(part)
    const { id, args } = messageOf({ words, table, sight, isSeen: false, autoPass: true, last: null })
    return words.say(id, args)
  }
  const defend = { phase: 'defend', table: [{ attack: '9c', beat: 'Jc' }, { attack: '9h', beat: null }] }

  it('asks for the oldest open attack', () => {
    const choices = [{ action: '0d9hQh', verb: 'beat', card: 'Qh' }, { action: '0k', verb: 'take', card: null }]
    expect(say(en, { ...defend, choices })).toBe('Beat nine of hearts or take')
  })

  it('names the way on where there is one', () => {
    const choices = [{ action: '0t9s', verb: 'transfer', card: '9s' }, { action: '0k', verb: 'take', card: null }]
    expect(say(en, { ...defend, choices })).toBe('Pass nine of hearts on, or take')
    expect(say(en, { ...defend, choices: choices.slice(1) })).toBe('Nothing in your hand beats nine of hearts: take')
  })

  it('lists ranks with the language’s own or', () => {
    const choices = [
      { action: '0a7h', verb: 'attack', card: '7h' },
      { action: '0aQc', verb: 'attack', card: 'Qc' },
      { action: '0aQh', verb: 'attack', card: 'Qh' },
      { action: '0p', verb: 'pass', card: null },
    ]
    expect(say(en, { phase: 'throw_in', choices })).toBe('Throw in another seven or queen, or say done')
    expect(say(ru, { phase: 'throw_in', choices })).toBe('Подкиньте семёрку или даму или скажите «Бито»')
  })

  it('says whom one waits for', () => {
    expect(say(en, { actor: 1, choices: [], phase: 'lead' })).toBe('Boris is to lead')
    expect(say(ru, { ...defend, actor: 1, choices: [] })).toBe('Борис отбивает девятку червей')
  })
})

describe('the live region', () => {
  it('tells the bout, who attacks, who defends and the limit (B86)', () => {
    const event = { kind: 'bout', bout: 3, attacker: 1, defender: 0, limit: 5 } as const
    expect(told(en, table, event, sightOf())).toBe('Bout 3. Boris attacks, you defend; at most 5 cards')
  })

  it('tells own drawn cards, and only the number of others', () => {
    expect(told(ru, table, { kind: 'draw', seat: 0, cards: ['7c', 'Qh'] }, sightOf())).toBe('Вы добираете: семёрку треф и даму червей')
    expect(told(en, table, { kind: 'draw', seat: 1, cards: ['??', '??'] }, sightOf())).toBe('Boris draws 2 cards')
  })

  it('reads the whole table', () => {
    const text = readTable(en, table, sightOf({ table: [{ attack: '9c', beat: 'Jc' }] }), [])
    expect(text).toContain('Trump: spades. Talon: 24 cards. Discard pile: 0 cards.')
    expect(text).toContain('Boris: 6 cards, defends.')
    expect(text).toContain('On the table: nine of clubs, beaten by jack of clubs.')
    expect(text).toContain('Your hand: seven of clubs, queen of hearts. You can play: seven of clubs.')
  })
})

describe('refusals', () => {
  const say = (words: Words, code: string, facts: Record<string, string | number>): string => {
    const { id, args } = words.refusal({ code, facts })
    return words.say(id, args)
  }

  it('are exact, in the forms of the language', () => {
    expect(say(en, 'does_not_beat', { card: '7c', attack: '9h', trump: 's' })).toBe('Only a higher heart or a trump beats nine of hearts.')
    expect(say(en, 'does_not_beat', { card: '7c', attack: '9s', trump: 's' })).toBe('Only a higher trump beats nine of spades.')
    expect(say(ru, 'does_not_beat', { card: '7c', attack: '9h', trump: 's' })).toBe('Побить девятку червей может только старшая черва или козырь.')
    expect(say(ru, 'rank_not_on_table', { card: 'Qh', rank: 'Q' })).toBe('На столе нет дамы: даму червей не подкинуть.')
  })

  it('of an unknown code name the code', () => {
    expect(say(en, 'moon_is_full', {})).toBe('Something went wrong (moon_is_full).')
  })

  it('exist for every code of docs/errors.md, with all its facts', () => {
    const rows = [...errors.matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)]
    expect(rows.length).toBeGreaterThan(25)
    for (const words of [en, ru]) {
      for (const [, code = '', named = ''] of rows) {
        const facts = Object.fromEntries([...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, factOf(name)]))
        words.missing.clear()
        expect(words.has(`refusal-${code.replaceAll('_', '-')}`), code).toBe(true)
        say(words, code, facts)
        expect([...words.missing], code).toEqual([])
      }
    }
  })
})

describe('languages', () => {
  it('follow the browser, the choice goes first', () => {
    expect(pickLanguage(null, ['ru-RU', 'en'])).toBe('ru')
    expect(pickLanguage('en', ['ru'])).toBe('en')
    expect(pickLanguage(null, ['xx'])).toBe('en')
    expect(isLanguage('toString')).toBe(false)
  })
})
