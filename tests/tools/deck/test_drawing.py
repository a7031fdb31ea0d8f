import re
from xml.etree import ElementTree as ET

import pytest

from tools.deck.ace import WREATHS
from tools.deck.cards import PACK, Card
from tools.deck.cloth import REPEATS
from tools.deck.design import DESIGNS
from tools.deck.faces import SIZES, face
from tools.deck.index import LETTERS, drawn_as, label
from tools.deck.inks import THEMES
from tools.deck.lettering import FontMissingError, Lettering, Setting
from tools.deck.numbers import PLACES
from tools.deck.persons import PERSONS
from tools.deck.pips import SHAPES
from tools.deck.svg import num, path

COURTS = [card for card in PACK if card.is_court]
TURN = re.escape('transform="rotate(180 120 180)"')


def folder(card: Card, letters: str = "ru") -> str:
    return letters if card.rank in "JQKA" else "numbers"


def body(text: str) -> str:
    """A face without its index layer."""
    start = text.index('<g class="index">')
    return text[:start]


@pytest.mark.parametrize("card", COURTS, ids=lambda card: card.code)
def test_a_court_is_one_half_and_its_turn(deck: dict[str, str], card: Card) -> None:
    text = body(deck[f"atlasnye/full/{folder(card)}/{card.code}.svg"])
    half = re.search(rf'<g id="{card.code}h">(.*?)<use href="#{card.code}h" {TURN}/>', text)
    assert half, "the half figure is followed by its own turn"
    # What is left, paper, belt and frame, is symmetric by its coordinates.
    rest = text.replace(half[0], "").split("</defs>")[1]
    belt = re.search(r'<g clip-path="url\(#\w+\)"><g transform="rotate\(-[\d.]+ 120 180\)">(.*?)</g></g>', rest)
    assert belt
    centres = sorted(float(x) for x in re.findall(r'<circle cx="([\d.-]+)" cy="180"', belt[1]))
    assert centres == sorted(round(240 - x, 1) for x in centres)
    points = [tuple(map(float, pair.split())) for pair in re.findall(r"[ML]?(-?[\d.]+ -?[\d.]+)(?=[LZ\"])", belt[1])]
    assert sorted(points) == sorted((round(240 - x, 1), round(360 - y, 1)) for x, y in points)


def test_the_twelve_are_twelve(deck: dict[str, str]) -> None:
    assert set(PERSONS) == {card.code for card in COURTS}
    assert len({person.head.hat for person in PERSONS.values()}) == 12
    assert len({person.arm.held for person in PERSONS.values()}) == 12
    for card in COURTS:
        text = deck[f"atlasnye/full/{folder(card)}/{card.code}.svg"]
        for ink in "krybp":
            assert f'"{THEMES["light"][ink]}"' in text, f"{card.code} lacks {ink}"


def test_the_index_is_a_layer_of_its_own(deck: dict[str, str]) -> None:
    for card in PACK:
        if card.rank not in "JQKA":
            continue
        russian, english = (deck[f"atlasnye/full/{name}/{card.code}.svg"] for name in ("ru", "en"))
        root = ET.fromstring(russian)
        layers = [element for element in root.iter() if element.get("class") == "index"]
        assert layers == [root[-1]], "the index comes last and once"
        assert len(layers[0]) == 2, "one corner and its turn"
        assert layers[0][1].attrib["transform"] == "rotate(180 120 180)"
        assert body(russian) == body(english), "sets differ in nothing but the index"
        assert russian != english


@pytest.mark.parametrize(
    ("index_set", "letters"),
    [("ru", "ВДКТ"), ("en", "JQKA"), ("de", "BDKA"), ("fr", "VDRA"), ("pl", "WDKA"), ("cs", "JQKA"), ("it", "JQKA")],
)
def test_labels(index_set: str, letters: str) -> None:
    assert "".join(label(Card(rank, "s"), index_set) for rank in "JQKA") == letters
    assert [label(Card(rank, "h"), index_set) for rank in "29T"] == ["2", "9", "10"]


def test_number_cards_have_their_number_of_pips(deck: dict[str, str]) -> None:
    for card in PACK:
        if card.is_court or card.rank == "A":
            continue
        count = 10 if card.rank == "T" else int(card.rank)
        assert len(PLACES[card.rank]) == len(set(PLACES[card.rank])) == count
        assert body(deck[f"atlasnye/full/{folder(card)}/{card.code}.svg"]).count("<path") == count
        turned = sum(y > 180 for _, y in PLACES[card.rank])
        assert body(deck[f"atlasnye/full/{folder(card)}/{card.code}.svg"]).count("rotate(180)") == turned


