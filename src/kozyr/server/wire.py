"""The messages between page and server: the only schema there is.

`make wire` writes `web/src/wire.ts` from these structs. Cards are DPN (`6c`), an unknown card is `??`; seats count from
0; event numbers count from 1. Every message has a `type`. A server message holds nothing its receiver may not know.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

PROTOCOL = 1
"""Spoken in hello and welcome; a page of another version reloads itself."""

Facts = dict[str, str | int]
"""What a refusal or a reason is about, as arguments for its sentence: cards, ranks, suits and seats in DPN."""


class Message(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A message of the socket."""


# --- from the page ----------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    """First message of every connection. `last`: the last event number the page has shown, 0 for none."""

    protocol: int
    last: int


class Act(Message, tag="act", frozen=True):
    """One action. The same `id` sent again gets the first answer again. `base`: the event number it was decided on."""

    id: str
    base: int
    action: str


class AskHint(Message, tag="hint", frozen=True):
    """What would Hard play in the asker's place? `base`: the event number of the position, where the asker is to act.

    Answered by a `Hint`, by a `Refused` with the same `id`, or, when the table moves on first, not at all.
    """

    id: str
    base: int


class Undo(Message, tag="undo", frozen=True):
    """Take the sender's last decision back, and all that followed. Answered as an `Act` is; `base`: as there."""

    id: str
    base: int


class AskDiscards(Message, tag="discards", frozen=True):
    """Which cards have gone to the discard pile? All of them went openly. `base`: the event number they are asked for.

    Answered by `Discards`, or by a `Refused` with the same `id`.
    """

    id: str
    base: int


class Ping(Message, tag="ping", frozen=True):
    """Asks for a pong with the same number."""

    n: int


ClientMessage = Hello | Act | Undo | AskHint | AskDiscards | Ping


# --- what happened ----------------------------------------------------------------------------------------------------


class Happening(Struct, tag_field="kind", frozen=True, kw_only=True):
    """One event as its receiver may know it."""


class Dealt(Happening, tag="deal", frozen=True):
    """The cards are dealt. `hands`: a card or `??` each, by seat. `trump_card` lies under the talon, or, with no talon,
    is the last card dealt, in the dealer's hand."""

    dealer: int
    hands: list[list[str]]
    talon: int
    trump_card: str


class BoutBegan(Happening, tag="bout", frozen=True):
    """A bout begins; `attacker` is to lead."""

    bout: int
    attacker: int
    defender: int
    limit: int


class Attacked(Happening, tag="attack", frozen=True):
    """A card is led (the table was empty) or thrown in."""

    seat: int
    card: str


class Beaten(Happening, tag="beat", frozen=True):
    """The defender beats the attack card."""

    seat: int
    attack: str
    card: str


class Transferred(Happening, tag="transfer", frozen=True):
    """The defender adds a card and passes the attack on to `defender`; `seat` is the attacker now."""

    seat: int
    card: str
    defender: int
    limit: int


class TakeSaid(Happening, tag="take", frozen=True):
    """The defender says that it takes; others may still throw in."""

    seat: int


class Passed(Happening, tag="pass", frozen=True):
    """A thrower adds nothing."""

    seat: int


class Resigned(Happening, tag="resign", frozen=True):
    """A seat gives up."""

    seat: int


class Discarded(Happening, tag="discard", frozen=True):
    """The bout is beaten: its cards go to the discard pile."""

    cards: list[str]


class PickedUp(Happening, tag="pick_up", frozen=True):
    """The bout is taken: `seat` picks its cards up, openly."""

    seat: int
    cards: list[str]


class Drew(Happening, tag="draw", frozen=True):
    """A seat draws from the talon, in this order; `??` for what the receiver does not see."""

    seat: int
    cards: list[str]


class WentOut(Happening, tag="out", frozen=True):
    """A seat leaves the game without cards."""

    seat: int


class Ended(Happening, tag="end", frozen=True):
    """The game is over. `result` as in a record: `#1`, `#-`, `#1r`, `#=`."""

    result: str


