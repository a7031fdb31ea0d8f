"""Faults that other programs have had with the rules (docs/known-faults.md), by their names, each as its whole kind."""

from __future__ import annotations

import pytest
from hypothesis import given

from kozyr.bots import by_name
from kozyr.cards import deck_cards, parse_cards
from kozyr.notation import write_position
from kozyr.rules import BadRules, Deal, Refused, Rules, State, apply, begin, first_seats, legal
from kozyr.rules.actions import Action, Verb
from kozyr.rules.events import BoutBegan, Drew, Transferred
from kozyr.rules.timeout import timeout_action
from kozyr.view import observe
from tests.kit import strategies as some
from tests.kit.games import Game, after, legal_texts, seeded_deal, steps_after, whole_line


def refused(state: State, action: str) -> Refused:
    with pytest.raises(Refused) as found:
        apply(state, Action.parse(action))
    return found.value


def drawn(line: str, *actions: str) -> list[tuple[int, str]]:
    events = steps_after(line, *actions)[-1].events
    return [(event.seat, "".join(map(str, event.cards))) for event in events if isinstance(event, Drew)]


# --- limits -----------------------------------------------------------------------------------------------------------


def test_b01_the_limit_is_the_hand_at_the_start_of_the_bout() -> None:
    line = "club h 8c7h/Kd8h9h JdQdKcAcAdTsJsQsKsAh 6c7c,6d7d,6s7s 0>1 0a 3"
    state = after(line)
    assert state.bout.limit == 6, "three held and three used to beat"
    assert legal_texts(state) == ["0a7h", "0p"]
    for number in range(1, 7):
        hand = "8d9dTdJdQdKd"[: 2 * number]
        throwing_in = after(f"club h 6s7s/{hand} - 6c7c,6d7d 0>1 0a 3")
        assert throwing_in.bout.limit == min(6, number + 2)


@given(some.games())
def test_b01_the_limit_never_moves_within_a_bout_but_by_a_transfer(game: Game) -> None:
    limit = 0
    for state, events in game.steps:
        if state.result is not None:
            continue
        anew = [event.limit for event in events if isinstance(event, BoutBegan | Transferred)]
        if anew:
            # The card that passed the attack on has left the old defender's hand; the new defender's is whole.
            limit = min(state.option_limit, state.hand_size(state.bout.defender))
            assert anew == [limit]
        assert len(state.bout.table) <= state.bout.limit == limit


@pytest.mark.parametrize("rules", ["club", "transfer", "custom+throw_in=all"])
def test_b02_the_number_left_can_be_told(rules: str) -> None:
    state = after(f"{rules} h 8c7h/Kd8h9h - 6c7c,6d7d,6s7s 0>1 0a 3")
    view = observe(state, 0)
    assert view.bout.limit - len(view.bout.table) == 3


def test_b04_a_throw_in_after_a_take_stays_within_the_hand() -> None:
    line = "club d 6c6d6h6s/8s9s - - 0>1 0a 9"
    state = after(line, "0a6c", "1k")
    assert legal_texts(state) == ["0a6d", "0a6h", "0a6s", "0p"]
    ended = after(line, "0a6c", "1k", "0a6h")
    assert ended.bout.number == 10, "the limit is two, take or not: the bout ended by itself"
    assert str(ended.hands[1]) == "6c6h8s9s"


def test_b06_a_big_hand_does_not_raise_the_limit_above_six() -> None:
    line = "club h 8d9s/9hThJhQhKhAhQs Kc8s7h6h 6c7c,6d9d,6s7s,9cTc,TdJd,Js 0>1 1d 3"
    state = after(line)
    assert state.bout.limit == 6
    ended = after(line, "1dJsQs")
    assert ended.bout.number == 4, "six beaten: seat 0, with a nine left, is not asked"
    for held in ("9hThJhQhKhAh", "9hThJhQhKhAh7sTsJsQsKsAs"):
        assert after(f"club h 6c/{held} - - 0>1 0a 3").bout.limit == 6


FIVE_LAID = whole_line("classic", "s", "8d/9cAd", "6c7c,6d7d,6h7h,7s8s,8c", "0>1 1d 1")


