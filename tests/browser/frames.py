"""What goes over a page's sockets, and whether any of it tells a seat what it may not know (B73)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page, WebSocket

_CARD = re.compile(r"(?<![0-9A-Za-z?])([2-9TJQKA][cdhs])(?![0-9A-Za-z?])")
_IN_ACTION = re.compile(r'"[0-5][adt]((?:[2-9TJQKA][cdhs]){1,2})"')

_OPAQUE = {"table", "id"}
"""Random letters, in which a card may seem to stand."""

Message = dict[str, Any]


class Frames:
    """Every message of one page, over all its connections, in the order they came."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Message] = []
        self.received: list[Message] = []
        self.leaks: list[str] = []
        self._sockets: list[WebSocket] = []
        self._knowledge: dict[str, _Knowledge] = {}
        page.on("websocket", self._opened)

    def acts(self) -> list[Message]:
        """The actions that the page sent."""
        return [message for message in self.sent if message["type"] == "act"]

    def of_type(self, kind: str) -> list[Message]:
        return [message for message in self.received if message["type"] == kind]

    def events(self, kind: str) -> list[Message]:
        return [message["event"] for message in self.of_type("frame") if message["event"]["kind"] == kind]

    @property
    def socket(self) -> WebSocket:
        """The newest connection."""
        return self._sockets[-1]

    @property
    def sight(self) -> Message:
        """What the seat saw last."""
        return next(message["sight"] for message in reversed(self.received) if message.get("sight") is not None)

    def _opened(self, socket: WebSocket) -> None:
        self._sockets.append(socket)
        knowledge = self._knowledge.setdefault(socket.url, _Knowledge())
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            self.received.append(message)
            self.leaks += knowledge.leaks_of(message, text if isinstance(text, str) else text.decode())

        socket.on("framereceived", receive)


class _Knowledge:
    """The cards that a seat has met, worked out from its own messages. What lies there when
    a game is first met is taken as it is."""

    def __init__(self) -> None:
        self._you: int | None = None
        self._met: set[str] = set()
        self._version = 0

    def leaks_of(self, message: Message, text: str) -> Iterable[str]:
        """The cards that a message names and the seat cannot have met, as sentences."""
        if message["type"] == "welcome":
            self._you = message["you"]
            self._greet(message)
        elif message["type"] == "frame":
            yield from self._learn(message["event"])
            self._version = message["number"]
        for name in _OPAQUE & message.keys():
            text = text.replace(json.dumps(message[name]), '""')
        yield from (f"{message['type']} {self._version} names {card}" for card in _cards_in(text) - self._met)

    def _greet(self, welcome: Message) -> None:
        sight = welcome["sight"]
        if sight is None:
            return
        is_new = welcome["version"] > self._version
        self._version = welcome["version"]
        if is_new:
            self._met |= {card for pair in sight["table"] for card in pair.values() if card is not None}
            self._met |= {sight["trump_card"]} - {None}
            self._met |= set(sight["hands"][self._you]["cards"])
        # Cards taken before this page was opened are public. In the first bout nobody has taken any; but when all cards
        # are dealt out, the last one dealt is the trump card, and everybody knows who has it.
        shown = {card for hand in sight["hands"] for card in hand["cards"]} - self._met
        is_trump_card = sight["talon"] == 0 and len(shown) == 1 and all(card[1] == sight["trump"] for card in shown)
        if is_new and (sight["bout"] > 1 or is_trump_card):
            self._met |= shown

    def _learn(self, event: Message) -> Iterable[str]:
        match event["kind"]:
            case "deal":
                self._met |= set(event["hands"][self._you]) | {event["trump_card"]}
                for seat, hand in enumerate(event["hands"]):
                    if seat != self._you and set(hand) - {"??", event["trump_card"]}:
                        yield f"the deal shows the hand of seat {seat}"
            case "attack" | "beat" | "transfer":
                self._met.add(event["card"])
            case "draw" if event["seat"] == self._you:
                self._met |= set(event["cards"])
            case _:
                pass


def _cards_in(text: str) -> set[str]:
    named = set(_CARD.findall(text))
    for cards in _IN_ACTION.findall(text):
        named |= {cards[at : at + 2] for at in range(0, len(cards), 2)}
    return named
