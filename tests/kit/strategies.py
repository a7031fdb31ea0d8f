"""Hypothesis strategies: cards, rules of every mix of options, deals, games."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from kozyr.cards import CARDS, CardSet
from kozyr.rules import PRESETS, REPETITION, VALUES, Action, Deal, Ending, Result, Rules, Verb
from tests.kit.games import STYLES, Game, chance_deal, played

cards = st.sampled_from(CARDS)
card_sets = st.sets(cards).map(CardSet.of)
chances = st.integers(0, 2**32 - 1).map(random.Random)

results = st.one_of(
    st.just(Result(Ending.DRAW)),
    st.just(REPETITION),
    st.builds(Result, st.sampled_from([Ending.DURAK, Ending.RESIGNED]), st.integers(0, 5)),
)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Draw any action there is a text for."""
    seat, verb = draw(st.integers(0, 5)), draw(st.sampled_from(Verb))
    if verb in (Verb.TAKE, Verb.PASS, Verb.RESIGN):
        return Action(seat, verb)
    return Action(seat, verb, draw(cards), draw(cards) if verb is Verb.BEAT else None)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Draw a preset with any mix of options."""
    base = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    changes = {
        name: draw(st.sampled_from(list(VALUES[name].values())))
        for name in draw(st.sets(st.sampled_from(sorted(VALUES)), max_size=5))
    }
    mixed = {name: changes.get(name, getattr(base, name)) for name in VALUES}
    mixed["first_bout_limit"] = min(mixed["first_bout_limit"], mixed["bout_limit"])
    mixed["transfer"] = mixed["transfer"] or mixed["transfer_first_bout"]
    return replace(base, **mixed)


@st.composite
def deals(draw: st.DrawFn, of: Rules | None = None, seats: int | None = None) -> Deal:
    """Draw a deal; the order of its cards comes from a seed."""
    played_by = of or draw(rules())
    count = seats or draw(st.sampled_from(played_by.seats))
    return chance_deal(played_by, count, draw(chances))


@st.composite
def games(draw: st.DrawFn, of: Rules | None = None, seats: int | None = None) -> Game:
    """Draw a game: somewhere between just dealt and over."""
    deal = draw(deals(of, seats))
    most = draw(st.one_of(st.integers(0, 60), st.integers(60, 300)))
    style = draw(st.sampled_from(sorted(STYLES)))
    return played(deal, draw(chances), most, style, resigning=draw(st.integers(0, 7)) == 7)
