"""Two seats that know everything: who wins, by alpha-beta with a table at the beginning of bouts.

Values are for the attacker of the bout: 1 wins, 0 draws, -1 is the durak. Without transfers nothing goes round: a
beaten bout takes cards out of play, a taken one shrinks the attacker's hand; so every value is exact.
"""

from __future__ import annotations

from kozyr.core.bouts import beating_cards, same_ranks
from kozyr.core.constants import (
    ASKED_BY_ATTACKER,
    DRAWN,
    HAND_SIZE,
    LOSS,
    NO_ROOM,
    NO_TRANSFER,
    NO_UPPER,
    PLAIN_CARDS,
    TOO_MANY,
    WIN,
)
from kozyr.core.endcircles import (
    exact_key,
    forget_from,
    is_closed,
    narrow,
    number_at,
    place_of,
    settle_from,
    wait_at,
)
from kozyr.core.endkeys import beatable, bout_key, may_pass, paired
from kozyr.core.shape import (
    Cards,
    Number,
    SolvingAt,
    Word,
    count_cards,
    kernel,
    lowest_card,
)


@kernel
def bout_value(
    run: SolvingAt, attacking: Cards, defending: Cards, under: Cards, fresh: Number, alpha: Number, beta: Number
) -> Number:
    """The value of a bout about to begin. `fresh`: the first limit is in force. Outside (alpha, beta) a bound."""
    weak: Cards
    key: Word
    entry: Word
    lower: Number = 0
    upper: Number = NO_UPPER
    value: Number
    if run.closed_count and is_closed(run, attacking, defending, beta == WIN):
        return DRAWN
    if under == 0:
        weak = beatable(attacking, defending)
        if weak & (weak - 1) == 0 and not (run.transfer and may_pass(run, attacking, defending)):
            return static_value(attacking, defending, weak)
    if run.closed_count:
        key = exact_key(run, run.seed ^ fresh, attacking, defending, under, beta == WIN)
    else:
        key = bout_key(run.seed ^ fresh, attacking, defending, under)
    entry = run.table[key & run.mask]
    if entry >> 4 == key >> 4:
        lower = entry & 3
        upper = entry >> 2 & 3
    if lower - 1 >= beta or lower == upper:
        return lower - 1
    if upper - 1 <= alpha:
        return upper - 1
    if run.transfer and paired(attacking | defending | under):
        return circling_value(run, key, attacking, defending, under, fresh, alpha, beta)
    value = lead_value(run, attacking, defending, under, fresh, alpha, beta)
    if not run.stopped:
        if value > alpha:
            lower = value + 1
        if value < beta:
            upper = value + 1
        run.table[key & run.mask] = (key >> 4) << 4 | upper << 2 | lower
    return value


