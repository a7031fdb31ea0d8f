"""What a rules page says, chosen by the values of the rules: messages in order, in no language yet.

Nothing here asks for a preset's name; the rules' values decide, so a table by its own rules gets its own page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from kozyr.cards import Rank
from kozyr.rules import HAND_SIZE, VALUES, Rules
from kozyr.text.advice import questions, tips

Fact = str | int


@dataclass(frozen=True)
class Line:
    """A paragraph: one message."""

    message: str


@dataclass(frozen=True)
class Items:
    """A list of messages."""

    messages: tuple[str, ...]


@dataclass(frozen=True)
class Pairs:
    """Names and what they mean, both messages. `kind`: words, ways (of playing), questions or keys."""

    kind: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Step:
    """A part of the bout under a heading of its own."""

    heading: str
    messages: tuple[str, ...]


@dataclass(frozen=True)
class Example:
    """Attack cards on the table, each with its beating card or None (DPN), and what led to it, step by step."""

    heading: str
    table: tuple[tuple[str, str | None], ...]
    steps: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """A row of the options' table: name, the value here, the other values. Values are messages, or numbers as text."""

    name: str
    value: str
    others: tuple[str, ...]


Block = Line | Items | Pairs | Step | Example | tuple[Option, ...]


@dataclass(frozen=True)
class Section:
    """A heading (a message, `rules-` and the name) and what stands under it."""

    name: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Meaning:
    """What the values of the rules come to at the table."""

    rules: Rules
    duel: bool
    """Two players and never more."""
    full: int
    """The seat count that leaves no talon, 0 if there is none."""
    throwers: str
    """none, one (the attacker), all, neighbours or neighbours_from_5."""
    passes_on: bool
    """An attack can be passed on, and there is room for it."""
    first: bool
    """Another limit is in force at first."""

    @classmethod
    def of(cls, rules: Rules) -> Meaning:
        """The meaning of these rules."""
        most = rules.seats[-1]
        throwers = rules.throw_in
        if throwers == "neighbours_from_5" and most < 5:
            throwers = "all"
        if most == 2:
            throwers = "one"
        if rules.bout_limit == 1:
            throwers = "none"
        return cls(
            rules=rules,
            duel=most == 2,
            full=most if most * HAND_SIZE == rules.deck else 0,
            throwers=throwers,
            passes_on=rules.transfer and rules.bout_limit > 1,
            first=rules.first_bout_limit < rules.bout_limit,
        )

    def facts(self) -> dict[str, Fact]:
        """The facts of every sentence of the page."""
        rules = self.rules
        return {
            "preset": rules.preset,
            "hand": HAND_SIZE,
            "deck": rules.deck,
            "lowest": Rank(15 - rules.deck // 4).letter,
            "least": rules.seats[0],
            "most": rules.seats[-1],
            "two": "yes" if self.duel else "no",
            "full": self.full,
            "limit": rules.bout_limit,
            "first": rules.first_bout_limit,
            "throwers": self.throwers,
            **SAMPLE,
        }


SAMPLE = {"plain": "Th", "higher": "Jh", "small": "9s", "trump_card": "Ts"}
"""The cards of the sentence on beating; spades are trump, and every deck holds them."""


def head_facts(meaning: Meaning) -> Pairs:
    """What stands at the head of the page."""
    names = ["seats", "deck", "hand", "limit"]
    rows = [(f"rules-fact-{name}", f"rules-fact-{name}-is") for name in names]
    if meaning.first:
        until = "first" if meaning.rules.first_limit_until == "bout" else "until-discard"
        rows.append((f"rules-fact-{until}", "rules-fact-first-is"))
    rows.append(("rules-fact-throw", "rules-fact-throw-is"))
    if meaning.passes_on:
        rows.append(("rules-fact-transfer", "rules-fact-transfer-is"))
    return Pairs("facts", tuple(rows))


def outline(rules: Rules) -> tuple[Section, ...]:
    """The sections of the rules page, in order."""
    meaning = Meaning.of(rules)
    duel = meaning.duel
    return (
        _section("goal", "goal-rid", "goal-duel" if duel else "goal-alone"),
        _section("cards", "cards-deck", "cards-trump", "cards-beat", "cards-sample"),
        _section("deal", *_deal(meaning)),
        Section("bout", (Line("rules-bout-what-two" if duel else "rules-bout-what"), *_bout(meaning))),
        _section("draw", *_draw(meaning)),
        _section("end", *_end(meaning)),
        Section("example", (Line("rules-example-trump"), *_examples(meaning))),
        Section("tips", (Items(tuple(tips(meaning))),)),
        Section("questions", (Pairs("questions", tuple(questions(meaning))),)),
        Section("without", (Items(tuple(_without(meaning))),)),
        Section("here", tuple(_here(meaning))),
        Section("words", (Pairs("words", tuple(_words(meaning))),)),
        Section("options", (Line("rules-options-about"), tuple(_options(rules)))),
    )


def _section(name: str, *lines: str) -> Section:
    return Section(name, tuple(Line(f"rules-{line}") for line in lines))


def _deal(meaning: Meaning) -> Iterator[str]:
    yield from ("deal-dealer", "deal-round", "deal-turn")
    if meaning.full:
        yield "deal-full"
    yield "deal-first"
    yield f"deal-nobody-{meaning.rules.no_trump_starts}"


def _bout(meaning: Meaning) -> Iterator[Step]:
    yield _step("lead", "any")
    yield _step("beat", "oldest", "always")
    if meaning.rules.transfer:
        yield _step("pass-on", *_pass_on(meaning))
    if meaning.throwers != "none":
        yield _step("throw", *_throw(meaning))
    yield _step("limit", *_limit(meaning))
    two = "-two" if meaning.duel else ""
    when = "when-one" if meaning.throwers == "none" else "when"
    yield _step("over", when, f"beaten{two}", f"taken{two}")


def _step(name: str, *lines: str) -> Step:
    return Step(f"rules-{name}", tuple(f"rules-{name}-{line}" for line in lines))


def _pass_on(meaning: Meaning) -> Iterator[str]:
    if not meaning.passes_on:
        yield "never"
        return
    yield "how-two" if meaning.duel else "how"
    if not meaning.duel:
        yield "two"
    yield "when"
    yield "limit" if meaning.first else "limit-plain"
    yield "roles"
    yield "first-yes" if meaning.rules.transfer_first_bout else "first-no"


def _throw(meaning: Meaning) -> Iterator[str]:
    yield from ("when", "rank")
    yield {"one": "who-one", "all": "who-all", "neighbours": "who-neighbours"}.get(meaning.throwers, "who-from-5")
    if meaning.throwers.startswith("neighbours"):
        yield "neighbours"
        if meaning.passes_on:
            yield "neighbours-passed"
    if meaning.throwers != "one":
        yield from ("order", "again")
    yield "asked"


def _limit(meaning: Meaning) -> Iterator[str]:
    yield "most"
    if meaning.first:
        yield f"first-{meaning.rules.first_limit_until}"
    if meaning.throwers == "none":
        return
    yield "fixed"
    if meaning.passes_on:
        yield "anew"
    if meaning.rules.bout_limit >= 3:
        yield "three"


def _draw(meaning: Meaning) -> Iterator[str]:
    yield "draw-order-two" if meaning.duel else "draw-order"
    if meaning.passes_on:
        yield "draw-order-passed"
    yield from ("draw-last", "draw-out")


def _end(meaning: Meaning) -> Iterator[str]:
    yield from ("end-durak", "end-draw")
    if not meaning.duel:
        yield "end-others"
    if not meaning.duel or meaning.passes_on:
        yield "end-repetition"
    yield from ("end-resign", "end-resign-people", "end-clock")


def _examples(meaning: Meaning) -> Iterator[Example]:
    if meaning.throwers == "none":
        yield _example("beaten", ((("9h", "Qh")),), ("1", "2", "end"))
        yield _example("taken", (("Td", None),), ("1", "2", "4"))
    else:
        yield _example("beaten", (("9h", "Qh"), ("Qc", "9s")), ("1", "2", "3", "4", "5"))
        yield _example("taken", (("Td", None), ("Th", None)), ("1", "2", "3", "4"))
    if meaning.passes_on:
        last = "3-two" if meaning.duel else "3"
        yield _example("passed", (("Tc", None), ("Td", None)), ("1", "2", last))


def _example(name: str, table: tuple[tuple[str, str | None], ...], steps: tuple[str, ...]) -> Example:
    return Example(f"rules-example-{name}", table, tuple(f"rules-example-{name}-{step}" for step in steps))


def _without(meaning: Meaning) -> Iterator[str]:
    yield "rules-without-points"
    if not meaning.duel:
        yield "rules-without-teams"
    yield "rules-without-exchange"
    yield "rules-without-showing" if meaning.passes_on else "rules-without-passing-on"
    yield from ("rules-without-fool", "rules-without-discards")


def _here(meaning: Meaning) -> Iterator[Block]:
    yield Line("rules-here-glow")
    ways = ("mouse", "touch", "buttons")
    yield Pairs("ways", tuple((f"rules-here-{way}", f"rules-here-{way}-how") for way in ways))
    if meaning.passes_on:
        yield Line("rules-here-choice")
    if meaning.throwers != "none":
        yield Line("rules-here-alone")
    keys = ("move", "ends", "play", "take", "done", "read", "list")
    yield Step("rules-here-keys", ())
    yield Pairs(
        "keys",
        tuple((f"rules-here-keys-{key}", "rules-here-all-keys" if key == "list" else f"keys-{key}") for key in keys),
    )


def _words(meaning: Meaning) -> Iterator[tuple[str, str]]:
    for word in ("bout", "attacker", "defender", "throw", "limit", "talon", "discard", "out", "durak"):
        if word == "throw" and meaning.throwers == "none":
            continue
        two = "-two" if word == "defender" and meaning.duel else ""
        yield f"rules-word-{word}", f"rules-word-{word}-is{two}"


def _options(rules: Rules) -> Iterator[Option]:
    values = rules.option_texts()
    for option in fields(rules)[1:]:
        name = option.name
        message = f"rules-option-{name.replace('_', '-')}"
        said = {value: _value(message, value) for value in VALUES[name]}
        others = tuple(said[value] for value in said if value != values[name])
        yield Option(message, said[values[name]], others)


def _value(option: str, value: str) -> str:
    return value if value.isdigit() else f"{option}-{value.replace('_', '-')}"
