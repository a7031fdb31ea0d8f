"""Kings: a broad mantle that the frame cuts, a tunic between gold borders, a jewelled belt."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.cloth import Cloth, Stuff
from tools.deck.person import Person
from tools.deck.shading import shadow
from tools.deck.svg import circle, mirrored, num, path


@dataclass(frozen=True)
class King(Person):
    """A king and how he is dressed."""

    mantle: Stuff
    tunic: Stuff
    collar: Callable[[], str]

    @property
    def belt_height(self) -> float:
        """The broadest of the three ranks."""
        return 19

    def belt_ornament(self) -> str:
        """Lozenges and pearls by turns."""
        jewels = ""
        for i in range(-6, 7):
            x = 120 + i * 15
            lozenge = f"M{x} 175.2L{num(x + 5)} 180L{x} 184.8L{num(x - 5)} 180Z"
            jewels += circle("p", x, 180, 2.4, width=0.8) if i % 2 else path("y", lozenge, 0.8)
        return jewels

    def costume(self, cloth: Cloth) -> str:
        """The mantle meets the frame at a shoulder's height and goes down along it: two halves never close an oval."""
        outline = (
            "M120 90C106 97 84 99 66 104C48 108 34 111 24 117V204H216V117C206 111 192 108 174 104C156 99 134 97 120 90Z"
        )
        mantle = cloth.field(outline, self.mantle)
        fold = "t lp o" if self.mantle.ink == "k" else "t o"
        mantle += path(fold, "M47 124C43 146 45 172 44 198M62 130C57 152 60 174 57 198M77 138C74 156 76 176 73 198")
        mantle += path(fold, "M193 124C197 146 195 172 196 198M181 150C184 166 183 182 184 198")
        side = shadow(self.mantle.ink, ((92, 112), (90, 140), (88, 170), (86, 204)), -9, 2, 20)
        side += shadow(self.mantle.ink, ((38, 118), (38, 140), (38, 170), (38, 200)), 8, 2.4, 16)
        mantle += side + mirrored(side)
        tunic = cloth.field("M103 96L99 204H141L137 96Z", self.tunic)
        borders = path("y", "M103 96L92 204H101L109 96ZM137 96L148 204H139L131 96Z")
        buttons = "".join(circle("r", 120, y, 2.6, width=0.9) for y in (118, 130, 142, 154, 166, 178))
        return mantle + tunic + borders + buttons + self.collar()
