"""Decisions from a view: information-set search over worlds that may be, exact endgames, budgets, explanations."""

from kozyr.search.settings import Budget, Policy, Settings, Stop
from kozyr.search.think import solve, think
from kozyr.search.thoughts import Move, Thoughts

__all__ = ["Budget", "Move", "Policy", "Settings", "Stop", "Thoughts", "solve", "think"]
