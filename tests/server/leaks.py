"""Which cards a seat may know, worked out from the full log alone, without views or projections (rules.md §6).

Kept apart from the program on purpose: it is the measure that every frame is held against.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from kozyr.rules import events
from kozyr.table import LogEvent, TakenBack

CARD = re.compile(r"(?<![0-9A-Za-z?])([2-9TJQKA][cdhs])(?![0-9A-Za-z?])")
IN_ACTION = re.compile(r'"[0-5][adt]((?:[2-9TJQKA][cdhs]){1,2})"')


class Knowledge:
    """What one seat may know after each event of a game. `seen[n]`: cards it has met at all by event n; `held[n]`: for
    each seat the cards that it may know to be in that hand then; entry 0 stands for before the deal."""

    def __init__(self, seat: int, log: Iterable[LogEvent]) -> None:
        self.seat = seat
        self.seen: list[frozenset[str]] = [frozenset()]
        self.held: list[Mapping[int, frozenset[str]]] = [{}]
        self._seen: set[str] = set()
        self._held: dict[int, set[str]] = {}
        for event in log:
            self._learn(event)
            self.seen.append(frozenset(self._seen))
            self.held.append({seat: frozenset(cards) for seat, cards in self._held.items()})

    def _learn(self, event: LogEvent) -> None:
        match event:
            case TakenBack(_, to):  # what was seen was seen; but the cards are where they were
                self._held = {seat: set(cards) for seat, cards in self.held[to].items()}
            case events.Dealt(dealer, hands, talon, trump_card):
                self._held = {seat: set() for seat in range(len(hands))}
                self._gain(self.seat, hands[self.seat])
                self._seen.add(str(trump_card))
                if not talon:
                    self._gain(dealer, [trump_card])
            case events.Attacked(seat, card) | events.Transferred(seat, card):
                self._play(seat, card)
            case events.Beaten(seat, _, card):
                self._play(seat, card)
            case events.PickedUp(seat, cards):
                self._gain(seat, cards)
            case events.Drew(seat, cards, trump_card):
                if seat == self.seat:
                    self._gain(seat, cards)
                elif trump_card:
                    self._gain(seat, cards[-1:])
            case _:
                pass

    def _gain(self, seat: int, cards: Iterable[object]) -> None:
        texts = set(map(str, cards))
        self._held[seat] |= texts
        self._seen |= texts

    def _play(self, seat: int, card: object) -> None:
        self._seen.add(str(card))
        self._held[seat].discard(str(card))


def cards_in(text: str) -> set[str]:
    """Every card that a message's text names."""
    named = set(CARD.findall(text))
    for pair in IN_ACTION.findall(text):
        named |= {pair[at : at + 2] for at in range(0, len(pair), 2)}
    return named


def check_message(message: Mapping[str, Any], text: str, knowledge: Knowledge, sent: Iterable[str] = ()) -> None:
    """AssertionError if a message tells its seat what it may not know. `sent`: texts that the seat itself has sent."""
    version = message.get("number", message.get("version", len(knowledge.seen) - 1))
    allowed = set(knowledge.seen[version])
    for own in sent:
        allowed |= {own[at : at + 2] for at in range(len(own))}
    assert cards_in(text) <= allowed, f"seat {knowledge.seat} is told of {cards_in(text) - allowed} at {version}"
    sight = message.get("sight")
    if sight is not None:
        check_sight(sight, knowledge, version)


def check_sight(sight: Mapping[str, Any], knowledge: Knowledge, version: int) -> None:
    """AssertionError if a sight places a card where its seat cannot know it, or shows another seat's choices."""
    for seat, hand in enumerate(sight["hands"]):
        may = knowledge.held[version][seat]
        assert set(hand["cards"]) == may, f"seat {knowledge.seat} on the hand of {seat} at {version}"
    own = set(sight["hands"][knowledge.seat]["cards"])
    assert sight["hands"][knowledge.seat]["hidden"] == 0
    assert set(sight["reasons"]) <= own
    for choice in sight["choices"]:
        assert sight["actor"] == knowledge.seat
        assert choice["action"].startswith(str(knowledge.seat))
        assert choice["card"] is None or choice["card"] in own
    assert sight["last_discard"] is None
