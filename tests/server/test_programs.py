"""Programs at a table: they may think long, hang or fail, and no table waits for more than the limit."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from kozyr import bots
from kozyr.bots import Bot, Stop
from kozyr.rules import Action, begin
from kozyr.rules.events import Event
from kozyr.server.log import set_up
from kozyr.server.programs import Programs, fallback
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from kozyr.server.thinking import StillThinking, Thinking, TooLate, WorkFailed
from kozyr.view import View, observe, project
from tests.kit.games import after
from tests.server.help import PATIENCE_S, Ear, people_game
from tests.server.leaks import CARD
from tests.table.help import seeded_deal

T = TypeVar("T")

LINE = "club s 6c9cThKh/Qc9d9h - - 0>1 0a 4"
VIEW = observe(after(LINE), 0)
NEVER_S = 3600.0


class Waits:
    """Thinks until it is told to stop; then its best action is the last one."""

    def __init__(self) -> None:
        self.began = threading.Event()

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history
        assert isinstance(stop, threading.Event)
        self.began.set()
        assert stop.wait(PATIENCE_S)
        return view.legal[-1]


class Hangs:
    """Does not look at its event, and answers only when the test lets it go."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.calls = 0

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        self.calls += 1
        assert self.let_go.wait(PATIENCE_S)
        return view.legal[-1]


class Does:
    """Fails, or plays what it should not, as told."""

    def __init__(self, deed: Callable[[View], Action]) -> None:
        self.deed = deed

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        return self.deed(view)


def impatient(*, most_threads: int = 16, most_lost: int = 16) -> Thinking:
    return Thinking(limit_s=0.01, grace_s=0.01, most_threads=most_threads, most_lost=most_lost)


def test_a_program_that_thinks_is_told_to_stop_when_the_house_closes() -> None:
    async def think() -> Action:
        programs, program = Programs(Thinking(limit_s=NEVER_S)), Waits()
        deciding = asyncio.create_task(programs.decide(program, VIEW, ()))
        await asyncio.to_thread(program.began.wait, PATIENCE_S)
        programs.close()
        return await deciding

    assert asyncio.run(think()) == VIEW.legal[-1]


def test_a_program_whose_table_closes_is_told_to_stop() -> None:
    async def think() -> None:
        stopped = threading.Event()

        def work(stop: threading.Event) -> None:
            assert stop.wait(PATIENCE_S)
            stopped.set()

        thinking = Thinking(limit_s=NEVER_S)
        running = asyncio.create_task(thinking.run(None, work))
        await asyncio.sleep(0)
        running.cancel()
        assert await asyncio.to_thread(stopped.wait, PATIENCE_S)

    asyncio.run(think())


def test_at_the_limit_a_program_answers_with_its_best_so_far() -> None:
    async def think() -> Action:
        return await Programs(Thinking(limit_s=0.01, grace_s=PATIENCE_S)).decide(Waits(), VIEW, ())

    assert asyncio.run(think()) == VIEW.legal[-1]


def test_a_program_that_hangs_is_replaced_by_its_fallback_and_not_asked_twice_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up(logging.INFO)
    assert fallback(VIEW, ()) != VIEW.legal[-1], "the view was chosen so that the two differ"

    async def think() -> None:
        programs, program = Programs(impatient()), Hangs()
        assert await programs.decide(program, VIEW, (), table="t") == fallback(VIEW, ())
        assert await programs.decide(program, VIEW, (), table="t") == fallback(VIEW, ())
        assert program.calls == 1
        program.let_go.set()

    asyncio.run(think())
    log = capsys.readouterr().err
    assert log.count("program_late") == log.count("program_hangs") == 1
    assert not CARD.findall(log), "a card in the log"


def test_a_program_that_hangs_holds_up_nobody_else() -> None:
    """There is one thread, and it hangs: it is replaced, until too many are lost."""

    async def think() -> None:
        thinking, hanging = impatient(most_threads=1, most_lost=2), [Hangs() for _ in range(3)]
        programs = Programs(thinking)
        for program in hanging[:2]:
            await programs.decide(program, VIEW, ())
            await asyncio.sleep(0)
            assert await patient(programs, thinking, Does(lambda view: view.legal[-1])) == VIEW.legal[-1]
        await programs.decide(hanging[2], VIEW, ())
        await asyncio.sleep(0)
        with pytest.raises(TooLate):
            await thinking.run(None, lambda _: None)
        for program in hanging:
            program.let_go.set()
        assert await patient(programs, thinking, Does(lambda view: view.legal[-1])) == VIEW.legal[-1]

    async def patient(programs: Programs, thinking: Thinking, program: Bot) -> Action:
        limit, thinking.limit_s = thinking.limit_s, PATIENCE_S
        try:
            return await programs.decide(program, VIEW, ())
        finally:
            thinking.limit_s = limit

    asyncio.run(think())


