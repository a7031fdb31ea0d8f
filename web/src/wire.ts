// Written by `make wire` from src/kozyr/server/wire.py; edit that.
/**
 * The messages between page and server: the only schema there is.
 *
 * `make wire` writes `web/src/wire.ts` from these structs. Cards are DPN (`6c`), an unknown card is `??`; seats count from
 * 0; event numbers count from 1. Every message has a `type`. A server message holds nothing its receiver may not know.
 */

/** Spoken in hello and welcome; a page of another version reloads itself. */
export const PROTOCOL = 1

/** What a refusal or a reason is about, as arguments for its sentence: cards, ranks, suits and seats in DPN. */
export type Facts = Readonly<Record<string, string | number>>

// --- from the page ---------------------------------------------------------------------------------------------------

/** First message of every connection. `last`: the last event number the page has shown, 0 for none. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly last: number
}

/** One action. The same `id` sent again gets the first answer again. `base`: the event number it was decided on. */
export interface Act {
  readonly type: 'act'
  readonly id: string
  readonly base: number
  readonly action: string
}

/**
 * What would Hard play in the asker's place? `base`: the event number of the position, where the asker is to act.
 *
 * Answered by a `Hint`, by a `Refused` with the same `id`, or, when the table moves on first, not at all.
 */
export interface AskHint {
  readonly type: 'hint'
  readonly id: string
  readonly base: number
}

/** Take the sender's last decision back, and all that followed. Answered as an `Act` is; `base`: as there. */
export interface Undo {
  readonly type: 'undo'
  readonly id: string
  readonly base: number
}

/**
 * Which cards have gone to the discard pile? All of them went openly. `base`: the event number they are asked for.
 *
 * Answered by `Discards`, or by a `Refused` with the same `id`.
 */
export interface AskDiscards {
  readonly type: 'discards'
  readonly id: string
  readonly base: number
}

/** Asks for a pong with the same number. */
export interface Ping {
  readonly type: 'ping'
  readonly n: number
}

export type ClientMessage = Hello | Act | Undo | AskHint | AskDiscards | Ping

// --- what happened ---------------------------------------------------------------------------------------------------

/**
 * The cards are dealt. `hands`: a card or `??` each, by seat. `trump_card` lies under the talon, or, with no talon,
 * is the last card dealt, in the dealer's hand.
 */
export interface Dealt {
  readonly kind: 'deal'
  readonly dealer: number
  readonly hands: readonly (readonly string[])[]
  readonly talon: number
  readonly trump_card: string
}

/** A bout begins; `attacker` is to lead. */
export interface BoutBegan {
  readonly kind: 'bout'
  readonly bout: number
  readonly attacker: number
  readonly defender: number
  readonly limit: number
}

/** A card is led (the table was empty) or thrown in. */
export interface Attacked {
  readonly kind: 'attack'
  readonly seat: number
  readonly card: string
}

/** The defender beats the attack card. */
export interface Beaten {
  readonly kind: 'beat'
  readonly seat: number
  readonly attack: string
  readonly card: string
}

/** The defender adds a card and passes the attack on to `defender`; `seat` is the attacker now. */
export interface Transferred {
  readonly kind: 'transfer'
  readonly seat: number
  readonly card: string
  readonly defender: number
  readonly limit: number
}

/** The defender says that it takes; others may still throw in. */
export interface TakeSaid {
  readonly kind: 'take'
  readonly seat: number
}

/** A thrower adds nothing. */
export interface Passed {
  readonly kind: 'pass'
  readonly seat: number
}

/** A seat gives up. */
export interface Resigned {
  readonly kind: 'resign'
  readonly seat: number
}

/** The bout is beaten: its cards go to the discard pile. */
export interface Discarded {
  readonly kind: 'discard'
  readonly cards: readonly string[]
}

/** The bout is taken: `seat` picks its cards up, openly. */
export interface PickedUp {
  readonly kind: 'pick_up'
  readonly seat: number
  readonly cards: readonly string[]
}

/** A seat draws from the talon, in this order; `??` for what the receiver does not see. */
export interface Drew {
  readonly kind: 'draw'
  readonly seat: number
  readonly cards: readonly string[]
}

/** A seat leaves the game without cards. */
export interface WentOut {
  readonly kind: 'out'
  readonly seat: number
}

