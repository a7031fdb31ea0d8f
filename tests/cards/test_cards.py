"""Cards, sets of cards, decks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import (
    CARDS,
    DECK_SIZES,
    NO_CARDS,
    OF_SUIT,
    SAME_RANK,
    Card,
    CardSet,
    Rank,
    Suit,
    cards_text,
    deck_cards,
    parse_cards,
)
from tests.kit import strategies as some

ORDER = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]


def test_the_52_cards_in_canonical_order() -> None:
    assert [str(card) for card in CARDS] == ORDER
    assert sorted(CARDS) == list(CARDS)
    assert [Card.parse(text) for text in ORDER] == list(CARDS)


@given(some.cards)
def test_a_card_is_its_rank_and_suit(card: Card) -> None:
    assert Card.of(card.rank, card.suit) == card
    assert str(card) == card.rank.letter + card.suit.letter
    assert eval(repr(card)) == card
    assert type(eval(repr(card))) is Card
    assert card in SAME_RANK[card]
    assert card in OF_SUIT[card.suit]


@pytest.mark.parametrize("text", ["", "6", "c6", "6C", "tc", "10c", "6c ", " 6c", "1c", "6x", "６c", "6с", "6cc", "??"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card.parse(text)


@given(st.text(max_size=4))
def test_only_the_52_texts_are_cards(text: str) -> None:
    if text in ORDER:
        assert str(Card.parse(text)) == text
    else:
        with pytest.raises(ValueError, match="expected a rank"):
            Card.parse(text)


@pytest.mark.parametrize("text", ["", "C", "cc", "x", "♣"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no suit"):
        Suit.parse(text)


def test_ranks_and_suits() -> None:
    assert "".join(suit.letter for suit in Suit) == "cdhs"
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"
    assert [int(rank) for rank in Rank] == list(range(2, 15))


@given(st.sets(some.cards), st.sets(some.cards), some.cards)
def test_a_card_set_is_a_set(ours: set[Card], theirs: set[Card], card: Card) -> None:
    left, right = CardSet.of(ours), CardSet.of(theirs)
    assert set(left) == ours
    assert list(left) == sorted(ours)
    assert len(left) == len(ours)
    assert bool(left) is bool(ours)
    assert set(left & right) == ours & theirs
    assert set(left | right) == ours | theirs
    assert set(left - right) == ours - theirs
    assert set(left.with_card(card)) == ours | {card}
    assert set(left.without(card)) == ours - {card}
    assert (card in left) is (card in ours)
    assert all(type(made) is CardSet for made in (left & right, left | right, left - right, left.with_card(card)))
    assert CardSet.parse(str(left)) == left
    assert eval(repr(left)) == left
    assert (left == right) is (ours == theirs)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("6c6c", "6c is there twice"),
        ("6d6c", "canonical order"),
        ("9c6c", "canonical order"),
        ("6c9", "half a card"),
        ("6c 9c", "half a card"),
        ("6cxx", "no card: 'xx'"),
        ("??", "no card"),
    ],
)
def test_what_is_no_card_set_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        CardSet.parse(text)


@given(st.lists(some.cards))
def test_a_list_of_cards_keeps_its_order(listed: list[Card]) -> None:
    assert list(parse_cards(cards_text(listed))) == listed


@pytest.mark.parametrize(("size", "lowest"), [(24, "9"), (36, "6"), (52, "2")])
def test_decks(size: int, lowest: str) -> None:
    deck = deck_cards(size)
    assert len(deck) == size
    assert {card.rank.letter for card in deck} == set("23456789TJQKA"["23456789TJQKA".index(lowest) :])
    assert all(len(deck & of_suit) == size // 4 for of_suit in OF_SUIT)
    assert DECK_SIZES == (24, 36, 52)


def test_no_cards() -> None:
    assert list(NO_CARDS) == []
    assert str(NO_CARDS) == ""
    assert CardSet.parse("") == NO_CARDS
