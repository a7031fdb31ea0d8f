"""Programs play each other: paired deals, many processes, figures with intervals (docs/arena.md)."""
