"""Which sentence says a thing: what is asked of whom, what happened, how it ended, and the table read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.bots import Thoughts, hints
from kozyr.rules import Ending, Phase, Verb, events
from kozyr.tui.choices import is_over, only_pass, rank_list
from kozyr.tui.feed import Moment, Out
from kozyr.tui.roles import opponents, place_of, role_of
from kozyr.tui.words import Said, Words, said
from kozyr.view import View


def message_of(view: View, words: Words, *, by_sign: bool, auto_pass: bool) -> Said:
    """What is asked of whom now. `by_sign`: ranks as their signs, to be seen; in words otherwise, to be heard."""
    if is_over(view):
        return end_title(view, words)
    if view.legal:
        return _own_message(view, words, by_sign=by_sign, auto_pass=auto_pass)
    return _others_message(view, words)


def _own_message(view: View, words: Words, *, by_sign: bool, auto_pass: bool) -> Said:
    if view.phase is Phase.LEAD:
        return said("message-lead")
    if view.phase is Phase.DEFEND:
        return _defend_message(view)
    taker = words.names[view.bout.defender] if view.phase is Phase.THROW_IN_TAKING else None
    if only_pass(view):
        if taker is not None:
            return said("message-add-none", name=taker)
        return said("message-auto-pass" if auto_pass else "message-throw-none")
    ranks = rank_list(view, words, by_sign=by_sign)
    return said("message-throw", ranks=ranks) if taker is None else said("message-add", name=taker, ranks=ranks)


def _defend_message(view: View) -> Said:
    verbs = {action.verb for action in view.legal}
    card = _open_card(view)
    if Verb.BEAT in verbs:
        return said("message-beat-transfer" if Verb.TRANSFER in verbs else "message-beat", card=card)
    return said("message-transfer" if Verb.TRANSFER in verbs else "message-only-take", card=card)


def _others_message(view: View, words: Words) -> Said:
    if view.actor is None:
        return said("message-next")
    name = words.names[view.actor]
    match view.phase:
        case Phase.LEAD:
            return said("message-wait-lead", name=name)
        case Phase.DEFEND:
            return said("message-wait-beat", name=name, card=_open_card(view))
        case Phase.THROW_IN_TAKING:
            taker = view.bout.defender
            who = "you" if taker == words.you else "other"
            return said("message-wait-add", who=who, name=name, taker=words.names[taker])
        case _:
            return said("message-wait-throw", name=name)


def _open_card(view: View) -> str:
    card = view.bout.open_attack
    return "" if card is None else str(card)


def end_title(view: View, words: Words) -> Said:
    """Who is the durak, or that nobody is. ValueError while the game runs."""
    if view.result is None:
        raise ValueError("the game is not over")
    ending, durak = view.result
    if durak is None:
        return said("end-repetition" if ending is Ending.REPETITION else "end-draw")
    kind = "end-resigned" if ending is Ending.RESIGNED else "end-durak"
    return Said(kind, words.by(durak))


def end_about(view: View, words: Words, outs: Sequence[Out]) -> Said:
    """The person's place and how many bouts were played."""
    place = place_of(outs, words.you) or 0
    return said("end-about", place=place, n=place, bouts=view.bout.number)


def end_places(view: View, words: Words, outs: Sequence[Out]) -> list[tuple[str, str]]:
    """Everybody by name, those who left first, and how they ended."""
    left = [(words.names[out.seat], words.say("end-out-bout", bout=out.bout)) for out in outs]
    stayed = [seat for seat in range(view.seats) if seat not in view.out]
    return left + [(words.names[seat], words.say("end-left", count=view.hand_size(seat))) for seat in stayed]


def told(moment: Moment, words: Words) -> str:
    """What happened, in one spoken line; empty for what needs no words."""
    event, view = moment.event, moment.view
    match event:
        case events.Dealt(_, _, talon, trump_card):
            return words.say("tell-deal", trumped="under" if talon else "own", card=str(trump_card))
        case events.BoutBegan(bout, attacker, defender, limit):
            role = {attacker: "attacker", defender: "defender"}.get(words.you, "other")
            names = {"attacker": words.names[attacker], "defender": words.names[defender]}
            return words.say("tell-bout", role=role, bout=bout, count=limit, **names)
        case events.Drew(seat, cards):
            known = [words.card(card, "accusative") for card in cards if card is not None]
            listed = words.listed(known, "and")
            return words.say("tell-draw", **words.by(seat), cards=listed, count=len(cards))
        case events.Ended():
            return words.spoken(end_title(view, words))
        case _:
            line = line_of(moment, words)
            return "" if line is None else words.spoken(line)


