"""The lessons, in the order in which they are learned. Their words are in `locales/<language>/learn.ftl`."""

from __future__ import annotations

from kozyr.lessons.goals import (
    beaten,
    taken,
    you_attack,
    you_beat,
    you_draw_the_trump_card,
    you_get_away,
    you_pass,
    you_pass_on,
    you_take,
)
from kozyr.lessons.laying import laid, moves
from kozyr.lessons.lesson import Lesson, Step

LEAD = Lesson(
    "lead",
    laid("classic", "6c7d8h9cTdJh/QcKcQdAdKhAh", "7s8d", "9s", first=0),
    (Step("lead", you_attack()), Step("done", you_pass), Step("over", beaten)),
)
"""Vera can beat whatever is led, and nothing can be thrown in."""

BEAT = Lesson(
    "beat",
    laid("classic", "6c7s9dTcQsKd/8c8dJsJcAc6h", "7c9s", "Th"),
    (Step("first", you_beat()), Step("second", you_beat())),
)
"""Vera leads an eight and throws in the other one; no trump on this side of the table."""

TRUMP = Lesson(
    "trump",
    laid("classic", "9s6d8dTcQhKd/Ah7s6c7cQdJc", "8c9h", "Js"),
    (Step("trump", you_beat("s")),),
    scripts=(moves("1aAh"),),
)

TAKE = Lesson(
    "take",
    laid("classic", "9c6c6h8sTsJs/7c9h9s6dKcQh", "8hTc", "8d"),
    (Step("beat", you_beat()), Step("take", you_take), Step("picked-up", taken)),
)
"""The seven can be beaten, the nine that follows cannot; a third nine comes after that."""

THROW_IN = Lesson(
    "throw-in",
    laid("classic", "7h7d9s6cQsKd/9hJdTsAhAd8c", "8d8hTc8s", "Jc"),
    (
        Step("lead", you_attack("7")),
        Step("first", you_attack()),
        Step("second", you_attack()),
        Step("done", you_pass),
        Step("over", beaten),
    ),
)

ADD = Lesson(
    "add",
    laid("classic", "QsQd6h7c8dTc/6s8sJd9cJcAc", "9d7s", "Kh"),
    (Step("lead", you_attack("Q")), Step("add", you_attack("Q")), Step("done", you_pass), Step("over", taken)),
)
"""Vera can beat neither queen."""

DRAW = Lesson(
    "draw",
    laid(
        "classic",
        "7c8d7hQhQsKs/QcAd8hJhKh6s",
        "Kd9hAcThJs6d6h9cAsTsJcJd7d8s9s6cTcTd7s8cQdKc9d",
        "Ah",
    ),
    (
        Step("lead", you_attack("T")),
        Step("throw", you_attack("T")),
        Step("done", you_pass),
        Step("over", you_draw_the_trump_card),
    ),
    before=moves(
        "0a7c 1d7cQc 0a7h 1d7h8h 0a8d 1d8dAd 0aQs 1dQsJh 0aQh 1dQhKh "
        "1a6s 0d6sKs 1a6d 0d6dKd 1a6h 0d6h9h 1a9c 0d9cAc 1aAs 0dAsTh 1aTs 0dTsJs"
    ),
)
"""Two bouts are beaten, two cards are left: 9d and the trump ace."""

LIMIT = Lesson(
    "limit",
    laid(
        "classic",
        "9cTc6d6hKh6s/7cKcTdThTsJs",
        "JhKdAhAcQd7h9d9hJcJd9s8sAsAd6c7dQhQcQs7s8c8d8h",
        "Ks",
    ),
    (Step("lead", you_attack("8")), Step("throw", you_attack("8")), Step("over", taken)),
    before=moves(
        "0a6h 1d6hTh 0a6d 1d6dTd 0aTc 1dTcKc 0aKh 1dKhTs 0a6s 1d6sJs "
        "1a7c 0d7c9c 1a7h 0d7hJh 1a9d 0d9dKd 1a9h 0d9hAh 1aJc 0dJcAc 1aJd 0dJdQd "
        "0aQh 1dQh9s 0aQc 1dQc8s 0aQs 1dQsAs 0p 1aAd 0dAd7s 1p"
    ),
)
"""Four bouts are beaten and the talon is gone: four cards here, two there, three of the four are eights."""

TOGETHER = Lesson(
    "together",
    laid("classic", "Th6d7dQsKcAc/8c7s9dKdQdAd/TcJh6cJs9hKh", "7c8h8d", "9s"),
    (Step("throw", you_attack("T")), Step("done", you_pass), Step("over", beaten)),
)
"""Vera attacks Boris; the person is neither, and holds what Boris's beating card allows."""

LAST = Lesson(
    "last",
    laid(
        "classic",
        "6c8cQdAh9sTs/7cAc8dAd7h7s",
        "9hTcJdKhQc6h9cTdThJc8sAs6dQs7dKcKdKsJs9d8hQhJh",
        "6s",
        first=1,
    ),
    (Step("away", you_get_away, free=True),),
    before=moves(
        "1a7c 0d7c8c 1a7h 0d7hAh 1a8d 0d8dQd 1aAd 0dAd9s 1a7s 0d7sTs "
        "0a6c 1d6cAc 0a6h 1d6h9h 0a9c 1d9cTc 0aTd 1dTdJd 0aTh 1dThKh 0aJc 1dJcQc "
        "1aKd 0dKd8s 1aKs 0dKsAs 1p 0a6d 1d6d6s 0p 1aJs 0dJsQs 1p"
    ),
)
"""Five bouts are played: 7d and Kc against 9d 8h Jh Qh. With the king first the person gets away."""

TRANSFER = Lesson(
    "transfer",
    laid("transfer", "9s6dJd7c8cKs/6cQdTdAdQs7h/Tc9d8s9hJcKc", "6s8hJs", "Ah"),
    (Step("pass-on", you_pass_on),),
    before=moves("1a6c 2d6cTc 1p 0p"),
)
"""The second bout, for in the first nothing is passed on. Boris leads 8s, which nines and kings would beat too."""

LESSONS: tuple[Lesson, ...] = (LEAD, BEAT, TRUMP, TAKE, THROW_IN, ADD, DRAW, LIMIT, TOGETHER, LAST, TRANSFER)


def lesson_named(name: str) -> Lesson | None:
    """The lesson of that name, None if there is none."""
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
