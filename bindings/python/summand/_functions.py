"""How the functions of the language and the games of the library are reached."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Never

from . import _summand

if TYPE_CHECKING:
    from .types import Result


def eval(expression: str) -> Result:
    """Evaluates an expression of the language.

    Args:
        expression: A text as the program reads it. Names that it gives (`x = {1|0}`) stay known in
            the workspace.

    Returns:
        A Game, bool, str (a text, or a comparison such as "<"), Outcome, Thermograph, Record, or a list of
        these. The moves that a function lists are games as they are written.

    Raises:
        ParseError: The text is no expression.
        NotDefined: A function has no answer for its arguments.
        LimitReached: A limit ended the computation.

    Examples:
        >>> import summand as cgt
        >>> cgt.eval("{1|} + ^ > 0")
        True
        >>> [str(g) for g in cgt.eval("[nim(n,1) for n in 0..2]")]
        ['*', '0', '*3']
        >>> cgt.eval("remoteness_moves(nim(1,2))")
        [[Game('nim(1,1)')], [Game('nim(1,1)')]]
    """
    return _summand.this_workspace()._evaluate(expression)


def call(name: str, *arguments: Any) -> Any:
    """The result of a function of the language."""
    return _summand.this_workspace()._call(name, *arguments)


def given(*arguments: Any) -> list[Any]:
    """The optional arguments up to the last one that is not None."""
    out = list(arguments)
    while out and out[-1] is None:
        out.pop()
    return out


def functions() -> dict[str, Callable[..., Any]]:
    """All functions of the language, by name.

    Examples:
        >>> import summand as cgt
        >>> cgt.functions()["mean"]("{3|-1}")
        1
    """
    from . import _names, _questions

    found = {row[0]: getattr(_names, row[0], None) for row in _summand.functions()}
    return {name: its for name, its in found.items() if its is not None} | {"why": _questions.why}


def games(*, own: bool = False) -> list[_summand.Ruleset]:
    """All games of the library, by title.

    Args:
        own: Whether to list the games that are written in Python or as text instead, in the order
            in which `ruleset` and `rules` made them. A game that was replaced by another one of its
            name is left out.

    Examples:
        >>> import summand as cgt
        >>> cgt.games()[0]
        <game All-but games>
        >>> class Countdown:
        ...     def moves(self, n, player):
        ...         return [n - 1] if n else []
        ...     def show(self, n):
        ...         return str(n)
        >>> cgt.ruleset(Countdown()) in cgt.games(own=True)
        True
    """
    return list(_summand.own_games() if own else _summand.games())


def ruleset_named(name: str) -> _summand.Ruleset:
    """The game of the library with this name, such as "toads-and-frogs"."""
    return next(ruleset for ruleset in _summand.games() if ruleset.name == name)


def no_sympy_number(thing: _summand.Game | _summand.Position) -> Never:
    """What SymPy is told that asks for a number, so that 2*game is a game and no number of SymPy."""
    from sympy import SympifyError

    raise SympifyError(f"{thing!r:.60} is not a number of SymPy, but as_fraction() may give one")


class _Documentation(str):
    """The text of a class, and for an instance its description: help(cgt.clobber) tells the rules."""

    def __get__(self, ruleset: _summand.Ruleset | None, of: type | None = None) -> str:
        return str(self) if ruleset is None else ruleset.description


_summand.Ruleset.__doc__ = _Documentation(_summand.Ruleset.__doc__)


def no_attribute(name: str, known: Iterable[str]) -> str:
    """The message for a name that the package does not have."""
    near = difflib.get_close_matches(name, list(known), n=1)
    meant = f"; did you mean '{near[0]}'?" if near else ""
    return f"module 'summand' has no attribute '{name}'{meant}"
