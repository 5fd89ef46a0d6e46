"""Combinatorial games: values, sums, and who wins.

Each game of the library is a name that makes positions (cgt.clobber, cgt.nim, ...), and each
function of the language of expressions is a function of this module (cgt.mean, cgt.cool, ...).

Examples:
    >>> import summand as cgt
    >>> g = cgt.domineering("....|....") + cgt.Game("{3|-1}")
    >>> g.outcome
    <Outcome.NEXT: 'N'>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _functions, _names, babylon, errors, own, sucker, types
from ._functions import eval as eval
from ._functions import functions, games
from ._heaps import Heaps, Period, heaps, verify
from ._limits import limits
from ._listings import Exploration, FirstMoves, Search, explore, moves, search
from ._names import *
from ._names import pow as pow
from ._questions import Analysis, Answer, analyze, ask, draw, judge, nimber, solve, tree, why
from ._store import store
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
from ._texts import Definition, define, rules
from .errors import ComparisonWarning, LimitReached, NotDefined, ParseError, SummandError
from .match import Match, play
from .own import Checked, LawBroken, check, ruleset
from .sweep import ItemFailed, Sweep, SweepError, SweepFileError, SweepResult, read_sweep, sweep
from .types import (
    Figure,
    GameLike,
    Number,
    Outcome,
    Part,
    Player,
    Point,
    Record,
    Result,
    Stops,
    Summand,
    Theorem,
)

LEFT = Player.LEFT
RIGHT = Player.RIGHT

# Without eval and pow, which would hide those of Python.
__all__ = [
    "LEFT",
    "RIGHT",
    "Analysis",
    "Answer",
    "Checked",
    "ComparisonWarning",
    "Definition",
    "Exploration",
    "Figure",
    "FirstMoves",
    "Game",
    "GameLike",
    "Heaps",
    "ItemFailed",
    "LawBroken",
    "LimitReached",
    "Match",
    "Move",
    "NotDefined",
    "Number",
    "Outcome",
    "ParseError",
    "Part",
    "Period",
    "Player",
    "Point",
    "Position",
    "Record",
    "Result",
    "Ruleset",
    "Search",
    "Stops",
    "Summand",
    "SummandError",
    "Sweep",
    "SweepError",
    "SweepFileError",
    "SweepResult",
    "Table",
    "Theorem",
    "Thermograph",
    "Workspace",
    "analyze",
    "ask",
    "babylon",
    "check",
    "define",
    "draw",
    "errors",
    "explore",
    "functions",
    "game",
    "games",
    "heaps",
    "judge",
    "limits",
    "moves",
    "nimber",
    "own",
    "play",
    "read_sweep",
    "rules",
    "ruleset",
    "search",
    "solve",
    "store",
    "sucker",
    "sweep",
    "table",
    "this_workspace",
    "tree",
    "types",
    "verify",
    "why",
]
__all__ += _names.__all__

if not TYPE_CHECKING:  # a type checker finds wrong names by itself

    def __getattr__(name):
        raise AttributeError(_functions.no_attribute(name, __all__))
