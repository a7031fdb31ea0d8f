"""Who watches a table: connections by seat, and what each seat has been told. The only place where frames are made."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec

from kozyr.rules import Rules
from kozyr.server import wire
from kozyr.server.feed import Feed
from kozyr.server.lessons import standing_of
from kozyr.server.setting import RoomSetting
from kozyr.table import LogEvent, Table, TakenBack

FRAMES_RESENT = 64
"""A page that missed more events than this gets the table as it is instead of the frames."""

_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection that watches from a seat. Its methods never block."""

    @property
    def seat(self) -> int: ...
    @property
    def device(self) -> str | None:
        """The hash of the token that it came with."""

    def send(self, message: bytes) -> None:
        """Queue one message."""

    def drop(self, code: str) -> None:
        """Tell it why (a code of docs/errors.md) and close it."""


class Audience:
    """The listeners of one table. Several may share a seat: all of them are told."""

    def __init__(self, table: Table, setting: RoomSetting) -> None:
        self._table = table
        self._setting = setting
        self._standing = self._stands()
        self._feeds: dict[int, Feed] = {}
        self._listeners: list[Listener] = []
        self._kept = True

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def feed(self, seat: int) -> Feed:
        """What a seat has been told, from the deal on."""
        feed = self._feeds.get(seat)
        if feed is None:
            log = self._table.events_after(0)
            feed = self._feeds[seat] = Feed(self._rules, seat, log, may_undo=self._setting.may_undo)
        return feed

    def welcome(self, listener: Listener, last: int) -> None:
        """Let a connection watch that has shown event `last` (0: none): it gets the missing frames, or the table."""
        feed = self.feed(listener.seat)
        resumes = 0 < last <= feed.version <= last + FRAMES_RESENT
        welcome = wire.Welcome(
            protocol=wire.PROTOCOL,
            table=self._setting.id,
            rules=str(self._rules),
            preset=self._rules.preset,
            options=self._rules.option_texts(),
            you=listener.seat,
            seats=[wire.Seat(player=each.player, name=each.name, persona=each.persona) for each in self._setting.seats],
            pace=self._setting.pace,
            today=self._setting.today,
            tally=self._setting.tally,
            version=feed.version,
            sight=None if resumes else feed.sight(),
            undo=feed.can_undo,
            outs=feed.outs(),
            lesson=self._standing,
            kept=self._kept,
        )
        listener.send(_encode(welcome))
        for frame in feed.frames_after(last) if resumes else ():
            listener.send(frame)
        if listener not in self._listeners:
            self._listeners.append(listener)

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def tell(self, events: Iterable[LogEvent]) -> None:
        """The table's next events, which it has taken in already: every connection gets its seat's frames."""
        events = tuple(events)
        for feed in self._feeds.values():
            feed.extend(events)
        self._tell_standing()
        shown = self._table.version - len(events)
        frames = {seat: self.feed(seat).frames_after(shown) for seat in {each.seat for each in self._listeners}}
        for listener in tuple(self._listeners):
            for frame in frames[listener.seat]:
                listener.send(frame)

    def _tell_standing(self) -> None:
        """What has become of the lesson is known before the events that made it so are seen."""
        before, self._standing = self._standing, self._stands()
        if self._standing is not None and self._standing != before:
            self._tell_all(wire.Lesson(standing=self._standing))

    def tell_kept(self, *, kept: bool) -> None:
        """Whether what is played is on the disk: told when it changes, and to whoever comes."""
        if kept != self._kept:
            self._kept = kept
            self._tell_all(wire.Kept(kept=kept))

    def _tell_all(self, message: wire.Lesson | wire.Kept) -> None:
        text = _encode(message)
        for listener in tuple(self._listeners):
            listener.send(text)

    def _stands(self) -> wire.Standing | None:
        lesson = self._setting.lesson
        if lesson is None:
            return None
        # Nothing is taken back in a lesson: it is begun again.
        events = (event for event in self._table.events_after(lesson.start) if not isinstance(event, TakenBack))
        return standing_of(lesson, events)

    def drop_others(self, device: str, seats: Collection[int]) -> None:
        """Send those away who watch from these seats by another device."""
        for listener in tuple(self._listeners):
            if listener.seat in seats and listener.device != device:
                listener.drop("not_at_this_table")

    def drop(self, code: str) -> None:
        """Send everybody away."""
        for listener in tuple(self._listeners):
            listener.drop(code)

    @property
    def _rules(self) -> Rules:
        return self._table.deal.rules
