"""A game of a record on the screen: the table as it was, and the keys that move along it."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from kozyr.review import BadReview, bout_of
from kozyr.rules import Refused
from kozyr.tui import drawing
from kozyr.tui.app import BAIZE, INTERRUPTED
from kozyr.tui.replay import Reel
from kozyr.tui.replay_drawing import key_line, open_hands
from kozyr.tui.roles import role_of
from kozyr.tui.sorting import sorted_hand
from kozyr.tui.table_screen import LOG_WIDTH, LOW_HEIGHT, LOW_WIDTH

SPEEDS = (0.5, 1.0, 2.0, 4.0)
LOOK_S = 1.2
"""Between two moves that play by themselves, at normal speed."""


class Wish(StrEnum):
    """What a key asks for."""

    BACK = "back"
    FORWARD = "forward"
    FIRST = "first"
    LAST = "last"
    BOUT = "bout"
    BOUT_BACK = "bout_back"
    PLAY = "play"
    OPEN = "open"
    SEAT = "seat"
    SPEED = "speed"
    QUIT = "quit"


_KEYS = {
    "left": Wish.BACK,
    "right": Wish.FORWARD,
    "home": Wish.FIRST,
    "end": Wish.LAST,
    "pagedown": Wish.BOUT,
    "pageup": Wish.BOUT_BACK,
    "space": Wish.PLAY,
    "enter": Wish.FORWARD,
}
_LETTERS = {"o": Wish.OPEN, "v": Wish.SEAT, "s": Wish.SPEED, "q": Wish.QUIT}
_IN_THEIR_PLACES = {"щ": "o", "м": "v", "ы": "s", "і": "s", "й": "q"}
"""The Russian and Ukrainian letters where the Latin ones are."""


class ReplayScreen(Screen[None]):
    """One game, move by move."""

    CSS_PATH = "table.tcss"

    def __init__(self, reel: Reel) -> None:
        super().__init__()
        self.reel = reel
        self.speed = 1
        """Which of SPEEDS."""
        self._timer: Timer | None = None
        self._note = ""
        """Why a wish was not granted; gone with the next one."""

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield Static(id="status", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="seats", markup=False)
                yield Static(id="bout", markup=False)
            with VerticalScroll(id="log-pane", can_focus=False):
                yield Static(id="log", markup=False)
        with Vertical(id="own"):
            yield Static(id="message", markup=False)
            yield Static(id="note", markup=False)
            yield Static(id="hand", markup=False)
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """The cards are dealt."""
        self._lay()

    def on_resize(self) -> None:
        """Lay the table anew."""
        self._lay()

    @property
    def is_playing(self) -> bool:
        """Whether the moves go on by themselves."""
        return self._timer is not None

    def on_key(self, event: events.Key) -> None:
        """A key of the replay's."""
        letter = (event.character or "").casefold()
        wish = _KEYS.get(event.key) or _LETTERS.get(_IN_THEIR_PLACES.get(letter, letter))
        if wish is not None:
            self._do(wish)

    def _do(self, wish: Wish) -> None:
        reel, self._note = self.reel, ""
        try:
            match wish:
                case Wish.BACK:
                    reel.go(reel.at - 1)
                case Wish.FORWARD:
                    reel.go(reel.at + 1)
                case Wish.FIRST:
                    reel.go(0)
                case Wish.LAST:
                    reel.go(reel.last)
                case Wish.BOUT | Wish.BOUT_BACK:
                    reel.go_bout(back=wish is Wish.BOUT_BACK)
                case Wish.OPEN:
                    reel.open()
                case Wish.SEAT:
                    reel.next_seat()
                case Wish.PLAY:
                    self._toggle()
                case Wish.SPEED:
                    self.speed = (self.speed + 1) % len(SPEEDS)
                    if self.is_playing:
                        self._play()
                case Wish.QUIT:
                    self.app.exit(0)
        except BadReview as refused:
            self._note = reel.words.refusal(Refused(refused.code, dict(refused.facts)))
        self._lay()

    # --- playing on ---

    def _toggle(self) -> None:
        if self.is_playing:
            self._stop()
            return
        if self.reel.at == self.reel.last:
            self.reel.go(0)
        self._play()

    def _play(self) -> None:
        self._stop()
        self._timer = self.set_interval(LOOK_S / SPEEDS[self.speed], self.play_on)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def play_on(self) -> None:
        """The next move, by itself."""
        self.reel.go(self.reel.at + 1)
        if self.reel.at == self.reel.last:
            self._stop()
        self._lay()

    # --- what is shown ---

    def _lay(self) -> None:
        reel, size = self.reel, self.app.size
        view, words = reel.view, reel.words
        low = size.height < LOW_HEIGHT or size.width < LOW_WIDTH
        self.set_class(low, "low")
        self.query_one("#log-pane").display = size.width >= LOG_WIDTH
        self.query_one("#status", Static).update(drawing.status(view, words))
        seats = drawing.seats(view, words, reel.outs, low=low)
        self.query_one("#seats", Static).update(open_hands(seats, view, words, low=low) if reel.opened else seats)
        self.query_one("#bout", Static).update(drawing.bout(view, words, low=low))
        self.query_one("#log", Static).update(self._story())
        self.query_one("#log-pane", VerticalScroll).scroll_end(animate=False)
        self.query_one("#message", Static).update(self._message())
        self.query_one("#note", Static).update(Text(self._note or self._place(), "italic"))
        nearest = reel.seat or 0
        plan = drawing.HandPlan(sorted_hand(view.hands[nearest].known, view.trump, "suit"), size.width, low)
        self.query_one("#hand", Static).update(drawing.hand(plan, view, words, None))
        self.query_one("#keys", Static).update(key_line(words, size.width, playing=self.is_playing))

    def _place(self) -> str:
        reel = self.reel
        own = reel.words.names[reel.seat or 0]
        role = role_of(reel.view, reel.seat or 0, reel.outs)
        who = own if role is None else f"{own} ({reel.words.spoken(role)})"
        return f"{reel.place()} · {who} · {SPEEDS[self.speed]:g}×"

    def _message(self) -> Text:
        words = self.reel.words
        lines = [drawing.shown(words.seen(line), words) for line in self.reel.lines(self.reel.steps[self.reel.at])]
        text = Text(" · ").join(lines)
        text.stylize("bold")
        return text

    def _story(self) -> Text:
        """The log of this bout and the one before."""
        reel, words = self.reel, self.reel.words
        now = bout_of(reel.steps[reel.at])
        lines, shown = [], 0
        for step in reel.steps[1 : reel.at + 1]:
            bout = bout_of(step)
            if bout < now - 1:
                continue
            if bout != shown:
                shown = bout
                lines.append(Text(words.say("bout-number", bout=bout), "dim"))
            lines += [drawing.shown(words.seen(line), words) for line in reel.lines(step)]
        return Text("\n").join(lines)


class ReplayApp(App[int]):
    """The application around one replay. Returns the exit status."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
    ]

    def __init__(self, reel: Reel) -> None:
        super().__init__()
        self.table = ReplayScreen(reel)

    def on_mount(self) -> None:
        """Dress, and show the table."""
        self.register_theme(BAIZE)
        self.theme = BAIZE.name
        self.title = self.table.reel.title()
        self.push_screen(self.table)

    def action_leave(self, status: int) -> None:
        """End with this exit status."""
        self.exit(status)


def replay_screen(reel: Reel) -> int:
    """Show the game until the person leaves. The exit status: 0, 130 after Ctrl-C, 1 after a fault."""
    app = ReplayApp(reel)
    status = app.run()
    return status if status is not None else app.return_code or 0
