// The messages between page and server, as src/kozyr/server/wire.py has them. Change them there.

export const PROTOCOL = 1

export type Facts = Record<string, string | number>

// --- from the page ---

export interface Hello {
  type: 'hello'
  protocol: number
  last: number
}

export interface Act {
  type: 'act'
  id: string
  base: number
  action: string
}

export interface Ping {
  type: 'ping'
  n: number
}

export type ClientMessage = Hello | Act | Ping

// --- what happened ---

export interface Dealt {
  kind: 'deal'
  dealer: number
  hands: string[][]
  talon: number
  trump_card: string
}

export interface BoutBegan {
  kind: 'bout'
  bout: number
  attacker: number
  defender: number
  limit: number
}

export interface Attacked {
  kind: 'attack'
  seat: number
  card: string
}

export interface Beaten {
  kind: 'beat'
  seat: number
  attack: string
  card: string
}

export interface Transferred {
  kind: 'transfer'
  seat: number
  card: string
  defender: number
  limit: number
}

export interface TakeSaid {
  kind: 'take'
  seat: number
}

export interface Passed {
  kind: 'pass'
  seat: number
}

export interface Resigned {
  kind: 'resign'
  seat: number
}

export interface Discarded {
  kind: 'discard'
  cards: string[]
}

export interface PickedUp {
  kind: 'pick_up'
  seat: number
  cards: string[]
}

export interface Drew {
  kind: 'draw'
  seat: number
  cards: string[]
}

export interface WentOut {
  kind: 'out'
  seat: number
}

export interface Ended {
  kind: 'end'
  result: string
}

export type Event =
  | Dealt
  | BoutBegan
  | Attacked
  | Beaten
  | Transferred
  | TakeSaid
  | Passed
  | Resigned
  | Discarded
  | PickedUp
  | Drew
  | WentOut
  | Ended

// --- what a seat sees ---

export interface Hand {
  cards: string[]
  hidden: number
  out: boolean
}

export interface Pair {
  attack: string
  beat: string | null
}

export interface Choice {
  action: string
  verb: string
  card: string | null
}

export interface Reason {
  code: string
  facts: Facts
}

export interface Result {
  text: string
  kind: string
  seat: number | null
}

export interface Sight {
  hands: Hand[]
  talon: number
  trump: string
  trump_card: string | null
  table: Pair[]
  attacker: number | null
  defender: number | null
  throwers: number[]
  passed: number[]
  actor: number | null
  phase: string
  limit: number | null
  bout: number
  discard: number
  last_discard: string[] | null
  result: Result | null
  choices: Choice[]
  reasons: Record<string, Reason>
}

// --- from the server ---

export interface Seat {
  player: string
  name: string | null
  persona: number
}

export interface Welcome {
  type: 'welcome'
  protocol: number
  table: string
  rules: string
  preset: string
  options: Record<string, string>
  you: number
  seats: Seat[]
  pace: string
  version: number
  sight: Sight | null
}

export interface Frame {
  type: 'frame'
  number: number
  event: Event
  sight: Sight
}

export interface Ack {
  type: 'ack'
  id: string
  version: number
}

export interface Refused {
  type: 'refused'
  id: string
  code: string
  facts: Facts
  version: number
}

export interface Problem {
  type: 'problem'
  code: string
  facts: Facts
  fatal: boolean
}

export interface Pong {
  type: 'pong'
  n: number
}

export type ServerMessage = Welcome | Frame | Ack | Refused | Problem | Pong

// --- HTTP ---

export interface NewGame {
  rules: string
  opponents: string[]
  name?: string | null
  pace?: string
}

export interface Created {
  table: string
}

export interface Preset {
  name: string
  seats_min: number
  seats_max: number
  options: Record<string, string>
}

export interface Unfinished {
  table: string
  preset: string
  seats: number
  bout: number
}

export interface Lobby {
  presets: Preset[]
  opponents: string[]
  unfinished: Unfinished[]
}

export interface Failure {
  code: string
  facts: Facts
  message?: string
}
