"""Numbers that the core's parts share. The build turns each into a C macro, so every one is written out here."""

from __future__ import annotations

# Cards are rank * 4 + suit, ranks from two (0) to ace (12); the trump suit is relabelled 3, the plain suits 0 to 2 in
# canonical order. A set of cards is a number, one bit a card: the cheapest card is the lowest bit.
TRUMP_LABEL = 3
ONE_SUIT = 0x1111111111111
"""The cards of the suit labelled 0."""
TRUMPS = 0x8888888888888
PLAIN_CARDS = 0x7777777777777
NO_CARD = 255

MOST_SEATS = 6
HAND_SIZE = 6
NOBODY = 7
"""Where a seat is expected and there is none."""

# An action is the card that is led, thrown in or beats (0 to 51), or one of these.
TAKE = 52
PASS = 53
TRANSFER = 64
"""Added to the card that transfers."""

# throw_in
EVERYBODY = 0
NEIGHBOURS = 1
NEIGHBOURS_FROM_5 = 2

# The endgame solver's values, for the seat that attacks.
WIN = 1
DRAWN = 0
LOSS = -1
NO_UPPER = 2
"""What a table's entry says above where nothing is known: bounds are stored plus one."""

# Search. What a seat gets from a game: LOST as the durak, WON otherwise; a draw is as a durak chosen by lot.
LOST = 0
WON = 60
UNEXPLORED = 0
"""No node: the tree's root is nobody's child."""
LONGEST_PATH = 200
"""Decisions that one iteration follows the tree for."""
MOST_DOUBTED = 8
"""How many worlds are dealt for one that what was seen speaks for."""

ASKED_BY_ATTACKER = 0x8000000000000000
"""Marks the name of a waiting bout whose attacker is the one that may win; keys leave this bit out."""
TOO_MANY = 1
"""Why a run stopped: too many decisions, or too many bouts waiting."""
NO_ROOM = 2
NO_TRANSFER = 2
"""Beside 1 for the first limit, in what a bout is told of its rules."""
UNSOLVED = 9
"""Stands where a value was asked for and is not known."""

# What plays on from a position.
RANDOMLY = 0
PLAINLY = 1
BY_THUMB = 2

# The policy `expert` (bots/expert.py): prices in sixtieths of a rank, a plain ace costing 0.
ACE = 12
RANK_PRICE = 60
TRUMP_PRICE = 660
TWIN_PRICE = 114
OPENED = 18
OPENED_LATE = 180
DEAREST_THROWN_IN = 0
DEAREST_BEAT = 150
DEARER_AS_TALON_ENDS = 40
"""For each card under SHORT_TALON."""
DEARER_EACH_ATTACK = 60
SHORT_TALON = 12
NOTHING_COSTS = 1000000
"""More than any price."""

# The policy `plain` (bots/plain.py).
MANY_IN_TALON = 12
DEAREST_TRUMP_SPENT = 6
"""The eight, as a rank from 0."""

# 64-bit arithmetic: splitmix with a 32-bit result.
ALL_BITS = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_FIRST = 0x62A9D9ED799705F5
MIX_SECOND = 0xCB24D0A5C88C35B3
HASH_FACTOR = 0xD6E8FEB86659FD93
