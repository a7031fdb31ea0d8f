"""Ladies: long hair or a veil, a narrow bodice, full sleeves, a belt of pearls."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.bodices import string_of_pearls
from tools.deck.cloth import Cloth, Stuff
from tools.deck.person import Person
from tools.deck.svg import circle, mirrored, path


@dataclass(frozen=True)
class Lady(Person):
    """A lady and how she is dressed."""

    gown: Stuff
    bodice: Stuff
    puffs: Stuff
    front: Callable[[Cloth, Stuff], str]
    """What she wears over her breast, one of `bodices`."""
    sleeve: Callable[[Cloth, Stuff, Stuff], str]
    """One of `sleeves`."""
    jewel: str = ""
    """The ink of the stone at her bare neck, if it is bare."""
    collar: Callable[[], str] | None = None
    """A standing collar, behind the head."""
    veil: Stuff | None = None

    @property
    def belt_height(self) -> float:
        """Narrower than a king's."""
        return 16

    def belt_ornament(self) -> str:
        """A string of pearls, every third one large."""
        return "".join(circle("p", 120 + i * 9, 180, 1.7 if i % 3 else 2.5, width=0.8) for i in range(-10, 11))

    def hanging(self, cloth: Cloth) -> str:
        """A veil that falls from the head over the shoulders."""
        if self.veil is None:
            return ""
        outline = "M118 28C78 28 78 70 72 100C67 122 54 134 48 146H190C184 134 169 122 165 100C159 70 158 28 118 28Z"
        return cloth.field(outline, self.veil)

    def costume(self, cloth: Cloth) -> str:
        """The gown, the bodice over it, the sleeves, the pearls."""
        outline = (
            "M104 102C84 104 58 112 52 134C46 156 46 180 46 204H194C194 180 194 156 188 134C182 112 156 104 136 102Z"
        )
        body = (self.collar() if self.collar else "") + cloth.field(outline, self.gown) + _neck()
        sleeve = self.sleeve(cloth, self.puffs, self.gown)
        body += self.front(cloth, self.bodice) + sleeve + mirrored(sleeve)
        return body + (string_of_pearls(self.jewel) if self.jewel else "")


def _neck() -> str:
    skin = path(
        "f",
        (
            "M109 80C110 92 108 98 96 104L88 108C94 124 106 132 120 132C134 132 146 124 152 108L144 104"
            "C132 98 130 92 131 80Z"
        ),
    )
    return skin + path(
        "h o",
        "M126 92C129 98 133 101 139 104M112 94C111 98 108 101 104 103M114 122C118 124 122 124 126 122"
        "M112 93l7 4M111.6 96l6 3.4M110.8 99l5 2.6M128 94l-4 3M129 97l-3.6 2.4",
    )
