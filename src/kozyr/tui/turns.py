"""A program's turn: it thinks in a thread of its own with a limited time, as at the server's tables."""

from __future__ import annotations

import asyncio

from kozyr.rules import Refused, Verb
from kozyr.server.pace import Pace
from kozyr.server.programs import Programs
from kozyr.tui.feed import Moment
from kozyr.tui.game import YOU, Game


async def program_turn(game: Game, programs: Programs, pace: Pace) -> tuple[Moment, ...]:
    """Let the program whose turn it is decide and play: what the person sees of it.

    Nothing if the game has moved on meanwhile: the person has resigned. ValueError if no program is to act.
    """
    seat, version = game.actor, game.version
    if seat is None or seat == YOU:
        raise ValueError("no program is to act")
    feed, loop = game.feed(seat), asyncio.get_running_loop()
    began = loop.time()
    action = await programs.decide(game.bots[seat], feed.view, feed.history)
    await pace.before(passing=action.verb is Verb.PASS, spent_s=loop.time() - began)
    if game.version != version:
        return ()
    moments = game.act(action)
    if isinstance(moments, Refused):
        raise RuntimeError(f"a legal action was refused: {moments.code}")
    return moments