class TakenBack(Happening, tag="undo", frozen=True):
    """A seat has taken a decision back: the table is again as it was after event `to`."""

    seat: int
    to: int


Event = (
    Dealt
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
)


# --- what a seat sees -------------------------------------------------------------------------------------------------


class Hand(Struct, frozen=True, kw_only=True):
    """One seat's hand: the cards the receiver knows to be in it, in canonical order, and how many others."""

    cards: list[str]
    hidden: int
    out: bool
    """Left the game."""


class Pair(Struct, frozen=True, kw_only=True):
    """An attack card and what beats it."""

    attack: str
    beat: str | None


class Choice(Struct, frozen=True, kw_only=True):
    """One legal action of the receiver. `verb`: attack, beat, transfer, take or pass. `card`: what it plays."""

    action: str
    verb: str
    card: str | None


class Reason(Struct, frozen=True, kw_only=True):
    """Why a card cannot be played now: a refusal's code and facts."""

    code: str
    facts: Facts


class Result(Struct, frozen=True, kw_only=True):
    """The end. `kind`: durak, draw, resigned or repetition. `seat`: the durak, or None."""

    text: str
    kind: str
    seat: int | None


class Sight(Struct, frozen=True, kw_only=True):
    """All that the receiver may know now. Complete: a page can be drawn from one of these alone."""

    hands: list[Hand]
    talon: int
    """Cards left, the trump card among them."""
    trump: str
    """The trump suit: c, d, h or s."""
    trump_card: str | None
    """The turned card while it lies under the talon."""
    table: list[Pair]
    attacker: int | None
    defender: int | None
    throwers: list[int]
    """Seats that may throw in in this bout, in the order they are asked."""
    passed: list[int]
    actor: int | None
    """The seat to act; None between bouts and after the end."""
    phase: str
    """lead, throw_in, defend, throw_in_taking, between or over."""
    limit: int | None
    """How many attack cards this bout may hold."""
    bout: int
    discard: int
    """Cards in the discard pile."""
    last_discard: list[str] | None
    """Only at a table that shows it."""
    result: Result | None
    choices: list[Choice]
    """The receiver's own legal actions, in DPN order; empty when another seat is to act."""
    reasons: dict[str, Reason]
    """For each own card that no choice plays: why not."""


# --- from the server --------------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits there. `player`: person, or a program's name. `persona`: which of the house's names a program bears."""

    player: str
    name: str | None
    persona: int


class Standing(Struct, frozen=True, kw_only=True):
    """How a lesson stands. What an event behind the last one shown has done is not to be told yet."""

    lesson: str
    steps: list[str]
    """Their names, in the order in which they are done."""
    done: list[int]
    """For each step that is done, the number of the event that did it."""
    astray: int | None
    """The number of the event after which the lesson can only be begun again."""
    deed: str | None
    """What the receiver did then: attack, beat, transfer, take or pass; end: the game ended otherwise."""


class Tally(Struct, frozen=True, kw_only=True):
    """How the earlier games of the same people at this table ended, those that led here by "play again"."""

    games: int
    draws: int
    durak: list[int]
    """By seat: how often it was the durak."""


class Out(Struct, frozen=True, kw_only=True):
    """A seat that has left the game with no cards, and the bout in which it did."""

    seat: int
    bout: int


class Welcome(Message, tag="welcome", frozen=True):
    """Answers hello. `sight` is the table at event `version`; null when the missing frames follow instead."""

    protocol: int
    table: str
    rules: str
    preset: str
    options: dict[str, str]
    you: int
    seats: list[Seat]
    pace: str
    today: str | None
    """The date of today's deal (ISO), if this is one: it has neither hints nor undo."""
    tally: Tally
    version: int
    sight: Sight | None
    undo: bool
    """Whether there is a decision of the receiver's own to take back."""
    outs: list[Out]
    """Who has left the game by then, in that order."""
    lesson: Standing | None = None
    """At the table of a lesson."""
    kept: bool = True
    """As in `Kept`."""