def test_b07_five_in_the_first_bout_is_an_option() -> None:
    five = after(FIVE_LAID, "1d8c9c")
    assert five.bout.number == 2
    six = after(FIVE_LAID.replace("classic", "classic+first_bout_limit=6"), "1d8c9c")
    assert legal_texts(six) == ["0a8d", "0p"]


@pytest.mark.parametrize(
    ("until", "limit"), [("", 6), ("+first_limit_until=discard", 5)], ids=["first bout", "first discard"]
)
def test_b08_first_bout_or_until_the_first_discard(until: str, limit: int) -> None:
    rules = f"custom+first_bout_limit=5{until}"
    second = whole_line(rules, "s", "8d/9cAd", "6c7c,6d7d,6h7h,7s8s,8c", "0>1 1d 2")
    state = after(second, "1d8c9c")
    assert (state.bout.number == 2) is (limit == 6), "bout 1 ended in a take: five beaten in bout 2"
    if limit == 6:
        assert legal_texts(state) == ["0a8d", "0p"]


# --- throwing in ------------------------------------------------------------------------------------------------------


def test_b10_ranks_of_beating_cards_count() -> None:
    state = after("club s JdTh/QdKd - 6cTc 0>1 0a 9")
    assert legal_texts(state) == ["0aTh", "0p"]
    assert refused(state, "0aJd").code == "rank_not_on_table"


def test_b11_a_defender_without_cards_is_not_attacked_again() -> None:
    line = "club s 7h/9d JdQdKdAdJhQhKhAh6s 6c7c,6d7d,6hTh,7s8s,8cTc,8d 0>1 1d 9"
    state = after(line, "1d8d9d")
    assert state.bout.number == 10
    assert state.bout.attacker == 1, "beaten: the defender attacks"
    assert [state.hand_size(seat) for seat in (0, 1)] == [6, 4]


def test_b13_a_small_hand_limits_after_a_take_too() -> None:
    line = "custom+throw_in=all s 6c8c/9d9h/6d7d/6h7h - - 0>1 0a 9"
    state = after(line, "0a6c", "1k", "0p")
    assert legal_texts(state) == ["2a6d", "2p"]
    ended = after(line, "0a6c", "1k", "0p", "2a6d")
    assert (ended.bout.number, ended.actor) == (10, 2), "the bout ended; seat 3 was not asked"


def test_b14_after_a_take_all_throwers_are_asked() -> None:
    state = after("club s 9c6d/TdJd/6h9h - 6c 0>1 1d 9", "1k")
    assert legal_texts(state) == ["0a6d", "0p"]
    state = apply(state, Action.parse("0p")).state
    assert legal_texts(state) == ["2a6h", "2p"]
    assert refused(state, "0a6d").code == "not_your_turn"
    assert str(apply(state, Action.parse("2p")).state.hands[1]) == "6cTdJd"


def test_b15_with_two_seats_too_the_attacker_may_throw_in_after_a_take() -> None:
    state = after("club s 9c6d/TdJd - 6c 0>1 1d 9", "1k")
    assert legal_texts(state) == ["0a6d", "0p"]


def test_b17_nothing_beaten_is_taken_and_a_time_out_is_done() -> None:
    state = after("club s 7dTh/9d9h - 6c7c 0>1 0a 4")
    assert refused(state, "1k").code == "not_your_turn"
    assert refused(state, "0k").code == "nothing_to_take"
    assert str(timeout_action(state)) == "0p"


@given(some.games())
def test_b17_take_is_legal_for_the_defender_with_an_open_attack_alone(game: Game) -> None:
    for state in game.states:
        takers = [action.seat for action in legal(state) if action.verb is Verb.TAKE]
        waiting = state.result is None and state.bout.open_attack is not None and not state.bout.taking
        assert takers == ([state.bout.defender] if waiting else [])
        if state.result is None:
            assert (timeout_action(state).verb is Verb.TAKE) is waiting


def test_b47_the_attackers_done_does_not_end_it_for_all() -> None:
    line = "custom+throw_in=all s 8c8d/TcQd/7d7h/9h8s - 9c 0>1 1d 9"
    state = after(line, "1d9cTc", "0p")
    assert (state.actor, state.bout.number) == (2, 9)
    state = after(line, "1d9cTc", "0p", "2p")
    assert legal_texts(state) == ["3a9h", "3p"]
    assert after(line, "1d9cTc", "0p", "2p", "3p").bout.number == 10


