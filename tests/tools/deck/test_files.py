import gzip
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools.deck.__main__ import main
from tools.deck.cards import PACK
from tools.deck.lettering import Lettering
from tools.deck.write import files, write_deck

SVG = "{http://www.w3.org/2000/svg}"


def identifiers(text: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', text)


def test_both_sets_have_the_52_cards_in_both_sizes(deck: dict[str, str]) -> None:
    codes = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"}
    for folder in ("faces/ru", "faces/en", "small/ru", "small/en"):
        written = {Path(name).stem for name in deck if name.startswith(f"{folder}/")}
        assert written == codes
    others = {name for name in deck if not name.startswith(("faces/", "small/"))}
    assert others == {"backs/medallion.svg", "backs/rosettes.svg", *(f"suits/{suit}.svg" for suit in "cdhs")}


def test_the_same_deck_is_written_twice(deck: dict[str, str], font_file: Path, tmp_path: Path) -> None:
    count = write_deck(tmp_path, Lettering.find(font_file))
    written = {str(file.relative_to(tmp_path).as_posix()): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    assert count == len(written) == len(deck)
    assert written == {name: text.encode() for name, text in deck.items()}


def test_no_two_files_are_alike(deck: dict[str, str]) -> None:
    assert len(set(deck.values())) == len(deck) - len([card for card in PACK if card.rank not in "JQKA"] * 2), (
        "only the number cards are the same in both sets"
    )


def test_every_file_is_an_svg_that_stands_alone(deck: dict[str, str]) -> None:
    drawn = {"svg", "defs", "pattern", "clipPath", "g", "path", "circle", "ellipse", "rect", "use"}
    for name, text in deck.items():
        root = ET.fromstring(text)
        assert root.tag == f"{SVG}svg", name
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= drawn, name
        box = [float(value) for value in root.attrib["viewBox"].split()]
        assert box == ([0, 0, 24, 24] if name.startswith("suits/") else [0, 0, 240, 360]), name
        attributes = [item for element in root.iter() for item in element.attrib.items()]
        # A strict content policy forbids inline styles; `@` would be a paint that nobody resolved.
        assert not [key for key, value in attributes if key in {"style", "class"} and value != "index"], name
        assert not [value for _, value in attributes if "@" in value or "var(" in value or "://" in value], name


def test_references_stay_inside_and_identifiers_are_unique(deck: dict[str, str]) -> None:
    for name, text in deck.items():
        own = identifiers(text)
        assert len(own) == len(set(own)), name
        referred = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
        assert text.count("href=") + text.count("url(") == text.count('href="#') + text.count("url(#"), name
        assert referred == set(own), name


def test_identifiers_of_a_hand_do_not_clash_on_one_page(deck: dict[str, str]) -> None:
    page = [
        found
        for name, text in deck.items()
        if name.startswith(("faces/ru/", "small/ru/"))
        for found in identifiers(text)
    ]
    assert len(page) == len(set(page))


def test_files_are_small(deck: dict[str, str]) -> None:
    packed = {name: len(gzip.compress(text.encode(), 9, mtime=0)) for name, text in deck.items()}
    for name, size in packed.items():
        assert size <= 6 * 1024, name
    for index_set in ("ru", "en"):
        durak = [f"faces/{index_set}/{card.code}.svg" for card in PACK if card.rank not in "2345"]
        assert len(durak) == 36
        assert sum(packed[name] for name in durak) <= 70 * 1024


def test_the_command_says_where_it_looked_for_the_font(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "out"), "--font", str(tmp_path / "nowhere")]) == 1
    said = capsys.readouterr().err
    assert str(tmp_path / "nowhere" / "pt-serif-latin-700-normal.woff") in said
    assert "npm ci" in said
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_no_font_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.woff"
    broken.write_bytes(b"not a font")
    assert main([str(tmp_path / "out"), "--font", str(broken)]) == 1
    assert str(broken) in capsys.readouterr().err


def test_the_command_writes_the_deck_and_the_contact_sheet(font_file: Path, tmp_path: Path) -> None:
    assert main([str(tmp_path / "deck"), "--font", str(font_file), "--sets", "pl"]) == 0
    assert {folder.name for folder in (tmp_path / "deck" / "faces").iterdir()} == {"pl"}
    assert main([str(tmp_path / "sheet.html"), "--font", str(font_file), "--contact"]) == 0
    sheet = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    sources = re.findall(r'src="([^"]{12})', sheet)
    assert len(sources) > 200
    assert set(sources) == {"data:image/s"}


@pytest.mark.parametrize("index_set", ["ru", "en", "de", "fr", "pl"])
def test_every_set_of_letters_can_be_drawn(lettering: Lettering, index_set: str) -> None:
    assert len(dict(files(lettering, [index_set]))) == 110
