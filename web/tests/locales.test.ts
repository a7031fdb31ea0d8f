/** Every language has the same messages with the same variables as English (B89). */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/language/languages'
import { FOLDERS, textOf } from './locales'

type Parsed = Map<string, unknown>

function parse(language: string): Parsed {
  const resource = new FluentResource(textOf(language))
  return new Map(resource.body.map((message) => [message.id, message.value]))
}

/** Variables of a message, also through the messages it refers to. */
function variables(messages: Parsed, value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((part) => variables(messages, part, found))
  else if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>
    if (node['type'] === 'var') found.add(String(node['name']))
    if (node['type'] === 'mesg') variables(messages, messages.get(String(node['name'])), found)
    Object.values(node).forEach((part) => variables(messages, part, found))
  }
  return found
}

const english = parse('en')
/** Forms of a word: each language asks for its own. */
const GRAMMAR = new Set(['case', 'form'])

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('%s', (language) => {
  const messages = parse(language)

  it('has the messages of English, no more and no fewer', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('uses the same variables', () => {
    for (const [id, value] of messages) {
      const own = [...variables(messages, value)].filter((name) => !GRAMMAR.has(name)).sort()
      const theirs = [...variables(english, english.get(id))].filter((name) => !GRAMMAR.has(name)).sort()
      expect(own, id).toEqual(theirs)
    }
  })
})

it('no message stands twice', () => {
  for (const language of Object.keys(LANGUAGES)) {
    const ids = [...textOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})

it('every line of the files is understood', () => {
  for (const language of Object.keys(LANGUAGES)) {
    const ids = [...textOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)
    expect(ids).toEqual([...parse(language).keys()])
  }
})

it('every folder of locales is spoken by the page', () => {
  expect(FOLDERS).toEqual(Object.keys(LANGUAGES).sort())
})
