"""What can be played: rules by one's own choice, judged by the rules themselves, with a reason for what cannot be."""

from __future__ import annotations

from collections.abc import Mapping

from kozyr.rules import PRESETS, VALUES, BadRules, Rules
from kozyr.server import wire

SEATS = range(2, 7)


def judge(wish: wire.Wish) -> wire.Judged:
    """Whether the wish can be played, and what a change of one value alone would lead to.

    BadRules `bad_rules` for a preset, an option or a value that there is not; values that do not go together are
    judged, not raised.
    """
    base, options = _taken_apart(wish)
    rules, refusal = _tried(base, options, wish.seats)
    return wire.Judged(
        rules=None if rules is None else str(rules),
        refusal=refusal,
        options=options,
        against={name: _against(base, options, name) for name in VALUES},
        against_seats={} if rules is None else _against_seats(rules),
    )


def _taken_apart(wish: wire.Wish) -> tuple[str, dict[str, str]]:
    """The preset, and every option's value."""
    rules = Rules.parse(wish.rules)
    options = rules.option_texts()
    for name, value in wish.options.items():
        if value not in VALUES.get(name, {}):
            Rules.of(rules.preset, {name: value})  # says what is wrong
        options[name] = value
    return rules.preset, options


def _tried(base: str, options: Mapping[str, str], seats: int) -> tuple[Rules | None, wire.Reason | None]:
    try:
        rules = Rules.of(base, options)
    except BadRules as error:
        return None, _reason(error)
    return rules, _seats_reason(rules, seats)


def _against(base: str, options: Mapping[str, str], name: str) -> dict[str, wire.Reason]:
    """The values that cannot be taken; none for an option that has no part in what is wrong."""
    found = {}
    for value in VALUES[name]:
        try:
            Rules.of(base, {**options, name: value})
        except BadRules as error:
            found[value] = _reason(error)
    return found if len(found) < len(VALUES[name]) else {}


def _against_seats(rules: Rules) -> dict[str, wire.Reason]:
    reasons = {str(seats): _seats_reason(rules, seats) for seats in SEATS}
    return {seats: reason for seats, reason in reasons.items() if reason is not None}


def _seats_reason(rules: Rules, seats: int) -> wire.Reason | None:
    try:
        rules.check_seats(seats)
    except BadRules as error:
        return _reason(error)
    return None


def _reason(error: BadRules) -> wire.Reason:
    return wire.Reason(code=error.code, facts=error.facts)


assert set(PRESETS["custom"].seats) == set(SEATS)
