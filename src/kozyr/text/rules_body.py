"""The blocks of a rules page as HTML."""

from __future__ import annotations

from kozyr.text.markup import Html, element
from kozyr.text.outline import (
    Block,
    Example,
    Items,
    Line,
    Meaning,
    Option,
    Pairs,
    Section,
    Step,
    head_facts,
)
from kozyr.text.speaking import Speaker


def section(speaker: Speaker, part: Section) -> Html:
    """A section under its heading, which can be linked to."""
    heading = f"rules-{part.name}"
    steps = [block for block in part.blocks if isinstance(block, Step) and block.messages]
    numbers = {id(step): str(number) for number, step in enumerate(steps, 1)}
    return element(
        "section",
        element("h2", speaker.plain(heading), id=heading),
        [_block(speaker, block, numbers.get(id(block))) for block in part.blocks],
        class_="rules-part",
        aria_labelledby=heading,
    )


def facts_list(speaker: Speaker, meaning: Meaning) -> Html:
    """The facts at the head."""
    return element(
        "dl",
        [
            element("div", element("dt", speaker.plain(a)), element("dd", speaker.plain(b)))
            for a, b in head_facts(meaning).rows
        ],
        class_="rules-facts",
        aria_label=speaker.plain("rules-facts"),
    )


def _block(speaker: Speaker, block: Block, number: str | None) -> Html:
    match block:
        case Line(message):
            return element("p", speaker.rich(message))
        case Items(messages):
            return element("ul", [element("li", speaker.rich(message)) for message in messages])
        case Step(heading, messages):
            title = element(
                "h3",
                element("span", number, class_="rules-number", aria_hidden="true") if number else "",
                speaker.plain(heading),
            )
            return element(
                "div", title, [element("p", speaker.rich(message)) for message in messages], class_="rules-step"
            )
        case Pairs(kind, rows):
            return _pairs(speaker, kind, rows)
        case Example():
            return _example(speaker, block)
        case _:
            return _options(speaker, block)


def _pairs(speaker: Speaker, kind: str, rows: tuple[tuple[str, str], ...]) -> Html:
    return element(
        "dl",
        [element("div", element("dt", speaker.rich(name)), element("dd", speaker.rich(what))) for name, what in rows],
        class_=f"rules-{kind}",
    )


def _example(speaker: Speaker, example: Example) -> Html:
    places = [
        element(
            "span",
            speaker.face(attack, None, kind="lying"),
            speaker.face(beat, None, kind="lying rules-across") if beat else "",
            class_="rules-place",
        )
        for attack, beat in example.table
    ]
    return element(
        "div",
        element("h3", speaker.plain(example.heading)),
        element("div", places, class_="rules-cloth", aria_hidden="true"),
        element("ol", [element("li", speaker.rich(step)) for step in example.steps]),
        class_="rules-example",
    )


def _options(speaker: Speaker, options: tuple[Option, ...]) -> Html:
    def said(value: str) -> str:
        return value if value.isdigit() else speaker.plain(value)

    heads = [
        element("th", speaker.plain(name), scope="col") for name in ("rules-option", "rules-value", "rules-others")
    ]
    rows = [
        element(
            "tr",
            element("th", speaker.plain(option.name), scope="row"),
            element("td", said(option.value), class_="rules-value"),
            element("td", ", ".join(said(other) for other in option.others), data_column=speaker.plain("rules-others")),
        )
        for option in options
    ]
    return element("table", element("thead", element("tr", heads)), element("tbody", rows))
