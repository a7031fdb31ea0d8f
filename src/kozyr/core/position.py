"""A position as the core plays it, and its way from and to the reference's `State`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kozyr.cards import CARDS, Card, CardSet, Suit
from kozyr.core.constants import (
    EVERYBODY,
    HAND_SIZE,
    MOST_SEATS,
    NEIGHBOURS,
    NEIGHBOURS_FROM_5,
    NOBODY,
    PASS,
    TAKE,
    TRANSFER,
    TRUMP_LABEL,
)
from kozyr.core.kernel import KERNEL, Kernel
from kozyr.notation import write_position
from kozyr.rules.actions import Action, Verb
from kozyr.rules.options import Rules
from kozyr.rules.result import DRAW, Ending, Result
from kozyr.rules.state import Bout, Pair, State, option_limit, seats_from
from kozyr.view.view import View

THROW_IN = {"all": EVERYBODY, "neighbours": NEIGHBOURS, "neighbours_from_5": NEIGHBOURS_FROM_5}


class Position:
    """A fully known position, frozen. The repetition rule has no part in it: that is the referee's.

    Made from a state by `of()`; every card is in it, so no player may be handed one of the game it plays.
    """

    __slots__ = ("kernel", "rules", "words")

    def __init__(self, rules: Rules, words: list[int], kernel: Kernel = KERNEL) -> None:
        self.rules = rules
        self.words = words
        """The position's numbers, in the order of words.py."""
        self.kernel = kernel

    @classmethod
    def of(cls, state: State, kernel: Kernel = KERNEL) -> Position:
        """The position of a state. ValueError for a game that was resigned or ended by repetition."""
        return cls(state.rules, words_of(state), kernel)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.words[19])

    @property
    def actions(self) -> list[int]:
        """The legal actions in DPN order, as the core numbers them."""
        return self.kernel.legal(self.words)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions in DPN order."""
        return tuple(self.action(number) for number in self.actions)

    def after(self, *numbers: int) -> Position:
        """The position after these actions, each legal where it is played."""
        return Position(self.rules, self.kernel.after(self.words, list(numbers)), self.kernel)

    def action(self, number: int) -> Action:
        """The action of one of the core's numbers."""
        return action_of(self.words, number)

    def state(self) -> State:
        """The reference's state; nothing is publicly known in it and the repetition rule is off."""
        return state_of(self.rules, self.words)

    def __hash__(self) -> int:
        return self.kernel.position_hash(self.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.rules, self.words) == (other.rules, other.words)

    def __str__(self) -> str:
        return write_position(self.state())


# --- cards ----------------------------------------------------------------------------------------------------------


@cache
def labels(trump: Suit) -> tuple[int, ...]:
    """The core's number of every card, in canonical order."""

    def label(suit: int) -> int:
        return TRUMP_LABEL if suit == trump else suit - (suit > trump)

    return tuple((card.rank - 2) * 4 + label(card.suit) for card in CARDS)


@cache
def cards_by_label(trump: Suit) -> tuple[Card, ...]:
    """The card of every number."""
    numbers = labels(trump)
    return tuple(CARDS[numbers.index(number)] for number in range(len(CARDS)))


@lru_cache(maxsize=4096)
def mask_of(cards: CardSet, trump: Suit) -> int:
    """A set of cards as the core writes it."""
    numbers, mask = labels(trump), 0
    for card in cards:
        mask |= 1 << numbers[card]
    return mask


def cards_of(mask: int, trump: Suit) -> CardSet:
    """The set of one of the core's masks."""
    cards, found = cards_by_label(trump), 0
    while mask:
        low = mask & -mask
        found |= 1 << cards[low.bit_length() - 1]
        mask ^= low
    return CardSet(found)


# --- actions --------------------------------------------------------------------------------------------------------


def number_of(action: Action, trump: Suit) -> int:
    """The core's number of an action; ValueError for resigning, which it does not know."""
    if action.verb is Verb.TAKE:
        return TAKE
    if action.verb is Verb.PASS:
        return PASS
    if action.card is None:
        raise ValueError(f"{action}: the core knows no resigning")
    return labels(trump)[action.card] + (TRANSFER if action.verb is Verb.TRANSFER else 0)


def action_of(words: list[int], number: int) -> Action:
    """The action of a number, for the seat to act."""
    cards = cards_by_label(Suit(words[1]))
    actor, defender = words[11], words[10]
    if number == TAKE:
        return Action(actor, Verb.TAKE)
    if number == PASS:
        return Action(actor, Verb.PASS)
    if number >= TRANSFER:
        return Action(actor, Verb.TRANSFER, cards[number - TRANSFER])
    if actor == defender:
        return Action(actor, Verb.BEAT, cards[number], cards[words[31 + words[23]]])
    return Action(actor, Verb.ATTACK, cards[number])