/** The game is over. `result` as in a record: `#1`, `#-`, `#1r`, `#=`. */
export interface Ended {
  readonly kind: 'end'
  readonly result: string
}

/** A seat has taken a decision back: the table is again as it was after event `to`. */
export interface TakenBack {
  readonly kind: 'undo'
  readonly seat: number
  readonly to: number
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
  | TakenBack

// --- what a seat sees ------------------------------------------------------------------------------------------------

/** One seat's hand: the cards the receiver knows to be in it, in canonical order, and how many others. */
export interface Hand {
  readonly cards: readonly string[]
  readonly hidden: number
  /** Left the game. */
  readonly out: boolean
}

/** An attack card and what beats it. */
export interface Pair {
  readonly attack: string
  readonly beat: string | null
}

/** One legal action of the receiver. `verb`: attack, beat, transfer, take or pass. `card`: what it plays. */
export interface Choice {
  readonly action: string
  readonly verb: string
  readonly card: string | null
}

/** Why a card cannot be played now: a refusal's code and facts. */
export interface Reason {
  readonly code: string
  readonly facts: Facts
}

/** The end. `kind`: durak, draw, resigned or repetition. `seat`: the durak, or None. */
export interface Result {
  readonly text: string
  readonly kind: string
  readonly seat: number | null
}

/** All that the receiver may know now. Complete: a page can be drawn from one of these alone. */
export interface Sight {
  readonly hands: readonly Hand[]
  /** Cards left, the trump card among them. */
  readonly talon: number
  /** The trump suit: c, d, h or s. */
  readonly trump: string
  /** The turned card while it lies under the talon. */
  readonly trump_card: string | null
  readonly table: readonly Pair[]
  readonly attacker: number | null
  readonly defender: number | null
  /** Seats that may throw in in this bout, in the order they are asked. */
  readonly throwers: readonly number[]
  readonly passed: readonly number[]
  /** The seat to act; None between bouts and after the end. */
  readonly actor: number | null
  /** lead, throw_in, defend, throw_in_taking, between or over. */
  readonly phase: string
  /** How many attack cards this bout may hold. */
  readonly limit: number | null
  readonly bout: number
  /** Cards in the discard pile. */
  readonly discard: number
  /** Only at a table that shows it. */
  readonly last_discard: readonly string[] | null
  readonly result: Result | null
  /** The receiver's own legal actions, in DPN order; empty when another seat is to act. */
  readonly choices: readonly Choice[]
  /** For each own card that no choice plays: why not. */
  readonly reasons: Readonly<Record<string, Reason>>
}

// --- from the server -------------------------------------------------------------------------------------------------

/** Who sits there. `player`: person, or a program's name. `persona`: which of the house's names a program bears. */
export interface Seat {
  readonly player: string
  readonly name: string | null
  readonly persona: number
}

/** How a lesson stands. What an event behind the last one shown has done is not to be told yet. */
export interface Standing {
  readonly lesson: string
  /** Their names, in the order in which they are done. */
  readonly steps: readonly string[]
  /** For each step that is done, the number of the event that did it. */
  readonly done: readonly number[]
  /** The number of the event after which the lesson can only be begun again. */
  readonly astray: number | null
  /** What the receiver did then: attack, beat, transfer, take or pass; end: the game ended otherwise. */
  readonly deed: string | null
}

/** How the earlier games of the same people at this table ended, those that led here by "play again". */
export interface Tally {
  readonly games: number
  readonly draws: number
  /** By seat: how often it was the durak. */
  readonly durak: readonly number[]
}

/** A seat that has left the game with no cards, and the bout in which it did. */
export interface Out {
  readonly seat: number
  readonly bout: number
}

/** Answers hello. `sight` is the table at event `version`; null when the missing frames follow instead. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: number
  readonly table: string
  readonly rules: string
  readonly preset: string
  readonly options: Readonly<Record<string, string>>
  readonly you: number
  readonly seats: readonly Seat[]
  readonly pace: string
  /** The date of today's deal (ISO), if this is one: it has neither hints nor undo. */
  readonly today: string | null
  readonly tally: Tally
  readonly version: number
  readonly sight: Sight | null
  /** Whether there is a decision of the receiver's own to take back. */
  readonly undo: boolean
  /** Who has left the game by then, in that order. */
  readonly outs: readonly Out[]
  /** At the table of a lesson. */
  readonly lesson?: Standing | null
  /** As in `Kept`. */
  readonly kept?: boolean
}

