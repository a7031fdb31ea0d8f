"""Which actions are allowed, and why the others are not (rules.md §4).

Everything here is decided on a `Position`: public facts and the acting seat's own hand. So the same functions serve the
referee's `State` and a player's `View`, and a list of legal actions cannot tell more than its reader knows.
"""

from __future__ import annotations

from enum import StrEnum

from kozyr.cards import BEATERS, SAME_RANK, Card, cards_of
from kozyr.rules.actions import ATTACK, BEAT, PASS, RESIGN, TAKE, TRANSFER, Action
from kozyr.rules.errors import Fact, Refused
from kozyr.rules.state import Bout, Position, next_in_game


class Phase(StrEnum):
    """What the seat to act is asked for."""

    LEAD = "lead"
    THROW_IN = "throw_in"
    DEFEND = "defend"
    THROW_IN_TAKING = "throw_in_taking"
    BETWEEN = "between"
    """A bout is being cleared and drawn for; only met while a view's events are folded."""
    OVER = "over"


def phase(position: Position) -> Phase:
    """What is asked now."""
    bout = position.bout
    if position.result is not None:
        return Phase.OVER
    if position.actor is None:
        return Phase.BETWEEN
    if position.actor == bout.defender:
        return Phase.DEFEND
    if not bout.table:
        return Phase.LEAD
    return Phase.THROW_IN_TAKING if bout.taking else Phase.THROW_IN


def legal(position: Position) -> tuple[Action, ...]:
    """Every action of the seat to act, in DPN order; empty when the game is over. Resigning is never listed.

    Private: only the seat to act may know it (rules.md §6).
    """
    seat = position.actor
    if seat is None:
        return ()
    bout, hand = position.bout, int(position.hand(seat))
    if seat == bout.defender:
        return (*_answers(position, seat, hand), Action(seat, TAKE))
    if not bout.table:
        return tuple([Action(seat, ATTACK, card) for card in cards_of(hand)])
    fitting = [Action(seat, ATTACK, card) for card in cards_of(hand & fitting_ranks(bout))]
    return (*fitting, Action(seat, PASS))


def _answers(position: Position, seat: int, hand: int) -> list[Action]:
    """The beats of the oldest open attack, then the transfers."""
    attack = position.bout.open_attack
    assert attack is not None, "a defender is asked only with an attack to answer"
    answers = [Action(seat, BEAT, card, attack) for card in cards_of(hand & BEATERS[position.trump][attack])]
    if position.rules.transfer and transfer_refusal(position) is None:
        answers += [Action(seat, TRANSFER, card) for card in cards_of(hand & SAME_RANK[attack])]
    return answers


def fitting_ranks(bout: Bout) -> int:
    """All cards of the ranks that lie on the table, attacks and beats alike."""
    ranks = 0
    for attack, beat in bout.table:
        ranks |= SAME_RANK[attack]
        if beat is not None:
            ranks |= SAME_RANK[beat]
    return ranks


def refusal(position: Position, action: Action) -> Refused | None:
    """Why `action` is not allowed now, None if it is. The facts hold nothing that the action's seat may not know."""
    seat, verb, card, _ = action
    if position.result is not None:
        return Refused("game_over")
    if not action.is_whole:
        return Refused("bad_action", {"text": str(action)})
    if not 0 <= seat < position.seats:
        return Refused("no_such_seat", {"seat": seat, "seats": position.seats})
    if verb is RESIGN:
        return Refused("seat_is_out", {"seat": seat}) if seat in position.out else None
    if seat != position.actor:
        actor = -1 if position.actor is None else position.actor
        return Refused("not_your_turn", {"actor": actor, "phase": phase(position).value})
    if card is not None and card not in position.hand(seat):
        return Refused("card_not_held", {"card": str(card)})
    if seat == position.bout.defender:
        return _defender_refusal(position, action)
    return _thrower_refusal(position, action)


def _thrower_refusal(position: Position, action: Action) -> Refused | None:
    """Why the attacker or another thrower, asked now, may not do this."""
    bout, card = position.bout, action.card
    if action.verb is PASS:
        return None if bout.table else Refused("must_lead")
    if action.verb is TAKE:
        return Refused("nothing_to_take")
    if action.verb is not ATTACK:
        return Refused("only_throw_in_or_pass" if bout.table else "must_lead")
    assert card is not None
    if bout.table and not fitting_ranks(bout) >> card & 1:
        return Refused("rank_not_on_table", {"card": str(card), "rank": card.rank.letter})
    return None


def _defender_refusal(position: Position, action: Action) -> Refused | None:
    """Why the defender, with an attack to answer, may not do this."""
    _, verb, card, attack = action
    oldest = position.bout.open_attack
    assert oldest is not None
    if verb is TAKE:
        return None
    if verb is TRANSFER:
        return transfer_refusal(position, card)
    if verb is not BEAT:
        return Refused("must_beat_or_take", {"attack": str(oldest)})
    assert card is not None
    assert attack is not None
    if attack != oldest:
        if any(pair.attack == attack and pair.beat is None for pair in position.bout.table):
            return Refused("not_the_oldest_attack", {"attack": str(attack), "oldest": str(oldest)})
        return Refused("attack_not_open", {"attack": str(attack)})
    if not BEATERS[position.trump][attack] >> card & 1:
        facts: dict[str, Fact] = {"card": str(card), "attack": str(attack), "trump": position.trump.letter}
        return Refused("does_not_beat", facts)
    return None


def transfer_refusal(position: Position, card: Card | None = None) -> Refused | None:
    """Why the defender may not pass the attack on with `card` (None: with any card of the rank), None if it may."""
    bout, rules = position.bout, position.rules
    if not rules.transfer:
        return Refused("transfer_off")
    if bout.number == 1 and not rules.transfer_first_bout:
        return Refused("transfer_first_bout")
    if any(pair.beat is not None for pair in bout.table):
        return Refused("transfer_after_beat")
    rank = bout.table[0].attack.rank
    if card is not None and card.rank != rank:
        return Refused("transfer_rank", {"card": str(card), "rank": rank.letter})
    attacks, (receiver, limit) = len(bout.table) + 1, transfer_limit(position)
    if attacks > limit:
        return Refused("transfer_too_many", {"attacks": attacks, "limit": limit, "seat": receiver})
    return None


def transfer_limit(position: Position) -> tuple[int, int]:
    """The seat that would defend after a transfer, and its limit: a transfer takes the limit anew from its hand."""
    receiver = next_in_game(position.bout.defender, position.seats, position.out)
    return receiver, min(position.option_limit, position.hand_size(receiver))


def unplayable(position: Position, seat: int) -> dict[Card, Refused]:
    """For each card of `seat` that no legal action plays: why not. Private to that seat."""
    hand = position.hand(seat)
    playable = {action.card for action in legal(position)} if position.actor == seat else set()
    oldest = position.bout.open_attack
    reasons: dict[Card, Refused] = {}
    for card in hand:
        if card in playable:
            continue
        if oldest is not None and seat == position.bout.defender:
            action = Action(seat, BEAT, card, oldest)
        else:
            action = Action(seat, ATTACK, card)
        reason = refusal(position, action)
        assert reason is not None, "a card that no legal action plays has a reason"
        reasons[card] = reason
    return reasons