# --- states ---------------------------------------------------------------------------------------------------------


@cache
def seat_bits(seats: tuple[int, ...] | frozenset[int]) -> int:
    """Seats as one bit each."""
    return sum(1 << seat for seat in seats)


@lru_cache(maxsize=256)
def rule_words(rules: Rules, seats: int, trump: int = 0) -> tuple[int, ...]:
    """The words that say what is played: seats, trump and the options."""
    until_discard = rules.first_limit_until == "discard"
    limits = [rules.bout_limit, rules.first_bout_limit, int(until_discard)]
    return (seats, trump, *limits, THROW_IN[rules.throw_in], int(rules.transfer), int(rules.transfer_first_bout))


def empty_words(rules: Rules, seats: int) -> list[int]:
    """The words before a deal."""
    rest = [0] * (HAND_SIZE * 2 + MOST_SEATS)
    return [*rule_words(rules, seats), *[0] * 17, *rest]


def words_of(state: State) -> list[int]:
    """A state's words."""
    if state.result is not None and state.result.ending not in (Ending.DURAK, Ending.DRAW):
        raise ValueError(f"{state.result}: the core knows no end but the durak or a draw")
    return _words(state, state.discard_size, state.hands, state.talon)


def words_seen(view: View, known: Sequence[CardSet]) -> list[int]:
    """A view's words: hands hold the cards in `known`, the talon the turned trump card; 0 stands for what is hidden."""
    hidden = max(0, view.talon - 1)
    words = _words(view, view.discard, known, () if view.trump_card is None else (view.trump_card,))
    words[24] += hidden
    return words + [0] * hidden


def _words(seen: State | View, discarded: int, hands: Sequence[CardSet], talon: Sequence[Card]) -> list[int]:
    bout, trump, result = seen.bout, seen.trump, seen.result
    numbers = labels(trump)
    attacks = [numbers[pair.attack] for pair in bout.table]
    beats = [numbers[pair.beat] for pair in bout.table if pair.beat is not None]
    durak = NOBODY if result is None or result.durak is None else result.durak
    roles = [bout.attacker, bout.defender, NOBODY if seen.actor is None else seen.actor]
    flags = [int(bout.taking), seat_bits(bout.throwers), seat_bits(bout.passed), seat_bits(seen.out)]
    masks = [mask_of(hand, trump) for hand in hands]
    return [
        *rule_words(seen.rules, seen.seats, trump),
        *[bout.number, *roles, bout.limit, option_limit(seen.rules, bout.number, discarded)],
        *[*flags, int(discarded > 0), int(result is not None), durak],
        *[sum([1 << card for card in attacks + beats]), len(attacks), len(beats), len(talon)],
        *[*masks, *[0] * (MOST_SEATS - len(masks))],
        *[*attacks, *[0] * (HAND_SIZE - len(attacks))],
        *[*beats, *[0] * (HAND_SIZE - len(beats))],
        *[numbers[card] for card in reversed(talon)],
    ]


def state_of(rules: Rules, words: list[int]) -> State:
    """The state of a position's words."""
    seats, trump = words[0], Suit(words[1])
    cards = cards_by_label(trump)
    number, attacker, defender, actor, limit = words[8:13]
    taking, thrower_bits, passed_bits, out_bits, _, over, durak = words[14:21]
    attacks, beaten = words[22:24]
    out = frozenset(seat for seat in range(seats) if out_bits >> seat & 1)
    around = seats_from(attacker, seats, out) if len(out) < seats else ()
    table = tuple(
        Pair(cards[words[31 + place]], cards[words[37 + place]] if place < beaten else None) for place in range(attacks)
    )
    bout = Bout(
        number=number,
        attacker=attacker,
        defender=defender,
        limit=limit,
        throwers=tuple(seat for seat in around if thrower_bits >> seat & 1),
        table=table,
        passed=tuple(seat for seat in around if passed_bits >> seat & 1),
        taking=bool(taking),
    )
    return State(
        rules=rules,
        trump=trump,
        hands=tuple(cards_of(mask, trump) for mask in words[25 : 25 + seats]),
        out=out,
        talon=tuple(cards[number] for number in reversed(words[43:])),
        bout=bout,
        actor=None if over else actor,
        result=None if not over else DRAW if durak == NOBODY else Result(Ending.DURAK, durak),
        known=(CardSet(0),) * seats,
        openings=None,
    )
