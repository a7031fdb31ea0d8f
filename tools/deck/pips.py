"""The four pips, each one path in a box of about 20 by 23 around the origin."""

from tools.deck.svg import num

SHAPES = {
    "s": (
        "M0-11.5C2-7.2 9.6-2.4 9.6 3.2C9.6 6.6 7 8.6 4.4 8.6C2.9 8.6 1.7 7.9 1 6.7"
        "C1.2 8.8 2.2 10.6 4 11.5H-4C-2.2 10.6-1.2 8.8-1 6.7C-1.7 7.9-2.9 8.6-4.4 8.6"
        "C-7 8.6-9.6 6.6-9.6 3.2C-9.6-2.4-2-7.2 0-11.5Z"
    ),
    "h": (
        "M0 11C-1.6 7.2-10-.6-10-5.6C-10-8.7-7.7-10.6-5.1-10.6C-2.7-10.6-.8-9 0-6.6"
        "C.8-9 2.7-10.6 5.1-10.6C7.7-10.6 10-8.7 10-5.6C10-.6 1.6 7.2 0 11Z"
    ),
    "d": "M0-12C2.3-7.3 5.3-3.4 8.8 0C5.3 3.4 2.3 7.3 0 12C-2.3 7.3-5.3 3.4-8.8 0C-5.3-3.4-2.3-7.3 0-12Z",
    "c": (
        "M0-11.4C2.8-11.4 4.9-9.3 4.9-6.7C4.9-5 4-3.4 2.7-2.3C3.5-2.7 4.4-2.9 5.2-2.9"
        "C8-2.9 10.1-.8 10.1 1.9C10.1 4.7 8 6.8 5.3 6.8C3.4 6.8 1.8 5.8 1 4.3C1.1 7.6 2 10.2 4 11.4"
        "H-4C-2 10.2-1.1 7.6-1 4.3C-1.8 5.8-3.4 6.8-5.3 6.8C-8 6.8-10.1 4.7-10.1 1.9"
        "C-10.1-.8-8-2.9-5.2-2.9C-4.4-2.9-3.5-2.7-2.7-2.3C-4-3.4-4.9-5-4.9-6.7"
        "C-4.9-9.3-2.8-11.4 0-11.4Z"
    ),
}


def pip(suit: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """The suit's pip about (x, y), `size` units high, turned by 180 degrees with `flip`, in the suit's colour."""
    scale = f"{size / 23:.3g}".removeprefix("0")
    turn = " rotate(180)" if flip else ""
    return (
        f'<path d="{SHAPES[suit]}" fill="@s" stroke="none" transform="translate({num(x)} {num(y)}) sca'
        f'le({scale}){turn}"/>'
    )


def engraved_pip(suit: str, x: float, y: float, size: float) -> str:
    """A great pip with a light line inside its edge: the pip, paper round it, a line of its colour round that."""
    unit = 23 / size
    scale = f"{0.9 / unit:.3g}"
    shape = f'<path d="{SHAPES[suit]}"/>'
    rings = f'<g stroke="@s" stroke-width="{num(10 * unit)}">{shape}</g>'
    rings += f'<g stroke="@p" stroke-width="{num(3.6 * unit)}">{shape}</g>{shape}'
    # Sharp tips stay sharp, but a club's foot would grow spikes.
    join = "round" if suit == "c" else "miter"
    return f'<g fill="@s" transform="translate({num(x)} {num(y)}) scale({scale})" stroke-linejoin="{join}">{rings}</g>'
