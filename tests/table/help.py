"""Tables for tests: from a seed, or put at a position line."""

from __future__ import annotations

import random

from kozyr.cards import deck_cards
from kozyr.notation import read_position
from kozyr.rules import Deal, Refused, Rules, State, first_seats
from kozyr.table import Accepted, Recorded, Table, events_text


def seeded_deal(rules: str, seats: int, seed: int) -> Deal:
    chance = random.Random(seed)
    parsed = Rules.parse(rules)
    deck = list(deck_cards(parsed.deck))
    chance.shuffle(deck)
    dealer = chance.randrange(seats)
    return Deal(parsed, seats, dealer, chance.choice(first_seats(parsed, seats, dealer, tuple(deck))), tuple(deck))


def table_at(line: str, *, clock: float | None = None) -> Table:
    """A table whose position is that of a line; its log is some deal's, which nothing here looks at."""
    state = read_position(line)
    table = Table(seeded_deal(str(state.rules), state.seats, 1), clock=clock)
    table._state = state
    return table


class Desk:
    """Plays at a table as a room does, and keeps what a store would keep."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows: list[Recorded] = []
        self._ids = 0

    def send(self, action: str, *, base: int | None = None, command_id: str | None = None) -> Accepted | Refused:
        """Submit an action for its seat, now or as decided at `base`; settle and keep it if it is accepted."""
        self._ids += 1
        table = self.table
        answer = table.submit(
            int(action[0]), command_id or f"c{self._ids}", table.version if base is None else base, action, 0.0
        )
        if isinstance(answer, Accepted) and answer.version > table.version:
            self.keep(answer)
        return answer

    def keep(self, answer: Accepted) -> None:
        self.rows.append(recorded(answer))
        self.table.settle(answer, 0.0)

    def play(self, *actions: str) -> None:
        """Actions that must be accepted."""
        for action in actions:
            answer = self.send(action)
            assert isinstance(answer, Accepted), (action, answer)


def recorded(answer: Accepted) -> Recorded:
    return Recorded(
        seat=answer.seat,
        command_id=answer.command_id,
        base=answer.base,
        action=str(answer.action),
        first=answer.first,
        last=answer.version,
        events=events_text(answer.events),
    )


def restored(table: Table, rows: list[Recorded]) -> Table:
    """The table as it comes back after a restart."""
    opening = events_text(Table(table.deal).events_after(0))
    return Table.restore(table.deal, opening, rows)


def code(answer: object) -> str:
    """The code of a refusal, `ok` for an accepted command."""
    return answer.code if isinstance(answer, Refused) else "ok"


def cards_of(state: State) -> list[str]:
    """Every card that is in a hand, in the talon or on the table."""
    hands = [str(card) for hand in state.hands for card in hand]
    return [*hands, *map(str, state.talon), *map(str, state.bout.cards)]
