"""Soft evidence: in range, never proof, fading, never of the own hand, and moving the draws the right way."""

from __future__ import annotations

import pytest

from kozyr.belief import Belief, believe
from kozyr.belief.doubts import doubts_of
from kozyr.cards import BEATERS, Card, CardSet, deck_cards
from kozyr.core import KERNEL
from kozyr.core.position import labels
from kozyr.rules import Action, Deal, Rules, apply, begin
from kozyr.rules.events import Attacked, BoutBegan, Dealt, Drew, Event, Passed, TakeSaid
from tests.kit.games import PRESETS_AND_SEATS, Game
from tests.kit.moments import Moment, chance_game, decisions

DRAWS = 4_000


def one_bout(*actions: str) -> Game:
    """Spades are trump; seat 1, who holds 6s and two sevens, leads."""
    hands = ["6hJhTcJcQc7s", "7h7d8d9dTd6s"]
    dealt = [card for pair in zip(*(CardSet.parse(_sorted(hand)) for hand in hands), strict=True) for card in pair]
    rest = list(deck_cards(36) - CardSet.of(dealt))
    trump = Card.parse("Ts")
    rest.remove(trump)
    deal = Deal(Rules.parse("classic"), 2, 1, 1, (*dealt, trump, *rest))
    steps, moves = [begin(deal)], []
    for text in actions:
        moves.append(Action.parse(text))
        steps.append(apply(steps[-1].state, moves[-1]))
    return Game(deal, tuple(moves), tuple(steps))


def _sorted(hand: str) -> str:
    return str(CardSet.of(Card.parse(hand[at : at + 2]) for at in range(0, len(hand), 2)))


def frequency(belief: Belief, seat: int, card: Card) -> float:
    """The share of drawn worlds in which a seat holds a card."""
    words, unseen, seed, held = belief.words(), belief.unseen_words(), 3, 0
    bit = 1 << labels(belief.view.trump)[card]
    for _ in range(DRAWS):
        world, seed = KERNEL.world(words, unseen, seed)
        held += bool(world[25 + seat] & bit)
    return held / DRAWS


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_doubts_are_in_range_of_others_and_of_hidden_cards(rules: str, seats: int) -> None:
    found = 0
    for number in range(2):
        for moment in list(decisions(chance_game(rules, seats, 60 + number)))[::4]:
            belief = believe(moment.view, moment.history, weighs=True)
            for (seat, card), doubt in belief.doubts.items():
                assert 0 <= seat < seats
                assert seat != moment.seat
                assert card in belief.pool
                assert 0 < doubt < 256
                found += 1
            assert believe(moment.view, moment.history).doubts == {}
    assert found


def test_however_often_something_was_seen_it_is_no_proof() -> None:
    """A hundred takes in a row: still a doubt that fits the core's byte, and the card is drawn now and then."""
    game = chance_game("classic", 2, 1)
    moment = Moment(game, 0, 0)
    led = next(card for card in moment.view.hand(0) if BEATERS[moment.view.trump][card])
    again: list[Event] = [BoutBegan(2, 0, 1, 6), Attacked(0, led), TakeSaid(1), Passed(0)]
    belief = believe(moment.view, moment.history)
    doubts = doubts_of(moment.view, [*moment.history, *again * 100], belief.pool)
    assert max(doubts.values()) == 255
    doubted = Belief(belief.view, belief.known, belief.hidden, belief.pool, doubts)
    worlds = [doubted.sample(seed)[0].state() for seed in range(400)]
    for card in BEATERS[moment.view.trump][led] & belief.pool:
        assert any(card in world.hands[1] for world in worlds)


def test_a_take_makes_plain_beaters_rarer_but_not_impossible() -> None:
    moment = Moment(one_bout("1a7h", "0k"), 2, 1)
    weighed = believe(moment.view, moment.history, weighs=True)
    even = believe(moment.view, moment.history)
    beater, trump, other = Card.parse("Ah"), Card.parse("As"), Card.parse("Qd")
    assert {weighed.pool & even.pool, even.pool} == {even.pool}
    assert weighed.doubts[0, beater] > weighed.doubts[0, trump] > 0
    assert (0, other) not in weighed.doubts
    shares = [frequency(weighed, 0, card) for card in (beater, trump, other)]
    plain = even.chance(beater, 0)
    assert 0 < shares[0] < 0.8 * plain
    assert shares[0] < shares[1] < shares[2]
    assert shares[2] > plain, "what is not doubted becomes likelier"
    assert frequency(even, 0, beater) == pytest.approx(plain, abs=0.03)


def test_a_pass_speaks_against_plain_cards_that_fitted() -> None:
    moment = Moment(one_bout("1a7h", "0k", "1p"), 3, 0)
    assert moment.state.bout.number == 2
    weighed = believe(moment.view, moment.history, weighs=True)
    fitting, trump = Card.parse("7d"), Card.parse("7s")
    assert fitting in moment.state.hands[1], "it was held all the same: no proof"
    assert weighed.doubts[1, fitting] > 0
    assert (1, trump) not in weighed.doubts, "while the talon lasts nobody throws trumps in"
    assert frequency(weighed, 1, fitting) < weighed.chance(fitting, 1) * 0.9


def test_a_dear_beat_speaks_against_cheaper_ones() -> None:
    moment = Moment(one_bout("1a7h", "0d7hJh"), 2, 1)
    doubts = believe(moment.view, moment.history, weighs=True).doubts
    assert doubts[0, Card.parse("8h")] == doubts[0, Card.parse("Th")] > 0
    assert (0, Card.parse("Qh")) not in doubts
    trumped = Moment(one_bout("1a7h", "0d7h7s"), 2, 1)
    by_trump = believe(trumped.view, trumped.history, weighs=True).doubts
    assert by_trump[0, Card.parse("Ah")] > doubts[0, Card.parse("8h")]


def test_doubts_fade_as_the_seat_draws() -> None:
    history: list[Event] = [
        Dealt(0, ((None,) * 6, (None,) * 6), 24, Card.parse("6s")),
        BoutBegan(1, 0, 1, 6),
        Attacked(0, Card.parse("7h")),
        TakeSaid(1),
    ]
    moment = Moment(one_bout(), 0, 0)
    pool = deck_cards(36)
    card = Card.parse("Ah")
    before = doubts_of(moment.view, history, pool)[1, card]
    faded = [doubts_of(moment.view, [*history, Drew(1, (None,) * drawn, False)], pool)[1, card] for drawn in (1, 2, 6)]
    assert before > faded[0] > faded[1] > faded[2] > 0
    assert faded[2] == before // 2
