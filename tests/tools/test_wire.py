"""The page's types are those of the messages, written out by tools.wire."""

from __future__ import annotations

import importlib.util
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tools.wire.__main__ import TARGET, generated
from tools.wire.declarations import WireError, read
from tools.wire.typescript import module_text

Load = Callable[[str], ModuleType]

HEAD = "from msgspec import UNSET, Struct, UnsetType\nfrom typing import Literal\n"


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    """Turn a text into a module."""
    names: list[str] = []

    def load_text(text: str) -> ModuleType:
        name = f"messages_{len(names)}"
        path = tmp_path / f"{name}.py"
        path.write_text(HEAD + textwrap.dedent(text))
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        # Registered, so that structs can resolve the names in their annotations.
        sys.modules[name] = module
        names.append(name)
        spec.loader.exec_module(module)
        return module

    yield load_text
    for name in names:
        del sys.modules[name]


def body(module: ModuleType) -> str:
    """Return what is written below the first line."""
    first, _, rest = module_text(read(module), "messages.py", "").partition("\n\n")
    assert first == "// Written by `make wire` from messages.py; edit that."
    return rest


def test_the_file_is_fresh() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated(), "wire.py has changed: run `make wire`"


def test_a_family_is_told_apart_by_its_tag(load: Load) -> None:
    module = load('''
        class Message(Struct, tag_field="type"):
            """Any."""

        class Ping(Message, tag="ping"):
            """Asks."""
            n: int
            """Comes back."""

        class Pong(Message, tag="pong"):
            n: int

        Spoken = Ping | Pong
        """All there is."""
    ''')
    assert body(module) == textwrap.dedent("""\
        /** Asks. */
        export interface Ping {
          readonly type: 'ping'
          /** Comes back. */
          readonly n: number
        }

        export interface Pong {
          readonly type: 'pong'
          readonly n: number
        }

        /** All there is. */
        export type Spoken = Ping | Pong
        """)


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("str", "string"),
        ("float", "number"),
        ("bool", "boolean"),
        ("str | None", "string | null"),
        ("list[str]", "readonly string[]"),
        ("list[list[str]]", "readonly (readonly string[])[]"),
        ("list[str | None]", "readonly (string | null)[]"),
        ("dict[str, str | int]", "Readonly<Record<string, string | number>>"),
        ("Literal['lead', \"it's\"]", r"'lead' | 'it\'s'"),
        ("Card", "Card"),
        ("list[Card]", "readonly Card[]"),
    ],
)
def test_types(load: Load, python: str, typescript: str) -> None:
    module = load(f"Card = str\n\nclass Held(Struct):\n    x: {python}\n")
    assert f"  readonly x: {typescript}\n" in body(module)


def test_what_may_be_left_out_is_optional(load: Load) -> None:
    module = load("""
        class Game(Struct):
            rules: str
            name: str | None = None
            note: str | UnsetType = UNSET
            opponents: list[str] = []
    """)
    assert body(module) == textwrap.dedent("""\
        export interface Game {
          readonly rules: string
          readonly name?: string | null
          readonly note?: string
          readonly opponents?: readonly string[]
        }
        """)


def test_fields_have_their_encoded_names(load: Load) -> None:
    assert "readonly trumpCard: string" in body(load("class Deal(Struct, rename='camel'):\n    trump_card: str\n"))


def test_constants_and_headings_are_kept_in_order(load: Load) -> None:
    module = load('''
        PROTOCOL = 3
        """Spoken."""

        # --- the page's words -----------

        NAME = "kozyr's"
    ''')
    assert body(module).splitlines() == [
        "/** Spoken. */",
        "export const PROTOCOL = 3",
        "",
        "// --- the page's words ".ljust(120, "-"),
        "",
        r"export const NAME = 'kozyr\'s'",
    ]


def test_long_unions_have_a_line_each(load: Load) -> None:
    names = [f"Happening{number:02}" for number in range(12)]
    structs = "\n".join(f"class {name}(Struct, tag=True):\n    n: int\n" for name in names)
    written = body(load(f"{structs}\nAny = {' | '.join(names)}\n"))
    assert written.endswith("export type Any =\n" + "\n".join(f"  | {name}" for name in names) + "\n")


def test_words_cannot_end_their_comment(load: Load) -> None:
    assert "/** One * / two. */" in body(load('class A(Struct):\n    """One */ two."""\n    n: int\n'))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("class A(Struct):\n    x: set[str]\n", r"line 4: no TypeScript for set\[str\]"),
        ("class A(Struct):\n    x: dict[int, str]\n", r"line 4: no TypeScript for dict\[int, str\]"),
        ("class A(Struct):\n    x: bytes\n", "line 4: no TypeScript for bytes"),
        ("class A:\n    x: int\n", "line 3: A is no struct"),
        ("def f() -> None: ...\n", "line 3: expected a struct, a constant or a type"),
        ("class A(Struct):\n    x: int\n\nclass B(A):\n    y: int\n", "line 3: A has fields and members"),
    ],
)
def test_what_has_no_form_in_typescript_is_refused(load: Load, source: str, said: str) -> None:
    with pytest.raises(WireError, match=said):
        body(load(source))
