"""B89: what a person reads stands in the locales, not in code: a scanner over the templates of page and server."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = sorted(path for path in (ROOT / "web/src").rglob("*.ts") if "generated" not in path.parts)
SERVER = sorted([*(ROOT / "src/kozyr/text").glob("*.py"), *(ROOT / "src/kozyr/server").glob("*.py")])
READ = ("alt", "title", "placeholder", "aria-label", "aria-description", "aria-valuetext", "aria-roledescription")
ALLOWED_FILES = {"no-texts.ts"}
"""What is said when the texts themselves did not come."""
SIGNS = re.compile(r"&[a-z]+;|\b(?:DPN|kozyr)\b")
WORD = re.compile(r"[^\W\d_]{2,}")


def templates(text: str) -> Iterator[str]:
    """The literal parts of every html`…` and svg`…`; what is put in is ¤, templates within are read by themselves."""
    for start in re.finditer(r"(?<![.\w])(?:html|svg)`", text):
        yield literal(text, start.end())


def literal(text: str, at: int) -> str:
    """From behind a backtick to the one that closes it."""
    parts: list[str] = []
    while text[at] != "`":
        if text[at] == "\\":
            at += 2
        elif text.startswith("${", at):
            at = behind_expression(text, at + 2)
            parts.append("¤")
        else:
            parts.append(text[at])
            at += 1
    return "".join(parts)


def behind_expression(text: str, at: int) -> int:
    """Where an expression in a template ends: braces, strings and templates within are passed over."""
    depth = 1
    while depth:
        if text[at] == "`":
            at = behind_template(text, at + 1)
            continue
        if text[at] in "'\"":
            at = text.index(text[at], at + 1)
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def behind_template(text: str, at: int) -> int:
    while text[at] != "`":
        if text.startswith("${", at):
            at = behind_expression(text, at + 2)
        else:
            at += 2 if text[at] == "\\" else 1
    return at + 1


def said(template: str) -> Iterator[str]:
    """Words that a template says itself: between its tags, and in attributes that are read out."""
    yield from re.findall(rf"\s(?:{'|'.join(READ)})=\"([^\"¤]*)\"", template)
    yield re.sub(r"<!--.*?-->|<[^<>]*>?", " ", template, flags=re.DOTALL)


@pytest.mark.parametrize("path", PAGE, ids=lambda path: path.name)
def test_b89_the_page_s_templates_hold_no_words(path: Path) -> None:
    if path.name in ALLOWED_FILES:
        return
    text = re.sub(r"^\s*(//|/?\*).*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = [
        words for template in templates(text) for part in said(template) if (words := WORD.findall(SIGNS.sub("", part)))
    ]
    assert found == []


@pytest.mark.parametrize("path", SERVER, ids=lambda path: path.name)
def test_b89_the_server_s_pages_hold_no_words(path: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "element":
            texts = [argument for argument in node.args[1:] if isinstance(argument, ast.Constant)]
            texts += [
                each.value
                for each in node.keywords
                if each.arg in READ_BY_NAME and isinstance(each.value, ast.Constant)
            ]
            found += [text.value for text in texts if isinstance(text.value, str) and WORD.search(text.value)]
    assert found == []


READ_BY_NAME = {name.replace("-", "_") for name in READ}


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ('<p aria-label="Your hand">¤</p>', ["Your", "hand"]),
        ('<p class="hand" data-testid="take">¤</p>', []),
        ("<b>¤</b> · 7 <i>a</i>", []),
        ("¤ cards", ["cards"]),
    ],
)
def test_the_scanner_finds_words(template: str, words: list[str]) -> None:
    assert [word for part in said(template) for word in WORD.findall(part)] == words


def test_the_scanner_reads_templates_within_templates() -> None:
    text = "html`<p>${a ? html`<b>One</b>` : `${'}'}`} two</p>`"
    assert list(templates(text)) == ["<p>¤ two</p>", "<b>One</b>"]
