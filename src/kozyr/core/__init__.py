"""The fast twin of the rules on fully known positions: moves, play-outs, counting, endgames.

The parts are Cython in pure-Python mode. Where a C compiler was found they run compiled, without the interpreter and
with its lock released; elsewhere the same files run as they are, about a hundred times slower.

>>> from kozyr.notation import read_position
>>> position = Position.of(read_position("club s 6c9c/Qc9d - - 0>1 0a 9"))
>>> [str(action) for action in position.legal]
['0a6c', '0a9c']
>>> print(position.after(position.actions[0]))
club s 9c/Qc9d - 6c 0>1 1d 9
"""

from kozyr.core.games import Played, play_deals, play_from
from kozyr.core.kernel import IS_COMPILED, KERNEL, UNCOMPILED, UNCOMPILED_WARNING, Kernel, StaleCore, load_compiled
from kozyr.core.perft import divide, perft
from kozyr.core.position import Position
from kozyr.core.solver import Solved, Solver, Unsolvable, Value

__all__ = [
    "IS_COMPILED",
    "KERNEL",
    "UNCOMPILED",
    "UNCOMPILED_WARNING",
    "Kernel",
    "Played",
    "Position",
    "Solved",
    "Solver",
    "StaleCore",
    "Unsolvable",
    "Value",
    "divide",
    "load_compiled",
    "perft",
    "play_deals",
    "play_from",
]
