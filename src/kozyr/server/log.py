"""The log: one line an event on standard error, key=value. Events name codes and ids, never a hand, deck or token."""

from __future__ import annotations

import logging
import sys
import traceback

import structlog

Logger = structlog.stdlib.BoundLogger


def set_up(level: int = logging.INFO) -> None:
    """Write the server's log to standard error, from `level` up."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )


def logger() -> Logger:
    """The server's log."""
    log: Logger = structlog.get_logger()
    return log


def where(error: BaseException) -> str:
    """An error as a log may hold it: its class and the places it passed. Its text may hold cards and stays out."""
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames[-6:]))
    return f"{type(error).__name__} at {places}"
