"""Combinatorial games: values, sums, and who wins.

>>> import summand as cgt
>>> g = cgt.domineering("....|....") + cgt.Game("{3|-1}")
>>> g.outcome
<Outcome.NEXT: 'N'>

Each game of the library is a function that makes positions (cgt.clobber, cgt.nim, ...), and each
function of the language of expressions is one of this module (cgt.mean, cgt.cool, ...).
"""

from __future__ import annotations

from typing import Any

from . import _functions

# First the games and functions by their names. The modules and questions below replace some.
globals().update(_functions.by_name())

from . import babylon, errors, sucker, types
from ._functions import eval, functions, games
from ._heaps import Heaps, Period, heaps, verify
from ._limits import limits
from ._questions import Analysis, Answer, analyze, ask, draw, nimber, solve, why
from ._summand import (
    Game,
    Move,
    Position,
    Ruleset,
    Thermograph,
    Workspace,
    __version__,
    game,
    this_workspace,
)
from ._table import Table, table
from .errors import LimitReached, NotDefined, ParseError, SummandError
from .match import Match, play
from .own import LawBroken, check, ruleset
from .sweep import ItemFailed, Sweep, SweepError, SweepFileError, SweepResult, read_sweep, sweep
from .types import Figure, Outcome, Player, Point, Record, Stops

LEFT = Player.LEFT
RIGHT = Player.RIGHT

# Without eval and pow, which would hide those of Python.
__all__ = sorted(
    name for name in globals() if not name.startswith("_") and name not in ("Any", "annotations", "eval", "pow")
)


def __getattr__(name: str) -> Any:
    raise AttributeError(_functions.no_attribute(name))
