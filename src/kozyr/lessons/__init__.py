"""The tutorial: short lessons on fixed deals, each with steps that the game's events do (docs/lessons.md)."""

from kozyr.lessons.course import LESSONS, lesson_named
from kozyr.lessons.lesson import YOU, Lesson, Standing, Step, standing
from kozyr.lessons.partner import Partner

__all__ = ["LESSONS", "YOU", "Lesson", "Partner", "Standing", "Step", "lesson_named", "standing"]
