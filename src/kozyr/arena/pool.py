"""The worker processes: given orders, waited for, and replaced when one of them ends before its work."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection

from kozyr.arena.errors import ArenaError
from kozyr.arena.orders import Order, Orders
from kozyr.arena.series import Batch
from kozyr.arena.worker import Broken, Plan, work

AHEAD = 2
"""Orders a worker holds: the one it plays, and one so that it need not wait."""
MOST_TRIES = 3
"""A deal in which so many workers ended is not tried again."""
FAREWELL_S = 5.0

_SPAWN = multiprocessing.get_context("spawn")


class _Worker:
    """One process, the pipe to it, and the orders it holds."""

    def __init__(self, plan: Plan) -> None:
        self.held: deque[Order] = deque()
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=work, args=(plan, theirs), daemon=True, name="kozyr arena")
        # An interrupt from the keyboard goes to every process; only this one answers it. A blocked signal stays
        # blocked in a child. (The tracker unblocks it when it starts, so it is started before.)
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            theirs.close()

    def end(self) -> None:
        """Let it end if it waits, and end it if it plays."""
        if self.held:
            self.process.kill()
        self.bury()

    def bury(self) -> str:
        """Wait for its end; how it ended, in words."""
        self.pipe.close()
        self.process.join(FAREWELL_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        status = self.process.exitcode
        if status is not None and status < 0:
            return f"killed by {signal.Signals(-status).name}"
        return f"exit status {status}"


class Pool:
    """Plays orders in several processes."""

    def __init__(self, plan: Plan, orders: Orders, jobs: int, say: Callable[[str], None]) -> None:
        """`jobs`: how many processes. `say`: told in a sentence when a worker was lost."""
        self._plan = plan
        self._orders = orders
        self._jobs = jobs
        self._say = say
        self._workers: dict[Connection, _Worker] = {}
        self._tries: Counter[tuple[int, int]] = Counter()

    def run(self) -> Generator[tuple[int, Batch], None, None]:
        """Each batch as it comes in, with the number of its match. ArenaError if a deal cannot be played."""
        try:
            self._hand_out()
            while any(worker.held for worker in self._workers.values()):
                for ready in connection.wait(list(self._workers)):
                    assert isinstance(ready, Connection)
                    answer = self._receive(self._workers[ready])
                    if answer is not None:
                        self._orders.learn(*answer)
                        yield answer
                self._hand_out()
        finally:
            for worker in self._workers.values():
                worker.end()

    def _hand_out(self) -> None:
        """Give every worker something to do, and start those that are missing."""
        for depth in range(AHEAD):
            for worker in list(self._workers.values()):
                if len(worker.held) <= depth and (order := self._orders.next()) is not None:
                    self._send(worker, order)
            while depth == 0 and len(self._workers) < self._jobs and (order := self._orders.next()) is not None:
                worker = _Worker(self._plan)
                self._workers[worker.pipe] = worker
                self._send(worker, order)

    def _send(self, worker: _Worker, order: Order) -> None:
        worker.held.append(order)
        with contextlib.suppress(OSError):  # it has ended: its pipe says so when it is read
            worker.pipe.send(order)

    def _receive(self, worker: _Worker) -> tuple[int, Batch] | None:
        """The batch that came in; None if the worker was lost instead."""
        try:
            answer: Batch | Broken = worker.pipe.recv()
        except (EOFError, OSError):
            self._lose(worker)
            return None
        order = worker.held.popleft()
        if isinstance(answer, Broken):
            raise ArenaError(f"{self._named(order)} could not be played ({answer.told})")
        return order.match, answer

    def _lose(self, worker: _Worker) -> None:
        """A worker has ended by itself: what it held is played again, by another."""
        del self._workers[worker.pipe]
        ending = worker.bury()
        if not worker.held:
            return
        in_work, *waiting = worker.held
        for number in in_work.numbers:
            self._tries[in_work.match, number] += 1
            if self._tries[in_work.match, number] >= MOST_TRIES:
                raise ArenaError(f"{self._named(in_work)} ended its worker process {MOST_TRIES} times, last {ending}")
        self._orders.put_back(in_work, apart=True)
        for order in waiting:
            self._orders.put_back(order)
        again = sum(len(order.numbers) for order in worker.held)
        self._say(
            f"a worker process was lost ({ending}): {again} {'deal is' if again == 1 else 'deals are'} played again"
        )

    def _named(self, order: Order) -> str:
        first, second = self._plan.matches[order.match].players
        numbers = f"deal {order.numbers[0]}" if len(order.numbers) == 1 else f"deals {order.numbers[0]} and on"
        return f"{numbers} of {first} v {second}"
