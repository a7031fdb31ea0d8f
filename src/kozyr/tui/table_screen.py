"""The table on the screen: it shows the person's view, takes keys and clicks, and lets the programs play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from kozyr.bots import hints
from kozyr.cards import Card
from kozyr.rules import Action, Refused, Verb
from kozyr.rules.events import BoutBegan
from kozyr.server.pace import LONGEST_S, SHORTEST_S, Pace
from kozyr.server.programs import Programs
from kozyr.tui import drawing, sentences
from kozyr.tui.choices import choices_of, only_pass, plain_choice, plain_refusal, refused
from kozyr.tui.dialogs import ChoiceDialog, NewGameDialog, TextDialog
from kozyr.tui.feed import Moment
from kozyr.tui.game import YOU, Game, Options
from kozyr.tui.keys import Command, command_of
from kozyr.tui.keys_list import keys_text
from kozyr.tui.sorting import SORTINGS, sorted_hand
from kozyr.tui.turns import program_turn
from kozyr.tui.widgets import Hand, Key, KeyLine
from kozyr.tui.words import Words

LOW_HEIGHT, LOW_WIDTH = 20, 50
"""A window of fewer lines or columns gets the table in as few lines as possible."""
LOG_WIDTH = 76
"""The log stands beside the table from so many columns on."""
MOST_LINES = 200


class TableScreen(Screen[None]):
    """One game after the other, at one table."""

    CSS_PATH = "table.tcss"

    def __init__(self, game: Game, programs: Programs, chance: random.Random) -> None:
        super().__init__()
        self.game = game
        self._programs, self._chance = programs, chance
        self._pace = Pace(game.options.pace)
        self._story: list[Text] = []
        self._note: Text | None = None
        """What the person was told last: a reason, a hint. Gone when the table moves on."""
        self.chosen: Card | None = None
        self._sorting = SORTINGS[0]
        self._lost: dict[int, int] = {}
        """How often each seat was the durak at this table."""

    @property
    def words(self) -> Words:
        """The sentences of this table."""
        return self.game.words

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
            yield Hand()
            yield KeyLine()

    def on_mount(self) -> None:
        """The cards are dealt."""
        self._begin()

    def on_resize(self) -> None:
        """Lay the table anew."""
        self._lay_table()

    # --- the game ---

    def _begin(self) -> None:
        self._story.clear()
        self.chosen = None
        self._take_in(self.game.opening)
        self._drive()

    def _take_in(self, moments: Sequence[Moment]) -> None:
        """The table has moved on."""
        for moment in moments:
            if isinstance(moment.event, BoutBegan):
                self._story.append(Text(self.words.say("bout-number", bout=moment.event.bout), "dim"))
            line = sentences.line_of(moment, self.words)
            if line is not None:
                self._story.append(drawing.shown(self.words.seen(line), self.words))
        del self._story[:-MOST_LINES]
        if moments:
            self._note = None
            if self.game.result is not None and self.game.result.durak is not None:
                self._lost[self.game.result.durak] = self._lost.get(self.game.result.durak, 0) + 1
        self._lay_table()

    def _drive(self) -> None:
        """Let the programs play until it is the person's turn. What was going on before is dropped."""
        self.run_worker(self._play_on(), group="game", exclusive=True)

    async def _play_on(self) -> None:
        game = self.game
        while game.actor is not None:
            view = game.view
            if game.actor != YOU:
                self._take_in(await program_turn(game, self._programs, self._pace))
            elif only_pass(view) and game.options.auto_pass:
                if game.options.pace == "person":
                    await asyncio.sleep(random.uniform(SHORTEST_S, LONGEST_S))
                self._act(view.legal[0], drives=False)
            else:
                return

    def _act(self, action: Action, *, drives: bool = True) -> None:
        moments = self.game.act(action)
        if isinstance(moments, Refused):
            self._refuse(moments)
            return
        self._pace.interrupt()
        self._take_in(moments)
        if drives:
            self._drive()

    def _refuse(self, reason: Refused) -> None:
        self._tell(Text(self.words.refusal(reason)))

    def _tell(self, note: Text | None) -> None:
        self._note = note
        self._lay_own()

    # --- what the person asks for ---

    def on_key(self, event: events.Key) -> None:
        """A key of the table's."""
        if event.key in {"pageup", "pagedown"}:
            log = self.query_one("#log-pane", VerticalScroll)
            pane = log if log.display else self.query_one("#table", VerticalScroll)
            (pane.scroll_page_up if event.key == "pageup" else pane.scroll_page_down)()
            return
        command = command_of(event.key, event.character)
        if command is not None:
            event.stop()
            self.do(command)

    def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """A click on a key is that key."""
        self.do(event.command)

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """A click on a card plays it."""
        self.chosen = event.card
        self.do(Command.PLAY)

    def do(self, command: Command) -> None:
        """Do what a key asks for."""
        match command:
            case Command.LEFT | Command.RIGHT | Command.FIRST | Command.LAST:
                self._move(command)
            case Command.PLAY:
                self._play()
            case Command.TAKE:
                self._say_plainly(Verb.TAKE)
            case Command.DONE:
                self._say_plainly(Verb.PASS)
            case Command.HINT:
                self._hint()
            case Command.UNDO:
                self._undo()
            case Command.SORT:
                self._sort()
            case Command.AGAIN:
                self._tell(None)
            case Command.COUNTS:
                self._tell(Text(sentences.counts_read(self.game.view, self.words)))
            case Command.QUIT:
                self.app.exit(0)
            case _:
                self._open(command)

    def _open(self, command: Command) -> None:
        """Open what is asked for over the table."""
        words = self.words
        match command:
            case Command.READ:
                read = sentences.table_read(self.game.view, words, self.game.outs)
                self.app.push_screen(TextDialog(Text(read)))
            case Command.KEYS:
                self.app.push_screen(TextDialog(keys_text(words)))
            case Command.NEW:
                self.app.push_screen(NewGameDialog(self.game.options, words), self._new_game)
            case Command.RESIGN if self.game.result is None:
                title = f"{words.say('resign-ask')} {words.say('resign-about')}"
                choices = [words.say("resign-yes"), words.say("resign-no")]
                self.app.push_screen(ChoiceDialog(title, choices), self._resign)

    def _new_game(self, options: Options | None) -> None:
        if options is not None:
            self.game = Game(options, self._chance)
            self._pace = Pace(options.pace)
            self._lost.clear()
            self._begin()

    def _resign(self, choice: int | None) -> None:
        if choice != 0:
            return
        moments = self.game.resign()
        if isinstance(moments, Refused):
            self._refuse(moments)
            return
        self._take_in(moments)
        self._drive()

    def _move(self, command: Command) -> None:
        cards = self._hand()
        if not cards:
            return
        at = cards.index(self.chosen) if self.chosen in cards else None
        match command:
            case Command.FIRST:
                at = 0
            case Command.LAST:
                at = len(cards) - 1
            case Command.LEFT:
                at = len(cards) - 1 if at is None else (at - 1) % len(cards)
            case _:
                at = 0 if at is None else (at + 1) % len(cards)
        self.chosen = cards[at]
        self._tell(None)

    def _play(self) -> None:
        """Play the chosen card, or say why not; after the end, play again."""
        view, card = self.game.view, self.chosen
        if view.result is not None:
            self.game = self.game.again()
            self._begin()
        elif card is None or card not in view.hand(YOU):
            self._tell(Text(self.words.say("tui-no-card")))
        elif (choices := choices_of(view, card)) and len(choices) > 1:
            self._ask(choices, card)
        elif choices:
            self._act(choices[0])
        elif (reason := refused(view, card)) is not None:
            self._refuse(reason)

    def _ask(self, choices: Sequence[Action], card: Card) -> None:
        """Ask which of several actions is meant."""
        version, words = self.game.version, self.words
        attack = str(self.game.view.bout.open_attack)
        spoken = {Verb.BEAT: words.say("choose-beat", attack=attack), Verb.TRANSFER: words.say("choose-transfer")}

        def decided(choice: int | None) -> None:
            if choice is not None and self.game.version == version:
                self._act(choices[choice])

        title = words.say("choose-label", card=str(card))
        self.app.push_screen(ChoiceDialog(title, [spoken[action.verb] for action in choices]), decided)

    def _say_plainly(self, verb: Verb) -> None:
        """Take, or be done; or say why that cannot be now."""
        view = self.game.view
        action = plain_choice(view, verb)
        if action is not None:
            self._act(action)
        elif (reason := plain_refusal(view, verb)) is not None:
            self._refuse(reason)

    def _sort(self) -> None:
        self._sorting = SORTINGS[(SORTINGS.index(self._sorting) + 1) % len(SORTINGS)]
        self._tell(Text(self.words.say("tui-sorted", by=self._sorting)))

    def _undo(self) -> None:
        reason = self.game.undo()
        if reason is not None:
            self._refuse(reason)
            return
        self._story.append(Text(self.words.say("log-undo", **self.words.by(YOU)), "italic"))
        self._lay_table()
        self._tell(Text(self.words.say("log-undo", **self.words.by(YOU))))
        self._drive()

    def _hint(self) -> None:
        if not self.game.view.legal:
            self._refuse(Refused("game_over" if self.game.result is not None else "hint_not_now"))
            return
        self._tell(Text(self.words.say("tui-thinking")))
        self.run_worker(self._find_hint(), group="hint", exclusive=True)

    async def _find_hint(self) -> None:
        game, version = self.game, self.game.version
        try:
            thoughts = await self._programs.hint(self, game.view, game.feed(YOU).history)
        except Exception:
            # Whatever befell the search, the game goes on without it.
            if self.game is game and game.version == version:
                self._refuse(Refused("hint_failed"))
            return
        if self.game is game and game.version == version:
            self.chosen = hints.advised(game.view, thoughts).action.card or self.chosen
            self._tell(drawing.shown(self.words.seen(sentences.hint_said(game.view, thoughts)), self.words))

    # --- what is shown ---

    def _hand(self) -> tuple[Card, ...]:
        view = self.game.view
        return sorted_hand(view.hand(YOU), view.trump, self._sorting)

    def _lay_table(self) -> None:
        """Show the person's view as it is now."""
        view, words, outs = self.game.view, self.words, self.game.outs
        low, over = self._is_low(), view.result is not None
        self.set_class(low, "low")
        self.query_one("#log-pane").display = self.app.size.width >= LOG_WIDTH
        self.query_one("#seats").display = not (low and over)
        self.query_one("#status", Static).update(drawing.status(view, words))
        self.query_one("#seats", Static).update(drawing.seats(view, words, outs, low=low))
        table = drawing.end(view, words, outs, self._lost) if over else drawing.bout(view, words, low=low)
        self.query_one("#bout", Static).update(table)
        self.query_one("#log", Static).update(Text("\n").join(self._story))
        self.query_one("#log-pane", VerticalScroll).scroll_end(animate=False)
        self._lay_own()

    def _is_low(self) -> bool:
        size = self.app.size
        return size.height < LOW_HEIGHT or size.width < LOW_WIDTH

    def _lay_own(self) -> None:
        """Show what is asked, the person's cards and the keys."""
        view, width = self.game.view, self.app.size.width
        cards = self._hand()
        if self.chosen not in cards:
            self.chosen = None
        self._lay_message()
        plan = drawing.HandPlan(cards, width, self._is_low())
        self.query_one(Hand).lay(plan, view, self.words, self.chosen)
        self.query_one(KeyLine).lay(self._keys(), width)

    def _lay_message(self) -> None:
        view, words = self.game.view, self.words
        message = sentences.message_of(view, words, by_sign=True, auto_pass=self.game.options.auto_pass)
        text = drawing.shown(words.seen(message), words)
        text.stylize("bold")
        self.query_one("#message", Static).update(text)
        note = self._note or Text(self._chosen_said(), "italic")
        self.query_one("#note", Static).update(note)

    def _chosen_said(self) -> str:
        """The chosen card by name, and whether it can be played."""
        if self.chosen is None:
            return ""
        state = "can" if choices_of(self.game.view, self.chosen) else "cannot"
        return self.words.say(f"card-{state}", card=str(self.chosen))

    def _keys(self) -> list[Key]:
        view, say = self.game.view, self.words.say
        more = [Key("?", say("tui-key-keys"), Command.KEYS), Key("Q", say("tui-key-quit"), Command.QUIT)]
        if view.result is not None:
            return [Key("Enter", say("again"), Command.PLAY), Key("N", say("tui-key-new"), Command.NEW), *more]
        can = {verb: plain_choice(view, verb) is not None for verb in (Verb.TAKE, Verb.PASS)}
        plays = self.chosen is not None and bool(choices_of(view, self.chosen))
        return [
            Key("←→", say("tui-key-move"), Command.RIGHT),
            Key("Enter", say("tui-key-play"), Command.PLAY, plays),
            Key("T", say("key-take"), Command.TAKE, can[Verb.TAKE]),
            Key("D", say("key-done", phase=view.phase.value), Command.DONE, can[Verb.PASS]),
            Key("H", say("key-hint"), Command.HINT, bool(view.legal)),
            *more,
        ]
