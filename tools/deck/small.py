"""Small faces, for cards narrower than about 64 pixels: one large index, one large emblem, no double figure."""

from tools.deck.ace import wreath
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.cloth import Cloth
from tools.deck.court import draw_half
from tools.deck.persons import PERSONS
from tools.deck.pips import pip
from tools.deck.svg import contoured, group, place, rect


def draw_small(card: Card) -> Art:
    """The bust of a court, an ace's pip in its wreath, or one great pip."""
    if card.is_court:
        return _bust(card)
    if card.rank == "A":
        return Art(contoured(place(145, 241, wreath(card.suit), sx=0.9), 1.5) + pip(card.suit, 145, 241, 84))
    return Art(pip(card.suit, 150, 238, 158))


def _bust(card: Card) -> Art:
    name = f"small{card.code}"
    cloth = Cloth(name)
    figure = group(draw_half(PERSONS[card.code], cloth, armed=False), "translate(-50 94) scale(1.74)")
    clip = f'<clipPath id="{name}q">{rect("", 6, 6, 228, 348, 9)}</clipPath>'
    return Art(f'<g clip-path="url(#{name}q)">{contoured(figure)}</g>', cloth.definitions() + clip)