@pytest.mark.parametrize("rank", [rank for rank in PLACES if rank != "7"])
def test_places_are_their_own_half_turn(rank: str) -> None:
    assert {(240 - x, 360 - y) for x, y in PLACES[rank]} == set(PLACES[rank])


def placed(text: str) -> list[tuple[float, float, float, str]]:
    """What is set along a wreath: where, how turned, and what."""
    found = []
    for element in ET.fromstring(f"<g>{text}</g>").iterfind("g"):
        move = re.fullmatch(r"translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?(.*)", element.attrib.pop("transform"))
        assert move
        found.append((float(move[1]), float(move[2]), float(move[3] or 0), move[4] + ET.tostring(element, "unicode")))
    return found


@pytest.mark.parametrize("suit", "cdhs")
def test_a_wreath_is_its_own_half_turn(suit: str) -> None:
    drawn = placed(WREATHS[suit]())
    assert len(drawn) > 40
    for x, y, turn, what in drawn:
        twins = [(a, b, c) for a, b, c, other in drawn if other == what and abs(a + x) < 0.15 and abs(b + y) < 0.15]
        assert any(abs((c - turn) % 360 - 180) < 0.25 for _, _, c in twins), (x, y, turn)


def test_the_small_ace_is_no_number(deck: dict[str, str]) -> None:
    for suit in "cdhs":
        assert "<circle" in deck[f"atlasnye/small/ru/A{suit}.svg"]
        assert "<circle" not in deck[f"atlasnye/small/numbers/T{suit}.svg"]


@pytest.mark.parametrize("design", DESIGNS)
def test_a_small_court_is_one_pip_under_a_headgear_of_its_own(design: str, deck: dict[str, str]) -> None:
    worn = set()
    for card in COURTS:
        text = body(deck[f"{design}/small/en/{card.code}.svg"])
        assert text.count(SHAPES[card.suit]) == 1
        worn.add(text.split(SHAPES[card.suit])[1].split(">", 1)[1])
    assert len(worn) == 12


def test_sets_with_the_same_letters_are_drawn_once() -> None:
    assert {name: drawn_as(name) for name in ("ru", "en", "de", "fr", "pl")} == {
        name: name for name in ("ru", "en", "de", "fr", "pl")
    }
    assert {drawn_as(name) for name in ("en", "cs", "it")} == {"en"}
    assert set(LETTERS) == {"ru", "en", "de", "fr", "pl", "cs", "it"}


def test_a_suit_has_its_colour(deck: dict[str, str], lettering: Lettering) -> None:
    inks = THEMES["light"]
    for card in PACK:
        colour, other = (inks["r"], inks["k"]) if card.is_red else (inks["k"], inks["r"])
        index = ET.fromstring(deck[f"atlasnye/full/{folder(card)}/{card.code}.svg"])[-1]
        fills = {element.get("fill") for element in index.iter() if element.tag.endswith("path")}
        assert fills == {colour} != {other}
    four = {
        face(Card("6", suit), "ru", lettering, four_colours=True).count(colour)
        for suit, colour in [("c", "#1f6b3a"), ("d", "#23569c")]
    }
    assert four == {8}, "six pips and the index's letter and pip"


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_a_theme_changes_inks_and_nothing_else(lettering: Lettering, theme: str) -> None:
    for card in (Card("K", "c"), Card("A", "h"), Card("6", "d")):
        for size in SIZES:
            light, other = (face(card, "ru", lettering, size=size, theme=name) for name in ("light", theme))
            strip = re.compile(r"#[0-9a-f]{3,6}\b")
            assert strip.sub("", light) == strip.sub("", other)
            assert light != other


def test_a_letter_that_no_font_has_is_named(lettering: Lettering) -> None:
    with pytest.raises(FontMissingError, match="Ж"):
        lettering.outline("Ж", Setting(0, 0, 10))


def test_a_paint_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="'q'"):
        path("q", "M0 0")
    with pytest.raises(ValueError, match="paints twice"):
        path("r y", "M0 0")


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (10, "10"), (1.26, "1.3"), (-20.0, "-20")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


@pytest.mark.parametrize("repeat", sorted(REPEATS))
def test_a_repeat_fits_its_tile(repeat: str) -> None:
    tile = REPEATS[repeat]("y")
    assert 9 <= tile.width <= 30
    assert 9 <= tile.height <= 30
    ET.fromstring(f"<g>{tile.body}</g>")