def line_of(moment: Moment, words: Words) -> Said | None:
    """What happened, as a line of the log; None for what the log leaves out."""
    event = moment.event
    match event:
        case events.Attacked(seat, card):
            kind = "log-lead" if len(moment.view.bout.table) == 1 else "log-throw"
            return Said(kind, words.by(seat) | {"card": str(card)})
        case events.Beaten(seat, attack, card):
            return Said("log-beat", words.by(seat) | {"attack": str(attack), "card": str(card)})
        case events.Transferred(seat, card):
            return Said("log-transfer", words.by(seat) | {"card": str(card)})
        case events.TakeSaid(seat):
            return Said("log-take", words.by(seat))
        case events.Passed(seat):
            return Said("log-pass", words.by(seat))
        case events.Resigned(seat):
            return Said("log-resign", words.by(seat))
        case events.Discarded(cards):
            return said("log-discard", count=len(cards))
        case events.PickedUp(seat, cards):
            return Said("log-pick-up", words.by(seat) | {"count": len(cards)})
        case events.WentOut(seat):
            return Said("log-out", words.by(seat))
        case events.Ended():
            return said("log-end")
        case _:
            return None


def hint_said(view: View, thoughts: Thoughts) -> Said:
    """What Hard would play, and the chance of not being the durak."""
    best = hints.advised(view, thoughts)
    verb = best.action.verb
    deed = ("throw" if view.bout.table else "lead") if verb is Verb.ATTACK else verb.name.lower()
    percent = round(hints.chance(best) * 100)
    return said(f"hint-{deed}", why="none", card=str(best.action.card or ""), percent=percent, phase=view.phase.value)


def counts_read(view: View, words: Words) -> str:
    """Trump, talon, discard pile and every hand's size, in one spoken line."""
    lines = [
        words.say("read-trump", trump=view.trump.letter),
        words.say("read-talon", count=view.talon),
        words.say("read-discard", count=view.discard),
        *(
            words.say("read-seat-plain", name=words.names[seat], count=view.hand_size(seat))
            for seat in (*opponents(view), words.you)
        ),
    ]
    return " ".join(lines)


def table_read(view: View, words: Words, outs: Sequence[Out]) -> str:
    """The whole table in one spoken line."""
    lines = [
        words.say("read-trump", trump=view.trump.letter),
        words.say("read-talon", count=view.talon),
        words.say("read-discard", count=view.discard),
        *(_seat_read(view, words, outs, seat) for seat in opponents(view)),
        _bout_read(view, words),
        hand_read(view, words),
        *_can_read(view, words),
    ]
    return " ".join(lines)


def hand_read(view: View, words: Words) -> str:
    """The person's cards by name."""
    cards = view.hand(words.you)
    if not cards:
        return words.say("read-hand-empty")
    return words.say("read-hand", cards=", ".join(words.card(card) for card in cards))


def _can_read(view: View, words: Words) -> list[str]:
    playable = dict.fromkeys(action.card for action in view.legal if action.card is not None)
    if not playable:
        return []
    return [words.say("read-can", cards=", ".join(words.card(card, "accusative") for card in playable))]


def _seat_read(view: View, words: Words, outs: Sequence[Out], seat: int) -> str:
    role = role_of(view, seat, outs)
    name, count = words.names[seat], view.hand_size(seat)
    if role is None:
        return words.say("read-seat-plain", name=name, count=count)
    return words.say("read-seat", name=name, count=count, role=words.spoken(role))


def _bout_read(view: View, words: Words) -> str:
    if not view.bout.table:
        return words.say("read-table-empty")
    pairs = [
        words.say("pair-open", attack=str(attack))
        if beat is None
        else words.say("pair-beaten", attack=str(attack), beat=str(beat))
        for attack, beat in view.bout.table
    ]
    return words.say("read-table", pairs="; ".join(pairs))
