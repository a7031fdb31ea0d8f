"""The Textual application: the house's colours, the table, and how one leaves."""

from __future__ import annotations

import random
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from kozyr.server.programs import Programs
from kozyr.tui.game import Game, Options
from kozyr.tui.table_screen import TableScreen

INTERRUPTED = 130
"""Exit status, as of a program that an interrupt ended."""

BAIZE = Theme(
    name="baize",
    primary="#c9a26b",
    accent="#ffd166",
    foreground="#f3ecdc",
    background="#0e2f24",
    surface="#123b2d",
    panel="#3b2618",
    dark=True,
)


class KozyrApp(App[int]):
    """A person's games, one after the other. Returns the exit status."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
    ]

    def __init__(self, options: Options, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.programs = Programs()
        self.table = TableScreen(Game(options, chance), self.programs, chance)

    def on_mount(self) -> None:
        """Dress, and sit down."""
        self.register_theme(BAIZE)
        self.theme = BAIZE.name
        self.title = self.table.words.say("title")
        self.push_screen(self.table)

    def on_unmount(self) -> None:
        """No program thinks on."""
        self.programs.close()

    def action_leave(self, status: int) -> None:
        """End with this exit status."""
        self.exit(status)


def play_screen(options: Options, chance: random.Random) -> int:
    """Play until the person leaves. The exit status: 0, 130 after Ctrl-C, 1 after a fault."""
    app = KozyrApp(options, chance)
    status = app.run()
    return status if status is not None else app.return_code or 0
