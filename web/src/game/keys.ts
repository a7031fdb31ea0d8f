/** Which key asks for what. Letters work in any layout: by what they write, else by their place. */
export type Command =
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'play'
  | 'take'
  | 'done'
  | 'hint'
  | 'read'
  | 'keys'
  | 'mute'
  | 'close'

export interface Key {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  /** Held down: nothing is done twice. */
  readonly repeat: boolean
}

const NAMED: Readonly<Record<string, Command>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'right',
  ArrowDown: 'left',
  Home: 'first',
  End: 'last',
  Enter: 'play',
  ' ': 'play',
  Escape: 'close',
  '?': 'keys',
}

const LETTERS: Readonly<Record<string, Command>> = { t: 'take', d: 'done', p: 'done', h: 'hint', l: 'read', m: 'mute' }

/** May be repeated by holding the key. */
const MOVES: ReadonlySet<Command> = new Set(['left', 'right', 'first', 'last'])

export function commandOf(key: Key): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null
  const command = NAMED[key.key] ?? LETTERS[letterOf(key)]
  if (command === undefined || (key.repeat && !MOVES.has(command))) return null
  return command
}

/** A Latin letter as written; with another script (е on a Russian layout) the letter of that place. */
function letterOf(key: Key): string {
  if (/^[a-z]$/i.test(key.key)) return key.key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(key.code)
  return /^\p{L}$/u.test(key.key) && place?.[1] !== undefined ? place[1].toLowerCase() : ''
}
