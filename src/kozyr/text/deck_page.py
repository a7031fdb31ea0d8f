"""The decks to read and look at: the card traditions, and a page for each design. They need no script."""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.rules import PRESETS
from kozyr.text.bar import bar, start
from kozyr.text.head import described, head
from kozyr.text.languages import FALLBACK
from kozyr.text.markup import Content, Html, document, element
from kozyr.text.speaking import Speaker

SHOWN = {"atlasnye": "6789TJQKA", "french": "23456789TJQKA"}
"""The designs, and the ranks of each that Durak has a use for."""

_SUITS = "shdc"
_FAN = ("Jc", "Qh", "Ks", "Ad")


SHARED = {"uk": "ru"}
"""Languages whose letters on the faces are another one's: В Д К Т."""


@dataclass(frozen=True)
class Pictures:
    """Where the built page has its pictures. `folder`: as an address; `letters`: the index sets that are drawn."""

    folder: str
    letters: frozenset[str]
    backs: tuple[str, ...]

    def face(self, design: str, card: str, language: str) -> str:
        """The address of a face (DPN), with the letters that the language's players read."""
        own = SHARED.get(language, language)
        letters = own if own in self.letters else FALLBACK
        return f"{self.folder}/{design}/full/{letters if card[0] in 'JQKA' else 'numbers'}/{card}.svg"

    def back(self, name: str) -> str:
        """The address of a back."""
        return f"{self.folder}/backs/{name}.svg"


def decks_page(language: str, pictures: Pictures | None, *, site: str = "") -> str:
    """The card traditions: every deck there is, and the way to it. `pictures`: None where the page is not built."""
    return _Decks(language, pictures, site).html()


def deck_page(language: str, design: str, pictures: Pictures | None, *, site: str = "") -> str:
    """A deck: where it is from, its faces by their full names, its backs, what is played with it. KeyError for none."""
    return _Deck(language, pictures, site, design, SHOWN[design]).html()


@dataclass(frozen=True)
class _Page:
    language: str
    pictures: Pictures | None
    site: str

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language, {})

    def say(self, message: str, **facts: str | int) -> str:
        return Speaker(self.language, facts).plain(message)

    def document(self, title: str, description: str, path: str, main: Content, *ways: Content) -> str:
        return document(
            self.language,
            [*head(title), *described(description, self.language, lambda other: f"{self.site}/{other}{path}")],
            element("a", self.say("deck-skip"), class_="skip", href="#deck"),
            bar(self.language, lambda other: f"/{other}{path}", *ways),
            element(
                "div",
                element("main", main, id="deck", class_="rules deck-main", lang=self.language),
                class_="page deck-page",
            ),
            element("footer", self.ways_on(), class_="foot"),
        )

    def ways_on(self) -> Content:
        raise NotImplementedError

    def sheet_head(self, kicker: str, heading: Content, about: str, *more: Content) -> Html:
        return element(
            "div",
            element("p", kicker, class_="rules-kicker"),
            element("h1", heading),
            element("p", [element("i", sign) for sign in "♣♦♥♠"], class_="rules-suits", aria_hidden="true"),
            element("p", about, class_="rules-about"),
            more,
            class_="rules-head",
        )

    def fan(self, design: str) -> Html:
        """Four faces, as they are held. Only to be looked at: every face has its name further down."""
        return element(
            "p",
            [self.face(design, card, spoken="", lazy=False) for card in _FAN],
            class_="deck-fan",
            aria_hidden="true",
        )

    def face(self, design: str, card: str, *, spoken: str, lazy: bool = True) -> Html:
        if self.pictures is None:
            return Speaker(self.language, {}).face(card, spoken or None, kind="lying deck-plain")
        return _picture(self.pictures.face(design, card, self.language), spoken, lazy=lazy)


@dataclass(frozen=True)
class _Decks(_Page):
    def html(self) -> str:
        main = (
            self.sheet_head(self.say("deck-kicker-all"), self.say("decks-heading"), self.say("decks-about")),
            element("div", [self._deck(design) for design in SHOWN], class_="deck-choices"),
        )
        return self.document(
            self.say("decks-title"),
            self.say("decks-description"),
            "/decks",
            main,
            start(self.language, rules="classic"),
        )

    def ways_on(self) -> Content:
        return element("a", self.say("deck-home"), href="/")

    def _deck(self, design: str) -> Html:
        return element(
            "section",
            self.fan(design),
            element("h2", element("a", self.say(f"decks-{design}"), href=f"/{self.language}/deck/{design}")),
            element("p", self.say(f"decks-{design}-about")),
            element("p", self.say(f"decks-{design}-place"), class_="deck-place"),
            class_="deck-choice",
        )


