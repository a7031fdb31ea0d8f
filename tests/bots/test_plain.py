"""The plain program: its rules of thumb, and its moves, which are frozen."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozyr.bots import by_name
from kozyr.notation import read_record
from kozyr.view import observe
from tests.kit.bot_games import played_by
from tests.kit.games import after, whole_line

GOLDEN = (Path(__file__).parent / "golden" / "plain.txt").read_text(encoding="ascii").splitlines()


def choice(line: str) -> str:
    state = after(line)
    assert state.actor is not None
    return str(by_name("plain", 0).choose(observe(state, state.actor), ()))


@pytest.mark.parametrize("number", range(len(GOLDEN)))
def test_its_moves_are_frozen(number: int) -> None:
    """A changed move is a changed opponent: give it another name instead."""
    record = read_record(GOLDEN[number])
    game = played_by(record.deal, [by_name("plain", seat) for seat in range(record.deal.seats)])
    assert str(game.record) == GOLDEN[number]


def test_the_golden_games_cover_every_preset_and_seat_count() -> None:
    kinds = {tuple(text.split(" ")[1:3]) for text in GOLDEN}
    assert len(kinds) == len(GOLDEN) == 31
    assert {rules for rules, _ in kinds} >= {f"rules={name}" for name in ("atlasnye", "classic", "club", "transfer")}


@pytest.mark.parametrize(
    ("line", "action"),
    [
        # Leads its cheapest card, by rank, a trump last.
        ("club s 9cTd7h6s/QdKdAd - - 0>1 0a 4", "0a7h"),
        ("club s Th6s/QdKdAd - - 0>1 0a 4", "0aTh"),
        ("club s 6sAs/QdKdAd - - 0>1 0a 4", "0a6s"),
        ("club s 7c7d7h/QdKdAd - - 0>1 0a 4", "0a7c"),
        # Throws in its cheapest fitting card, also to one who takes.
        ("club s Qc9d9h/7dTd - 8c9c 0>1 0a 4", "0a9d"),
        ("club s Qc8d9h/7dTd - 8c9c 0>1 0a 4", "0a8d"),
        ("club s Qc8d9h/7dTd - 8c 0>1 0k 4", "0a8d"),
        ("club s QcQd/7dTd - 8c9c 0>1 0a 4", "0p"),
        # Keeps its trumps while the talon lasts, and throws them in once it is gone.
        ("club s Qc9s/7dTd Kh6s 8c9c 0>1 0a 4", "0p"),
        ("club s Qc9s/7dTd - 8c9c 0>1 0a 4", "0a9s"),
        # Beats as cheaply as it can, with a trump only if nothing else does.
        ("club s 6d/TcKc6s - 9c 0>1 1d 4", "1d9cTc"),
        ("club s 6d/8cKd7s8s - 9c 0>1 1d 4", "1d9c7s"),
        ("club s 6d/8cKd - 9c 0>1 1d 4", "1k"),
        # Passes an attack on when that costs no trump, or the talon is gone.
        ("transfer s 6d7d/Tc9dKd/6h7h - 9c 0>1 1d 4", "1t9d"),
        ("transfer s 6d7d/Tc9s/6h7h Kh6s 9c 0>1 1d 4", "1d9cTc"),
        ("transfer s 6d7d/Tc9s/6h7h - 9c 0>1 1d 4", "1t9s"),
    ],
)
def test_its_rules_of_thumb(line: str, action: str) -> None:
    assert choice(line) == action


@pytest.mark.parametrize(
    ("trump", "talon", "action"),
    [("8s", 13, "1d9c8s"), ("9s", 13, "1k"), ("9s", 12, "1d9c9s"), ("As", 20, "1k"), ("As", 12, "1d9cAs")],
)
def test_it_takes_rather_than_spend_a_dear_trump_on_a_full_talon(trump: str, talon: int, action: str) -> None:
    line = whole_line("club", "s", f"6d/7d{trump}", "9c", "0>1 1d 4")
    fields = line.split(" ")
    fields[3] = fields[3][-2 * talon :]
    assert choice(" ".join(fields)) == action


def test_the_same_view_is_always_answered_alike() -> None:
    state = after("club s 9cTd7h6s/QdKdAd - - 0>1 0a 4")
    view = observe(state, 0)
    assert len({by_name("plain", seed).choose(view, ()) for seed in range(20)}) == 1
