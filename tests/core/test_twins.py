"""The same files compiled and as plain Python: every number they give is the same."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED, Position, kernel, shape
from kozyr.core.games import Policy, play_deals, play_from, random_position
from kozyr.core.kernel import StaleCore, load_compiled
from kozyr.core.position import number_of, words_of
from kozyr.core.sources import FILES, fingerprint
from kozyr.rules import Rules, begin
from tests.kit.games import seeded_deal
from tests.parity.lockstep import walk
from tests.parity.mixes import cases
from tests.parity.walkers import WALKERS
from tools.build.compiler import missing

both = pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
FOLDER = Path(kernel.__file__).parent


def test_the_core_is_compiled_wherever_it_can_be() -> None:
    assert (missing() is None) == IS_COMPILED, "build it: make page"


@both
@pytest.mark.parametrize("number", range(0, len(cases()), 2))
def test_positions_and_legal_lists(number: int) -> None:
    rules, seats = cases()[number]
    walker = list(WALKERS)[number % len(WALKERS)]
    walked = walk(seeded_deal(rules, seats, number), walker, random.Random(number))
    start = words_of(walked.states[0])
    actions = [number_of(action, walked.states[0].trump) for action in walked.actions]
    compiled, plain = KERNEL.trace(start, actions), UNCOMPILED.trace(start, actions)
    assert compiled == plain
    for words, legal in compiled[:60]:
        assert KERNEL.position_hash(words) == UNCOMPILED.position_hash(words)
        assert KERNEL.legal(words) == UNCOMPILED.legal(words) == legal
        if legal:
            assert KERNEL.plain(words) == UNCOMPILED.plain(words)


@both
@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("number", range(0, len(cases()), 3))
def test_play_outs(number: int, policy: Policy) -> None:
    rules, seats = cases()[number]
    of = Rules.parse(rules)
    compiled = play_deals(of, seats, 4, seed=number, policy=policy, most=300)
    assert compiled == play_deals(of, seats, 4, seed=number, policy=policy, most=300, kernel=UNCOMPILED)
    start, _ = random_position(of, seats, number)
    assert start == random_position(of, seats, number, UNCOMPILED)[0]
    twin = Position(of, start.words, UNCOMPILED)
    assert play_from(start, 3, 1 << 63, policy, 300) == play_from(twin, 3, 1 << 63, policy, 300)


@both
@pytest.mark.parametrize("rules", ["classic", "transfer+transfer_first_bout=yes"])
def test_counts(rules: str) -> None:
    words = words_of(begin(seeded_deal(rules, 3, 8)).state)
    assert [KERNEL.perft(words, depth) for depth in range(6)] == [UNCOMPILED.perft(words, depth) for depth in range(6)]


@pytest.mark.parametrize("name", ["State", "Duel", "Solving", "Unseen", "Node", "Search", "Tally"])
def test_the_compiler_is_told_the_same_shapes(name: str) -> None:
    text = (FOLDER / "kernel.pxd").read_text()
    block = re.search(rf"cdef struct {name}:\n((?:    .*\n)+)", text)
    assert block is not None
    declared = dict(re.findall(r"(\w+)((?:\[\d+\])?)$", block[1], re.MULTILINE))
    twin = getattr(shape, name)()
    assert set(declared) == set(twin.__slots__)
    for field, size in declared.items():
        value = getattr(twin, field)
        if size:
            assert f"[{len(value)}]" == size, field


def test_a_core_made_from_other_sources_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    if IS_COMPILED:
        load_compiled()
        monkeypatch.setattr("kozyr.core.compiled.SOURCES", "0" * 64)
        with pytest.raises(StaleCore, match="make page"):
            load_compiled()


@pytest.mark.parametrize("name", FILES)
def test_every_source_counts_in_the_fingerprint(name: str) -> None:
    files = {file: (FOLDER / file).read_bytes() for file in FILES}
    before = fingerprint(files.__getitem__)
    files[name] += b"#\n"
    assert fingerprint(files.__getitem__) != before


def test_line_ends_do_not_count_in_the_fingerprint() -> None:
    files = {file: (FOLDER / file).read_bytes() for file in FILES}
    windows = {file: content.replace(b"\n", b"\r\n") for file, content in files.items()}
    assert fingerprint(files.__getitem__) == fingerprint(windows.__getitem__)
