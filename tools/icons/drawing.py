"""The house's mark as an icon: two cards on green cloth under a lamp, in a walnut rim."""

from __future__ import annotations

SIDE = 512
_INKS = {
    "cloth": "#1d4d37",
    "dark": "#0b2218",
    "walnut": "#5d3b23",
    "rim": "#2b1a10",
    "brass": "#c49a58",
    "paper": "#f8f0de",
    "edge": "#cdbd9a",
    "red": "#9c1a1d",
    "back": "#7c1f22",
    "lamp": "#ffd894",
}
# A lozenge with sides that bend inwards, about (0, 0), 100 units high.
_LOZENGE = "M0-50C9-31 20-15 35 0C20 15 9 31 0 50C-9 31-20 15-35 0C-20-15-9-31 0-50Z"


def icon(*, masked: bool) -> str:
    """The icon as SVG text, 512 by 512.

    `masked`: the system cuts its own shape, so the ground reaches every edge and all that matters lies in the middle.
    """
    ground = _ground_whole() if masked else _ground_framed()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f"<defs>{_light()}</defs>{ground}"
        f'<g transform="translate(256 262) scale({0.86 if masked else 1})">{_behind()}{_front()}</g></svg>\n'
    )


def _light() -> str:
    stops = f'<stop stop-color="{_INKS["cloth"]}"/><stop offset="1" stop-color="{_INKS["dark"]}"/>'
    lamp = _INKS["lamp"]
    pool = f'<stop stop-color="{lamp}" stop-opacity=".34"/><stop offset="1" stop-color="{lamp}" stop-opacity="0"/>'
    return (
        f'<radialGradient id="c" cx=".5" cy=".42" r=".68">{stops}</radialGradient>'
        f'<radialGradient id="l" cx=".5" cy=".3" r=".55">{pool}</radialGradient>'
    )


def _ground_whole() -> str:
    return f'<path d="M0 0H{SIDE}V{SIDE}H0Z" fill="url(#c)"/><path d="M0 0H{SIDE}V{SIDE}H0Z" fill="url(#l)"/>'


def _ground_framed() -> str:
    def rect(inset: float, corner: float, paint: str) -> str:
        side = SIDE - 2 * inset
        return f'<rect x="{inset:g}" y="{inset:g}" width="{side:g}" height="{side:g}" rx="{corner:g}" {paint}/>'

    return "".join(
        (
            rect(0, 112, f'fill="{_INKS["rim"]}"'),
            rect(5, 107, f'fill="{_INKS["walnut"]}"'),
            rect(17, 96, f'fill="none" stroke="{_INKS["brass"]}" stroke-width="3"'),
            rect(30, 84, 'fill="url(#c)"'),
            rect(30, 84, 'fill="url(#l)"'),
        )
    )


def _card(fill: str, line: str, inside: str) -> str:
    return (
        '<rect x="-93" y="-137" width="190" height="282" rx="17" fill="#000" opacity=".36"/>'
        f'<rect x="-95" y="-142" width="190" height="284" rx="17" fill="{fill}"/>'
        f'<rect x="-83" y="-130" width="166" height="260" rx="8" fill="none" stroke="{line}" stroke-width="3"/>{inside}'
    )


def _behind() -> str:
    rows = (
        f'<path d="{_LOZENGE}" transform="translate({x} {y}) scale(.36)"/>'
        for row, y in enumerate(range(-96, 97, 32))
        for x in (range(-48, 49, 48) if row % 2 else range(-24, 25, 48))
    )
    pattern = f'<g fill="none" stroke="{_INKS["lamp"]}" stroke-opacity=".75" stroke-width="6">{"".join(rows)}</g>'
    return f'<g transform="rotate(-15) translate(-42 6)">{_card(_INKS["back"], _INKS["lamp"], pattern)}</g>'


def _front() -> str:
    red = _INKS["red"]
    corner = f'<path d="{_LOZENGE}" transform="translate(-60-100) scale(.38)" fill="{red}"/>'
    middle = (
        f'<path d="{_LOZENGE}" transform="scale(1.72)" fill="{red}"/>'
        f'<path d="{_LOZENGE}" transform="scale(1.36)" fill="none" stroke="{_INKS["paper"]}" stroke-width="2.6"/>'
        f'<path d="{_LOZENGE}" transform="scale(.62)" fill="{_INKS["paper"]}"/>'
    )
    inside = f'{corner}<g transform="rotate(180)">{corner}</g>{middle}'
    return f'<g transform="rotate(8) translate(34 0)">{_card(_INKS["paper"], _INKS["edge"], inside)}</g>'
