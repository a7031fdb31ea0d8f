"""A person of the court: a head, a costume, an arm, a belt."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from tools.deck.arm import Arm
from tools.deck.cloth import Cloth
from tools.deck.face import Face, draw_face
from tools.deck.hair import Locks
from tools.deck.profile import draw_profile
from tools.deck.svg import place


@dataclass(frozen=True)
class Head:
    """A head: its hair, its headgear, its face and how it is held."""

    hair: Callable[[str], Locks]
    hair_ink: str
    hat: Callable[[Cloth], str]
    face: Face
    beard: Callable[[str], str] | None = None
    looks_right: bool = False
    in_profile: bool = False
    tilt: float = 0
    """Degrees towards the side it looks to."""
    x: float = 118
    y: float = 76
    size: float = 1.17

    def draw(self, cloth: Cloth) -> Locks:
        """What goes behind the body and what goes before it."""
        draw = draw_profile if self.in_profile else draw_face
        locks = self.hair(self.hair_ink)
        beard = self.beard(self.hair_ink) if self.beard else ""
        front = draw(self.face) + beard + locks.before + self.hat(cloth)
        side = -1 if self.looks_right else 1
        width = self.size * self.face.width * side
        # Turned about the chin, so that a tilted head stays on its neck.
        turned = [
            place(0, 24, place(0, -24, part), -self.tilt) if self.tilt and part else part
            for part in (locks.behind, front)
        ]
        behind, before = (place(self.x, self.y, part, 0, width, self.size) if part else "" for part in turned)
        return Locks(behind, before)


@dataclass(frozen=True)
class Person(ABC):
    """One of the twelve. Each half is drawn in card units, looking out of the card's upper half."""

    head: Head
    arm: Arm
    belt: str
    """The belt's ink."""
    other: Arm | None = field(default=None, kw_only=True)
    """The second arm, if it is seen; the first may lie over it."""

    @property
    @abstractmethod
    def belt_height(self) -> float:
        """In units."""

    @abstractmethod
    def belt_ornament(self) -> str:
        """Drawn along y = 180 about x = 120, its own half turn."""

    @abstractmethod
    def costume(self, cloth: Cloth) -> str:
        """Body, neck and collar, without the arm."""

    def hanging(self, cloth: Cloth) -> str:  # noqa: ARG002
        """What hangs behind everything, such as a veil."""
        return ""
