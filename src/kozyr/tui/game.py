"""One game in the terminal: the table is the referee, and everybody at it is told what their seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from kozyr import bots
from kozyr.cards import deck_cards
from kozyr.rules import Action, Deal, Refused, Rules, Verb, first_seats
from kozyr.rules.result import Result
from kozyr.table import Table, TakenBack
from kozyr.tui.feed import Feed, Moment, Out
from kozyr.tui.words import PERSONAS, Words, persona
from kozyr.view import View

YOU = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is played, and how it is shown."""

    rules: Rules
    seats: int
    level: str
    """A program's name: all other seats are played by it."""
    language: str
    pace: str = "person"
    """How long programs take: `person` or `instant` (kozyr.server.pace)."""
    auto_pass: bool = True
    """Whether the person's seat passes by itself where nothing fits."""


class Game:
    """A live game of one person against programs. No I/O. Cards that the person may not see stay inside."""

    def __init__(self, options: Options, chance: random.Random, personas: Sequence[int] = ()) -> None:
        """A fresh deal. `personas`: the programs' names by number, by chance if not given.

        BadRules `bad_seats` for a count that the rules do not allow, BadOpponent for no program.
        """
        self.options = options
        self._chance = chance
        self._table = Table(_deal(options.rules, options.seats, chance))
        self.bots = {seat: bots.by_name(options.level, chance.getrandbits(64)) for seat in range(1, options.seats)}
        """The programs by seat."""
        self._feeds = [Feed(options.rules, seat) for seat in range(options.seats)]
        self._personas = tuple(personas or chance.sample(range(PERSONAS), options.seats - 1))
        names = [persona(options.language, number) for number in self._personas]
        self.words = Words(options.language, (Words(options.language, ()).say("you"), *names), YOU)
        self._told = 0
        self._commands = 0
        self.opening = tuple(self._tell())
        """The deal and the first bout's beginning, as the person sees them."""

    def again(self) -> Game:
        """Another game of the same people."""
        return Game(self.options, self._chance, self._personas)

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._feeds[YOU].view

    @property
    def outs(self) -> tuple[Out, ...]:
        """Who has left the game, in that order."""
        return self._feeds[YOU].outs

    @property
    def actor(self) -> int | None:
        """The seat to act, None when the game is over."""
        return self._table.actor

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        return self._table.result

    @property
    def version(self) -> int:
        """The number of events so far: tells positions apart."""
        return self._table.version

    def feed(self, seat: int) -> Feed:
        """What a seat has been told: a program's belongs to it alone."""
        return self._feeds[seat]

    def act(self, action: Action) -> tuple[Moment, ...] | Refused:
        """A seat's decision: what the person sees of it, or why it is refused; then nothing has changed."""
        self._commands += 1
        version = self._table.version
        answer = self._table.submit(action.seat, f"command-{self._commands}", version, str(action), 0.0)
        if isinstance(answer, Refused):
            return answer
        self._table.settle(answer, 0.0)
        return tuple(self._tell())

    def resign(self) -> tuple[Moment, ...] | Refused:
        """The person gives up."""
        return self.act(Action(YOU, Verb.RESIGN))

    def undo(self) -> Refused | None:
        """Take the person's last decision back, and all that followed; or why not. Every seat is told the game anew."""
        self._commands += 1
        answer = self._table.undo(YOU, f"command-{self._commands}", self._table.version, 0.0)
        if isinstance(answer, Refused):
            return answer
        self._table.settle(answer, 0.0)
        self._feeds = [Feed(self.options.rules, seat) for seat in range(self.options.seats)]
        for feed in self._feeds:
            feed.extend(self._table.in_force)
        self._told = self._table.version
        return None

    def _tell(self) -> list[Moment]:
        """Hand every seat the events that it has not been told yet; the person's moments."""
        log = self._table.events_after(self._told)
        events = [event for event in log if not isinstance(event, TakenBack)]
        self._told = self._table.version
        moments = [feed.extend(events) for feed in self._feeds]
        return moments[YOU]


def _deal(rules: Rules, seats: int, chance: random.Random) -> Deal:
    rules.check_seats(seats)
    cards = list(deck_cards(rules.deck))
    chance.shuffle(cards)
    dealer = chance.randrange(seats)
    return Deal(rules, seats, dealer, chance.choice(first_seats(rules, seats, dealer, tuple(cards))), tuple(cards))
