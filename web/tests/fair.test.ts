import { describe, expect, test } from 'vitest'
import deals from '../../conformance/fair/deals.jsonl?raw'
import records from '../../conformance/fair/records.dpn?raw'
import { hexToBytes } from '@noble/hashes/utils.js'
import { fairDeal } from '../src/fair/dealing'
import { verify } from '../src/fair/verify'
import { commitmentOf } from '../src/fair/chance'

interface Entry {
  readonly rules: string
  readonly seats: number
  readonly secret: string
  readonly commitment: string
  readonly nonces: string
  readonly dealer: number
  readonly first: number
  readonly deck: string
}

const lines = records.trim().split('\n')
const line = lines[0] ?? ''
const codes = (text: string, noted: string | null = null): string[] => verify(text, noted).map(({ code }) => code)
const changed = (key: string, value: string): string => line.replace(new RegExp(` ${key}=\\S*`), ` ${key}=${value}`)

describe('the deals of docs/fair-deals.md', () => {
  test.each(deals.trim().split('\n').map((text) => JSON.parse(text) as Entry))('$rules, $seats seats, $nonces', (entry) => {
    const secret = hexToBytes(entry.secret)
    const deal = fairDeal(entry.rules, entry.seats, secret, entry.nonces)
    expect(deal).toEqual({ deck: entry.deck.match(/../g), dealer: entry.dealer, first: entry.first })
    expect(commitmentOf(secret)).toBe(entry.commitment)
  })
})

describe('verification', () => {
  test('the records of the terminal are proved here too', () => {
    expect(lines.length).toBeGreaterThan(20)
    for (const text of lines) expect(verify(text)).toEqual([])
  })

  test('whatever is changed is found', () => {
    const noted = / x-commitment=(\S+)/.exec(line)?.[1] ?? ''
    expect(codes(line, noted)).toEqual([])
    expect(codes(line, '0'.repeat(64))).toEqual(['noted'])
    expect(codes(changed('x-commitment', '0'.repeat(64)))).toEqual(['commitment'])
    expect(codes(changed('x-seed', '0'.repeat(64)))).toEqual(expect.arrayContaining(['commitment', 'deck', 'seal']))
    expect(codes(changed('x-nonces', ''))).toContain('deck')
    expect(codes(changed('dealer', '0'))).toEqual(['dealer', 'seal'])
    expect(codes(changed('first', '5'))).toEqual(['first', 'seal'])
    expect(codes(changed('moves', ''))).toEqual(['seal'])
    expect(codes(changed('result', '#*'))).toEqual(['unfinished', 'seal'])
    expect(codes(changed('x-seal', ''))).toEqual(['seal'])
  })

  test('the first card that lies elsewhere is named', () => {
    const deck = / deck=(\S+)/.exec(line)?.[1]?.match(/../g) ?? []
    const [one = '', two = ''] = [deck[4], deck[9]]
    const findings = verify(changed('deck', deck.map((card, i) => (i === 4 ? two : i === 9 ? one : card)).join('')))
    expect(findings[0]).toEqual({ code: 'deck', facts: { place: 5, found: two, expected: one } })
    expect(codes(changed('deck', ''))).toContain('deck')
    expect(codes(changed('deck', `${deck.join('')}6c`))).toContain('deck')
  })

  test.each(['x-commitment', 'x-seed', 'x-nonces', 'x-seal'])('%s is lacking', (key) => {
    expect(verify(line.replace(new RegExp(` ${key}=\\S*`), ''))).toEqual([{ code: 'lacks', facts: { field: key } }])
  })

  test.each(['', 'dpn1', 'дурак', `${line}\n${line}`, `${line} x-seed=1`, line.replace('seats=', 'places=')])('no record: %.20s', (text) => {
    expect(codes(text)).toEqual(['record'])
  })

  test('seeds that are none', () => {
    for (const seed of ['', '00', 'G'.repeat(64)]) expect(codes(changed('x-seed', seed))).toEqual(['bad-seed'])
    for (const nonces of ['0:12', `7:${'0'.repeat(32)}`, `1:${'0'.repeat(32)},0:${'1'.repeat(32)}`]) {
      expect(codes(changed('x-nonces', nonces))).toEqual(['bad-nonces'])
    }
    expect(codes(changed('rules', 'classic+deck=99'))).toContain('record')
    expect(codes(changed('seats', '9'))).toContain('record')
  })
})