/** Event number `number`, and what the receiver sees after it. */
export interface Frame {
  readonly type: 'frame'
  readonly number: number
  readonly event: Event
  readonly sight: Sight
  /** Whether there is a decision of the receiver's own to take back. */
  readonly undo: boolean
}

/** The action holds; its events end at `version`. */
export interface Ack {
  readonly type: 'ack'
  readonly id: string
  readonly version: number
  /** It is on the server's disk. False: in its memory alone, as the disk fails; a `Kept` says when that is over. */
  readonly kept?: boolean
}

/**
 * Whether what is played at this table is written to the server's disk. Said to everybody there when it changes.
 *
 * False: the disk fails, and the game goes on in the server's memory; should the server end before the disk is mended,
 * the game comes back at the last move that was kept. True: all that was played is on the disk.
 */
export interface Kept {
  readonly type: 'kept'
  readonly kept: boolean
}

/** The action was not taken, or the hint not given; nothing changed. `version`: the table's last event number. */
export interface Refused {
  readonly type: 'refused'
  readonly id: string
  readonly code: string
  readonly facts: Facts
  readonly version: number
}

/** What one legal action is worth. `chance`: that the receiver is not the durak, 0 to 1; a draw counts in part. */
export interface Worth {
  readonly action: string
  readonly chance: number
}

/** What Hard would play at event `base`, by what the receiver sees. `worths`: of each legal action, in DPN order. */
export interface Hint {
  readonly type: 'hint'
  readonly id: string
  readonly base: number
  readonly action: string
  readonly worths: readonly Worth[]
}

/** A lesson stands otherwise than before. Comes before the frames of the events that made it so. */
export interface Lesson {
  readonly type: 'lesson'
  readonly standing: Standing
}

/** The cards in the discard pile at event `base`, bout by bout. */
export interface Discards {
  readonly type: 'discards'
  readonly id: string
  readonly base: number
  readonly bouts: readonly (readonly string[])[]
}

/** The connection cannot go on, or a message was not understood. Codes: docs/errors.md. */
export interface Problem {
  readonly type: 'problem'
  readonly code: string
  readonly facts: Facts
  readonly fatal: boolean
}

/** Answers ping. */
export interface Pong {
  readonly type: 'pong'
  readonly n: number
}

export type ServerMessage = Welcome | Frame | Ack | Kept | Refused | Hint | Discards | Lesson | Problem | Pong

// --- HTTP ------------------------------------------------------------------------------------------------------------

/** 201 of POST /api/promises: SHA-256 of the secret that the next deal will be made of (docs/fair-deals.md). */
export interface Promise {
  readonly commitment: string
}

/** Deal from the secret that was promised, and from what the page adds: 16 bytes as 32 hexadecimal digits. */
export interface Pledge {
  readonly commitment: string
  readonly nonce: string
}

/** POST /api/games. The asker sits on seat 0; `opponents` names a program for each other seat, clockwise. */
export interface NewGame {
  readonly rules: string
  readonly opponents: readonly string[]
  /** What the opponents are to be called, in the same order; null, empty or left out: by a name of the house. */
  readonly names?: readonly (string | null)[]
  readonly name?: string | null
  /** person: programs take a person's time (0.4-1.5 s); instant: none. */
  readonly pace?: string
  /** Without one nobody was promised anything, and the deal cannot be proved to have been fixed before. */
  readonly pledge?: Pledge | null
}

/** POST /api/games/<id>/again. */
export interface Again {
  readonly pledge?: Pledge | null
}

/** POST /api/today. The asker sits on seat 0. */
export interface TodaysGame {
  /** As in `NewGame`. */
  readonly pace?: string
}

/** 201 of POST /api/games, /api/games/<id>/again, /api/today and /api/lessons/<lesson>. */
export interface Created {
  readonly table: string
  /** Of the secret that this table's deal was made of; another one than was pledged if the game was there already. */
  readonly commitment: string
}

/** One preset and what it means. */
export interface Preset {
  readonly name: string
  readonly seats_min: number
  readonly seats_max: number
  readonly options: Readonly<Record<string, string>>
}

/** A running game of the asker. `began`: milliseconds since 1970 (UTC). */
export interface Unfinished {
  readonly table: string
  readonly preset: string
  readonly seats: number
  readonly bout: number
  readonly began: number
}

