"""The kozyr command."""

from kozyr.cli.app import main

__all__ = ["main"]
