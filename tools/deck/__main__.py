"""`python -m tools.deck OUT` writes the deck for the page; `--contact` writes a sheet to look at, HTML and PNG."""

import argparse
import sys
from pathlib import Path

from tools.deck.contact import write_contact_sheet
from tools.deck.lettering import FontMissingError, Lettering
from tools.deck.write import write_deck


def main(arguments: list[str] | None = None) -> int:
    """Returns the exit status: 0, or 1 if there is no font or, for the picture of the sheet, no Chromium."""
    parser = argparse.ArgumentParser(prog="python -m tools.deck", description="Draws the deck as standalone SVG files.")
    parser.add_argument("out", type=Path, help="the folder to write to; what is in it is removed, but for --contact")
    parser.add_argument("--font", type=Path, help="PT Serif Bold: a font file, or a folder with its .woff subsets")
    parser.add_argument("--contact", action="store_true", help="write contact.html and contact.png instead")
    parser.add_argument("--no-picture", action="store_true", help="with --contact: the page alone, without Chromium")
    options = parser.parse_args(arguments)
    try:
        lettering = Lettering.find(options.font)
    except FontMissingError as error:
        return _failed(error)
    if not options.contact:
        print(f"{options.out}: {write_deck(options.out, lettering)} files")
        return 0
    page = write_contact_sheet(options.out, lettering)
    print(page)
    return 0 if options.no_picture else _picture(page)


def _picture(page: Path) -> int:
    # Only here: the deck is also drawn where no browser is installed.
    from tools.deck.photograph import photograph  # noqa: PLC0415
    from tools.screenshots.chromium import NoChromium  # noqa: PLC0415

    try:
        print(photograph(page))
    except NoChromium as error:
        return _failed(error)
    return 0


def _failed(error: Exception) -> int:
    print(f"deck: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