/** Today's deal, the same for everybody, and what the asker has made of it. */
export interface Today {
  /** The day it belongs to (UTC), as 2026-11-30. */
  readonly date: string
  readonly preset: string
  readonly seats: number
  readonly opponent: string
  /** Where the asker has sat down to it; None: not yet. */
  readonly table: string | null
  /** How it ended; the asker sits on seat 0. */
  readonly result: Result | null
}

/** GET /api/lobby. */
export interface Lobby {
  readonly presets: readonly Preset[]
  /** Every option of rules by one's own choice, and its values, in the order of the options table. */
  readonly options: Readonly<Record<string, readonly string[]>>
  /** Programs that can be asked to sit down, weakest first. */
  readonly opponents: readonly string[]
  /** Newest first; without today's deal. */
  readonly unfinished: readonly Unfinished[]
  /** Whether the asker has finished games. */
  readonly past: boolean
  readonly today: Today
}

/** GET /api/games/<id>: a finished game of the asker. Times are milliseconds since 1970 (UTC). */
export interface Past {
  readonly table: string
  readonly began: number
  readonly ended: number
  readonly rules: string
  readonly preset: string
  readonly seats: readonly Seat[]
  readonly you: number
  /** How it ended for the asker: won, draw, durak or resigned. */
  readonly standing: string
  readonly result: Result
  readonly bouts: number
  /** The date of today's deal (ISO), if it was one. */
  readonly today: string | null
}

/** GET /api/games: the asker's finished games, newest first, without lessons. */
export interface PastGames {
  readonly games: readonly Past[]
  /** What `before` is to be for the games behind these; null after the oldest. */
  readonly next: string | null
}

/**
 * POST /api/replay. `seat`: whose view; null: the one of a record that has but one, else seat 0's.
 *
 * `opened`: with every hand face up.
 */
export interface AskReplay {
  readonly record: string
  readonly seat?: number | null
  readonly opened?: boolean
}

/** Answers AskReplay: the game of a record as a seat of its table was told it. */
export interface Replay {
  readonly rules: string
  readonly preset: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: number
  /** Whose view it is; where a spectator's, who sits nearest. */
  readonly you: number
  /** The only view that the record has: a seat, or -1 for a spectator. Null: it can be seen from everywhere. */
  readonly viewer: number | null
  readonly opened: boolean
  /** When it was played (ISO), if the record says so. */
  readonly date: string | null
  readonly frames: readonly Frame[]
}

/** POST /api/lessons/<lesson>: a table of the asker's own at which it is learned, from its beginning. */
export interface NewLesson {
  /** As in `NewGame`. */
  readonly pace?: string
}

/** GET /api/lessons: their names, in the order in which they are learned. */
export interface Lessons {
  readonly lessons: readonly string[]
}

/** POST /api/rules: what is to be played? Rules as text, changed by `options`, which need not be all. */
export interface Wish {
  readonly rules: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
}

/** Answers a wish, possible or not. */
export interface Judged {
  /** The rules as text; null if the values do not go together. */
  readonly rules: string | null
  /** Why this cannot be played, if it cannot. */
  readonly refusal: Reason | null
  /** The value of every option. */
  readonly options: Readonly<Record<string, string>>
  /** For each option, the values that cannot be taken as the others stand, and why. */
  readonly against: Readonly<Record<string, Readonly<Record<string, Reason>>>>
  /** The same for the numbers of seats from two to six. */
  readonly against_seats: Readonly<Record<string, Reason>>
}

/** Every HTTP error's body: the one shape. */
export interface Failure {
  readonly code: string
  readonly facts: Facts
  /** In English, for those who read raw answers; pages use code and facts. */
  readonly message?: string
}

// --- the profile -----------------------------------------------------------------------------------------------------

/** Finished games of one kind, by their result. `durak` counts resigned games too. */
export interface Counts {
  readonly games: number
  readonly won: number
  readonly drawn: number
  readonly durak: number
  readonly resigned: number
}

/** Where experience stands: `points` in all, in a level (1 or more) that began at `began` and ends at `next`. */
export interface Growth {
  readonly points: number
  readonly level: number
  readonly began: number
  readonly next: number
}

/** A small goal (docs/progress.md). `table`: the game that reached it, null while none has. */
export interface GoalReached {
  readonly name: string
  readonly table: string | null
}

