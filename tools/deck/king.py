"""Kings: a broad mantle that the frame cuts, a tunic between gold borders, a jewelled belt."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.deck.cloth import Cloth, Stuff
from tools.deck.person import Person
from tools.deck.shading import fold, shadow
from tools.deck.svg import circle, num, path


@dataclass(frozen=True)
class King(Person):
    """A king and how he is dressed."""

    mantle: Stuff
    tunic: Stuff
    collar: Callable[[], str]
    drop: float = 0
    """How much lower than usual the mantle meets the frame (-6 to 14)."""

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
        low = 104 + 0.6 * self.drop, 108 + self.drop, 111 + self.drop, 117 + self.drop
        slope = "C106 97 84 99 66 {} C48 {} 34 {} 24 {}".format(*map(num, low))
        back = "C206 {} 192 {} 174 {} C156 99 134 97 120 90Z".format(*map(num, (low[2], low[1], low[0])))
        mantle = cloth.field(f"M120 90{slope}V204H216V{num(low[3])}{back}", self.mantle)
        return mantle + self._folds() + self._tunic(cloth) + self.collar()

    def _folds(self) -> str:
        ink, y = self.mantle.ink, self.drop
        left = fold(ink, ((47, 124 + y), (43, 146), (46, 172), (44, 204)), 7, 2.2, 17)
        left += fold(ink, ((63, 122 + y), (56, 148), (61, 174), (57, 204)), 7, 2.2, 17)
        left += fold(ink, ((79, 122 + y), (73, 148), (77, 176), (73, 204)), 7, 2.2, 17)
        left += shadow(ink, ((92, 112), (90, 140), (88, 170), (86, 204)), -8, 2, 20)
        right = fold(ink, ((193, 124 + y), (198, 146), (194, 172), (197, 204)), -7, 2.2, 17)
        right += fold(ink, ((178, 126 + y), (184, 148), (180, 174), (184, 204)), -7, 2.2, 17)
        right += shadow(ink, ((148, 112), (150, 140), (152, 170), (154, 204)), 8, 2, 20)
        return left + right

    def _tunic(self, cloth: Cloth) -> str:
        tunic = cloth.field("M103 96L99 204H141L137 96Z", self.tunic)
        borders = path("y", "M103 96L92 204H101L109 96ZM137 96L148 204H139L131 96Z")
        buttons = "".join(circle("r", 120, y, 2.6, width=0.9) for y in (118, 130, 142, 154, 166, 178))
        return tunic + borders + buttons
