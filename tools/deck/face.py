"""A face seen from three quarters, facing left, in a head's own space: eyes at y = -2, chin at y = 27."""

from collections.abc import Mapping
from dataclasses import dataclass

from tools.deck.svg import circle, ellipse, group, num, path

_BROW = "M-13-16C-15.3-9-15-6-14.2-3.4"
_CROWN = "C17.5-14 14-27 1-28C-7-28-11.5-23-13-16Z"
_JAWS: Mapping[str, str] = {
    "oval": (
        "C-15.3 .6-15 4-14.1 7C-13.4 12-12.2 17-9.8 21.4"
        "C-7.8 25.4-4 27.6-.4 27.1C5 26.2 10 21.6 13.4 15C16 9.5 17 3 17-4"
    ),
    "lean": (
        "C-14.8 .4-14.7 3.2-13.9 6C-12.6 11.6-12 17.4-9.8 22.4"
        "C-8 26.8-4.4 29-1.2 28.6C4 27.8 8.4 22.8 11.6 16.4C13.6 12 16.8 4 17-4"
    ),
    "round": (
        "C-15.7 .8-16.2 4.8-15.4 8.8C-14.6 14-12.4 18.6-9 22.4"
        "C-6.4 25.4-3.6 26.9-.2 26.7C6 26.4 12 22.6 15.2 16.2C17.4 10.8 17.8 3.6 17-4"
    ),
    "square": (
        "C-15.2 .6-15 4-14.3 7.2C-14 12-13.6 17-11.8 21.6"
        "C-10.2 25.6-5.8 27.8-1.4 27.5C4.8 27.1 11.6 24 15 16.6C16.6 11 17 3 17-4"
    ),
}
"""From the far eye down over the chin and up to the near temple."""

_NOSES: Mapping[str, tuple[str, str]] = {
    "straight": ("C-5-4.6-5.6-1-6.9 2.2", "C-8.2 {0}-9.7 {1}-9.2 {2}"),
    "aquiline": ("C-5.6-5.2-8-3.6-8.9-.4", "C-9.7 {0}-10.7 {1}-9.7 {2}"),
    "snub": ("C-5-4.6-4.9-1-5.9 1.8", "C-6.9 {0}-10.5 {1}-9.5 {2}"),
}
"""The bridge, and the way from it round the tip; places are heights that go with the nose's length."""

_EYES = ((-9.5, 3.4), (4.4, 4.7))
"""Middle and half width of the far eye and the near one."""


@dataclass(frozen=True)
class Face:
    """What makes one face differ from another; lengths in units of the head's space, about a thirtieth of a face."""

    woman: bool = False
    brow: float = 0
    """How far the outer brows rise (-1 to 1)."""
    lids: float = 0
    """How far the upper lids sink (0 to 1)."""
    smile: float = 0
    """How far the near corner of the mouth rises (0 to 0.9)."""
    nose: float = 0
    """How much longer the nose is (-1 to 1)."""
    bridge: str = "straight"
    """The nose's line: `straight`, `aquiline` or `snub`."""
    jaw: str = "oval"
    """The face's build: `oval`, `lean`, `round` or `square`."""
    brows: float = 1
    """How heavy the brows are (0.8 to 1.3)."""
    eyes: float = 1
    """How wide the eyes are (0.85 to 1.1)."""
    aged: bool = False
    shaven: bool = True
    """Whether cheeks and lips are seen, no beard covering them."""
    gaze: float = -0.5
    """How far the irises are turned to the far side (negative) or to the near one."""
    width: float = 1
    """Of the whole head (0.94 to 1.06)."""


def draw_face(face: Face) -> str:
    """The face and its features as an engraver's lines: the far brow runs on into the nose."""
    lines = _brows_and_nose(face) + "".join(_eye(face, x, w * face.eyes) for x, w in _EYES) + _mouth(face)
    lines += path("h", "M-5.6 23C-4 22.2-2.4 22.2-1 23")
    if face.aged:
        lines += path(
            "h",
            (
                "M11 .8L13.6 2.4M10.6 2.4L12.6 4.4M-1.4 8.6C.4 10 1.4 11.4 1.6 13.4M-3.4-10.6L-3.8-8M-9-13"
                "C-4-14.4 2-14.6 8-13.2M-7-15.6C-3-16.6 2-16.6 6-15.6M.8 2.2C3 3.4 5.6 3.4 7.6 2.2"
            ),
        )
    if face.shaven:
        lines += path("h lr", "M5 6.6L7.2 4.2M6.6 7.6L9.6 4.2M8.6 8L11.4 5M10.6 8L12.6 5.8")
    return path("f", _BROW + _JAWS[face.jaw] + _CROWN) + group(lines + _shade(face), paint="o")


