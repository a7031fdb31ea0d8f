"""The file that keeps the finished deals of a match: JSON, a line for the match, then a line for each deal.

After each batch of deals stands a line with the times of its decisions. A last line without an end, left by a process
that was killed, is dropped when the file is opened again.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from kozyr import __version__
from kozyr.arena.errors import ArenaError
from kozyr.arena.match import Match
from kozyr.arena.series import Batch, DealPlayed
from kozyr.arena.tally import Tally
from kozyr.arena.times import Times

FORMAT = 1
_BLOCK = 1 << 16


class Header(msgspec.Struct, frozen=True, tag="match", tag_field="line", kw_only=True):
    """The first line: what is played. Deals of another match, or of another version, are never mixed in."""

    format: int = FORMAT
    version: str
    players: tuple[str, str]
    rules: str
    seats: int
    seed: int

    @classmethod
    def of(cls, match: Match) -> Header:
        """For a match."""
        return cls(
            version=__version__, players=match.players, rules=str(match.rules), seats=match.seats, seed=match.seed
        )


class _TimesLine(msgspec.Struct, frozen=True, tag="times", tag_field="line"):
    of: tuple[Times, Times]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Header | DealPlayed | _TimesLine).decode


class Log:
    """An open file of finished deals, locked against a second process."""

    def __init__(self, path: Path, match: Match) -> None:
        """Open or make the file. ArenaError if it is another match's, damaged, in use, or cannot be used."""
        self.path = path
        self.header = Header.of(match)
        self.done: set[int] = set()
        """The numbers of the deals in the file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("a+b", buffering=0)
        except OSError as error:
            raise ArenaError(f"{path} cannot be used ({error.strerror})") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise ArenaError(f"{path} is being written by another process") from None

    def load(self, tally: Tally, wanted: int) -> None:
        """Read what is there into `tally`, the deals below `wanted` alone. ArenaError as above."""
        try:
            self._file.seek(0)
            first = self._file.readline()
            if first.endswith(b"\n"):
                self._check_header(first)
                self._drop_torn_line(len(first))
                self._file.seek(len(first))
            else:
                self._begin(first)
            for number, line in enumerate(self._file, start=2):
                self._take(number, line, tally, wanted)
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be used ({error.strerror})") from None

    def append(self, batch: Batch) -> None:
        """Keep a batch, in one piece. ArenaError if the disk does not take it."""
        lines = [*batch.deals, _TimesLine(batch.times)]
        try:
            self._write(b"".join([_encode(line) + b"\n" for line in lines]))
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be written ({error.strerror})") from None
        self.done.update([deal.number for deal in batch.deals])

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, data: bytes) -> None:
        while data:
            data = data[self._file.write(data) :]

    def _begin(self, torn: bytes) -> None:
        """Write the first line, over what was written of it before."""
        first = _encode(self.header) + b"\n"
        if not first.startswith(torn):
            raise ArenaError(f"{self.path} is no file of an arena's deals")
        self._file.truncate(0)
        self._write(first)

    def _drop_torn_line(self, header: int) -> None:
        """Cut off what stands behind the last line's end. `header`: bytes of the first line, which has one."""
        end = at = self._file.seek(0, os.SEEK_END)
        found = -1
        while found < 0:
            start = max(header - 1, at - _BLOCK)
            self._file.seek(start)
            found = self._file.read(at - start).rfind(b"\n")
            at = start
        if at + found + 1 < end:
            self._file.truncate(at + found + 1)

    def _check_header(self, line: bytes) -> None:
        try:
            found = _decode(line)
        except msgspec.DecodeError:
            found = None
        if not isinstance(found, Header):
            raise ArenaError(f"{self.path} is no file of an arena's deals")
        for name in Header.__struct_fields__:
            there, here = getattr(found, name), getattr(self.header, name)
            if there != here:
                shown = [" v ".join(value) if isinstance(value, tuple) else value for value in (there, here)]
                raise ArenaError(
                    f"{self.path} holds another match: there {name} {shown[0]}, here {shown[1]}. "
                    "Name another file, or remove that one"
                )

    def _take(self, number: int, line: bytes, tally: Tally, wanted: int) -> None:
        try:
            found = _decode(line)
            match found:
                case DealPlayed():
                    if found.number < wanted and found.number not in self.done:
                        tally.add_deal(found)
                    self.done.add(found.number)
                case _TimesLine(times):
                    tally.add_times(times)
                case Header():
                    raise ArenaError(f"{self.path}, line {number}: a second first line")
        except ValueError as error:  # DecodeError is one
            raise ArenaError(f"{self.path}, line {number}: {error}") from None
