"""A face seen from three quarters, facing left, in a head's own space: eyes at y = -2, chin at y = 27."""

from dataclasses import dataclass

from tools.deck.svg import ellipse, group, num, path

OUTLINE = (
    "M-13-16C-15.3-9-15-6-14.2-3.4C-15.3 .6-15 4-14.1 7C-13.4 12-12.2 17-9.8 21.4"
    "C-7.8 25.4-4 27.6-.4 27.1"
    "C5 26.2 10 21.6 13.4 15C16 9.5 17 3 17-4C17.5-14 14-27 1-28C-7-28-11.5-23-13-16Z"
)
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
    aged: bool = False
    shaven: bool = True
    """Whether cheeks and lips are seen, no beard covering them."""
    gaze: float = -0.5
    """How far the irises are turned to the far side (negative) or to the near one."""
    width: float = 1
    """Of the whole head (0.94 to 1.06)."""


def draw_face(face: Face) -> str:
    """The face and its features as an engraver's lines: the far brow runs on into the nose."""
    lines = _brows_and_nose(face) + "".join(_eye(face, x, w) for x, w in _EYES) + _mouth(face)
    lines += path("h", "M-5.6 23C-4 22.2-2.4 22.2-1 23")
    if face.aged:
        lines += path(
            "h",
            (
                "M11 .8L13.6 2.4M10.6 2.4L12.6 4.4M-1.4 8.6C.4 10 1.4 11.4 1.6 13.4M-3.4-10.6L-3.8-8M-9-13"
                "C-4-14.4 2-14.6 8-13.2"
            ),
        )
    if face.shaven:
        lines += path("h lr", "M5.4 7L7.4 4.8M7 8L10 4.8M9 8.4L11.4 5.8")
    lines += path("h", "M9.6 19.2L14.4 10.4M11.8 14.6L15.6 7M7.6 22L10 18.6")
    return path("f", OUTLINE) + group(lines, paint="o")


def _brows_and_nose(face: Face) -> str:
    weight = 1.2 if face.woman else 1.9
    outer, tip = -6.8 - face.brow, face.nose
    nose = (
        f"M-6.5-7.4C-5-4.6-5.6-1-6.9 2.2C-8.2 {num(5 + tip)}-9.7 {num(6.6 + tip)}-9.2 {num(8.4 + tip)}"
        f"C-8.7 {num(9.9 + tip)}-7 {num(9.6 + tip)}-5.7 {num(9 + tip)}"
    )
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
    return lines + ellipse("k x", x + face.gaze, -2.3 + lid * 0.4, 1.25 + w * 0.12, 1.9)


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
