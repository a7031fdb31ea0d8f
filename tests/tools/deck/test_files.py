import gzip
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools.deck.__main__ import main
from tools.deck.cards import PACK
from tools.deck.design import DESIGNS
from tools.deck.faces import SIZES
from tools.deck.lettering import Lettering
from tools.deck.write import files, write_deck

SVG = "{http://www.w3.org/2000/svg}"


def identifiers(text: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', text)


def test_every_set_has_the_52_cards_in_both_sizes(deck: dict[str, str]) -> None:
    courts_and_aces = {rank + suit for rank in "JQKA" for suit in "cdhs"}
    numbers = {rank + suit for rank in "23456789T" for suit in "cdhs"}
    folders = {name.rpartition("/")[0] for name in deck}
    assert folders == {
        *(f"{design}/{size}/{letters}{colours}" for design in DESIGNS for size in SIZES
          for letters in ("ru", "en", "de", "fr", "pl", "numbers") for colours in ("", "-four")),
        "backs", "suits",
    }  # fmt: skip
    for folder in folders - {"backs", "suits"}:
        written = {Path(name).stem for name in deck if name.startswith(f"{folder}/")}
        whole = numbers if "numbers" in folder else courts_and_aces
        # Black spades and red hearts look the same with two colours and with four.
        assert written == {code for code in whole if not folder.endswith("-four") or code[1] in "cd"}


def test_the_same_deck_is_written_twice(font_file: Path, tmp_path: Path) -> None:
    made = files(Lettering.find(font_file))
    (tmp_path / "public" / "assets" / "deck-old").mkdir(parents=True)
    count = write_deck(tmp_path, Lettering.find(font_file))
    written = {file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*.*")}
    assert count == len(written) == len(made)
    assert written == {name: text.encode() for name, text in made.items()}
    assert not (tmp_path / "public" / "assets" / "deck-old").exists(), "a former deck is not shipped along"


def test_the_drawing_does_not_depend_on_how_python_hashes() -> None:
    code = (
        "import hashlib; from tools.deck.design import DESIGNS; from tools.deck.cards import PACK; "
        "from tools.deck.backs import BACKS; "
        "texts = [str(d.draw(c, s)) for d in DESIGNS.values() for c in PACK for s in ('full', 'small')]; "
        "texts += [draw() for draw in BACKS.values()]; "
        "print(hashlib.sha256(''.join(texts).encode()).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_the_folder_is_named_after_what_is_in_it(font_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def folder() -> str:
        made = files(Lettering.find(font_file))
        (where,) = {name.split("/")[2] for name in made if name.startswith("public/assets/")}
        assert f"'/assets/{where}'" in made["index.ts"]
        return where

    before = folder()
    assert re.fullmatch(r"deck-[0-9a-f]{10}", before)
    monkeypatch.setattr("tools.deck.write.BACKS", {"rosettes": lambda: "<svg/>"})
    assert folder() != before


def test_no_two_files_are_alike(deck: dict[str, str]) -> None:
    """But for what sets share, as the K of kings, and small numbers, which are alike in all designs."""
    seen: dict[str, str] = {}
    for name, text in deck.items():
        other = seen.setdefault(text, name)
        design, size, letters, card = name.split("/") if name.count("/") == 3 else ("", "", "", name)
        shared = {
            f"{design}/{size}/{which}/{card}" for which in ("en", "de", "fr", "pl", "en-four", "de-four", "fr-four")
        }
        shared |= {f"{which}/{size}/{letters}/{card}" for which in DESIGNS if size == "small"}
        assert other == name or other in shared, (other, name)


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


@pytest.mark.parametrize("design", DESIGNS)
def test_what_a_game_fetches_is_small(design: str, deck: dict[str, str]) -> None:
    packed = {name: len(gzip.compress(text.encode(), 9, mtime=0)) for name, text in deck.items()}
    back = max(size for name, size in packed.items() if name.startswith("backs/"))
    for letters in ("ru", "en", "de", "fr", "pl"):
        for size in SIZES:
            durak = [
                f"{design}/{size}/{letters if card.rank in 'JQKA' else 'numbers'}/{card.code}.svg"
                for card in PACK
                if card.rank not in "2345"
            ]
            assert len(durak) == 36
            assert sum(packed[name] for name in durak) + back <= 120 * 1024, size


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
    assert main([str(tmp_path / "deck"), "--font", str(font_file)]) == 0
    assert (tmp_path / "deck" / "index.ts").is_file()
    assert main([str(tmp_path / "sheet"), "--font", str(font_file), "--contact", "--no-picture"]) == 0
    sheet = (tmp_path / "sheet" / "contact.html").read_text(encoding="utf-8")
    sources = re.findall(r'src="([^"]{12})', sheet)
    assert len(sources) > 200
    assert set(sources) == {"data:image/s"}
