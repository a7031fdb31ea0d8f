"""What a replay draws beside the table: hands that lie open, and its keys."""

from __future__ import annotations

from rich.text import Text

from kozyr.tui.drawing import RED_ON_TABLE, is_red
from kozyr.tui.roles import opponents
from kozyr.tui.sorting import sorted_hand
from kozyr.tui.words import Words
from kozyr.view import View


def open_hands(seats: Text, view: View, words: Words, *, low: bool) -> Text:
    """The seats, and under each its cards. `low`: all of them behind the seats, which stand in one line."""
    hands = [_cards(view, words, seat) for seat in opponents(view)]
    if low:
        return Text("\n").join([seats, *(hand for hand in hands if hand.plain)])
    lines = seats.split("\n")
    shown = []
    for line, hand in zip(lines, hands, strict=True):
        shown.append(line)
        if hand.plain:
            shown.append(Text("    ").append(hand))
    return Text("\n").join(shown)


def _cards(view: View, words: Words, seat: int) -> Text:
    text = Text()
    for card in sorted_hand(view.hands[seat].known, view.trump, "suit"):
        text.append(words.face(card) + " ", f"bold {RED_ON_TABLE}" if is_red(card) else "bold")
    return text


def key_line(words: Words, width: int, *, playing: bool) -> Text:
    """The keys of a replay, in as many lines as so many columns need."""
    say = words.say
    keys = [
        ("←→", say("replay-key-move")),
        ("PgUp PgDn", say("replay-key-bout")),
        ("␣", say("review-pause").casefold() if playing else say("replay-key-play")),
        ("O", say("replay-key-open")),
        ("V", say("replay-key-seat")),
        ("S", say("replay-key-speed")),
        ("Q", say("tui-key-quit")),
    ]
    lines = [Text(no_wrap=True, overflow="crop")]
    for key, word in keys:
        if lines[-1].cell_len and lines[-1].cell_len + len(f"{key} {word}") > width:
            lines.append(Text(no_wrap=True, overflow="crop"))
        lines[-1].append(key, "bold").append(f" {word}  ")
    return Text("\n").join(lines)
