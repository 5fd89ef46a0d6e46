"""The game of Babylon: who wins each start, and the strategy for two colours.

The module can be called, too, and then makes a position.

Examples:
    >>> import summand as cgt
    >>> cgt.babylon(3, 3, 3, 3).ruleset
    <game Babylon>
"""

from __future__ import annotations

import sys
import types
from typing import Any

from . import _summand
from ._progress import Progress
from ._questions import Answer, ask


def solve(start: str, *, progress: Progress | None = None, **options: Any) -> Answer:
    """Says who wins a start or a position, by which moves, and by what means that is known.

    Args:
        start: A start such as "3,3", or a position, as `summand babylon solve` reads it.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon solve`.

    Examples:
        >>> from summand import babylon
        >>> babylon.solve("3,3")["winner"]
        'second'
    """
    return Answer(ask("babylon solve", start, progress=progress, **options))


def table(*, progress: Progress | None = None, **options: Any) -> Answer:
    """Solves all starts of a number of chips.

    Args:
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon table`, such as chips=12, colours=3.

    Examples:
        >>> from summand import babylon
        >>> babylon.table(chips=4, colours=2)["command"]
        'babylon'
    """
    return Answer(ask("babylon table", progress=progress, **options))


def explore(claim: str, *, progress: Progress | None = None, **options: Any) -> Answer:
    """Tests a claim about all starts.

    Args:
        claim: A condition, as `summand babylon explore` reads it.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon explore`.

    Examples:
        >>> from summand import babylon
        >>> answer = babylon.explore("wins == 1", where="k == 3 and n % 2 == 1", chips=9, colours=3)
        >>> answer["answer"], answer["meant"]
        ('no counter-example', 14)
    """
    return Answer(ask("babylon explore", claim, progress=progress, **options))


def verify(*, progress: Progress | None = None, **options: Any) -> Answer:
    """Proves the theorem, the lemmas and the strategy for two colours by search.

    Args:
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon verify`.

    Examples:
        >>> from summand import babylon
        >>> babylon.verify(chips=6)["theorem"]["violations"]
        []
    """
    return Answer(ask("babylon verify", progress=progress, **options))


def lemmas(*, progress: Progress | None = None, **options: Any) -> Answer:
    """The replies of the paper case by case, each with its verdict.

    Args:
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon lemmas`.

    Examples:
        >>> from summand import babylon
        >>> babylon.lemmas(chips=8)["holds"]
        True
    """
    return Answer(ask("babylon lemmas", progress=progress, **options))


def strategy(start: str, *, progress: Progress | None = None, **options: Any) -> Answer:
    """Plays the strategy for two colours from a position.

    Args:
        start: A start or a position of two colours.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand babylon strategy`.

    Examples:
        >>> from summand import babylon
        >>> answer = babylon.strategy("8,12", vs="greedy", games=3)
        >>> answer["won"], answer["games"]
        (3, 3)
    """
    return Answer(ask("babylon strategy", start, progress=progress, **options))


_ruleset = next(game for game in _summand.games() if game.name == "babylon")


class _CallableModule(types.ModuleType):
    def __call__(self, *arguments: Any) -> _summand.Position:
        return _ruleset(*arguments)

    @property
    def ruleset(self) -> _summand.Ruleset:
        """The game as a ruleset, like the others of the library."""
        return _ruleset


sys.modules[__name__].__class__ = _CallableModule