@dataclass(frozen=True)
class _Deck(_Page):
    design: str
    ranks: str

    def html(self) -> str:
        name = f"decks-{self.design}"
        main = (
            self.sheet_head(
                self.say("deck-kicker"),
                [self.say(name), " ", element("small", self.say(f"{name}-own"), lang=self.say(f"{name}-own-language"))],
                self.say(f"{name}-about"),
                self._facts(),
                self.fan(self.design),
            ),
            element("div", self._origin(), self._faces(), self._backs(), self._games(), class_="rules-sheet"),
        )
        return self.document(
            self.say(f"{name}-title", cards=self.cards),
            self.say(f"{name}-description", cards=self.cards),
            f"/deck/{self.design}",
            main,
            element("a", self.say("deck-all"), href=f"/{self.language}/decks"),
            self._start(),
        )

    @property
    def cards(self) -> int:
        return len(self.ranks) * len(_SUITS)

    def ways_on(self) -> Content:
        return self._start(), element("a", self.say("deck-all"), href=f"/{self.language}/decks")

    def _start(self) -> Html:
        rules = {"atlasnye": "atlasnye"}.get(self.design, "classic")
        return start(self.language, rules=rules, design=self.design)

    def _facts(self) -> Html:
        rows = [(name, self.say(f"deck-fact-{name}-is", cards=self.cards)) for name in ("cards", "game")]
        rows.insert(0, ("from", self.say(f"decks-{self.design}-place")))
        return element(
            "dl",
            [element("div", element("dt", self.say(f"deck-fact-{name}")), element("dd", said)) for name, said in rows],
            class_="rules-facts",
            aria_label=self.say("rules-facts"),
        )

    def _origin(self) -> Html:
        name = f"decks-{self.design}"
        wikipedia = element(
            "a", self.say(f"{name}-wikipedia"), href=self.say(f"{name}-wikipedia-address"), rel="noopener external"
        )
        return self._part(
            "origin",
            [element("p", self.say(f"{name}-origin-{number}")) for number in (1, 2, 3)],
            element("p", self.say("deck-more"), " ", wikipedia),
        )

    def _faces(self) -> Html:
        return self._part(
            "faces",
            element("p", self.say("deck-faces-about", cards=self.cards)),
            [self._suit(suit) for suit in _SUITS],
        )

    def _suit(self, suit: str) -> Html:
        heading = f"deck-suit-{suit}"
        return element(
            "section",
            element("h3", _upper(self.say("deck-suit", suit=suit)), id=heading),
            element("ul", [self._named(rank + suit) for rank in self.ranks], class_="deck-faces"),
            class_="deck-suit",
            aria_labelledby=heading,
        )

    def _named(self, card: str) -> Html:
        name = _upper(self.say("deck-card", card=card))
        return element("li", element("figure", self.face(self.design, card, spoken=""), element("figcaption", name)))

    def _backs(self) -> Html | str:
        if self.pictures is None:
            return ""
        backs = self.pictures.backs
        pictures = [
            element(
                "li",
                _picture(self.pictures.back(name), self.say("deck-back", number=number, count=len(backs)), lazy=True),
            )
            for number, name in enumerate(backs, 1)
        ]
        return self._part(
            "backs", element("p", self.say("deck-backs-about")), element("ul", pictures, class_="deck-backs")
        )

    def _games(self) -> Html:
        rows = [
            element(
                "div",
                element("dt", self.say(f"preset-{preset}")),
                element(
                    "dd",
                    self.say(f"preset-{preset}-about"),
                    " ",
                    element(
                        "a",
                        self.say("deck-rules", preset=self.say(f"preset-{preset}")),
                        href=f"/{self.language}/rules/{preset}",
                    ),
                ),
            )
            for preset in PRESETS
            if preset != "custom"  # nobody has made them yet
        ]
        return self._part(
            "games", element("p", self.say("deck-games-about")), element("dl", rows, class_="rules-words")
        )

    def _part(self, name: str, *content: Content) -> Html:
        heading = f"deck-{name}"
        return element(
            "section",
            element("h2", self.say(heading), id=heading),
            content,
            class_="rules-part",
            aria_labelledby=heading,
        )


def _picture(address: str, spoken: str, *, lazy: bool) -> Html:
    loading = "lazy" if lazy else None
    return element(
        "img", src=address, alt=spoken, width="120", height="180", loading=loading, decoding="async", class_="deck-card"
    )


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
