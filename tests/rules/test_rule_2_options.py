"""Rule options and presets (rules.md §2)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from kozyr.rules import PRESETS, VALUES, BadRules, Rules
from tests.kit import strategies as some

TABLE = {
    "atlasnye": ("36", "6", "6", "bout", "all", "no", "no", "seat0"),
    "classic": ("36", "6", "5", "bout", "all", "no", "no", "random"),
    "club": ("36", "6", "6", "bout", "neighbours_from_5", "no", "no", "random"),
    "transfer": ("36", "6", "6", "bout", "neighbours_from_5", "yes", "no", "random"),
    "custom": ("36", "6", "6", "bout", "neighbours_from_5", "no", "no", "random"),
}
"""The options table, in its order."""


@pytest.mark.parametrize("preset", TABLE)
def test_2_a_preset_is_a_set_of_values(preset: str) -> None:
    assert tuple(PRESETS[preset].option_texts().values()) == TABLE[preset]
    assert str(PRESETS[preset]) == preset


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("atlasnye", [2]),
        ("classic", [2, 3, 4]),
        ("club", [2, 3, 4, 5, 6]),
        ("transfer", [2, 3, 4, 5, 6]),
        ("custom", [2, 3, 4, 5, 6]),
        ("club+deck=24", [2, 3, 4]),
        ("classic+deck=24", [2, 3, 4]),
        ("atlasnye+deck=24", [2]),
        ("custom+deck=52", [2, 3, 4, 5, 6]),
    ],
)
def test_2_seats_are_those_of_the_preset_and_the_deck(rules: str, seats: list[int]) -> None:
    parsed = Rules.parse(rules)
    assert list(parsed.seats) == seats
    for count in range(-1, 10):
        if count in seats:
            parsed.check_seats(count)
        else:
            with pytest.raises(BadRules, match=f"^{count} seats: expected {seats[0]} to {seats[-1]}"):
                parsed.check_seats(count)


def test_2_the_presets_name_is_part_of_the_value() -> None:
    assert PRESETS["club"] != PRESETS["custom"]
    assert PRESETS["club"].option_texts() == PRESETS["custom"].option_texts()
    assert Rules.parse("classic+first_bout_limit=6") != Rules.parse("custom+throw_in=all")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chess", "expected a preset: atlasnye, classic, club, transfer, custom"),
        ("", "expected a preset"),
        ("Club", "expected a preset"),
        (" club", "expected a preset"),
        ("club+", "expected an option: deck"),
        ("club+deck", r"expected deck=24 | 36 | 52"),
        ("club+deck=40", r"expected deck=24 | 36 | 52"),
        ("club+deck=052", r"expected deck=24 | 36 | 52"),
        ("club+deck=36", "club has that value already"),
        ("club+deck=52+deck=24", "each option once"),
        ("club+transfer=yes+deck=52", "in the table's order"),
        ("club+bout_limit=7", "expected bout_limit=1"),
        ("club+bout_limit=0", "expected bout_limit=1"),
        ("club+transfer=true", r"expected transfer=yes | no"),
        ("club+throw_in=nobody", "expected throw_in=all"),
        ("club+seats=3", "expected an option: deck"),
        ("club+deck=52 ", "expected deck=24"),
    ],
)
def test_2_a_bad_text_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadRules) as refused:
        Rules.parse(text)
    assert reason in str(refused.value)
    assert refused.value.code == "bad_rules"


def test_2_values_that_do_not_go_together_are_refused_with_the_reason() -> None:
    with pytest.raises(BadRules, match="at most bout_limit, 5") as refused:
        Rules.parse("club+bout_limit=5")
    assert (refused.value.code, refused.value.facts) == ("first_above_limit", {"first": 6, "limit": 5})
    with pytest.raises(BadRules, match="transfer=yes beside it") as refused:
        Rules.parse("club+transfer_first_bout=yes")
    assert (refused.value.code, refused.value.facts) == ("first_transfer_alone", {})


@given(some.rules())
def test_2_rules_are_made_of_all_their_values(rules: Rules) -> None:
    assert Rules.of(rules.preset, rules.option_texts()) == rules
    assert Rules.of(rules.preset, dict(reversed(rules.option_texts().items()))) == rules


@pytest.mark.parametrize(
    ("preset", "options", "reason"),
    [
        ("chess", {}, "expected a preset"),
        ("club", {"jokers": "2"}, "expected an option: deck"),
        ("club", {"deck": "40"}, "expected deck=24"),
        ("club", {"bout_limit": "5"}, "at most bout_limit, 5"),
    ],
)
def test_2_options_that_there_are_not_are_refused(preset: str, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadRules) as refused:
        Rules.of(preset, options)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": "36"},
        {"deck": 35},
        {"bout_limit": True},
        {"bout_limit": 6.0},
        {"transfer": 1},
        {"transfer": None},
        {"throw_in": ""},
        {"preset": "chess"},
        {"bout_limit": 3},
        {"transfer_first_bout": True},
    ],
)
def test_2_a_bad_value_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadRules):
        replace(PRESETS["club"], **changes)  # type: ignore[arg-type]


def test_2_rules_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        PRESETS["club"].deck = 52  # type: ignore[misc]


@given(some.rules())
def test_2_every_mix_has_one_text(rules: Rules) -> None:
    text = str(rules)
    assert Rules.parse(text) == rules
    assert eval(repr(rules)) == rules
    written = [part.split("=") for part in text.split("+")[1:]]
    assert [name for name, _ in written] == [name for name in VALUES if name in dict(written)]
    base = PRESETS[rules.preset].option_texts()
    assert {**base, **dict(written)} == rules.option_texts()
    assert all(base[name] != value for name, value in written)