class Frame(Message, tag="frame", frozen=True):
    """Event number `number`, and what the receiver sees after it."""

    number: int
    event: Event
    sight: Sight
    undo: bool
    """Whether there is a decision of the receiver's own to take back."""


class Ack(Message, tag="ack", frozen=True):
    """The action holds; its events end at `version`."""

    id: str
    version: int
    kept: bool = True
    """It is on the server's disk. False: in its memory alone, as the disk fails; a `Kept` says when that is over."""


class Kept(Message, tag="kept", frozen=True):
    """Whether what is played at this table is written to the server's disk. Said to everybody there when it changes.

    False: the disk fails, and the game goes on in the server's memory; should the server end before the disk is mended,
    the game comes back at the last move that was kept. True: all that was played is on the disk.
    """

    kept: bool


class Refused(Message, tag="refused", frozen=True):
    """The action was not taken, or the hint not given; nothing changed. `version`: the table's last event number."""

    id: str
    code: str
    facts: Facts
    version: int


class Worth(Struct, frozen=True, kw_only=True):
    """What one legal action is worth. `chance`: that the receiver is not the durak, 0 to 1; a draw counts in part."""

    action: str
    chance: float


class Hint(Message, tag="hint", frozen=True):
    """What Hard would play at event `base`, by what the receiver sees. `worths`: of each legal action, in DPN order."""

    id: str
    base: int
    action: str
    worths: list[Worth]


class Lesson(Message, tag="lesson", frozen=True):
    """A lesson stands otherwise than before. Comes before the frames of the events that made it so."""

    standing: Standing


class Discards(Message, tag="discards", frozen=True):
    """The cards in the discard pile at event `base`, bout by bout."""

    id: str
    base: int
    bouts: list[list[str]]


class Problem(Message, tag="problem", frozen=True):
    """The connection cannot go on, or a message was not understood. Codes: docs/errors.md."""

    code: str
    facts: Facts
    fatal: bool


class Pong(Message, tag="pong", frozen=True):
    """Answers ping."""

    n: int


ServerMessage = Welcome | Frame | Ack | Kept | Refused | Hint | Discards | Lesson | Problem | Pong


# --- HTTP -------------------------------------------------------------------------------------------------------------


class Promise(Struct, frozen=True, kw_only=True):
    """201 of POST /api/promises: SHA-256 of the secret that the next deal will be made of (docs/fair-deals.md)."""

    commitment: str


