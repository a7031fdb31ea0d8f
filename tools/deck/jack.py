"""Jacks: a buttoned doublet, square slashed shoulders, a zigzag belt."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier
from tools.deck.person import Person
from tools.deck.shading import shadow
from tools.deck.svg import circle, mirrored, num, path


@dataclass(frozen=True)
class Jack(Person):
    """A jack and how he is dressed."""

    doublet: Stuff
    shoulders: str
    """The ink of the puffed shoulders."""
    slashes: str
    """The ink that shows through their slashes."""
    sleeves: Stuff
    collar: Callable[[], str]
    cloak: Stuff | None = None
    baldric: str = ""
    """The ink of a baldric across the breast, if there is one."""

    @property
    def belt_height(self) -> float:
        """Narrower than a king's."""
        return 16

    def belt_ornament(self) -> str:
        """A zigzag that crosses the middle of the card."""
        corners = (f"{num(123.5 + i * 7)} {num(180 + (3.2 if i % 2 else -3.2))}" for i in range(-15, 15))
        return path("ly o", "M" + "L".join(corners), 1.5)

    def costume(self, cloth: Cloth) -> str:
        """The doublet, the shoulders, what is slung over them, the neck and its collar."""
        body = cloth.field(
            ("M120 94C100 95 82 100 70 110C64 140 64 170 66 204H174C176 170 176 140 170 110C158 100 140 95 120 94Z"),
            self.doublet,
        )
        body += path("o", "M120 100V204") + "".join(
            circle("y", 120, y, 2.3, width=0.9) for y in (122, 133, 144, 155, 166, 177)
        )
        side = shadow(self.doublet.ink, ((158, 120), (162, 140), (163, 160), (163, 196)), -9, 2, 16)
        body += side + mirrored(side) + self._sleeve(cloth) + mirrored(self._sleeve(cloth)) + self._slung(cloth)
        return body + path("f", "M110 78C110 90 110 96 104 100L120 108L136 100C130 96 130 90 130 78Z") + self.collar()

    def _sleeve(self, cloth: Cloth) -> str:
        lower = cloth.field(
            "M164 142C172 148 184 147 192 142C196 160 197 182 196 204H160C162 182 162 160 164 142Z", self.sleeves
        )
        puff = path(self.shoulders, "M160 104C176 96 194 108 197 126C198 140 188 148 176 147C164 145 158 134 158 122Z")
        puff += path(self.slashes, "M164.6 105C172 112 172 132 168.6 143.4L174.6 145.6C180 132 180 112 171.6 102.4Z")
        puff += path(self.slashes, "M180.4 102.6C187 114 188 132 182.4 145.4L187.4 143C193.6 134 195 116 187.6 106Z")
        puff += shadow(self.shoulders, ((190, 115), (196, 127), (191, 138), (182, 144)), -6, -3, 10)
        return lower + puff + path("y", "M162 141C172 150 186 150 195 140L197 146C186 157 170 157 160 147Z")

    def _slung(self, cloth: Cloth) -> str:
        slung = ""
        if self.baldric:
            slung += path(self.baldric, "M76 108L88 102L172 182L166 204H158Z")
            studs = bezier((86, 110), (110, 134), (130, 154), (160, 184), 7)
            slung += "".join(circle("y", x, y, 1.9, width=0.7) for x, y in studs)
        if self.cloak:
            slung += cloth.field("M98 98C78 98 56 106 48 128C42 150 42 180 42 204H92C82 176 80 140 98 98Z", self.cloak)
            slung += path("t o", "M66 116C58 140 58 176 62 204M80 110C72 140 72 172 78 204")
            slung += circle("y", 97, 101, 4) + circle("r", 97, 101, 1.6, width=0.6)
        return slung
