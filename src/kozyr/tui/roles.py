"""What each seat does in this bout, and how it left the game."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.rules import Phase
from kozyr.tui.feed import Out
from kozyr.tui.words import Said, said
from kozyr.view import View


def role_of(view: View, seat: int, outs: Sequence[Out]) -> Said | None:
    """What a seat does now; None if it only watches."""
    if view.result is not None and view.result.durak == seat:
        return said("role-durak")
    if seat in view.out:
        place = place_of(outs, seat)
        return said("role-out") if place is None else said("role-out-place", n=place)
    if view.phase is Phase.OVER:
        return None
    bout = view.bout
    if bout.attacker == seat:
        return said("role-passed") if seat in bout.passed else said("role-attack")
    if bout.defender == seat:
        return said("role-taking" if bout.taking else "role-defend")
    if seat not in bout.throwers:
        return None
    if seat in bout.passed:
        return said("role-passed")
    return said("role-throw-order", n=bout.throwers.index(seat) + 1)


def own_role(view: View, you: int) -> Said | None:
    """What the person does now, said to them; None if they only watch."""
    bout = view.bout
    if you in view.out:
        return said("role-you-out")
    if you == bout.attacker:
        return said("role-you-attack")
    if you == bout.defender:
        return said("role-you-taking" if bout.taking else "role-you-defend")
    return said("role-you-throw") if you in bout.throwers else None


def place_of(outs: Sequence[Out], seat: int) -> int | None:
    """1 for the first seat to leave; None for one that has not left."""
    return next((place for place, out in enumerate(outs, start=1) if out.seat == seat), None)


def opponents(view: View) -> list[int]:
    """The others in the order they sit from the viewer's left hand: clockwise."""
    you = view.seat or 0
    return [(you + step) % view.seats for step in range(1, view.seats)]
