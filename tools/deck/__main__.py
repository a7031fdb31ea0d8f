"""`python -m tools.deck OUT` writes the deck; `python -m tools.deck --contact OUT.html` writes one page to look at."""

import argparse
import sys
from pathlib import Path

from tools.deck.contact import write_contact_sheet
from tools.deck.index import LETTERS, SETS
from tools.deck.lettering import FontMissingError, Lettering
from tools.deck.write import write_deck


def main(arguments: list[str] | None = None) -> int:
    """Returns the exit status: 0, or 1 if there is no font."""
    parser = argparse.ArgumentParser(prog="python -m tools.deck", description="Draws the deck as standalone SVG files.")
    parser.add_argument("out", type=Path, help="the folder to write to; with --contact, the page")
    parser.add_argument("--font", type=Path, help="PT Serif Bold: a font file, or a folder with its .woff subsets")
    parser.add_argument("--sets", nargs="+", choices=sorted(LETTERS), default=SETS, help="index sets (default: ru en)")
    parser.add_argument("--contact", action="store_true", help="write a contact sheet instead")
    options = parser.parse_args(arguments)
    try:
        lettering = Lettering.find(options.font)
        if options.contact:
            write_contact_sheet(options.out, lettering)
            print(f"{options.out}: contact sheet")
        else:
            print(f"{options.out}: {write_deck(options.out, lettering, options.sets)} files")
    except FontMissingError as error:
        print(f"deck: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
