"""Which form of the core runs: compiled, or the same files as plain Python."""

from __future__ import annotations

from importlib import import_module, resources
from importlib.util import find_spec
from typing import Protocol, cast

from kozyr.core import calls
from kozyr.core.sources import fingerprint


class Kernel(Protocol):
    """What `calls.py` offers, in either form. Words are a position's (words.py); nothing is checked."""

    def legal(self, words: list[int]) -> list[int]:
        """The legal actions in DPN order."""

    def after(self, words: list[int], actions: list[int]) -> list[int]:
        """The position after these actions."""

    def trace(self, words: list[int], actions: list[int]) -> list[tuple[list[int], list[int]]]:
        """Each position met on the way, with its legal actions."""

    def position_hash(self, words: list[int]) -> int:
        """64 bits of what play depends on."""

    def plain(self, words: list[int]) -> int:
        """The action of the program `plain`."""

    def perft(self, words: list[int], depth: int) -> int:
        """The number of sequences of so many decisions."""

    def play_from(self, words: list[int], policy: int, seed: int, games: int, most: int) -> tuple[list[int], int]:
        """A tally's numbers over so many games from a position, and the next seed."""

    def play_deals(
        self, words: list[int], deck: int, seat0_starts: int, policy: int, seed: int, games: int, most: int
    ) -> tuple[list[int], int]:
        """The same from random deals."""

    def random_deal(self, words: list[int], deck: int, seat0_starts: int, seed: int) -> tuple[list[int], int]:
        """One such deal, and the next seed."""

    def solve(
        self, words: list[int], table: bytearray, room: bytearray, closed: bytearray, most: int
    ) -> tuple[list[int], int, int]:
        """Values of the legal actions, decisions looked at, why it gave up or 0."""

    def empty_tree(self, nodes: int) -> object:
        """Memory for a search tree of so many nodes."""

    def search(
        self,
        words: list[int],
        unseen_words: list[int],
        settings: list[int],
        tree: object,
        table: bytearray,
        room: bytearray,
        used: int,
        seed: int,
        flat: int,
        iterations: int,
    ) -> tuple[list[tuple[int, int, int]], int, int]:
        """Visits, times available and total payoff of each legal action; nodes used; the next seed."""

    def world(self, words: list[int], unseen_words: list[int], seed: int) -> tuple[list[int], int]:
        """One deal of the unseen cards, and the seed of the next."""

    def by_thumb(self, words: list[int]) -> int:
        """The action of the program `expert`."""

    def leaf(self, words: list[int], table: bytearray, room: bytearray, most: int) -> tuple[int, int]:
        """A position's value for its bout's attacker, or UNSOLVED, and the decisions looked at."""


class StaleCore(ImportError):
    """The compiled core was not made from the sources that lie beside it."""


COMPILED_MODULE = "kozyr.core.compiled"
UNCOMPILED: Kernel = calls
"""The plain Python form: always there, about a hundred times slower."""


def load_compiled() -> Kernel | None:
    """The compiled form; None where it was not built. StaleCore if it was built from other sources."""
    if find_spec(COMPILED_MODULE) is None:
        return None
    module = import_module(COMPILED_MODULE)
    folder = resources.files("kozyr.core")
    if fingerprint(lambda name: folder.joinpath(name).read_bytes()) != module.SOURCES:
        raise StaleCore(
            "the compiled core was built from other sources than those beside it: "
            "in a checkout run `make page`, otherwise install Kozyr again"
        )
    return cast(Kernel, module)


_COMPILED = load_compiled()
KERNEL: Kernel = UNCOMPILED if _COMPILED is None else _COMPILED
"""The fastest form there is."""
IS_COMPILED = _COMPILED is not None
UNCOMPILED_WARNING = (
    "The core runs uncompiled, since no C compiler was found when Kozyr was installed: "
    "it is about a hundred times slower, so that Hard plays weaker in the same time."
)
"""What a person is told where `IS_COMPILED` is false."""
