"""Writes conformance/fair/deals.jsonl and records.dpn: `python -m tests.fair.make_vectors`.

Seeds are counted, games are random ones.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from kozyr.cards import cards_text
from kozyr.fair import Seeds, fair_deal, sealed
from kozyr.notation import Record
from kozyr.rules import PRESETS, Rules, apply, begin, legal

FOLDER = Path(__file__).parents[2] / "conformance/fair"
KINDS = [
    *((name, seats) for name, rules in PRESETS.items() for seats in (rules.seats[0], rules.seats[-1])),
    ("classic+deck=24", 4),
    ("club+deck=52", 6),
    ("custom+deck=52", 3),
]


def seeds_of(number: int, people: int) -> Seeds:
    """Seeds anybody can make again."""
    secret = hashlib.sha256(f"secret {number}".encode()).digest()
    nonces = tuple((seat, hashlib.sha256(f"nonce {number} {seat}".encode()).digest()[:16]) for seat in range(people))
    return Seeds(secret, nonces)


def played(seeds: Seeds, rules: Rules, seats: int, chance: random.Random) -> Record:
    """A random game to its end."""
    deal = fair_deal(rules, seats, seeds)
    state, moves = begin(deal).state, []
    while state.result is None:
        moves.append(chance.choice(legal(state)))
        state = apply(state, moves[-1]).state
    return sealed(Record(deal, tuple(moves), state.result), seeds)


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    deals, records = [], []
    for number in range(60):
        text, seats = KINDS[number % len(KINDS)]
        rules, people = Rules.parse(text), (number % (seats + 1)) if number % 3 else 1
        seeds = seeds_of(number, people)
        deal = fair_deal(rules, seats, seeds)
        deals.append(
            {
                "rules": text,
                "seats": seats,
                "secret": seeds.secret_text,
                "commitment": seeds.commitment,
                "nonces": seeds.nonces_text,
                "dealer": deal.dealer,
                "first": deal.first,
                "deck": cards_text(deal.deck),
            }
        )
        if number < 2 * len(KINDS):
            records.append(f"{played(seeds, rules, seats, random.Random(number))}\n")
    (FOLDER / "deals.jsonl").write_text("".join(json.dumps(entry) + "\n" for entry in deals), encoding="ascii")
    (FOLDER / "records.dpn").write_text("".join(records), encoding="ascii")


if __name__ == "__main__":
    main()
