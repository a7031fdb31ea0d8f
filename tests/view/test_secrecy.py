"""Two deals that differ only in what a seat cannot know give it byte-identical views and histories."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import event_text, read_redacted, redact, write_view
from kozyr.rules import Rules
from kozyr.view import observe, project
from tests.kit import strategies as some
from tests.kit.games import MIXES, PRESETS_AND_SEATS, STYLES, Game, chance_deal, played
from tests.kit.secrets import same_to
from tests.kit.sizes import FULL, tries

KINDS = [*PRESETS_AND_SEATS, *((rules, seats) for rules in MIXES for seats in Rules.parse(rules).seats)]
GAMES_EACH = 40 if FULL else 2


def told(game: Game, seat: int | None) -> list[str]:
    """Return everything that is sent to a seat: events, views, legal actions, reasons."""
    texts = []
    for step in game.steps:
        texts += [event_text(project(event, seat)) for event in step.events]
        view = observe(step.state, seat, show_discards=True)
        texts.append(write_view(view))
        texts.append(",".join(map(str, view.legal)))
        texts += [f"{card} {why.code} {why.facts} {why}" for card, why in view.reasons.items()]
    return texts


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_what_a_seat_cannot_know_does_not_reach_it(rules: str, seats: int) -> None:
    for seed in range(GAMES_EACH):
        chance = random.Random(f"{rules} {seats} {seed}")
        most = chance.choice([2, 12, 40, 80, 400])
        deal = chance_deal(Rules.parse(rules), seats, chance)
        game = played(deal, chance, most, chance.choice(sorted(STYLES)), resigning=chance.random() < 0.2)
        for seat in (*range(seats), None):
            other = same_to(game, seat, chance)
            assert told(game, seat) == told(other, seat)
            assert str(redact(game.record, seat)) == str(redact(other.record, seat))


@tries(40)
@given(some.games(), some.chances, st.data())
def test_nor_with_any_mix_of_options(game: Game, chance: random.Random, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([*range(game.deal.seats), None]))
    assert told(game, seat) == told(same_to(game, seat, chance), seat)


def test_the_other_deals_are_other_deals() -> None:
    """Guard against a test that compares a game with itself."""
    chance = random.Random(1)
    game = played(chance_deal(Rules.parse("club"), 3, chance), chance, 12)
    other = same_to(game, 0, chance)
    assert other.deal != game.deal
    assert told(game, 1) != told(other, 1), "seat 1 does see the difference"


@tries(60)
@given(some.games(), st.data())
def test_a_redacted_record_reads_back_and_gives_the_viewers_views(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([*range(game.deal.seats), None]))
    text = str(redact(game.record, seat))
    read = read_redacted(text)
    assert str(read) == text
    assert list(read.views()) == [observe(state, seat) for state in game.states]
    assert read == redact(game.record, seat)


def test_a_redacted_record_does_not_hold_the_deal() -> None:
    chance = random.Random(3)
    record = played(chance_deal(Rules.parse("club"), 2, chance), chance, 12).record
    assert redact(record, 0).filled.deal.deck != record.deal.deck