@kernel
def circling_value(
    run: SolvingAt,
    key: Word,
    attacking: Cards,
    defending: Cards,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """The same where transfers can come: (alpha, beta) is (0, 1), does the attacker win?, or (-1, 0), the defender?

    A draw is certain as a bound only when nothing is leant on; a win is certain always.
    """
    name: Word = key & ~ASKED_BY_ATTACKER or 1
    place: Word
    number: Word = run.waiting
    leant: Word = run.leans
    value: Number
    if beta == WIN:
        name |= ASKED_BY_ATTACKER
    place = place_of(run, name)
    if run.room[place]:
        run.leans = min(leant, number_at(run, place))
        return DRAWN
    if number * 2 >= run.room_mask:
        run.stopped = NO_ROOM
        return DRAWN
    wait_at(run, place, name)
    run.leans = number
    value = lead_value(run, attacking, defending, under, fresh, alpha, beta)
    if run.stopped:
        return DRAWN
    if value != DRAWN:
        narrow(run, key, value + 1, value + 1)
    if value == (WIN if beta == WIN else LOSS):
        forget_from(run, number)
    elif run.leans == number:
        settle_from(run, number)
    else:
        leant = min(leant, run.leans)
    run.leans = leant
    return value


@kernel
def static_value(attacking: Cards, defending: Cards, weak: Cards) -> Number:
    """With at most one card that can be beaten, and an empty talon, the attacker leads the others first, the cheapest
    before the dearest: each is taken, none of them beats what is still to come, and the weak card goes last.
    Only a last card beaten by a last card draws.
    """
    if attacking == weak and defending & (defending - 1) == 0:
        return DRAWN
    return WIN


@kernel
def lead_value(
    run: SolvingAt, attacking: Cards, defending: Cards, under: Cards, fresh: Number, alpha: Number, beta: Number
) -> Number:
    """The best lead."""
    limit: Number = run.first_limit if fresh & 1 else run.bout_limit
    left: Cards = attacking
    card: Cards
    best: Number = LOSS
    value: Number
    limit = min(limit, count_cards(defending))
    while left:
        card = left & PLAIN_CARDS or left
        card &= ~card + 1
        left ^= card
        value = answer_value(
            run, attacking ^ card, defending, card, card, limit - 1, under, fresh, max(alpha, best), beta
        )
        best = max(best, value)
        if best >= beta or run.stopped:
            break
    return best


@kernel
def answer_value(
    run: SolvingAt,
    attacking: Cards,
    defending: Cards,
    table: Cards,
    attack: Cards,
    more: Number,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """The best answer to the open attacks in `attack`; `more`: how many attacks may still come. Beats the attacker
    cannot follow come first, then the other beats, taking, transfers.

    Open attacks are answered from the cheapest on: the referee's order is another, but which cards come to lie on the
    table does not depend on it, and nobody else acts in between.
    """
    first: Cards = attack & (~attack + 1)
    beats: Cards = defending & beating_cards(lowest_card(first))
    safe: Cards = beats & ~same_ranks(attacking)
    card: Cards
    worst: Number = WIN
    value: Number
    run.nodes += 1
    if run.nodes > run.most:
        run.stopped = TOO_MANY
        return DRAWN
    while beats:
        card = beats & safe or beats
        card &= ~card + 1
        beats ^= card
        value = beat_value(
            run, attacking, defending, table, card, attack ^ first, more, under, fresh, alpha, min(beta, worst)
        )
        worst = min(worst, value)
        if worst <= alpha or run.stopped:
            return worst
    value = taken_value(
        run,
        attacking,
        defending,
        table,
        attacking & same_ranks(table),
        more,
        under,
        fresh,
        alpha,
        min(beta, worst),
    )
    worst = min(worst, value)
    if run.transfer and table == attack and worst > alpha and not run.stopped:
        value = transfer_value(run, attacking, defending, table, under, fresh, alpha, min(beta, worst))
        worst = min(worst, value)
    return worst


@kernel
def beat_value(
    run: SolvingAt,
    attacking: Cards,
    defending: Cards,
    table: Cards,
    card: Cards,
    open_attacks: Cards,
    more: Number,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """One attack is beaten with `card`; the next open one, or throwing in, follows."""
    if open_attacks:
        return answer_value(
            run, attacking, defending ^ card, table | card, open_attacks, more, under, fresh, alpha, beta
        )
    return throw_value(run, attacking, defending ^ card, table | card, more, under, fresh, alpha, beta)


@kernel
def transfer_value(
    run: SolvingAt,
    attacking: Cards,
    defending: Cards,
    table: Cards,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """The best way to pass the attack on, all of the table still open: the two change roles, the limit is taken anew.
    WIN where nothing can be passed on.
    """
    limit: Number = min(run.first_limit if fresh & 1 else run.bout_limit, count_cards(attacking))
    more: Number = limit - count_cards(table) - 1
    passing: Cards = defending & same_ranks(table)
    card: Cards
    worst: Number = WIN
    value: Number
    if fresh & NO_TRANSFER or more < 0:
        return WIN
    while passing and worst > alpha and not run.stopped:
        card = passing & (~passing + 1)
        passing ^= card
        value = -answer_value(
            run,
            defending ^ card,
            attacking,
            table | card,
            table | card,
            more,
            under,
            fresh,
            -min(beta, worst),
            -alpha,
        )
        worst = min(worst, value)
    return worst


@kernel
def throw_value(
    run: SolvingAt,
    attacking: Cards,
    defending: Cards,
    table: Cards,
    more: Number,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """With every attack beaten: stopping comes first, then what may be thrown in."""
    fitting: Cards = attacking & same_ranks(table) if more > 0 else 0
    card: Cards
    best: Number = beaten_value(run, attacking, defending, under, alpha, beta)
    value: Number
    run.nodes += 1
    while fitting and best < beta and not run.stopped:
        card = fitting & PLAIN_CARDS or fitting
        card &= ~card + 1
        fitting ^= card
        alpha = max(alpha, best)
        value = answer_value(run, attacking ^ card, defending, table | card, card, more - 1, under, fresh, alpha, beta)
        best = max(best, value)
    return best


@kernel
def taken_value(
    run: SolvingAt,
    attacking: Cards,
    defending: Cards,
    table: Cards,
    fitting: Cards,
    more: Number,
    under: Cards,
    fresh: Number,
    alpha: Number,
    beta: Number,
) -> Number:
    """With the defender taking: stopping comes first, then adding some of `fitting`, each choice of cards once."""
    card: Cards
    best: Number = LOSS
    value: Number
    run.nodes += 1
    while fitting and more > 0 and best < beta and not run.stopped:
        card = fitting & (~fitting + 1)
        fitting ^= card
        value = taken_value(
            run,
            attacking ^ card,
            defending,
            table | card,
            fitting,
            more - 1,
            under,
            fresh,
            max(alpha, best),
            beta,
        )
        best = max(best, value)
    if best < beta and not run.stopped:
        value = handed_value(run, attacking, defending | table, under, fresh, max(alpha, best), beta)
        best = max(best, value)
    return best


@kernel
def beaten_value(
    run: SolvingAt, attacking: Cards, defending: Cards, under: Cards, alpha: Number, beta: Number
) -> Number:
    """The table is discarded: the attacker draws first, and the defender attacks next."""
    if under:
        if count_cards(attacking) < HAND_SIZE:
            attacking |= under
            under = 0
        elif count_cards(defending) < HAND_SIZE:
            defending |= under
            under = 0
    if attacking == 0:
        return WIN if defending else DRAWN
    if defending == 0:
        return LOSS
    return -bout_value(run, defending, attacking, under, 0, -beta, -alpha)


@kernel
def handed_value(
    run: SolvingAt, attacking: Cards, defending: Cards, under: Cards, fresh: Number, alpha: Number, beta: Number
) -> Number:
    """The defender has picked up the table: the attacker draws first, and attacks again."""
    if under:
        if count_cards(attacking) < HAND_SIZE:
            attacking |= under
            under = 0
        elif count_cards(defending) < HAND_SIZE:
            defending |= under
            under = 0
    if attacking == 0:
        return WIN
    return bout_value(run, attacking, defending, under, fresh & run.until_discard, alpha, beta)