class Pledge(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Deal from the secret that was promised, and from what the page adds: 16 bytes as 32 hexadecimal digits."""

    commitment: str
    nonce: str


class NewGame(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/games. The asker sits on seat 0; `opponents` names a program for each other seat, clockwise."""

    rules: str
    opponents: list[str]
    names: list[str | None] = []
    """What the opponents are to be called, in the same order; null, empty or left out: by a name of the house."""
    name: str | None = None
    pace: str = "person"
    """person: programs take a person's time (0.4-1.5 s); instant: none."""
    pledge: Pledge | None = None
    """Without one nobody was promised anything, and the deal cannot be proved to have been fixed before."""


class Again(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/games/<id>/again."""

    pledge: Pledge | None = None


class TodaysGame(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/today. The asker sits on seat 0."""

    pace: str = "person"
    """As in `NewGame`."""


class Created(Struct, frozen=True, kw_only=True):
    """201 of POST /api/games, /api/games/<id>/again, /api/today and /api/lessons/<lesson>."""

    table: str
    commitment: str
    """Of the secret that this table's deal was made of; another one than was pledged if the game was there already."""


class Preset(Struct, frozen=True, kw_only=True):
    """One preset and what it means."""

    name: str
    seats_min: int
    seats_max: int
    options: dict[str, str]


class Unfinished(Struct, frozen=True, kw_only=True):
    """A running game of the asker. `began`: milliseconds since 1970 (UTC)."""

    table: str
    preset: str
    seats: int
    bout: int
    began: int


class Today(Struct, frozen=True, kw_only=True):
    """Today's deal, the same for everybody, and what the asker has made of it."""

    date: str
    """The day it belongs to (UTC), as 2026-11-30."""
    preset: str
    seats: int
    opponent: str
    table: str | None
    """Where the asker has sat down to it; None: not yet."""
    result: Result | None
    """How it ended; the asker sits on seat 0."""


class Lobby(Struct, frozen=True, kw_only=True):
    """GET /api/lobby."""

    presets: list[Preset]
    options: dict[str, list[str]]
    """Every option of rules by one's own choice, and its values, in the order of the options table."""
    opponents: list[str]
    """Programs that can be asked to sit down, weakest first."""
    unfinished: list[Unfinished]
    """Newest first; without today's deal."""
    past: bool
    """Whether the asker has finished games."""
    today: Today


class Past(Struct, frozen=True, kw_only=True):
    """GET /api/games/<id>: a finished game of the asker. Times are milliseconds since 1970 (UTC)."""

    table: str
    began: int
    ended: int
    rules: str
    preset: str
    seats: list[Seat]
    you: int
    standing: str
    """How it ended for the asker: won, draw, durak or resigned."""
    result: Result
    bouts: int
    today: str | None
    """The date of today's deal (ISO), if it was one."""


class PastGames(Struct, frozen=True, kw_only=True):
    """GET /api/games: the asker's finished games, newest first, without lessons."""

    games: list[Past]
    next: str | None
    """What `before` is to be for the games behind these; null after the oldest."""


class AskReplay(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/replay. `seat`: whose view; null: the one of a record that has but one, else seat 0's.

    `opened`: with every hand face up.
    """

    record: str
    seat: int | None = None
    opened: bool = False


class Replay(Struct, frozen=True, kw_only=True):
    """Answers AskReplay: the game of a record as a seat of its table was told it."""

    rules: str
    preset: str
    options: dict[str, str]
    seats: int
    you: int
    """Whose view it is; where a spectator's, who sits nearest."""
    viewer: int | None
    """The only view that the record has: a seat, or -1 for a spectator. Null: it can be seen from everywhere."""
    opened: bool
    date: str | None
    """When it was played (ISO), if the record says so."""
    frames: list[Frame]


class NewLesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/lessons/<lesson>: a table of the asker's own at which it is learned, from its beginning."""

    pace: str = "person"
    """As in `NewGame`."""


class Lessons(Struct, frozen=True, kw_only=True):
    """GET /api/lessons: their names, in the order in which they are learned."""

    lessons: list[str]


class Wish(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/rules: what is to be played? Rules as text, changed by `options`, which need not be all."""

    rules: str
    seats: int
    options: dict[str, str] = {}


class Judged(Struct, frozen=True, kw_only=True):
    """Answers a wish, possible or not."""

    rules: str | None
    """The rules as text; null if the values do not go together."""
    refusal: Reason | None
    """Why this cannot be played, if it cannot."""
    options: dict[str, str]
    """The value of every option."""
    against: dict[str, dict[str, Reason]]
    """For each option, the values that cannot be taken as the others stand, and why."""
    against_seats: dict[str, Reason]
    """The same for the numbers of seats from two to six."""


class Failure(Struct, frozen=True, kw_only=True):
    """Every HTTP error's body: the one shape."""

    code: str
    facts: Facts
    message: str | UnsetType = UNSET
    """In English, for those who read raw answers; pages use code and facts."""


# --- the profile ------------------------------------------------------------------------------------------------------


class Counts(Struct, frozen=True, kw_only=True):
    """Finished games of one kind, by their result. `durak` counts resigned games too."""

    games: int
    won: int
    drawn: int
    durak: int
    resigned: int


class Growth(Struct, frozen=True, kw_only=True):
    """Where experience stands: `points` in all, in a level (1 or more) that began at `began` and ends at `next`."""

    points: int
    level: int
    began: int
    next: int


class GoalReached(Struct, frozen=True, kw_only=True):
    """A small goal (docs/progress.md). `table`: the game that reached it, null while none has."""

    name: str
    table: str | None


class BackOpened(Struct, frozen=True, kw_only=True):
    """A back of cards, and what opens it: a level or a goal; neither for those that everybody has."""

    name: str
    open: bool
    level: int | None
    goal: str | None


class Played(Struct, frozen=True, kw_only=True):
    """A finished game of the asker's. `finished`: milliseconds since 1970 (UTC)."""

    table: str
    finished: int
    preset: str
    seats: int
    standing: str
    """won, draw, durak or resigned."""
    points: int
    """The experience it gave."""


class Profile(Struct, frozen=True, kw_only=True):
    """GET /api/profile: what the asker has earned. Without an account: nothing yet, and what there is to earn."""

    known: bool
    """Whether the asker has an account: one is made when the first game starts."""
    name: str | None
    avatar: str | None
    avatars: list[str]
    """What can be chosen."""
    since: int | None
    """When the account was made; milliseconds since 1970 (UTC)."""
    devices: int
    """Browsers that belong to the account, this one among them."""
    recoverable: bool
    """Whether there is a recovery code."""
    growth: Growth
    all: Counts
    by_preset: dict[str, Counts]
    by_seats: dict[str, Counts]
    """By the number of seats, in the order of the numbers."""
    club_wins: int
    streak: int
    longest_streak: int
    goals: list[GoalReached]
    """All there are, in the order in which they are shown."""
    backs: list[BackOpened]
    """All there are, in the order in which they are shown."""
    played: list[Played]
    """The newest 400 games, oldest first."""


class Backs(Struct, frozen=True, kw_only=True):
    """GET /api/backs: the backs that the asker may choose."""

    open: list[str]


class Reward(Struct, frozen=True, kw_only=True):
    """GET /api/games/<id>/reward: what a finished game of the asker's has earned. Asked again, it says the same."""

    points: int
    because: str
    """won, draw, durak or resigned; `undone` where a decision was taken back."""
    before: Growth
    after: Growth
    goals: list[str]
    """Reached by this game."""
    backs: list[str]
    """Opened by this game."""
    coming: BackOpened | None
    """The next back that a level opens; null when all are open."""


class Face(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """PUT /api/profile: who the asker wants to be. An empty name is none."""

    name: str | None
    avatar: str | None


class Recovery(Struct, frozen=True, kw_only=True):
    """201 of POST /api/profile/recovery: a new recovery code; the one before is void. It is told this once."""

    code: str


class DeviceLink(Struct, frozen=True, kw_only=True):
    """201 of POST /api/profile/links: a code for another device. It works once, until `expires` (ms since 1970)."""

    code: str
    expires: int
    squares: list[str]
    """The QR code of the `address` as rows of 0 and 1, without its quiet zone."""
    address: str
    """With the server's address for other devices, where it knows one: else as the asker has it."""


class Code(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """POST /api/profile/look and /api/profile/join: a recovery code or a device link's."""

    code: str


class Whose(Struct, frozen=True, kw_only=True):
    """Answers /api/profile/look: whose profile a code opens. It is not used up."""

    name: str | None
    avatar: str | None
    level: int
    games: int
    coming_along: int
    """Finished games of this device's own that would be added to it."""
    same: bool
    """Whether this device belongs to it already."""


class ExportedGame(Struct, frozen=True, kw_only=True):
    """A table of somebody's, in the file that is theirs. `began`: ISO 8601, UTC."""

    table: str
    began: str
    seat: int
    players: list[str]
    """By seat: `person`, or a program."""
    names: list[str | None]
    lesson: str | None
    today: str | None
    record: str
    """In DPN; of a running game, as that seat knows it."""


class Export(Struct, frozen=True, kw_only=True):
    """GET /api/profile/export: all that is kept of the asker. `format` is raised when its shape changes."""

    format: int
    kozyr: str
    """The program's version."""
    profile: Profile
    devices: list[str]
    """When each browser came to the account; ISO 8601, UTC."""
    games: list[ExportedGame]
