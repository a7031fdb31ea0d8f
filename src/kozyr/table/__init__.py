"""A live game without I/O: seats, log, submit(), clocks as numbers. One door for every move."""
