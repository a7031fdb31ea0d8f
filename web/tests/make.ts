/** Values of the wire for tests: a two-seat table, seat 0 is the viewer. */
import type { Colour } from '../src/deck/finish'
import type { Frame, Sight, Welcome } from '../src/wire'

export function sightOf(part: Partial<Sight> = {}): Sight {
  return {
    hands: [
      { cards: ['7c', 'Qh'], hidden: 0, out: false },
      { cards: [], hidden: 6, out: false },
    ],
    talon: 24,
    trump: 's',
    trump_card: 'Ks',
    table: [],
    attacker: 0,
    defender: 1,
    throwers: [0],
    passed: [],
    actor: 0,
    phase: 'lead',
    limit: 6,
    bout: 1,
    discard: 0,
    last_discard: null,
    result: null,
    choices: [{ action: '0a7c', verb: 'attack', card: '7c' }],
    reasons: {},
    ...part,
  }
}

export function welcomeOf(version: number, sight: Sight | null = sightOf()): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    table: 'abc',
    rules: 'classic',
    preset: 'classic',
    options: {},
    you: 0,
    seats: [
      { player: 'person', name: null, persona: 0 },
      { player: 'plain', name: null, persona: 3 },
    ],
    pace: 'person',
    today: null,
    tally: { games: 0, draws: 0, durak: [0, 0] },
    version,
    sight,
    undo: false,
    outs: [],
  }
}

export function frameOf(number: number, event: Frame['event'] = { kind: 'pass', seat: 1 }, sight: Partial<Sight> = {}): Frame {
  return { type: 'frame', number, event, sight: sightOf(sight), undo: false }
}

/** Relative luminance. */
function light([red, green, blue]: Colour): number {
  const part = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

/** WCAG contrast, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
