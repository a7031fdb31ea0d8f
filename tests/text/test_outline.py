"""What the rules pages say is what the referee does, for every mix of options."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, Suit, deck_cards
from kozyr.notation.position import read_position
from kozyr.rules import HAND_SIZE, PRESETS, VALUES, Action, Phase, Rules, State, apply, phase
from kozyr.rules.events import Attacked, Beaten, Transferred
from kozyr.rules.state import throwers
from kozyr.text.outline import (
    SAMPLE,
    Example,
    Items,
    Line,
    Meaning,
    Option,
    Pairs,
    Step,
    head_facts,
    outline,
)
from tests.kit.strategies import rules
from tests.text.help import messages


def said(of: Rules) -> set[str]:
    """Every message that a page of these rules says."""
    found = {message for row in head_facts(Meaning.of(of)).rows for message in row}
    for section in outline(of):
        found.add(f"rules-{section.name}")
        for block in section.blocks:
            match block:
                case Line(message):
                    found.add(message)
                case Items(lines):
                    found |= set(lines)
                case Step(heading, lines) | Example(heading, _, lines):
                    found |= {heading, *lines}
                case Pairs(_, rows):
                    found |= {message for row in rows for message in row}
                case options:
                    for option in options:
                        found |= {option.name, option.value, *option.others}
    return found


def examples(of: Rules) -> dict[str, Example]:
    blocks = next(section.blocks for section in outline(of) if section.name == "example")
    return {block.heading.removeprefix("rules-example-"): block for block in blocks if isinstance(block, Example)}


def options(of: Rules) -> tuple[Option, ...]:
    return next(block for section in outline(of) for block in section.blocks if isinstance(block, tuple))


def test_no_sentence_stands_unused() -> None:
    mixes = [
        replace(base, deck=deck, bout_limit=limit, first_bout_limit=first, first_limit_until=until, throw_in=throw_in,
                transfer=transfer, transfer_first_bout=first_bout)
        for base in PRESETS.values()
        for deck in VALUES["deck"].values()
        for limit, first in ((1, 1), (2, 1), (6, 6))
        for until in VALUES["first_limit_until"].values()
        for throw_in in VALUES["throw_in"].values()
        for transfer, first_bout in ((False, False), (True, False), (True, True))
    ]  # fmt: skip
    used = set().union(*map(said, mixes))
    around = {
        *("language", "heading", "name", "about", "title", "description", "kicker", "brand", "presets", "languages"),
        *("contents", "start", "back", "skip", "facts", "option", "value", "others"),
    }
    known = {name for name, (file, _) in messages("en").items() if file in {"rules.ftl", "advice.ftl"}}
    assert known - used - {f"rules-{name}" for name in around} == set()


@given(rules())
def test_a_preset_s_name_chooses_no_sentence(of: Rules) -> None:
    """Rules that play alike say alike, but for the seats that a preset allows."""
    for preset, base in PRESETS.items():
        other = replace(of, preset=preset)
        if other.seats == of.seats:
            assert outline(other) == outline(of), base


@given(rules(), st.data())
def test_who_throws_in_is_what_the_referee_says(of: Rules, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(of.seats))
    out = data.draw(st.sets(st.integers(0, seats - 1), max_size=seats - 2).map(frozenset))
    inside = [seat for seat in range(seats) if seat not in out]
    place = data.draw(st.integers(0, len(inside) - 1))
    attacker, defender = inside[place - 1], inside[place]
    after = inside[(place + 1) % len(inside)]
    everybody, neighbours = set(inside) - {defender}, {attacker, after} - {defender}
    expected = {
        "none": everybody & set(throwers(of.throw_in, attacker, defender, seats, out)),  # never asked
        "one": {attacker},
        "all": everybody,
        "neighbours": neighbours,
        "neighbours_from_5": neighbours if len(inside) >= 5 else everybody,
    }[Meaning.of(of).throwers]
    assert set(throwers(of.throw_in, attacker, defender, seats, out)) == expected


@given(rules())
def test_the_seat_count_without_a_talon(of: Rules) -> None:
    full = [seats for seats in of.seats if seats * HAND_SIZE == len(deck_cards(of.deck))]
    assert Meaning.of(of).full == (full[0] if full else 0)
    assert ("rules-deal-full" in said(of)) == bool(full)


@given(rules())
def test_the_facts_are_the_rules_values(of: Rules) -> None:
    facts = Meaning.of(of).facts()
    cards = list(deck_cards(of.deck))
    assert facts["deck"] == len(cards)
    assert facts["lowest"] == min(cards, key=lambda card: card.rank).rank.letter
    assert (facts["least"], facts["most"]) == (of.seats[0], of.seats[-1])
    assert (facts["limit"], facts["first"], facts["hand"]) == (of.bout_limit, of.first_bout_limit, HAND_SIZE)


@given(rules())
def test_every_option_is_listed_with_its_value_and_the_others(of: Rules) -> None:
    listed = options(of)
    assert [option.name for option in listed] == [f"rules-option-{name.replace('_', '-')}" for name in VALUES]
    for option, (name, value) in zip(listed, of.option_texts().items(), strict=True):
        texts = [option.value, *option.others]
        assert option.value.endswith(value.replace("_", "-")), name
        assert len(set(texts)) == len(VALUES[name])


@given(rules())
def test_options_that_change_the_game_change_the_page(of: Rules) -> None:
    lines = said(of)
    assert ("rules-pass-on" in lines) == of.transfer
    assert ("rules-throw" in lines) == (of.bout_limit > 1)
    assert ("rules-limit-first-bout" in lines) == (
        of.first_bout_limit < of.bout_limit and of.first_limit_until == "bout"
    )
    assert ("rules-limit-first-discard" in lines) == (
        of.first_bout_limit < of.bout_limit and of.first_limit_until == "discard"
    )
    assert f"rules-deal-nobody-{of.no_trump_starts}" in lines
    # Two seats and no transfer: nothing can repeat (rules.md §5.4).
    assert ("rules-end-repetition" in lines) == (of.seats[-1] > 2 or (of.transfer and of.bout_limit > 1))


@pytest.mark.parametrize("preset", PRESETS)
def test_b02_the_limit_is_counted_when_the_bout_begins(preset: str) -> None:
    assert {"rules-limit-most", "rules-limit-fixed"} <= said(PRESETS[preset])


def test_the_sample_cards_beat_as_the_sentence_says() -> None:
    plain, higher, small, trump = (Card.parse(SAMPLE[name]) for name in ("plain", "higher", "small", "trump_card"))
    assert higher.beats(plain, Suit.SPADES)
    assert small.beats(plain, Suit.SPADES)
    assert not small.beats(trump, Suit.SPADES)
    assert {plain, higher, small, trump} <= set(deck_cards(24))


# --- the worked examples, before the referee ---


Table = dict[str, str | None]


def start(of: Rules, attacker: str, defender: str) -> State:
    """A bout late in a game, spades trump; a third seat if the rules allow one. Nobody runs out of cards."""
    hands = [attacker, defender, *(["KcKh"] if of.seats[-1] > 2 else [])]
    return read_position(f"{of} s {'/'.join(hands)} - - 0>1 0a 4")


def played(state: State, *actions: str) -> tuple[State, Table]:
    """After these actions: the state, and what was laid down, attacks in order with what beat them."""
    table: Table = {}
    for action in actions:
        state, happened = apply(state, Action.parse(action))
        for event in happened:
            match event:
                case Attacked(_, card) | Transferred(_, card):
                    table[str(card)] = None
                case Beaten(_, attack, card):
                    table[str(attack)] = str(card)
    return state, table


def all_done(state: State) -> State:
    """Everybody who is asked says done, until the next bout begins."""
    while phase(state) is not Phase.LEAD:
        assert phase(state) in {Phase.THROW_IN, Phase.THROW_IN_TAKING}
        state = apply(state, Action.parse(f"{state.actor}p")).state
    return state


@given(rules())
def test_the_example_of_a_beaten_bout(of: Rules) -> None:
    more = ("0aQc", "1dQc9s") if of.bout_limit > 1 else ()
    state, table = played(start(of, "QcKd9hAh", "AdQh9s"), "0a9h", "1d9hQh", *more)
    assert examples(of)["beaten"].table == tuple(table.items())
    after = all_done(state)
    assert after.bout.attacker == 1, "the defender attacks next"
    assert len(after.last_discard) == 2 * len(table), "all are discarded"


@given(rules())
def test_the_example_of_a_take(of: Rules) -> None:
    more = ("0aTh",) if of.bout_limit > 1 else ()
    state, table = played(start(of, "TdKdTh", "9cJcAs"), "0aTd", "1k", *more)
    assert examples(of)["taken"].table == tuple(table.items())
    after = all_done(state)
    assert {str(card) for card in after.hands[1]} == {"9c", "Jc", "As", *table}, "the defender has it all"
    assert after.bout.attacker != 1, "and does not attack"


@given(rules())
def test_the_example_of_an_attack_passed_on(of: Rules) -> None:
    shown = examples(of).get("passed")
    assert (shown is not None) == (of.transfer and of.bout_limit > 1)
    if shown is not None:
        state, table = played(start(of, "TcAcKd", "9dTdAs"), "0aTc", "1tTd")
        assert shown.table == tuple(table.items())
        three = of.seats[-1] > 2
        assert (state.bout.attacker, state.bout.defender) == (1, 2 if three else 0)
        assert state.bout.limit == min(of.bout_limit, 2), "counted anew from the new defender's two cards"
        assert shown.steps[-1].endswith("3" if three else "two")
