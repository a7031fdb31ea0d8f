"""What the installed page is called, and what it looks like until it is there."""

from __future__ import annotations

from kozyr.text.head import ROOM
from kozyr.text.sentences import sentence

ICONS = (("any", 192), ("any", 512), ("maskable", 192), ("maskable", 512))
"""Purpose and size of each icon; tools/icons draws them, the page's build brings them to /icons."""


def manifest(language: str) -> dict[str, object]:
    """The web app manifest in a language."""
    return {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "lang": language,
        "name": sentence(language, "app-name"),
        "short_name": sentence(language, "app-short-name"),
        "description": sentence(language, "app-description"),
        "display": "standalone",
        "background_color": ROOM["dark"],
        "theme_color": ROOM["dark"],
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "/icons/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *(
                {"src": icon_path(purpose, size), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
                for purpose, size in ICONS
            ),
        ],
    }


def icon_path(purpose: str, size: int) -> str:
    """Where the page's build puts an icon."""
    return f"/icons/{'maskable' if purpose == 'maskable' else 'icon'}-{size}.png"
