"""kozyr replay: a game of a record told in lines, and on the screen by its keys; what cannot be looked at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from kozyr.notation import redact
from kozyr.review import Replay, bout_of, replayed
from kozyr.rules.events import Attacked, Beaten
from kozyr.text import LANGUAGES, sentence
from kozyr.text.words import SUIT_SIGNS
from kozyr.tui.replay import Reel
from kozyr.tui.replay_screen import SPEEDS, ReplayApp
from tests.kit.command import kozyr, kozyr_inside
from tests.kit.games import Game, played, seeded_deal


def game_of(rules: str = "classic", seats: int = 3, seed: int = 5) -> Game:
    return played(seeded_deal(rules, seats, seed), random.Random(seed), style="beats", resigning=True)


def replay_of(rules: str = "classic", seats: int = 3, seed: int = 5) -> Replay:
    return replayed(str(game_of(rules, seats, seed).record))


# --- in lines ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(language: str) -> None:
    for rules, seats in (("classic", 2), ("transfer", 3), ("club", 6)):
        for opened in (False, True):
            lines = [line for line in Reel(replay_of(rules, seats), language, opened=opened).told() if line]
            assert len(lines) > len(game_of(rules, seats).moves)
            assert all("{" not in line and "??" not in line for line in lines)


def test_every_card_that_is_played_is_told() -> None:
    reel = Reel(replay_of(), "en")
    text = "\n".join(reel.told())
    for event in game_of().events:
        if isinstance(event, Attacked | Beaten):
            assert reel.words.card(event.card) in text


def test_open_hands_are_told_at_the_beginning_of_every_bout() -> None:
    closed, opened = (list(Reel(replay_of(), "en", 1, opened=opened).told()) for opened in (False, True))
    assert not [line for line in closed if line.startswith(("Player 1: six of", "Player 1: ace of"))]
    assert sum(line.startswith("Player 2: ") and " of " in line for line in closed) > 2
    for player in (1, 2, 3):
        assert sum(line.startswith(f"Player {player}: ") and " of " in line for line in opened) > 2


def test_the_command_tells_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.dpn"
    file.write_text(f"{game_of().record}\n")
    ran = kozyr("replay", str(file), "--plain", "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [line for line in Reel(replay_of(), "en").told() if line]
    piped = kozyr("replay", "-", "--plain", "--lang", "en", "--seat", "1", given=file.read_bytes())
    assert (piped.status, piped.out) == (0, ran.out)


@pytest.mark.slow
def test_one_of_several_games_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "games.dpn"
    file.write_text(f"\ufeff\n{game_of().record}\r\n\n{game_of('club', 4).record}\n", encoding="utf-8")
    asked = kozyr("replay", str(file), "--plain", "--lang", "en")
    assert asked.status == 2
    assert sentence("en", "replay-several", count=2) in asked.err
    chosen = kozyr("replay", str(file), "--plain", "--lang", "en", "--game", "2")
    assert chosen.status == 0
    assert chosen.out.startswith("Club · four at the table\n")
    missing = kozyr("replay", str(file), "--plain", "--lang", "en", "--game", "3")
    assert (missing.status, sentence("en", "replay-no-game", n=3, count=2) in missing.err) == (2, True)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_bad_record_is_told_by_its_number_and_move(language: str) -> None:
    record = str(game_of().record)
    first = record.partition("moves=")[2].partition(",")[0]
    bad = record.replace(f"moves={first},", f"moves={first},{first},")
    ran = kozyr_inside("replay", "-", "--plain", "--lang", language, "--game", "2", given=f"{record}\n{bad}\n".encode())
    assert (ran.status, ran.out) == (1, "")
    why = sentence(language, "review-refused-illegal-action", move=2)
    assert sentence(language, "replay-bad-game", n=2, why=why) in ran.err
    for junk in (b"", b"\n\n", b"hello\n", b"\xff\xfe\x00", record[:80].encode()):
        ran = kozyr_inside("replay", "-", "--plain", "--lang", language, given=junk)
        assert (ran.status, ran.out) == (1, "")
        assert "Traceback" not in ran.err


@pytest.mark.slow
def test_what_cannot_be_asked_for(tmp_path: Path) -> None:
    own = str(redact(game_of().record, 1)).encode()
    for options in (["--seat", "1"], ["--open"], ["--seat", "2", "--open"]):
        ran = kozyr_inside("replay", "-", "--plain", "--lang", "en", *options, given=own)
        assert (ran.status, sentence("en", "refusal-not-told") in ran.err) == (2, True)
    assert kozyr_inside("replay", "-", "--plain", "--lang", "en", "--seat", "2", given=own).status == 0
    ran = kozyr_inside("replay", "-", "--plain", "--lang", "en", "--seat", "4", given=str(game_of().record).encode())
    assert (ran.status, sentence("en", "refusal-no-such-seat", seat=4, seats=3) in ran.err) == (2, True)
    assert kozyr_inside("replay", "-", "--plain", "--lang", "xx", given=own).status == 2
    ran = kozyr_inside("replay", str(tmp_path / "nothing.dpn"), "--plain")
    assert (ran.status, "nothing.dpn" in ran.err) == (2, True)
    assert kozyr_inside("replay", str(tmp_path), "--plain").status == 2
    through_a_pipe = kozyr_inside("replay", "-", "--lang", "en", given=own)
    assert (through_a_pipe.status, "--plain" in through_a_pipe.err) == (2, True)


# --- on the screen ---


def shown(app: ReplayApp, part: str) -> str:
    content = app.table.query_one(part, Static).content
    return content.plain if isinstance(content, Text) else str(content)


def looking(
    reel: Reel, work: Callable[[ReplayApp, Pilot[int]], Awaitable[None]], size: tuple[int, int] = (90, 26)
) -> None:
    async def run() -> None:
        app = ReplayApp(reel)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await work(app, pilot)

    asyncio.run(run())


def test_keys_move_along_the_game() -> None:
    reel = Reel(replay_of(), "en")

    async def look(app: ReplayApp, pilot: Pilot[int]) -> None:
        assert shown(app, "#note").startswith("The deal")
        for number in range(1, 5):
            await pilot.press("right")
            assert shown(app, "#note").startswith(f"Bout 1, move {number} of {reel.last}")
        await pilot.press("left")
        assert reel.at == 3
        await pilot.press("pagedown")
        assert bout_of(reel.steps[reel.at]) == 2
        await pilot.press("pageup")
        assert reel.at == 1
        await pilot.press("end")
        assert "is the durak" in shown(app, "#message") or "resigned" in shown(app, "#message")
        await pilot.press("right")
        assert reel.at == reel.last
        await pilot.press("home")
        assert reel.at == 0

    looking(reel, look)


@pytest.mark.parametrize(
    ("rules", "seats", "size"), [("classic", 3, (90, 26)), ("club", 6, (60, 24)), ("transfer", 2, (40, 16))]
)
def test_what_is_shown_is_the_table_as_it_was(rules: str, seats: int, size: tuple[int, int]) -> None:
    game, reel = game_of(rules, seats), Reel(replay_of(rules, seats), "en", 1)

    async def look(app: ReplayApp, pilot: Pilot[int]) -> None:
        states = list(game.states)
        for at in range(1, len(states), 9):
            state = states[at]
            reel.go(at - 1)
            await pilot.press("right")
            assert reel.view.hands[1].known == state.hands[1]
            for card in state.hands[1]:
                assert reel.words.face(card) in shown(app, "#hand")
            for pair in state.bout.table:
                assert reel.words.face(pair.attack) in shown(app, "#bout")
            assert SUIT_SIGNS[state.trump.letter] in shown(app, "#status")

    looking(reel, look, size)


def test_hands_are_opened_and_the_seat_is_changed_where_one_is() -> None:
    game, reel = game_of(), Reel(replay_of(), "ru")

    async def look(app: ReplayApp, pilot: Pilot[int]) -> None:
        await pilot.press(*["right"] * 7)
        state = list(game.states)[7]
        hidden = [card for seat in (1, 2) for card in state.hands[seat]]
        assert not [card for card in hidden if reel.words.face(card) in shown(app, "#seats")]
        await pilot.press("щ")
        assert [card for card in hidden if reel.words.face(card) in shown(app, "#seats")] == hidden
        await pilot.press("o", "v")
        assert (reel.at, reel.seat, reel.opened) == (7, 1, False)
        assert all(reel.words.face(card) in shown(app, "#hand") for card in state.hands[1])

    looking(reel, look)


def test_a_redacted_record_keeps_to_its_seat_and_says_so() -> None:
    reel = Reel(replayed(str(redact(game_of().record, 2))), "en")

    async def look(app: ReplayApp, pilot: Pilot[int]) -> None:
        for key in ("o", "v"):
            await pilot.press(key)
            assert shown(app, "#note") == sentence("en", "refusal-not-told")
            assert (reel.seat, reel.opened) == (2, False)
        await pilot.press("right")
        assert shown(app, "#note").startswith("Bout 1, move 1")

    looking(reel, look)


def is_playing(app: ReplayApp) -> bool:
    return app.table.is_playing


def test_it_plays_on_by_itself_to_the_end_and_again() -> None:
    reel = Reel(replay_of(), "en")

    async def look(app: ReplayApp, pilot: Pilot[int]) -> None:
        await pilot.press("space")
        assert is_playing(app)
        assert "pause" in shown(app, "#keys")
        await pilot.press("s")
        assert SPEEDS[app.table.speed] == 2
        for _ in range(reel.last):
            app.table.play_on()  # what the clock calls
        assert (reel.at, is_playing(app)) == (reel.last, False)
        await pilot.press("space")
        assert (reel.at, is_playing(app)) == (0, True)
        await pilot.press("space")
        assert not is_playing(app)
        await pilot.press("q")
        assert app.return_value == 0

    looking(reel, look)
