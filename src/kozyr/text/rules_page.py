"""The complete rules of a table as a page that needs no script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from kozyr.rules import PRESETS, Rules
from kozyr.text.bar import bar, start
from kozyr.text.head import described, head
from kozyr.text.markup import Html, document, element
from kozyr.text.outline import Meaning, Section, outline
from kozyr.text.rules_body import facts_list, section
from kozyr.text.speaking import Speaker


@lru_cache(maxsize=128)
def rules_page(language: str, rules: str, *, table: str | None = None, site: str = "") -> str:
    """The page for rules as DPN text, such as `club` or `club+deck=52`; BadRules if there are none such.

    `table`: the id of the table that the reader came from, for the way back. `site`: scheme and host of this server,
    for the addresses that are to be absolute. <main> stands by itself: the game shows it over the table.
    """
    return _Page(language, Rules.parse(rules), table, site).html()


@dataclass(frozen=True)
class _Page:
    language: str
    rules: Rules
    table: str | None
    site: str

    @property
    def meaning(self) -> Meaning:
        return Meaning.of(self.rules)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.meaning.facts())

    def html(self) -> str:
        sections = outline(self.rules)
        say = self.speaker.plain
        return document(
            self.language,
            self._head(),
            element("a", say("rules-skip"), class_="skip", href="#rules"),
            self._bar(),
            element("div", self._presets(), self._contents(sections), self._main(sections), class_="page"),
            self._foot(),
        )

    def _head(self) -> Iterator[Html]:
        say = self.speaker.plain
        yield from head(say("rules-title"))
        yield from described(say("rules-description"), self.language, self._address)
        if self.rules != PRESETS[self.rules.preset]:
            # Every mix of options is a page; they are for the people at that table.
            yield element("meta", name="robots", content="noindex")

    def _bar(self) -> Html:
        say = self.speaker.plain
        back = element("a", say("rules-back"), href=f"/table/{self.table}") if self.table is not None else ""
        return bar(
            self.language,
            lambda language: self._path(language, str(self.rules)),
            back,
            self._start(),
            kind="bar" if self.table is None else "bar from-table",
        )

    def _presets(self) -> Html:
        links = [
            element(
                "a",
                Speaker(self.language, Meaning.of(rules).facts()).plain("rules-name"),
                href=self._path(self.language, preset),
                aria_current="page" if rules == self.rules else None,
            )
            for preset, rules in PRESETS.items()
        ]
        return element("nav", links, class_="presets", aria_label=self.speaker.plain("rules-presets"))

    def _contents(self, sections: tuple[Section, ...]) -> Html:
        say = self.speaker.plain
        links = [
            element("li", element("a", say(f"rules-{part.name}"), href=f"#rules-{part.name}")) for part in sections
        ]
        return element(
            "nav",
            element("h2", say("rules-contents"), id="contents"),
            element("ol", links),
            class_="contents",
            aria_labelledby="contents",
        )

    def _main(self, sections: tuple[Section, ...]) -> Html:
        speaker = self.speaker
        return element(
            "main",
            element(
                "div",
                element("p", speaker.plain("rules-kicker"), class_="rules-kicker"),
                element("h1", speaker.plain("rules-heading")),
                element("p", [element("i", sign) for sign in "♣♦♥♠"], class_="rules-suits", aria_hidden="true"),
                element("p", speaker.rich("rules-about"), class_="rules-about"),
                facts_list(speaker, self.meaning),
                class_="rules-head",
            ),
            element("div", [section(speaker, part) for part in sections], class_="rules-sheet"),
            id="rules",
            class_="rules",
            lang=self.language,
        )

    def _foot(self) -> Html:
        return element("footer", self._start(), class_="foot")

    def _start(self) -> Html:
        return start(self.language, rules=str(self.rules))

    def _address(self, language: str) -> str:
        return f"{self.site}/{language}/rules/{self.rules}"

    def _path(self, language: str, rules: str) -> str:
        back = f"?table={self.table}" if self.table is not None else ""
        return f"/{language}/rules/{rules}{back}"
