"""Whether a record's deal is what its seeds make, and whether the record is as it was sealed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kozyr.cards import cards_text
from kozyr.fair.dealing import fair_deal
from kozyr.fair.errors import BadSeeds
from kozyr.fair.sealing import COMMITMENT, NONCES, SEAL, SEED, seal_of
from kozyr.fair.seeds import Seeds, read_seeds
from kozyr.notation.errors import BadRecord
from kozyr.notation.record import read_record, split_fields
from kozyr.quoting import quoted
from kozyr.rules.deal import Deal
from kozyr.rules.errors import BadRules, Fact
from kozyr.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that does not fit: its code (docs/fair-deals.md), and where, what is there, what belongs there."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def verify(text: str, commitment: str | None = None) -> tuple[Finding, ...]:
    """All that does not fit in a finished game's record; empty if the deal is proved and the record is as sealed.

    `commitment`: what one noted before the deal; without it the record's own is believed, and only that the deck came
    from the seed is shown, not that the seed was fixed before.
    """
    try:
        values, extras = split_fields(text)
    except BadRecord as error:
        return (_unreadable(error),)
    given = dict(extras)
    lacking = [key for key in (COMMITMENT, SEED, NONCES, SEAL) if key not in given]
    if lacking:
        return tuple(Finding("lacks", {"field": key}) for key in lacking)
    try:
        seeds = read_seeds(given[SEED], given[NONCES])
    except BadSeeds as error:
        return (Finding(error.code, error.facts),)
    core = text.partition(f" {COMMITMENT}=")[0]
    return (
        *_commitment(given[COMMITMENT], commitment, seeds),
        *_deal(values, seeds),
        *_replay(text),
        *_seal(core, given[SEAL], seeds),
    )


def _commitment(found: str, noted: str | None, seeds: Seeds) -> Iterator[Finding]:
    if found != seeds.commitment:
        yield Finding("commitment", {"found": quoted(found), "expected": seeds.commitment})
    if noted is not None and noted != seeds.commitment:
        yield Finding("noted", {"found": quoted(noted), "expected": seeds.commitment})


def _deal(values: Mapping[str, str], seeds: Seeds) -> Iterator[Finding]:
    """The header's fields against the deal that the seeds make. Wrong rules or seats are the replay's to report."""
    try:
        deal = fair_deal(Rules.parse(values["rules"]), int(values["seats"]), seeds)
    except (BadRules, ValueError):
        return
    yield from _deck(values["deck"], deal)
    for name, expected in (("dealer", deal.dealer), ("first", deal.first)):
        if values[name] != str(expected):
            yield Finding(name, {"found": quoted(values[name]), "expected": expected})


def _deck(found: str, deal: Deal) -> Iterator[Finding]:
    """The first card that does not fit; its place counts from 1."""
    cards = [found[at : at + 2] for at in range(0, len(found), 2)]
    expected = [cards_text((card,)) for card in deal.deck]
    if cards == expected:
        return
    for place, card in enumerate(expected):
        there = cards[place] if place < len(cards) else ""
        if there != card:
            yield Finding("deck", {"place": place + 1, "found": quoted(there), "expected": card})
            return
    yield Finding("deck", {"place": len(expected) + 1, "found": quoted(cards[len(expected)]), "expected": ""})


def _replay(text: str) -> Iterator[Finding]:
    try:
        record = read_record(text)
    except BadRecord as error:
        yield _unreadable(error)
    else:
        if record.result is None:
            yield Finding("unfinished")


def _seal(core: str, found: str, seeds: Seeds) -> Iterator[Finding]:
    expected = seal_of(core, seeds.secret)
    if found != expected:
        yield Finding("seal", {"found": quoted(found), "expected": expected})


def _unreadable(error: BadRecord) -> Finding:
    facts: dict[str, Fact] = {"fault": error.code, "message": str(error)}
    return Finding("record", facts if error.at is None else {**facts, "move": error.at + 1})