@pytest.mark.parametrize("throw_in", ["all", "neighbours", "neighbours_from_5"])
@pytest.mark.parametrize("transfer", ["yes", "no"])
def test_b49_throwing_in_and_transfer_are_two_options(throw_in: str, transfer: str) -> None:
    options = "" if throw_in == "neighbours_from_5" else f"+throw_in={throw_in}"
    options += "+transfer=yes" if transfer == "yes" else ""
    state = after(f"custom{options} s 6c8c/6d9d/7d7h/6h7s/8dTs - - 0>1 0a 9", "0a6c")
    assert ("1t6d" in legal_texts(state)) is (transfer == "yes")
    assert state.bout.throwers == ((0, 2, 3, 4) if throw_in == "all" else (0, 2))


def test_b50_neighbours_only() -> None:
    line = "custom+throw_in=neighbours s 8c9c/TdJd/6d7d/6h7h/8d8h - 6c 0>1 1d 9"
    assert after(line, "1k").actor == 0
    assert legal_texts(after(line, "1k", "0p")) == ["2a6d", "2p"]
    assert after(line, "1k", "0p", "2p").bout.number == 10, "seat 3, with a six, may not"
    without = line.replace("6d7d", "x")
    assert legal_texts(after(without, "1k", "0p")) == ["3a6h", "3p"]
    for seats, asked in (("8c9c/TdJd/6d7d/6h7h/8d8h", (0, 2)), ("8c9c/TdJd/6d7d/6h7h", (0, 2, 3))):
        assert after(f"club s {seats} - 6c 0>1 1d 9").bout.throwers == asked


# --- taking, refilling, going out -------------------------------------------------------------------------------------


def test_b18_who_takes_last_is_the_durak() -> None:
    state = after("club s 9h/6c7c - - 0>1 0a 9", "0a9h", "1k")
    assert str(state.result) == "#1"
    assert write_position(state) == "club s x/6c7c9h - - - #1 9"


def test_b20_a_game_given_up_in_mid_bout_moves_no_card() -> None:
    line = "club s 9c9dTh/Qc9h/8c8d - 6c7c,7d 0>1 1d 4"
    before = after(line)
    for seat in range(3):
        state = after(line, f"{seat}r")
        assert (state.hands, state.talon, state.bout.table) == (before.hands, before.talon, before.bout.table)
        assert str(state.result) == f"#{seat}r"


REFILL = "club s 9cTcJcQcKc/9dTdKdAd6h/9hThJhQhKh JdQd6s 7c8c,7d 0>1 1d 3"


