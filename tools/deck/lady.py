"""Ladies: a bare neck with pearls, a laced narrow bodice, two puffed sleeves, a belt of pearls."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier
from tools.deck.person import Person
from tools.deck.svg import circle, mirrored, path, place


@dataclass(frozen=True)
class Lady(Person):
    """A lady and how she is dressed."""

    gown: Stuff
    bodice: Stuff
    puffs: Stuff
    jewel: str
    """The ink of the stone at her neck."""
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
        outline = "M118 34C82 34 81 72 75 100C71 120 60 132 54 142H184C178 132 165 120 161 100C155 72 154 34 118 34Z"
        return cloth.field(outline, self.veil)

    def costume(self, cloth: Cloth) -> str:
        """The gown, the bodice over it, the sleeves, the pearls."""
        outline = (
            "M104 102C84 104 58 112 52 134C46 156 46 180 46 204H194C194 180 194 156 188 134C182 112 156 104 136 102Z"
        )
        body = (self.collar() if self.collar else "") + cloth.field(outline, self.gown) + _neck()
        body += self._bodice(cloth) + self._sleeve(cloth) + mirrored(self._sleeve(cloth))
        pearls = bezier((107, 98), (112, 108), (128, 108), (133, 98), 7)
        body += "".join(circle("p", x, y, 1.9, width=0.8) for x, y in pearls)
        return body + place(120, 111, path(self.jewel, "M0-5L4 0L0 6L-4 0Z", 1))

    def _bodice(self, cloth: Cloth) -> str:
        outline = (
            "M88 106C96 124 108 130 120 130C132 130 144 124 152 106L160 112C158 136 146 166 143 204H97"
            "C94 166 82 136 80 112Z"
        )
        border = (
            "M88 106C96 124 108 130 120 130C132 130 144 124 152 106L156 109C148 129 134 136 120 136"
            "C106 136 92 129 84 109Z"
        )
        left = bezier((90, 113), (100, 130), (110, 133), (120, 133), 4)
        right = bezier((120, 133), (130, 133), (140, 130), (150, 113), 4)[1:]
        pearls = "".join(circle("p", x, y, 1.4, width=0.6) for x, y in left + right)
        laces = "M113 144L127 151M127 144L113 151M114 156L126 163M126 156L114 163M115 168L125 175M125 168L115 175"
        seams = "M100 132C104 152 107 178 108 204M140 132C136 152 133 178 132 204"
        stays = path("t o", seams) + path("p", "M112 137L116 204H124L128 137Z") + path("t o", laces)
        return cloth.field(outline, self.bodice) + path("y", border) + pearls + stays

    def _sleeve(self, cloth: Cloth) -> str:
        puff = cloth.field(
            "M152 106C170 100 190 112 192 132C193 148 182 156 170 156C158 154 152 140 154 126Z", self.puffs
        )
        puff += path(
            "t o", "M160 108C172 116 176 134 172 154M170 106C184 116 188 134 180 153M155 116C162 128 164 142 164 154"
        )
        ribbon = path("y", "M163 151C170 157 180 156 188 150L190 156C182 164 168 164 160 157Z")
        lower = cloth.field(
            "M162 158C168 164 182 163 189 157C193 172 195 188 194 204H158C160 188 161 172 162 158Z", self.gown
        )
        return lower + puff + ribbon


def _neck() -> str:
    skin = path(
        "f",
        (
            "M109 80C110 92 108 98 96 104L88 108C94 124 106 132 120 132C134 132 146 124 152 108L144 104"
            "C132 98 130 92 131 80Z"
        ),
    )
    return skin + path(
        "h o", "M126 92C129 98 133 101 139 104M112 94C111 98 108 101 104 103M114 122C118 124 122 124 126 122"
    )