/** A back of cards, and what opens it: a level or a goal; neither for those that everybody has. */
export interface BackOpened {
  readonly name: string
  readonly open: boolean
  readonly level: number | null
  readonly goal: string | null
}

/** A finished game of the asker's. `finished`: milliseconds since 1970 (UTC). */
export interface Played {
  readonly table: string
  readonly finished: number
  readonly preset: string
  readonly seats: number
  /** won, draw, durak or resigned. */
  readonly standing: string
  /** The experience it gave. */
  readonly points: number
}

/** GET /api/profile: what the asker has earned. Without an account: nothing yet, and what there is to earn. */
export interface Profile {
  /** Whether the asker has an account: one is made when the first game starts. */
  readonly known: boolean
  readonly name: string | null
  readonly avatar: string | null
  /** What can be chosen. */
  readonly avatars: readonly string[]
  /** When the account was made; milliseconds since 1970 (UTC). */
  readonly since: number | null
  /** Browsers that belong to the account, this one among them. */
  readonly devices: number
  /** Whether there is a recovery code. */
  readonly recoverable: boolean
  readonly growth: Growth
  readonly all: Counts
  readonly by_preset: Readonly<Record<string, Counts>>
  /** By the number of seats, in the order of the numbers. */
  readonly by_seats: Readonly<Record<string, Counts>>
  readonly club_wins: number
  readonly streak: number
  readonly longest_streak: number
  /** All there are, in the order in which they are shown. */
  readonly goals: readonly GoalReached[]
  /** All there are, in the order in which they are shown. */
  readonly backs: readonly BackOpened[]
  /** The newest 400 games, oldest first. */
  readonly played: readonly Played[]
}

/** GET /api/backs: the backs that the asker may choose. */
export interface Backs {
  readonly open: readonly string[]
}

/** GET /api/games/<id>/reward: what a finished game of the asker's has earned. Asked again, it says the same. */
export interface Reward {
  readonly points: number
  /** won, draw, durak or resigned; `undone` where a decision was taken back. */
  readonly because: string
  readonly before: Growth
  readonly after: Growth
  /** Reached by this game. */
  readonly goals: readonly string[]
  /** Opened by this game. */
  readonly backs: readonly string[]
  /** The next back that a level opens; null when all are open. */
  readonly coming: BackOpened | null
}

/** PUT /api/profile: who the asker wants to be. An empty name is none. */
export interface Face {
  readonly name: string | null
  readonly avatar: string | null
}

/** 201 of POST /api/profile/recovery: a new recovery code; the one before is void. It is told this once. */
export interface Recovery {
  readonly code: string
}

/** 201 of POST /api/profile/links: a code for another device. It works once, until `expires` (ms since 1970). */
export interface DeviceLink {
  readonly code: string
  readonly expires: number
  /** The QR code of the `address` as rows of 0 and 1, without its quiet zone. */
  readonly squares: readonly string[]
  /** With the server's address for other devices, where it knows one: else as the asker has it. */
  readonly address: string
}

/** POST /api/profile/look and /api/profile/join: a recovery code or a device link's. */
export interface Code {
  readonly code: string
}

/** Answers /api/profile/look: whose profile a code opens. It is not used up. */
export interface Whose {
  readonly name: string | null
  readonly avatar: string | null
  readonly level: number
  readonly games: number
  /** Finished games of this device's own that would be added to it. */
  readonly coming_along: number
  /** Whether this device belongs to it already. */
  readonly same: boolean
}

/** A table of somebody's, in the file that is theirs. `began`: ISO 8601, UTC. */
export interface ExportedGame {
  readonly table: string
  readonly began: string
  readonly seat: number
  /** By seat: `person`, or a program. */
  readonly players: readonly string[]
  readonly names: readonly (string | null)[]
  readonly lesson: string | null
  readonly today: string | null
  /** In DPN; of a running game, as that seat knows it. */
  readonly record: string
}

/** GET /api/profile/export: all that is kept of the asker. `format` is raised when its shape changes. */
export interface Export {
  readonly format: number
  /** The program's version. */
  readonly kozyr: string
  readonly profile: Profile
  /** When each browser came to the account; ISO 8601, UTC. */
  readonly devices: readonly string[]
  readonly games: readonly ExportedGame[]
}
