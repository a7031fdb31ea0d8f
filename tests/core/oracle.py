"""Plain minimax over legal actions: slow, and too simple to be wrong. It knows nothing of the solver."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable

from kozyr.cards import Card, CardSet, Suit, cards_text, deck_cards
from kozyr.core.kernel import KERNEL
from kozyr.notation import read_position, write_position
from kozyr.rules import Action, Rules, State, apply, legal

DURAK, OVER, ACTOR, NUMBER, ATTACKS = 20, 19, 11, 8, 22
Words = tuple[int, ...]


def value_for(seat: int, words: Words, met: dict[Words, int]) -> int:
    """The value for a seat of a position's words, every position looked at once whatever the number of its bout."""
    words = (*words[:NUMBER], min(words[NUMBER], 2), *words[NUMBER + 1 :])
    if words[OVER]:
        return 0 if words[DURAK] > 5 else -1 if words[DURAK] == seat else 1
    found = met.get(words)
    if found is None:
        own = words[ACTOR] == seat
        reached = (KERNEL.after(list(words), [action]) for action in KERNEL.legal(list(words)))
        values = [value_for(seat, tuple(after), met) for after in reached]
        found = met[words] = max(values) if own else min(values)
    return found


def action_values(words: list[int]) -> list[int]:
    """The value of every legal action for the seat to act."""
    seat, met = words[ACTOR], {}  # type: tuple[int, dict[Words, int]]
    return [value_for(seat, tuple(KERNEL.after(words, [action])), met) for action in KERNEL.legal(words)]


def reference_value(seat: int, state: State, met: dict[str, int]) -> int:
    """The same by the reference rules alone."""
    if state.result is not None:
        return 0 if state.result.durak is None else -1 if state.result.durak == seat else 1
    key = write_position(state).rpartition(" ")[0]
    if key not in met:
        values = [reference_value(seat, apply(state, action).state, met) for action in legal(state)]
        met[key] = max(values) if state.actor == seat else min(values)
    return met[key]


def reference_values(state: State) -> dict[Action, int]:
    """The value of every legal action by the reference rules alone."""
    met: dict[str, int] = {}
    assert state.actor is not None
    return {action: reference_value(state.actor, apply(state, action).state, met) for action in legal(state)}


def small_position(rules: str, cards: int, chance: random.Random, under: bool = False) -> State:
    """Return a position of two seats that hold so many cards together, some decisions into it.

    Cards come close together, so that ranks and suits meet. `under`: the trump card still lies in the talon.
    """
    trump = Suit(chance.randrange(4))
    while True:
        state = _start(Rules.parse(rules), cards, trump, chance, under)
        for _ in range(chance.choice([0, 0, 1, 2, 3, 5])):
            further = apply(state, chance.choice(legal(state))).state
            if further.result is not None:
                break
            state = further
        if sum(map(len, state.hands)) >= cards // 2:
            return state


def _start(rules: Rules, cards: int, trump: Suit, chance: random.Random, under: bool) -> State:
    lowest = chance.choice([10, 11, 12]) if rules.deck == 24 else chance.choice([6, 9, 11])
    pool = [card for card in deck_cards(rules.deck) if card.rank >= lowest]
    pool = pool if len(pool) > cards else list(deck_cards(rules.deck))
    drawn: list[Card] = chance.sample(pool, cards)
    left = [card for card in deck_cards(rules.deck) if card.suit == trump and card not in drawn]
    below = cards_text([chance.choice(left)]) if under and left else "-"
    # In a game both hold six or more while the talon lasts; the rules play on from fewer too, and so must the solver.
    cut = chance.randint(1, cards - 1)
    hands = "/".join(str(CardSet.of(part)) for part in (drawn[:cut], drawn[cut:]))
    attacker = chance.randrange(2)
    line = f"{rules} {trump.letter} {hands} {below} - {attacker}>{1 - attacker} {attacker}a {chance.choice([2, 9])}"
    return read_position(line, repetition=False)


# --- where cards can go round ---------------------------------------------------------------------------------------


class TooMany(Exception):
    """More positions than the oracle was told to look at."""


def reachable(starts: Iterable[Words], most: int, closed: Collection[Words] = ()) -> dict[Words, list[Words]]:
    """Every position that can be reached from some, and what its actions lead to: nothing from one that is closed.

    TooMany beyond `most` positions.
    """
    found: dict[Words, list[Words]] = {}
    waiting = [once(words) for words in starts]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        if len(found) >= most:
            raise TooMany
        if here in closed:
            found[here] = []
            continue
        found[here] = [once(KERNEL.after(list(here), [action])) for action in KERNEL.legal(list(here))]
        waiting += found[here]
    return found


def once(words: Words | list[int]) -> Words:
    """The words with the bout's number cut to what the rules look at."""
    return (*words[:NUMBER], min(words[NUMBER], 2), *words[NUMBER + 1 :])


def forced(graph: dict[Words, list[Words]], winner: int) -> set[Words]:
    """The positions from which a seat can force the other to be the durak, however long the game goes round.

    From the ends backwards: a position joins when its own seat to act can go to one that has joined, or the other's
    actions all lead to such.
    """
    sources: dict[Words, list[Words]] = {words: [] for words in graph}
    for words, reached in graph.items():
        for after in reached:
            sources[after].append(words)
    left = {words: 1 if words[ACTOR] == winner else len(reached) for words, reached in graph.items()}
    joined = {words for words in graph if words[OVER] and words[DURAK] not in (winner, 7)}
    waiting = list(joined)
    while waiting:
        for words in sources[waiting.pop()]:
            left[words] -= 1
            if words not in joined and left[words] <= 0:
                joined.add(words)
                waiting.append(words)
    return joined


def circling_values(words: list[int], most: int = 20_000, closed: Collection[Words] = ()) -> list[int]:
    """The value of every legal action for the seat to act, two seats left, where going round for ever is a draw.

    `closed`: bouts about to begin that end the deal as a draw if they begin again.
    """
    reached = [once(KERNEL.after(words, [action])) for action in KERNEL.legal(words)]
    graph = reachable(reached, most, closed)
    seats = [seat for seat in range(words[0]) if not words[17] >> seat & 1]
    seat = words[ACTOR]
    (other,) = (each for each in seats if each != seat)
    won, lost = forced(graph, seat), forced(graph, other)
    return [(after in won) - (after in lost) for after in reached]
