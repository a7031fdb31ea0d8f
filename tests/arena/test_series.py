"""Games and deals as they are played: mirrored, seen from the seat, and never stopped by a player's fault."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kozyr.arena.match import Match
from kozyr.arena.series import DealPlayed, play_deals
from kozyr.arena.tally import Tally
from kozyr.bots import Bot, Stop, by_name
from kozyr.cards import CardSet
from kozyr.rules import Action, Rules, apply, begin
from kozyr.rules.events import Event
from kozyr.view import View, fold_all, observe, project
from tests.arena.fakes import sit


def match(first: str = "first", second: str = "plain", rules: str = "classic", seats: int = 2, seed: int = 5) -> Match:
    return Match((first, second), Rules.parse(rules), seats, seed)


class Witness:
    """Plays as plain does, and writes down where it sat and what it held at first."""

    def __init__(self, name: str, seen: list[tuple[str, int, CardSet]]) -> None:
        self.name = name
        self.seen = seen
        self.begun = False
        self.bot = by_name("plain", 0)

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        assert view.seat is not None
        assert fold_all(view.rules, view.seat, history) == view  # hears all, and nothing that it may not
        if not self.begun:
            self.begun = True
            dealt = fold_all(view.rules, view.seat, history[:1])
            self.seen.append((self.name, view.seat, dealt.hand(view.seat)))
        return self.bot.choose(view, history, stop)


@pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("atlasnye", 2), ("classic", 4), ("transfer", 6)])
def test_a_deal_is_played_with_the_candidate_at_each_seat(rules: str, seats: int) -> None:
    seen: list[tuple[str, int, CardSet]] = []

    def witness(name: str, seed: int) -> Bot:
        del seed
        return Witness(name, seen)

    played = match("A", "B", rules, seats)
    batch = play_deals(played, [7], witness)
    hands = played.deal(7).hands
    expected = {
        ("A" if seat == game else "B", seat, hands[seat]): seats - 1 if seat != game else 1
        for game in range(seats)
        for seat in range(seats)
    }
    # Everybody is asked in each game but those that lose before it is their turn, which a whole deal does not do.
    assert {place: seen.count(place) for place in expected} == expected
    assert len(batch.deals[0].results) == seats


def by_the_book(played: Match, number: int, names: Sequence[str]) -> tuple[str, int]:
    """Play a game with everything computed anew before each decision."""
    steps = [begin(played.deal(number))]
    bots = [by_name(name, played.bot_seed(number, seat)) for seat, name in enumerate(names)]
    while (seat := steps[-1].state.actor) is not None:
        history = [project(event, seat) for step in steps for event in step.events]
        steps.append(apply(steps[-1].state, bots[seat].choose(observe(steps[-1].state, seat), history)))
    return str(steps[-1].state.result), len(steps) - 1


@pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("club+deck=52", 3), ("transfer", 5)])
def test_games_are_those_of_the_rules(rules: str, seats: int) -> None:
    played = match("expert", "random", rules, seats)
    for deal in play_deals(played, range(3)).deals:
        for game, found in enumerate(zip(deal.results, deal.decisions, strict=True)):
            names = ["expert" if seat == game else "random" for seat in range(seats)]
            assert found == by_the_book(played, deal.number, names)


@pytest.mark.parametrize("name", ["plain", "random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_equal_players_play_equal_games(name: str, seats: int) -> None:
    for deal in play_deals(match(name, name, "classic", seats), range(5)).deals:
        assert len(set(zip(deal.results, deal.decisions, strict=True))) == 1


def test_deals_depend_on_seed_rules_and_seats_and_on_nothing_else() -> None:
    one = match()
    assert one.deal(3) == match("random", "expert").deal(3)
    others = [one.deal(4), match(seed=6).deal(3), match(rules="atlasnye").deal(3), match(seats=3).deal(3)]
    assert all(other.deck != one.deal(3).deck for other in others)
    assert len({one.deal(number).dealer for number in range(20)}) == 2
    assert len({one.bot_seed(number, seat) for number in range(20) for seat in range(2)}) == 40


@pytest.mark.parametrize("name", ["failing", "cheat"])
def test_a_player_at_fault_plays_its_first_legal_action_and_it_is_counted(name: str) -> None:
    faulty = play_deals(match(name), range(3), sit)
    sound = play_deals(match("first"), range(3), sit)
    assert [deal.results for deal in faulty.deals] == [deal.results for deal in sound.deals]
    assert faulty.times[0].count == sound.times[0].count
    tally = Tally(match(name))
    tally.add(faulty)
    counts = {"failing": tally.failed, "cheat": tally.illegal}
    assert counts.pop(name) == [faulty.times[0].count, 0]
    assert counts.popitem()[1] == [0, 0]
    assert tally.fault is not None
    assert tally.fault.startswith(
        f"deal 0: {name} {'failed: RuntimeError at fakes.py:' if name == 'failing' else 'ill'}"
    )
    assert "I hold" not in tally.fault


def test_a_game_that_is_too_long_is_left_unfinished_and_counts_as_drawn() -> None:
    tally = Tally(match())
    tally.add(play_deals(tally.match, range(4), sit, most=10))
    assert tally.games == {"won": 0, "drawn": 8, "lost": 0, "repeated": 0, "unfinished": 8}
    assert (tally.decisions, tally.points, tally.lost) == (80, {2: 4}, {0: 4})


def test_a_tally_counts_what_the_results_say() -> None:
    tally = Tally(match(seats=2))
    tally.add_deal(DealPlayed(0, ("#1", "#0"), (10, 20)))  # won both
    tally.add_deal(DealPlayed(1, ("#0", "#0"), (10, 20)))  # lost, won
    tally.add_deal(DealPlayed(2, ("#-", "#1"), (10, 20)))  # drawn, lost
    tally.add_deal(DealPlayed(3, ("#=", ""), (10, 20), (2, 0), (0, 3), "first illegal: 0r"))
    assert tally.points == {4: 1, 2: 2, 1: 1}
    assert tally.lost == {0: 2, 1: 2}
    assert tally.games == {"won": 3, "drawn": 3, "lost": 2, "repeated": 1, "unfinished": 1}
    assert (tally.deals, tally.decisions, tally.failed, tally.illegal) == (4, 120, [2, 0], [0, 3])
    assert tally.fault == "deal 3: first illegal: 0r"


def test_at_four_seats_only_the_candidates_own_losses_are_its() -> None:
    tally = Tally(match(seats=4))
    tally.add_deal(DealPlayed(0, ("#1", "#1", "#1", "#1"), (1, 1, 1, 1)))  # durak at seat 1: once its own
    tally.add_deal(DealPlayed(1, ("#0", "#1", "#2", "#-"), (1, 1, 1, 1)))
    assert tally.lost == {1: 1, 3: 1}
    assert tally.games == {"won": 3, "drawn": 1, "lost": 4, "repeated": 0, "unfinished": 0}


@pytest.mark.parametrize("results", [("#0",), ("#0", "#1", "#0"), ("#2", "#0"), ("x", "#0")])
def test_a_deal_of_another_match_is_refused_whole(results: tuple[str, ...]) -> None:
    tally = Tally(match())
    with pytest.raises(ValueError, match=r"games|durak|result"):
        tally.add_deal(DealPlayed(0, results, (1,) * len(results)))
    assert tally.deals == sum(tally.games.values()) == 0
