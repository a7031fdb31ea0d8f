"""The one family of errors: a stable code and the facts its sentence needs (docs/errors.md)."""

from __future__ import annotations

from collections.abc import Mapping

Fact = str | int


class KozyrError(ValueError):
    """Something was refused. `code` is stable; `facts` hold DPN text and numbers, never what the asker may not know."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None, message: str | None = None) -> None:
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})
        super().__init__(message or _plain(code, self.facts))


class Refused(KozyrError):
    """An action is not allowed there. Nothing has changed."""


class BadRules(KozyrError):
    """Rules text or a rules value that does not exist (`bad_rules`), values that do not go together
    (`first_above_limit`, `first_transfer_alone`), or a seat count not allowed (`bad_seats`)."""


class BadDeal(KozyrError):
    """A deal that the rules do not allow: `bad_seats`, `bad_deck` or `bad_first`."""


def _plain(code: str, facts: Mapping[str, Fact]) -> str:
    """The error in English, for logs and machines; people read the sentences of `kozyr.text`."""
    sentence = SENTENCES.get(code, code)
    try:
        return sentence.format(**facts)
    except KeyError:
        return sentence


SENTENCES = {
    "game_over": "the game is over",
    "bad_action": "{text} is no action",
    "not_your_turn": "seat {actor} is to act",
    "no_such_seat": "there is no seat {seat}: the table has {seats}",
    "card_not_held": "the seat does not hold {card}",
    "rank_not_on_table": "no {rank} on the table: {card} cannot be thrown in",
    "does_not_beat": "{card} does not beat {attack}, trump is {trump}",
    "not_the_oldest_attack": "{oldest} is the oldest open attack and is answered before {attack}",
    "attack_not_open": "no open attack {attack} on the table",
    "must_lead": "the attacker leads a card; leading cannot be passed",
    "must_beat_or_take": "{attack} is to be answered: beat it or take",
    "nothing_to_take": "there is nothing to take: only the defender takes, and only with an attack to answer",
    "only_throw_in_or_pass": "a thrower may throw in a card or pass",
    "transfer_off": "these rules have no transfer",
    "transfer_first_bout": "no transfer in the first bout of the deal",
    "transfer_after_beat": "no transfer after a card of the bout has been beaten",
    "transfer_rank": "{card} is no {rank}: a transfer needs a card of the attack's rank",
    "transfer_too_many": "{attacks} attack cards are too many: seat {seat} can be given {limit}",
    "seat_is_out": "seat {seat} has left the game",
    "bad_rules": "{text}: expected {expected}",
    "first_above_limit": "first_bout_limit={first}: expected at most bout_limit, {limit}",
    "first_transfer_alone": "transfer_first_bout=yes: expected transfer=yes beside it",
    "bad_seats": "{seats} seats: expected {expected}",
    "bad_deck": "a deck of {cards} cards: expected {expected}",
    "bad_first": "seat {seat} does not attack first: expected seat {expected}",
}
"""English of the rules' codes, with their facts."""
