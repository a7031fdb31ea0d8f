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
  | 'undo'
  | 'sort'
  | 'read'
  | 'counts'
  | 'say-again'
  | 'keys'
  | 'mute'
  | 'close'

export interface Key {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** Held down: nothing is done twice. */
  readonly repeat: boolean
}

/** The keys of every command; a person's own choice takes the place of all of a command's usual ones. */
export const USUAL: Readonly<Record<Command, readonly string[]>> = {
  left: ['ArrowLeft', 'ArrowDown'],
  right: ['ArrowRight', 'ArrowUp'],
  first: ['Home'],
  last: ['End'],
  play: ['Enter', ' '],
  take: ['t'],
  done: ['d', 'p'],
  hint: ['h'],
  undo: ['u'],
  sort: ['s'],
  read: ['l'],
  counts: ['c'],
  'say-again': ['r'],
  keys: ['?'],
  mute: ['m'],
  close: ['Escape'],
}

export type OwnKeys = Readonly<Partial<Record<Command, string>>>

const COMMANDS = Object.keys(USUAL) as Command[]
/** May be repeated by holding the key. */
const MOVES: ReadonlySet<Command> = new Set(['left', 'right', 'first', 'last'])
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Unidentified', 'Process'])
/** Keys that belong to the browser and to reading aloud. */
const RESERVED: ReadonlySet<string> = new Set(['Escape', 'Tab', 'F5', 'F6', 'F11', 'F12'])

export function keysOf(command: Command, own: OwnKeys): readonly string[] {
  const chosen = own[command]
  return chosen === undefined ? USUAL[command].filter((key) => !Object.values(own).includes(key)) : [chosen]
}

export function commandOf(key: Key, own: OwnKeys = {}): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null
  const name = nameOf(key)
  const command = COMMANDS.find((each) => keysOf(each, own).includes(name))
  if (command === undefined || (key.repeat && !MOVES.has(command))) return null
  return command
}

/** A key as it is kept: a Latin letter as written; with another script (е on a Russian layout) the letter of that place. */
export function nameOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)
  return /^\p{L}$/u.test(key) && place?.[1] !== undefined ? place[1].toLowerCase() : key
}

/** What becomes of choosing a key for a command: the keys with it, or why it cannot be; null where no key was pressed yet. */
export type Chosen = { keys: OwnKeys } | { taken: Command } | 'reserved' | null

export function chosenKey(key: Key, command: Command, own: OwnKeys): Chosen {
  if (MODIFIERS.has(key.key)) return null
  const name = nameOf(key)
  if (RESERVED.has(name) || key.ctrlKey || key.altKey || key.metaKey) return 'reserved'
  const taken = COMMANDS.find((other) => other !== command && keysOf(other, own).includes(name))
  return taken === undefined ? { keys: { ...own, [command]: name } } : { taken }
}

/** Stored keys of any age: what is no command, no key or somebody else's key is left out. */
export function ownKeysOf(stored: unknown): OwnKeys {
  if (typeof stored !== 'object' || stored === null) return {}
  let own: OwnKeys = {}
  for (const [command, name] of Object.entries(stored)) {
    const isKey = typeof name === 'string' && name !== '' && name.length < 20 && !RESERVED.has(name)
    if (!isKey || !COMMANDS.includes(command as Command)) continue
    if (COMMANDS.some((other) => other !== command && own[other] === name)) continue
    own = { ...own, [command]: name }
  }
  return own
}
