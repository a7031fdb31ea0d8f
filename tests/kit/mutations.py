"""Texts with something changed in them, for readers that must refuse what they do not understand."""

from __future__ import annotations

from hypothesis import strategies as st

ALPHABET = "0123456789TJQKAcdhsadkrtpx#-=*>!/,?+ :viewbdlu\t\n\u0441\U0001f0a1"


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Draw the text with one to three changes: letters, words, cards, or the order of its fields."""
    for _ in range(draw(st.integers(1, 3))):
        text = draw(st.sampled_from(_CHANGES))(draw, text)
    return text


def _replace(draw: st.DrawFn, text: str) -> str:
    at, count = _place(draw, text), draw(st.integers(0, 2))
    return text[:at] + draw(st.text(ALPHABET, max_size=2)) + text[at + count :]


def _swap(draw: st.DrawFn, text: str) -> str:
    one, other = sorted((_place(draw, text), _place(draw, text)))
    length = draw(st.integers(1, 2))
    if one + length > other:
        return text
    middle = text[one + length : other]
    return text[:one] + text[other : other + length] + middle + text[one : one + length] + text[other + length :]


def _cut(draw: st.DrawFn, text: str) -> str:
    one, other = sorted((_place(draw, text), _place(draw, text)))
    return text[:one] + text[other:]


def _twice(draw: st.DrawFn, text: str) -> str:
    words = text.split(" ")
    at = draw(st.integers(0, len(words) - 1))
    return " ".join([*words[: at + 1], *words[at:]])


def _turned(draw: st.DrawFn, text: str) -> str:
    words = text.split(" ")
    at = draw(st.integers(0, len(words) - 1))
    return " ".join([*words[:at], *words[at + 1 :], words[at]])


def _place(draw: st.DrawFn, text: str) -> int:
    return draw(st.integers(0, len(text)))


_CHANGES = (_replace, _replace, _swap, _cut, _twice, _turned)