def test_b22_the_defender_draws_last_and_not_in_the_order_of_seats() -> None:
    assert drawn(REFILL, "1d7d9d", "0p", "2p") == [(0, "Jd"), (2, "Qd"), (1, "6s")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_b22_the_order_of_drawing_in_every_bout(seats: int) -> None:
    for preset in ("club", "transfer") + (("classic",) if seats < 5 else ()):
        state, _ = begin(seeded_deal(f"{preset}+deck=52" if seats == 6 else preset, seats, seats))
        while state.talon and state.result is None:
            bout = state.bout
            state, events = apply(state, legal(state)[0])
            drawers = [event.seat for event in events if isinstance(event, Drew)]
            first = bout.attacker
            order = [seat for seat in ((first + step) % seats for step in range(seats)) if seat != bout.defender]
            places = [[*order, bout.defender].index(seat) for seat in drawers]
            assert places == sorted(set(places))


def test_b23_a_defender_with_no_card_still_draws_last() -> None:
    line = "club s 9cTcJcQcKc/9d/9hThJhQhKh JdQd6s 7c8c,7d 0>1 1d 3"
    assert drawn(line, "1d7d9d") == [(0, "Jd"), (2, "Qd"), (1, "6s")]


def test_b25_the_trump_card_is_part_of_the_talon() -> None:
    state = after("club s 6c/7cTdJdQd 6s - 0>1 0a 9", "0a6c", "1d6c7c")
    assert state.result is None
    assert str(state.hands[0]) == "6s"
    assert state.out == frozenset()


def test_b26_the_trump_card_is_drawn_last_and_once() -> None:
    line = "club s 9cTcJcQc/9dTdJdAd6h Kd6s 7c8c 0>1 0a 3"
    assert drawn(line, "0p") == [(0, "Kd6s")]
    state = after(line, "0p")
    assert state.trump.letter == "s"
    assert write_position(state).split(" ")[1:4] == ["s", "9cTcJcQcKd6s/9dTdJdAd6h", "-"]
    view = observe(state, 1)
    assert (view.trump_card, view.talon, view.trump.letter) == (None, 0, "s")


def test_b27_nobody_goes_out_before_drawing() -> None:
    state = after("club s 6c/7cTdJdQd KcAcKd6s - 0>1 0a 9", "0a6c")
    assert state.out == frozenset()
    state = after("club s 6c/7cTdJdQd KcAcKd6s - 0>1 0a 9", "0a6c", "1d6c7c")
    assert (state.out, str(state.hands[0])) == (frozenset(), "KcAcKd6s")


@given(some.games())
def test_b27_seats_go_out_after_a_bout_with_an_empty_talon_alone(game: Game) -> None:
    before = None
    for state in game.states:
        if before is not None and state.out != before.out:
            assert not state.talon
            assert before.out < state.out
            assert state.bout.number != before.bout.number or state.result is not None
        for seat in state.out:
            assert not state.hands[seat]
        before = state


BOTH_EMPTY = "club h 9c/Tc - - 0>1 0a 9"


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        (BOTH_EMPTY, ["0a9c", "1d9cTc"]),
        ("club h 9c/Tc/x/x - - 0>1 0a 9", ["0a9c", "1d9cTc"]),
        ("custom+throw_in=all h 9c/TcTd/9d - - 0>1 0a 9", ["0a9c", "1d9cTc", "2a9d", "1d9dTd"]),
    ],
)
def test_b29_all_hands_empty_is_a_draw(line: str, actions: list[str]) -> None:
    state = after(line, *actions)
    assert (str(state.result), state.actor) == ("#-", None)


def test_b30_a_draw_names_nobody() -> None:
    result = after(BOTH_EMPTY, "0a9c", "1d9cTc").result
    assert result is not None
    assert result.durak is None


def test_b35_after_a_take_the_next_seat_still_in_the_game_attacks() -> None:
    line = "club s 8c9c/TdJd/x/6h7h - 6c 0>1 1d 9"
    state = after(line, "1k", "0p", "3p")
    assert (state.bout.attacker, state.bout.defender) == (3, 0)


@given(some.games())
def test_b35_roles_are_given_to_seats_in_the_game(game: Game) -> None:
    for state in game.states:
        if state.result is None:
            assert {state.actor, state.bout.attacker, state.bout.defender}.isdisjoint(state.out)
            assert set(state.bout.throwers).isdisjoint({*state.out, state.bout.defender})


@given(some.games())
def test_b37_every_card_is_in_exactly_one_place(game: Game) -> None:
    for state in game.states:
        places = [*(card for hand in state.hands for card in hand), *state.talon, *state.bout.cards]
        assert len(places) == len(set(places))
        assert len(places) + state.discard_size == game.deal.rules.deck


def test_b38_nothing_is_accepted_after_the_end() -> None:
    state = after(BOTH_EMPTY, "0a9c", "1d9cTc")
    for action in ("0p", "1k", "0a9c", "0r", "1r"):
        assert refused(state, action).code == "game_over"


# --- deals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "seats"), [("club", 6), ("transfer", 6), ("club+deck=24", 4)])
def test_b40_the_whole_pack_is_dealt(rules: str, seats: int) -> None:
    deal = seeded_deal(rules, seats, 4)
    state = begin(deal).state
    assert state.talon == ()
    assert state.trump == deal.deck[-1].suit
    assert deal.deck[-1] in state.hands[deal.dealer]
    for seat in range(seats):
        if seat != deal.dealer:
            assert str(observe(state, seat).hands[deal.dealer].known) == str(deal.deck[-1])
    assert legal(state)


def test_b41_the_lowest_trump_leads_whoever_made_the_table() -> None:
    dealt = parse_cards("6s7h8c9hTcThJcJhQcQhKcKh")
    rest = [card for card in deck_cards(36) if card not in dealt and str(card) != "9s"]
    deck = (*dealt, *parse_cards("9s"), *rest)
    assert first_seats(Rules.parse("club"), 2, 0, deck) == (1,)
    assert begin(Deal(Rules.parse("club"), 2, 0, 1, deck)).state.actor == 1
    assert first_seats(Rules.parse("club"), 2, 1, deck) == (0,)


