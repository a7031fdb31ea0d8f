/** Which sentence says a thing: message id and arguments, for the message line, the log and the live region. */
import type { Event, Sight } from '../wire'
import type { Words, Args } from '../language/words'
import { shownRank } from '../language/words'
import { isTaking, onlyPass, openAttack, playableRanks } from './choices'
import type { Line, Table } from './game'
import type { Role } from './roles'

export interface Sentence {
  readonly id: string
  readonly args: Args
}

export function seatName(words: Words, table: Pick<Table, 'you' | 'seats'>, seat: number): string {
  if (seat === table.you) return words.say('you')
  const { name, player, persona } = table.seats[seat] ?? { name: null, player: 'person', persona: 0 }
  if (name !== null) return name
  return player === 'person' ? words.say('somebody') : words.say('persona', { n: persona % 8 })
}

interface Teller {
  readonly words: Words
  readonly table: Table
  readonly sight: Sight
  /** Ranks as signs (seen) or as words (spoken). */
  readonly isSeen: boolean
  readonly autoPass: boolean
  /** The last event of the log, for the moments between bouts. */
  readonly last: Event | null
}

/** What is asked of whom now. */
export function messageOf(teller: Teller): Sentence {
  const { sight, table } = teller
  if (sight.result !== null) return endTitle(teller.words, table, sight)
  if (sight.actor === null) return betweenMessage(teller)
  return sight.actor === table.you && sight.choices.length > 0 ? ownMessage(teller) : othersMessage(teller)
}

function betweenMessage({ words, table, sight, last }: Teller): Sentence {
  const by = (seat: number): Args => ({ who: seat === table.you ? 'you' : 'other', name: seatName(words, table, seat) })
  if (isTaking(sight) && sight.defender !== null) return { id: 'message-taking', args: by(sight.defender) }
  if (last?.kind === 'discard' || sight.table.length > 0) return { id: 'message-beaten', args: {} }
  if (last?.kind !== 'pick_up') return { id: 'message-next', args: {} }
  return { id: 'message-picked-up', args: { ...by(last.seat), count: last.cards.length } }
}

function ownMessage(teller: Teller): Sentence {
  const { sight, words, table } = teller
  if (sight.phase === 'lead') return { id: 'message-lead', args: {} }
  if (sight.phase === 'defend') return defendMessage(sight)
  const taker = sight.phase === 'throw_in_taking' && sight.defender !== null ? seatName(words, table, sight.defender) : null
  if (onlyPass(sight)) {
    if (taker !== null) return { id: 'message-add-none', args: { name: taker } }
    return { id: teller.autoPass ? 'message-auto-pass' : 'message-throw-none', args: {} }
  }
  const ranks = rankList(teller)
  return taker === null ? { id: 'message-throw', args: { ranks } } : { id: 'message-add', args: { name: taker, ranks } }
}

function defendMessage(sight: Sight): Sentence {
  const card = openAttack(sight) ?? ''
  const verbs = new Set(sight.choices.map((choice) => choice.verb))
  const canBeat = verbs.has('beat')
  const canTransfer = verbs.has('transfer')
  if (canBeat) return { id: canTransfer ? 'message-beat-transfer' : 'message-beat', args: { card } }
  return { id: canTransfer ? 'message-transfer' : 'message-only-take', args: { card } }
}

function rankList({ sight, words, isSeen }: Teller): string {
  const ranks = playableRanks(sight).map((rank) => (isSeen ? shownRank(rank) : words.rank(rank, 'accusative')))
  return words.list(ranks, 'disjunction')
}

function othersMessage({ sight, words, table }: Teller): Sentence {
  const name = seatName(words, table, sight.actor ?? 0)
  if (sight.phase === 'lead') return { id: 'message-wait-lead', args: { name } }
  if (sight.phase === 'defend') return { id: 'message-wait-beat', args: { name, card: openAttack(sight) ?? '' } }
  if (sight.phase === 'throw_in_taking' && sight.defender !== null) {
    const who = sight.defender === table.you ? 'you' : 'other'
    return { id: 'message-wait-add', args: { who, name, taker: seatName(words, table, sight.defender) } }
  }
  return { id: 'message-wait-throw', args: { name } }
}

