"""The position line: strict reading, one way of writing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import BadPosition, read_position, write_position
from kozyr.rules import KozyrError, State, legal
from tests.kit import strategies as some
from tests.kit.games import Game, after
from tests.kit.mutations import mutated
from tests.kit.reading import read_or_refused


def without_history(state: State) -> State:
    """Return what a line holds of a state."""
    bout = state.bout if state.result is None else state.bout._replace(attacker=0, defender=0, limit=0, throwers=())
    if state.result is not None:
        bout = bout._replace(passed=(), taking=False)
    bout = bout._replace(passed=tuple(sorted(bout.passed)))
    return state._replace(bout=bout, known=(), last_discard=(), openings=())


@given(some.games())
def test_a_line_gives_the_position_back(game: Game) -> None:
    for state in game.states:
        line = write_position(state)
        read = read_position(line)
        assert write_position(read) == line
        assert without_history(read) == without_history(state)
        assert legal(read) == legal(state)


@given(some.games(), st.data())
def test_a_changed_line_is_another_position_or_refused(game: Game, data: st.DataObject) -> None:
    line = write_position(data.draw(st.sampled_from([step.state for step in game.steps])))
    changed = data.draw(mutated(line))
    found = read_or_refused(read_position, changed)
    if isinstance(found, KozyrError):
        assert isinstance(found, BadPosition)
        assert found.code == "bad_position"
        assert str(found)
    else:
        assert write_position(found) == changed
        assert (found.result is None) is bool(legal(found))


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadPosition):
        read_position(text)


def test_the_example_of_the_notation() -> None:
    state = after("club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4")
    assert (state.bout.number, state.bout.limit, state.actor) == (4, 3, 1)
    assert state.trump.letter == "s"


@pytest.mark.parametrize(
    ("line", "field", "telling"),
    [
        ("chess s 6c/7d - - 0>1 0a 5", 1, "expected a preset"),
        ("club S 6c/7d - - 0>1 0a 5", 2, "no suit"),
        ("club s 6c - - 0>1 0a 5", 3, "1 seats"),
        ("club s 6c/7d/8d/9d/Td/Jd/Qd - - 0>1 0a 5", 3, "7 seats"),
        ("club+deck=24 s 9c/9d/9h/Tc/Td - - 0>1 0a 5", 3, "5 seats: expected 2 to 4"),
        ("club s 6c//7d - - 0>1 0a 5", 3, "an empty hand is written -"),
        ("club s 6c/X - - 0>1 0a 5", 3, "half a card"),
        ("club s 6c/2? - - 0>1 0a 5", 3, "no card: '2?'"),
        ("club s 6c/7d 5?As - 0>1 0a 5", 4, "no card: '5?'"),
        ("club s 6c/7d x - 0>1 0a 5", 4, "half a card"),
        ("club s 6c/7d - 8c9c, 0>1 0a 5", 5, "no attack with at most one"),
        ("club s 6c/7d - 8c9cTc 0>1 0a 5", 5, "no attack with at most one"),
        ("club s 6c/7d - 8c,8d 0>1 1d 5", 5, "more than the limit, 1"),
        ("club s 6c/7d7h - 8c,8d 0>1 1d 5", 5, "nothing can have been transferred"),
        ("transfer s 6c/7d - 8c,8d 0>1 1d 5", 5, "more than the limit, 1"),
        ("club s 6c/7d - - 0-1 0a 5", 6, "expected attacker>defender"),
        ("club s 6c/7d - - 0>2 0a 5", 6, "not in the game"),
        ("club s 6c/7d - - 0>0 0a 5", 6, "the next seat clockwise"),
        ("club s x/7d/8d - - 0>1 0a 5", 6, "not in the game"),
        ("club s 6c/7d/8d - - 1>0 1a 5", 6, "the next seat clockwise"),
        ("club s 6c/7d8d/9d - 8c9c 0>1!00 2a 5", 6, "ascending order, each seat once"),
        ("club s 6c/7d8d/9d - 8c9c 0>1!20 2a 5", 6, "ascending order"),
        ("club s 6c/7d8d/9d - 8c9c 0>1 2a 5", 6, "asked before the one to act: 0"),
        ("club s 6c/7d8d/9d - 8c9c 0>1!2 0a 5", 6, "asked before the one to act: nobody"),
        ("club s 6c/7d8d/9d - 8c9c 0>1!02 2a 5", 6, "asked before the one to act: 0"),
        ("club s 6c/7d8d/9d - 8c 0>1!0 1d 5", 6, "nobody"),
        ("club s 6c/7d - - 0>1 0 5", 7, "expected a seat and a, d or k"),
        ("club s 6c/7d - - 0>1 1a 5", 7, "neither leads nor throws in"),
        ("club s 6c/7d/8d - - 0>1 2a 5", 7, "not asked"),
        ("club s 6c/7d8d - 8c9c 0>1 0k 5", 7, "nobody takes while every attack is beaten"),
        ("club s 6c/7d8d/9d - 8c 0>1 0d 5", 7, "only the defender answers"),
        ("club s -/7d8d - 8c9c 0>1 0a 5", 7, "without cards is not asked"),
        ("club s 6c/7d - 8c 0>1 0k 5", 7, "the limit, 1, is reached"),
        ("club s 6c/- - - 0>1 0a 5", 7, "the limit, 0, is reached"),
        ("club s x/7d - - - #7 5", 7, "no result"),
        ("club s x/7d - - - #0 5", 7, "durak is a seat that holds cards"),
        ("club s x/7d - - - #0r 5", 7, "durak is a seat that holds cards"),
        ("club s x/7d - - - #* 5", 7, "no result"),
        ("club s x/7d - - - #- 5", 3, "over with hands left"),
        ("club s x/- - - - #1 5", 3, "durak is a seat that holds cards"),
        ("club s x/x - - 0>1 #- 5", 6, "no roles"),
        ("club s x/7d - 8c - #1 5", 5, "cleared when a game ends"),
        ("club s 6c/7d 9s - - #1 5", 4, "does not end while the talon lasts"),
        ("club s 6c/7d - - 0>1 0a 1000000", 8, "no bout number"),
        ("club s 6c/7d - - 0>1 0a -1", 8, "no bout number"),
    ],
)
def test_each_field_is_looked_at(line: str, field: int, telling: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(line)
    assert telling in str(refused.value)
    assert refused.value.facts["where"] == field


@pytest.mark.parametrize(
    "line",
    [
        "club s 6c/7d - - 0>1 0a 5 ",
        " club s 6c/7d - - 0>1 0a 5",
        "club s 6c/7d - - 0>1 0a 5\n",
        "club\ts 6c/7d - - 0>1 0a 5",
        "club s 6c/7d - - 0>1 0a 5 x:6d",
        "club s 6с/7d - - 0>1 0a 5",
        "view=0 club s 6c/7d - - 0>1 0a 5",
        "",
        " ",
    ],
)
def test_no_other_text_stands_beside_the_eight_fields(line: str) -> None:
    with pytest.raises(BadPosition):
        read_position(line)


@pytest.mark.parametrize(
    "line",
    [
        "club s 9c9dTh/Qc9h/8c8d - 6c7c,7d - #1r 4",
        "club s 9c9dTh/Qc9h/8c8d JdQs 6c7c,7d - #0r 4",
        "club s 6c/7d/8d - - - #= 40",
        "club s 6c7d8d9dTdJd/6h7h8h9hThJh/6s7s8s9sTsJs Qs - - #= 40",
        "club s x/x/x - - - #- 12",
        "club s x/8d/x - - - #1 12",
    ],
)
def test_finished_games(line: str) -> None:
    state = read_position(line)
    assert write_position(state) == line
    assert legal(state) == ()