@pytest.mark.parametrize("rules", ["club", "classic", "transfer", "club+deck=24", "custom+deck=52"])
def test_b44_the_deck_never_changes_with_the_seats(rules: str) -> None:
    parsed = Rules.parse(rules)
    for seats in parsed.seats:
        assert len(seeded_deal(rules, seats, 1).deck) == parsed.deck
    with pytest.raises(BadRules, match=f"with {parsed.preset} and {parsed.deck} cards"):
        parsed.check_seats(parsed.seats[-1] + 1)


@pytest.mark.parametrize("low", range(2, 6))
def test_b45_small_ranks_are_ranks(low: int) -> None:
    line = f"club+deck=52 h Ad9s/{low + 1}cKc - {low}c 0>1 1d 9"
    state = after(line)
    assert legal_texts(state)[0] == f"1d{low}c{low + 1}c"
    assert str(by_name("plain", 0).choose(observe(state, 1), ())) == f"1d{low}c{low + 1}c"


# --- actions ----------------------------------------------------------------------------------------------------------


def test_b51_a_transfer_takes_the_card_from_the_hand() -> None:
    line = "transfer s 7c9c/7d9d/ThJh - - 0>1 0a 9"
    state = after(line, "0a7c", "1t7d")
    assert str(state.hands[1]) == "9d"
    assert (state.bout.defender, state.bout.limit, len(state.bout.table)) == (2, 2, 2)
    assert refused(after(line, "0a7c"), "1t7h").code == "card_not_held"
    assert refused(after(line.replace("ThJh", "Th"), "0a7c"), "1t7d").code == "transfer_too_many"


def test_b53_an_action_names_one_card_and_plays_it_once() -> None:
    for text in ("0a6c6c", "0a", "0a6c,0a6c", "1d6c", "1d6c7c8c", "0t6c6d"):
        with pytest.raises(ValueError, match="no action"):
            Action.parse(text)
    state = after("club s 6c9cTh/Qc9d9h - - 0>1 0a 4", "0a6c", "1k")
    assert refused(state, "0a6c").code == "card_not_held"


@pytest.mark.parametrize("attack", ["7c", "Ts", "8c"])
def test_b54_an_attack_that_is_not_there_is_refused(attack: str) -> None:
    state = after("club s 9c6d/Qc9d9h - 8cTc,8d 0>1 1d 4")
    assert refused(state, f"1d{attack}Qc").code == "attack_not_open"


def test_b55_early_throw_ins_are_refused_as_out_of_turn() -> None:
    line = "custom+throw_in=all s 8c9c/Qc9d9h/7d8h/8d7h - 7c 0>1 1d 4"
    state = after(line)
    for action in ("2a7d", "3a7h", "0a8c"):
        assert refused(state, action).facts == {"actor": 1, "phase": "defend"}
    taken = after(line, "1k", "0p")
    assert refused(taken, "3a7h").facts == {"actor": 2, "phase": "throw_in_taking"}
    assert legal_texts(taken) == ["2a7d", "2p"]


def test_b57_a_throw_in_that_crosses_a_take() -> None:
    line = "club s 9c9d/Qc9h - 9s 0>1 1d 4"
    assert refused(after(line), "0a9c").code == "not_your_turn"
    assert legal_texts(after(line, "1k")) == ["0a9c", "0a9d", "0p"]


def test_b65_a_card_covers_once() -> None:
    state = after("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4", "1d9cTc")
    assert refused(state, "1d9dTc").code == "card_not_held"
    assert legal_texts(state) == ["1d9dTd", "1k"]


def test_b75_a_card_that_is_not_held_is_refused() -> None:
    state = after("club s 9c6s/Qc9d - - 0>1 0a 4")
    for action in ("0aAs", "0aQc", "0a6c"):
        assert refused(state, action).code == "card_not_held"
        assert refused(state, action).facts == {"card": action[2:]}


def test_b78_the_only_beat_by_the_trump_ace_is_offered() -> None:
    assert legal_texts(after("club s 7c8c/6cAs - Ks 0>1 1d 9")) == ["1dKsAs", "1k"]
