"""The parts of the table that know where something was clicked: the hand, and the line of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from kozyr.cards import Card
from kozyr.tui import drawing
from kozyr.tui.keys import Command
from kozyr.tui.words import Words
from kozyr.view import View


class Hand(Static):
    """The person's cards."""

    @dataclass
    class Clicked(Message):
        """A card was clicked."""

        card: Card

    def __init__(self) -> None:
        super().__init__(id="hand", markup=False)
        self.plan = drawing.HandPlan((), 80, low=False)

    def lay(self, plan: drawing.HandPlan, view: View, words: Words, chosen: Card | None) -> None:
        """Show these cards."""
        self.plan = plan
        self.update(drawing.hand(plan, view, words, chosen))

    def on_click(self, event: events.Click) -> None:
        """Tell which card it was; nothing beside the cards."""
        card = self.plan.card_at(event.x, event.y)
        if card is not None:
            self.post_message(self.Clicked(card))


@dataclass(frozen=True, slots=True)
class Key:
    """A key as the line shows it."""

    key: str
    word: str
    command: Command
    works: bool = True
    """Whether it does something now."""


class KeyLine(Static):
    """What can be pressed now; a click does the same."""

    @dataclass
    class Clicked(Message):
        """A key of the line was clicked."""

        command: Command

    def __init__(self) -> None:
        super().__init__(id="keys", markup=False)
        self._spans: list[tuple[int, int, int, Command]] = []

    def lay(self, keys: Sequence[Key], width: int) -> None:
        """Show these keys, in as many lines as so many columns need."""
        lines, self._spans = [Text(no_wrap=True, overflow="crop")], []
        for key in keys:
            shown = f"{key.key} {key.word}"
            if lines[-1].cell_len and lines[-1].cell_len + len(shown) > width:
                lines.append(Text(no_wrap=True, overflow="crop"))
            begin = lines[-1].cell_len
            lines[-1].append(key.key, "bold" if key.works else "dim")
            lines[-1].append(shown.removeprefix(key.key) + "  ", "" if key.works else "dim")
            self._spans.append((len(lines) - 1, begin, begin + len(shown), key.command))
        self.update(Text("\n").join(lines))

    def on_click(self, event: events.Click) -> None:
        """Tell which key it was."""
        for line, begin, end, command in self._spans:
            if line == event.y and begin <= event.x < end:
                self.post_message(self.Clicked(command))
