"""The line mode: a line for each event, numbered choices, answers as lines. For pipes, screen readers and braille."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import TextIO

from kozyr.cards import NO_CARDS
from kozyr.quoting import shortened
from kozyr.rules import Action, Refused, Verb
from kozyr.server.pace import Pace
from kozyr.server.programs import Programs
from kozyr.text import sentence
from kozyr.tui import sentences
from kozyr.tui.choices import choice_said, choices_of, only_pass, plain_choice, plain_refusal, refused
from kozyr.tui.feed import Moment
from kozyr.tui.game import YOU, Game, Options
from kozyr.tui.keys import Command, letter_command
from kozyr.tui.reading import card_of
from kozyr.tui.turns import program_turn


class InputEnded(Exception):
    """There are no more lines to read."""


class Left(Exception):
    """The person has asked to leave."""


class Lines:
    """What is written, line by line, and what is answered."""

    def __init__(self, given: TextIO, out: TextIO) -> None:
        self._given, self._out = given, out
        self._prompts = given.isatty()

    def say(self, line: str) -> None:
        """Write a line at once. Empty ones are left out."""
        if line:
            self._out.write(line + "\n")
            self._out.flush()

    def ask(self) -> str:
        """The next line, without what surrounds it. InputEnded at the end of the input."""
        if self._prompts:
            self._out.write("> ")
            self._out.flush()
        line = self._given.readline()
        if not line:
            if self._prompts:
                self._out.write("\n")
            raise InputEnded
        return "".join(letter for letter in line if letter.isprintable()).strip()

    def choose(self, words: Sequence[str]) -> str:
        """Write numbered choices in a line, and read the answer."""
        self.say(numbered(words))
        return self.ask()


def numbered(words: Sequence[str]) -> str:
    """`1 beat with nine of clubs, 2 take`."""
    return ", ".join(f"{number} {word}" for number, word in enumerate(words, start=1))


def number_in(text: str, count: int) -> int | None:
    """The index of a choice by its number, 1 to `count`; None for any other text."""
    if not (text.isascii() and text.isdigit()) or len(text) > 3:
        return None
    return int(text) - 1 if 1 <= int(text) <= count else None


def play_plain(options: Options, chance: random.Random, given: TextIO, out: TextIO) -> None:
    """Play until the person leaves or the input ends. KeyboardInterrupt goes through to the caller."""
    lines, programs = Lines(given, out), Programs()
    with asyncio.Runner() as runner:
        try:
            game = Game(options, chance)
            while True:
                PlainGame(game, lines, programs, runner).play()
                game = game.again()
        except InputEnded:
            lines.say(_general(options, "plain-input-ended"))
        except Left:
            lines.say(_general(options, "plain-left"))
        finally:
            programs.close()


def _general(options: Options, message: str) -> str:
    return sentence(options.language, message)


class PlainGame:
    """One game, told and played in lines."""

    def __init__(self, game: Game, lines: Lines, programs: Programs, runner: asyncio.Runner) -> None:
        self.game, self.lines, self.words = game, lines, game.words
        self._programs, self._runner = programs, runner
        self._pace = Pace(game.options.pace)
        self._hand = NO_CARDS
        """The hand as it was last read."""

    def play(self) -> None:
        """From the deal to the end, and whether to play again. Left if not."""
        self._welcome()
        self._tell(self.game.opening)
        while self.game.actor is not None:
            if self.game.actor == YOU:
                self._own_turn()
            else:
                self._tell(self._runner.run(program_turn(self.game, self._programs, self._pace)))
        self._end()

    def _welcome(self) -> None:
        options, words = self.game.options, self.words
        self._say(
            "plain-welcome",
            preset=words.say(f"preset-{options.rules.preset}"),
            count=options.seats,
            opponent=words.say(f"opponent-{options.level}"),
        )
        self._say("plain-opponents", names=words.listed(words.names[1:], "and"))

    def _tell(self, moments: Sequence[Moment]) -> None:
        for moment in moments:
            self.lines.say(sentences.told(moment, self.words))

    def _say(self, message: str, /, **facts: str | int) -> None:
        self.lines.say(self.words.say(message, **facts))

    # --- the person's turn ---

    def _own_turn(self) -> None:
        """Ask until something is decided."""
        view = self.game.view
        if only_pass(view) and self.game.options.auto_pass:
            self._say("message-auto-pass")
            self._act(view.legal[0])
            return
        self._ask_turn()
        version = self.game.version
        while self.game.version == version:
            self._answer(self.lines.ask())

    def _ask_turn(self) -> None:
        """Say the hand where cards have come into it, what is asked, and the choices."""
        hand = self.game.view.hand(YOU)
        if hand - self._hand:
            self.lines.say(sentences.hand_read(self.game.view, self.words))
        self._hand = hand
        self._ask_again()

    def _ask_again(self) -> None:
        view, words = self.game.view, self.words
        auto_pass = self.game.options.auto_pass
        message = words.spoken(sentences.message_of(view, words, by_sign=False, auto_pass=auto_pass))
        self._say("tell-turn", message=message)
        self.lines.say(numbered([words.spoken(choice_said(view, action)) for action in view.legal]))

    def _answer(self, text: str) -> None:
        """Do what a line asks for."""
        view = self.game.view
        number = number_in(text, len(view.legal))
        if number is not None:
            self._act(view.legal[number])
            return
        command = letter_command(text)
        if command is not None:
            self._command(command)
            return
        card = card_of(text)
        if card is not None:
            self._play(text)
        else:
            self._say("plain-bad-choice", text=shortened(text), count=len(view.legal))

    def _play(self, text: str) -> None:
        """Play a card that was named, or say why it cannot be."""
        view, card = self.game.view, card_of(text)
        assert card is not None
        choices = choices_of(view, card)
        if len(choices) == 1:
            self._act(choices[0])
        elif choices:
            self._say("plain-several", card=str(card))
        else:
            self._refuse(refused(view, card) or Refused("card_not_held", {"card": str(card)}))

    def _command(self, command: Command) -> None:
        view, words = self.game.view, self.words
        match command:
            case Command.TAKE | Command.DONE:
                verb = Verb.TAKE if command is Command.TAKE else Verb.PASS
                action, reason = plain_choice(view, verb), plain_refusal(view, verb)
                if action is not None:
                    self._act(action)
                elif reason is not None:
                    self._refuse(reason)
            case Command.HINT:
                self._hint()
            case Command.UNDO:
                self._undo()
            case Command.READ:
                self.lines.say(sentences.table_read(view, words, self.game.outs))
            case Command.COUNTS:
                self.lines.say(sentences.counts_read(view, words))
            case Command.AGAIN:
                self._ask_again()
            case Command.KEYS:
                self._say("plain-help")
            case Command.RESIGN:
                self._resign()
            case Command.QUIT:
                raise Left
            case _:
                self._say("plain-not-now")

    def _hint(self) -> None:
        view, history = self.game.view, self.game.feed(YOU).history
        try:
            thoughts = self._runner.run(self._programs.hint(object(), view, history))
        except Exception:
            self._refuse(Refused("hint_failed"))
            return
        self.lines.say(self.words.spoken(sentences.hint_said(view, thoughts)))

    def _undo(self) -> None:
        reason = self.game.undo()
        if reason is not None:
            self._refuse(reason)
            return
        self._hand = NO_CARDS
        self._say("log-undo", **self.words.by(YOU))

    def _resign(self) -> None:
        self._say("resign-ask")
        self._say("resign-about")
        if self._chosen("plain-choice-resign", "plain-choice-play-on") == 0:
            moments = self.game.resign()
            assert not isinstance(moments, Refused), "who is to act is in the game"
            self._tell(moments)
        else:
            self._ask_again()

    def _act(self, action: Action) -> None:
        moments = self.game.act(action)
        if isinstance(moments, Refused):
            self._refuse(moments)
        else:
            self._pace.interrupt()
            self._tell(moments)

    def _refuse(self, reason: Refused) -> None:
        self.lines.say(self.words.refusal(reason))

    # --- the end ---

    def _end(self) -> None:
        view, words, outs = self.game.view, self.words, self.game.outs
        self.lines.say(words.spoken(sentences.end_about(view, words, outs)))
        for name, how in sentences.end_places(view, words, outs):
            self._say("plain-place", name=name, how=how)
        if self._chosen("plain-choice-again", "plain-choice-stop") == 1:
            raise Left

    def _chosen(self, *messages: str) -> int:
        """The index of one of these choices, asked for until it is given."""
        words = [self.words.say(message) for message in messages]
        text = self.lines.choose(words)
        while (number := number_in(text, len(words))) is None:
            if letter_command(text) is Command.QUIT:
                raise Left
            self._say("plain-bad-choice", text=shortened(text), count=len(words))
            text = self.lines.ask()
        return number
