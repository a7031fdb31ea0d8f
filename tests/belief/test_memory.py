"""What is forgotten: older cards first, the same for the same seed, for good, and back into the pool."""

from __future__ import annotations

import pytest

from kozyr.belief import PERFECT, Memory, believe
from kozyr.belief.memory import remember
from kozyr.cards import NO_CARDS, Card, CardSet, Rank
from kozyr.rules.events import BoutBegan, Discarded, Drew, PickedUp
from tests.kit.games import PRESETS_AND_SEATS
from tests.kit.moments import Moment, chance_game, decisions

HUMAN = Memory(trumps=0.9, high=0.7, low=0.3, fade=0.8)
BLANK = Memory(trumps=0.0, high=0.0, low=0.0)


def gone_cards(moment: Moment) -> CardSet:
    return CardSet.of(card for event in moment.history if isinstance(event, Discarded) for card in event.cards)


def recent(moment: Moment, bouts: int) -> CardSet:
    """Cards discarded, taken or drawn openly in the last bouts."""
    began = [at for at, event in enumerate(moment.history) if isinstance(event, BoutBegan)]
    start = began[-bouts - 1] if len(began) > bouts else 0
    cards: list[Card] = []
    for event in moment.history[start:]:
        match event:
            case Discarded(seen) | PickedUp(_, seen):
                cards += seen
            case Drew(_, drawn, True):
                cards += [card for card in drawn[-1:] if card is not None]
            case _:
                pass
    return CardSet.of(cards)


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_perfect_forgets_nothing(rules: str, seats: int) -> None:
    for moment in list(decisions(chance_game(rules, seats, 21)))[::5]:
        for seed in range(3):
            found = remember(moment.history, moment.view.trump, PERFECT, seed)
            assert found.gone == gone_cards(moment)
            assert found.forgotten == NO_CARDS
            assert believe(moment.view, moment.history, PERFECT, seed) == believe(moment.view, moment.history)


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_what_is_forgotten_stays_so_until_it_is_seen_again(rules: str, seats: int) -> None:
    game, forgot = chance_game(rules, seats, 22), 0
    for seat in range(seats):
        before = None
        for at, step in enumerate(game.steps):
            moment = Moment(game, at, seat)
            found = remember(moment.history, moment.view.trump, HUMAN, 77)
            assert found.gone | gone_cards(moment) == gone_cards(moment)
            if before is not None:
                shown = CardSet.of(
                    card for event in step.events if isinstance(event, Discarded | PickedUp) for card in event.cards
                )
                assert found.gone | before.gone | shown == before.gone | shown, "nothing comes back by itself"
                assert before.forgotten - shown == (before.forgotten - shown) & found.forgotten
                forgot += len(before.gone - found.gone) + len(found.forgotten - before.forgotten)
            before = found
    if seats == 2:
        assert forgot, "a game in which something is forgotten"


def test_the_last_bouts_are_remembered_and_no_more_by_a_blank() -> None:
    older = 0
    for rules, seats in PRESETS_AND_SEATS:
        for moment in list(decisions(chance_game(rules, seats, 23)))[::7]:
            found = remember(moment.history, moment.view.trump, BLANK, 5)
            fresh = recent(moment, BLANK.fresh_bouts)
            assert found.gone == gone_cards(moment) & fresh
            held = CardSet.of(card for hand in moment.view.hands for card in hand.known)
            assert found.forgotten & fresh & held == NO_CARDS
            older += len(gone_cards(moment) - fresh)
    assert older > 100


def test_the_same_seed_forgets_the_same_and_another_other_cards() -> None:
    differing = 0
    for number in range(6):
        moment = list(decisions(chance_game("classic", 2, number)))[-1]
        found = [remember(moment.history, moment.view.trump, HUMAN, seed) for seed in (1, 1, 2)]
        assert found[0] == found[1]
        differing += found[0] != found[2]
    assert differing > 2


def test_forgotten_cards_go_back_to_the_pool() -> None:
    """Those discarded, and those seen to go into a hand, which then has one hidden card more."""
    back_from_hands = 0
    for number in range(4):
        for moment in decisions(chance_game("club", 3, number)):
            sure, vague = believe(moment.view, moment.history), believe(moment.view, moment.history, BLANK, 3)
            found = remember(moment.history, moment.view.trump, BLANK, 3)
            lost = [known & found.forgotten for known in sure.known]
            lost[moment.seat] = NO_CARDS
            assert vague.known == tuple(known - cards for known, cards in zip(sure.known, lost, strict=True))
            assert vague.hidden == tuple(hidden + len(cards) for hidden, cards in zip(sure.hidden, lost, strict=True))
            held = CardSet.of(card for cards in lost for card in cards)
            assert vague.pool == sure.pool | (gone_cards(moment) - found.gone) | held
            assert vague.known[moment.seat] == moment.state.hands[moment.seat], "nobody forgets the own hand"
            back_from_hands += len(held)
    assert back_from_hands > 20


def test_trumps_and_high_cards_stay_longer() -> None:
    """Over many seeds: the share that is kept is the one asked for, and fades bout by bout."""
    trump = Card.parse("6s").suit
    for text, share in (("6s", 0.9), ("As", 0.9), ("Ah", 0.7), ("Kd", 0.7), ("Qh", 0.3), ("6c", 0.3)):
        card = Card.parse(text)
        assert (card.suit == trump) == (share == 0.9)
        assert (card.rank >= Rank.KING) == (text[0] in "AK")
        kept = [sum(HUMAN.keeps(card, trump, ago, seed) for seed in range(2000)) / 2000 for ago in range(8)]
        assert kept[:3] == [1.0, 1.0, 1.0]
        for ago in range(3, 8):
            assert kept[ago] == pytest.approx(share * 0.8 ** (ago - 2), abs=0.05)
        assert kept == sorted(kept, reverse=True)
