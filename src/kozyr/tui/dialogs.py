"""What opens over the table because the person asked for it. Escape closes each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from kozyr.rules import PRESETS, Rules
from kozyr.tui.game import Options
from kozyr.tui.words import Words

T = TypeVar("T")
LEVELS = ("easy", "medium", "hard")


class ChoiceDialog(ModalScreen[int | None]):
    """One of a few choices, by arrows and Enter, by number or by a click. Gives its index, None if it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]

    def __init__(self, title: str, choices: Sequence[str]) -> None:
        super().__init__()
        self._title, self._choices = title, choices

    def compose(self) -> ComposeResult:
        """The question and the choices."""
        with Vertical(classes="dialog"):
            yield Static(self._title, markup=False)
            yield OptionList(*(f"{number} {word}" for number, word in enumerate(self._choices, start=1)), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One is chosen."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        text = event.character or ""
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self._choices):
            event.stop()
            self.dismiss(int(text) - 1)


class TextDialog(ModalScreen[None]):
    """Something to read. Any key that does not scroll closes it."""

    _SCROLLING = frozenset({"up", "down", "pageup", "pagedown", "home", "end", "ctrl+c", "ctrl+q"})

    def __init__(self, text: Text) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """The text, scrolled where there is too much of it."""
        with VerticalScroll(classes="dialog"):
            yield Static(self._text, markup=False)

    def on_key(self, event: events.Key) -> None:
        """Close."""
        if event.key not in self._SCROLLING:
            event.stop()
            self.dismiss(None)

    def on_click(self) -> None:
        """Close."""
        self.dismiss(None)


class NewGameDialog(ModalScreen[Options | None]):
    """Rules, seats and level: up and down choose a line, left and right change it, Enter begins."""

    def __init__(self, options: Options, words: Words) -> None:
        super().__init__()
        self._options, self._words, self._line = options, words, 0
        texts = [str(rules) for rules in PRESETS.values()]
        own = str(options.rules)
        self._rules = texts if own in texts else [own, *texts]
        self._levels = LEVELS if options.level in LEVELS else (options.level, *LEVELS)

    def compose(self) -> ComposeResult:
        """Three lines."""
        with Vertical(classes="dialog"):
            yield Static(id="new-game", markup=False)

    def on_mount(self) -> None:
        """Show what is set."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Move, change, begin or close."""
        event.stop()
        match event.key:
            case "up" | "down":
                self._line = (self._line + (1 if event.key == "down" else -1)) % 3
            case "left" | "right":
                self._change(1 if event.key == "right" else -1)
            case "enter" | "space":
                self.dismiss(self._options)
            case "escape":
                self.dismiss(None)
            case _:
                return
        self._show()

    def _change(self, step: int) -> None:
        options = self._options
        if self._line == 0:
            rules = Rules.parse(_next(self._rules, str(options.rules), step))
            seats = min(max(options.seats, rules.seats[0]), rules.seats[-1])
            self._options = replace(options, rules=rules, seats=seats)
        elif self._line == 1:
            self._options = replace(options, seats=_next(options.rules.seats, options.seats, step))
        else:
            self._options = replace(options, level=_next(self._levels, options.level, step))

    def _show(self) -> None:
        options, say = self._options, self._words.say
        preset = say(f"preset-{options.rules.preset}")
        _, plus, more = str(options.rules).partition("+")
        lines = [
            (say("pick-rules"), preset + (f" {plus}{more}" if plus else "")),
            (say("pick-seats"), say("seats-word", count=options.seats)),
            (say("pick-opponents"), say(f"opponent-{options.level}")),
        ]
        width = max(len(name) for name, _ in lines)
        text = Text().append(say("new-game") + "\n\n", "bold")
        for number, (name, value) in enumerate(lines):
            here = number == self._line
            text.append(f"{'►' if here else ' '} {name.ljust(width)}  ◄ {value} ►\n", "bold" if here else "")
        text.append("\n" + say(f"preset-{options.rules.preset}-about"), "italic")
        text.append("\n" + say(f"opponent-{options.level}-about"), "italic")
        text.append(f"\n\nEnter {say('start')}  Esc {say('close')}")
        self.query_one("#new-game", Static).update(text)


def _next(items: Sequence[T], item: T, step: int) -> T:
    return items[(items.index(item) + step) % len(items)]