def test_slow_programs_think_side_by_side() -> None:
    """Each of them waits for all the others to have begun."""
    count = 8
    together = threading.Barrier(count)

    async def think() -> None:
        thinking = Thinking(limit_s=PATIENCE_S)
        await asyncio.gather(*(thinking.run(place, lambda _: together.wait(PATIENCE_S)) for place in range(count)))

    asyncio.run(think())


def test_a_thinker_whose_work_was_dropped_may_think_again_at_once() -> None:
    async def think() -> str:
        thinking, let_go = Thinking(limit_s=PATIENCE_S), threading.Event()
        dropped = asyncio.create_task(thinking.run("seat", lambda _: let_go.wait(PATIENCE_S)))
        await asyncio.sleep(0)
        dropped.cancel()
        try:
            return await thinking.run("seat", lambda _: "answer")
        finally:
            let_go.set()

    assert asyncio.run(think()) == "answer"


@pytest.mark.parametrize("error", [StopIteration, SystemExit, KeyboardInterrupt, ValueError])
def test_whatever_a_program_raises_ends_its_own_decision_alone(error: type[BaseException]) -> None:
    def fail(view: View) -> Action:
        raise error(str(view))

    async def think() -> None:
        programs = Programs()
        assert await programs.decide(Does(fail), VIEW, ()) == fallback(VIEW, ())
        with pytest.raises(WorkFailed if error is not ValueError else ValueError):
            await Thinking().run(None, lambda _: fail(VIEW))

    asyncio.run(think())


def test_what_is_not_legal_is_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    set_up(logging.INFO)

    async def think() -> None:
        programs = Programs()
        for deed in (lambda _: Action.parse("0r"), lambda _: None):
            assert await programs.decide(Does(deed), VIEW, (), table="t") == fallback(VIEW, ())  # type: ignore[arg-type]

    asyncio.run(think())
    assert capsys.readouterr().err.count("program_refused") == 2


def test_the_fallback_is_what_plain_plays_and_always_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fallback(VIEW, ()) == bots.by_name("plain", 0).choose(VIEW, ())

    def fail(view: View) -> Action:
        raise RuntimeError(str(view))

    for deed in (fail, lambda _: Action.parse("0r")):
        monkeypatch.setattr(bots, "by_name", lambda *_, deed=deed: Does(deed))
        assert fallback(VIEW, ()) == VIEW.legal[0]


class HangingPrograms(Programs):
    """Every program hangs."""

    def __init__(self) -> None:
        super().__init__(impatient(most_lost=2))
        self.let_go = threading.Event()

    def seat(self, name: str) -> Bot:
        del name
        program = Hangs()
        program.let_go = self.let_go
        return program


def test_a_game_whose_programs_all_hang_is_played_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        store, programs = Store(tmp_path), HangingPrograms()
        rooms = Rooms(store, programs)
        game = await people_game(store, seeded_deal("club", 3, 4), players=["hard"] * 3)
        room = await rooms.get(game)
        assert room is not None
        ear = Ear(0)
        room.join(ear, 0)
        while not ear.heard or ear.heard[-1][0].get("event", {}).get("kind") != "end":
            await ear.more(len(ear.heard))
        await rooms.close()
        programs.let_go.set()
        programs.close()
        store.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE_S))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_level_that_is_stopped_at_once_has_a_legal_move_ready(level: str) -> None:
    stop = threading.Event()
    stop.set()
    deal = seeded_deal("club", 3, 4)
    step = begin(deal)
    actor = step.state.actor
    assert actor is not None
    view, history = observe(step.state, actor), [project(event, actor) for event in step.events]
    assert bots.by_name(level, 1).choose(view, history, stop) in view.legal


def test_still_thinking_is_told_only_of_work_that_was_given_up() -> None:
    async def think() -> None:
        thinking, let_go = impatient(), threading.Event()
        with pytest.raises(TooLate):
            await thinking.run("seat", lambda _: let_go.wait(PATIENCE_S))
        with pytest.raises(StillThinking):
            await thinking.run("seat", lambda _: None)
        let_go.set()
        thinking.limit_s = PATIENCE_S
        await thinking.run("another", lambda _: None)

    asyncio.run(think())
