"""The functions of the language and the games of the registry, by their names."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any

from . import _summand


def eval(expression: str) -> Any:
    """Evaluates an expression of the language.

    The result is a Game, bool, str (a comparison such as "<"), Outcome, Thermograph, Record or a
    list of these.

    >>> import summand as cgt
    >>> cgt.eval("{1|} + ^ > 0")
    True
    >>> cgt.eval("[nim(n,1) for n in 0..2]")
    [Game('*'), Game('0'), Game('*3')]
    """
    return _summand.this_workspace()._evaluate(expression)


def _function(name: str, arguments: str, sentence: str, example: str, gives: str) -> Any:
    def call(*games: Any) -> Any:
        return _summand.this_workspace()._call(name, *games)

    call.__name__ = call.__qualname__ = name
    call.__module__ = "summand"
    call.__doc__ = (
        f"{sentence}\n\nArguments: {arguments}. Each is a game, a number or a text.\n\n"
        f"Example: {example} gives {gives}"
    )
    return call


def functions() -> dict[str, Callable[..., Any]]:
    """All functions of the language, by name."""
    return {row[0]: _function(*row) for row in _summand.functions()}


def games() -> list[_summand.Ruleset]:
    """All games of the library, by title.

    >>> import summand as cgt
    >>> cgt.games()[0]
    <game All-but games>
    """
    return list(_summand.games())


def position_of_call(call: str) -> _summand.Position:
    """The position that repr() shows, for pickle."""
    if call.startswith("-"):
        return position_of_call(call[1:]).mirror()
    position: _summand.Position = _summand.Game(call).position
    return position


def by_name() -> dict[str, Any]:
    """What the module summand has for each game and function."""
    found: dict[str, Any] = {}
    for ruleset in games():
        if ruleset.name not in _MODULES:
            found[ruleset.name.replace("-", "_")] = ruleset
    # A question and some names of Python have the name of a function.
    found.update({name: its for name, its in functions().items() if name not in _QUESTIONS})
    return found


_QUESTIONS = {"why"}
_MODULES = {"babylon"}  # a module that can be called


def no_attribute(name: str) -> str:
    known = [*by_name(), "Game", "analyze", "heaps", "limits", "solve", "nimber", "table"]
    near = difflib.get_close_matches(name, known, n=1)
    meant = f"; did you mean '{near[0]}'?" if near else ""
    return f"module 'summand' has no attribute '{name}'{meant}"