def _shade(face: Face) -> str:
    """Fine strokes where the light does not reach: the near cheek and temple, beside the nose, below the far brow."""
    jaw = "".join(
        f"M{num(16.6 - 0.028 * i * i)} {num(-1 + 2.1 * i)}l-{num(2.2 + 0.34 * i)} {num(1.4 + 0.2 * i)}"
        for i in range(0 if face.woman else 10 if face.shaven else 4)
    )
    nose = "".join(f"M-{num(5.4 + 0.2 * i)} {num(-2 + 1.7 * i)}l1.6 1" for i in range(4))
    if face.woman:
        jaw = "M13 15.6l-3.4 2.2M14.2 12.6l-3.4 2M15.2 9.6l-3 1.7"
    temple = "M16.4-6l-2.6 .4M16.4-9l-3 .2M16-12l-3.2 0"
    lip = "M-8 17.6l.8 1M-6.6 18l.6 1M-5 18.1l.4 .9" if face.shaven and not face.woman else ""
    return path("h", jaw + nose + temple + lip)


def _brows_and_nose(face: Face) -> str:
    weight = (1.2 if face.woman else 1.9) * face.brows
    outer, tip = -6.8 - face.brow, face.nose
    bridge, end = _NOSES[face.bridge]
    nose = "M-6.5-7.4" + bridge + end.format(num(5 + tip), num(6.6 + tip), num(8.4 + tip))
    nose += f"C-8.7 {num(9.9 + tip)}-7 {num(9.6 + tip)}-5.7 {num(9 + tip)}"
    nostril = f"M-2.9 {num(5.8 + tip)}C-1.1 {num(6.6 + tip)}-1 {num(9 + tip)}-3.2 {num(9.2 + tip)}"
    far = path("", f"M-13.6 {num(outer)}C-11.6-9.6-8.6-9.8-6.5-7.4", weight)
    near = path("", f"M-.6-7.6C2-10.8 7-11 11.6 {num(outer - 0.2)}", weight)
    return far + path("", nose, 1.05) + near + path("", nostril, 0.9)


def _eye(face: Face, x: float, w: float) -> str:
    lid = face.lids
    upper = (
        f"M{num(x - w)}-1.6C{num(x - w * 0.5)} {num(-4.9 + lid)} {num(x + w * 0.45)} {num(-5 + lid)} {num(x + w)}-1.4"
    )
    lower = f"M{num(x - w * 0.55)}-.5C{num(x - w * 0.2)} .5 {num(x + w * 0.3)} .5 {num(x + w * 0.7)}-.7"
    lines = path("", upper, 1.5) + path("h", lower)
    if face.woman:
        crease = (
            f"M{num(x - w * 0.7)} {num(-4.8 + lid * 0.5)}"
            f"C{num(x - w * 0.2)}-6.8 {num(x + w * 0.5)}-6.8 {num(x + w)}-4.2"
        )
        lines += path("h", crease)
    iris = ellipse("k x", x + face.gaze, -2.2 + lid * 0.4, 1.15 + w * 0.12, 1.8)
    return lines + iris + circle("p x", x + face.gaze + 0.6, -2.9 + lid * 0.4, 0.5)


def _mouth(face: Face) -> str:
    smile = face.smile
    if face.woman:
        lips = (
            f"M-9.9 14.9C-8.4 12.9-7.2 12.7-6.2 13.6C-5 12.6-3 12.9-.3 {num(14.9 - smile)}C-2.6 17.9-7.4 18.2-9.9 14.9Z"
        )
        parting = f"M-10.2 {num(14.9 - smile / 2)}C-8 14.6-7.3 14.4-6.2 15C-5 14.4-3 14.6 .2 {num(14.7 - smile)}"
        return path("r x", lips) + path("", parting, 0.8)
    lips = ""
    if face.shaven:
        lips = path(
            "r x",
            (f"M-9.6 15C-8.2 13.8-7.1 13.5-6.2 14.2C-5 13.5-2.8 13.9-.4 {num(15 - smile)}C-2.8 16.9-7.2 17.2-9.6 15Z"),
        )
    parting = f"M-10.2 {num(15 - smile / 2)}C-8.4 14.7-7.3 14.5-6.2 15C-4.8 14.5-2.6 14.7 .4 {num(14.9 - smile)}"
    return lips + path("", parting, 1) + path("h", "M-8 18.2C-6.6 19-4.6 19-3 18.2")