export function endTitle(words: Words, table: Table, sight: Sight): Sentence {
  const { kind, seat } = sight.result ?? { kind: 'draw', seat: null }
  if (kind === 'draw' || kind === 'repetition' || seat === null) {
    return { id: kind === 'repetition' ? 'end-repetition' : 'end-draw', args: {} }
  }
  const who = seat === table.you ? 'you' : 'other'
  return { id: kind === 'resigned' ? 'end-resigned' : 'end-durak', args: { who, name: seatName(words, table, seat) } }
}

/** What a seat does, for its plate. `ordinal` asks for "throws in 2nd" where there is room. */
export function roleSentence(role: Role, withOrdinal: boolean): Sentence | null {
  switch (role.kind) {
    case 'attack':
      return { id: 'role-attack', args: {} }
    case 'defend':
      return { id: 'role-defend', args: {} }
    case 'taking':
      return { id: 'role-taking', args: {} }
    case 'throw':
      if (role.passed) return { id: 'role-passed', args: {} }
      return withOrdinal ? { id: 'role-throw-order', args: { n: role.order } } : { id: 'role-throw', args: {} }
    case 'out':
      return role.place === null ? { id: 'role-out', args: {} } : { id: 'role-out-place', args: { n: role.place } }
    case 'durak':
      return { id: 'role-durak', args: {} }
    case 'none':
      return null
  }
}

/** One line of the log; null for what the log leaves out. */
export function lineSentence(words: Words, table: Table, line: Pick<Line, 'event' | 'lead'>): Sentence | null {
  const { event } = line
  const by = (seat: number): Args => ({ who: seat === table.you ? 'you' : 'other', name: seatName(words, table, seat) })
  switch (event.kind) {
    case 'attack':
      return { id: line.lead ? 'log-lead' : 'log-throw', args: { ...by(event.seat), card: event.card } }
    case 'beat':
      return { id: 'log-beat', args: { ...by(event.seat), card: event.card, attack: event.attack } }
    case 'transfer':
      return { id: 'log-transfer', args: { ...by(event.seat), card: event.card } }
    case 'take':
      return { id: 'log-take', args: by(event.seat) }
    case 'pass':
      return { id: 'log-pass', args: by(event.seat) }
    case 'resign':
      return { id: 'log-resign', args: by(event.seat) }
    case 'undo':
      return { id: 'log-undo', args: by(event.seat) }
    case 'discard':
      return { id: 'log-discard', args: { count: event.cards.length } }
    case 'pick_up':
      return { id: 'log-pick-up', args: { ...by(event.seat), count: event.cards.length } }
    case 'out':
      return { id: 'log-out', args: by(event.seat) }
    case 'end':
      return { id: 'log-end', args: {} }
    default:
      return null
  }
}

/** What the live region says of an event, spoken. */
export function told(words: Words, table: Table, event: Event, sight: Sight): string {
  if (event.kind === 'deal') {
    const trumped = event.talon === 0 ? 'own' : 'under'
    return words.say('tell-deal', { trumped, card: event.trump_card })
  }
  if (event.kind === 'bout') return toldBout(words, table, event)
  if (event.kind === 'draw') {
    const who = event.seat === table.you ? 'you' : 'other'
    const cards = words.list(event.cards.filter((card) => card !== '??').map((card) => words.card(card, 'accusative')), 'conjunction')
    return words.say('tell-draw', { who, name: seatName(words, table, event.seat), cards, count: event.cards.length })
  }
  if (event.kind === 'end') {
    const { id, args } = endTitle(words, table, sight)
    return words.say(id, args)
  }
  const sentence = lineSentence(words, table, { event, lead: event.kind === 'attack' && sight.table.length === 1 })
  return sentence === null ? '' : words.say(sentence.id, sentence.args)
}

function toldBout(words: Words, table: Table, event: Extract<Event, { kind: 'bout' }>): string {
  const role = event.attacker === table.you ? 'attacker' : event.defender === table.you ? 'defender' : 'other'
  return words.say('tell-bout', {
    role,
    bout: event.bout,
    count: event.limit,
    attacker: seatName(words, table, event.attacker),
    defender: seatName(words, table, event.defender),
  })
}
