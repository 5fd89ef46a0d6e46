"""What a sweep computes: a function of an item, or an expression with places for it.

Both have a `function` for the workers, its `argument` for an item, and an `identity` for the header of a file.
"""

import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .._numbers import plain
from .form import Form, Record, encode, package


@dataclass(frozen=True)
class Function:
    """Work that is a function of one item."""

    function: Callable[[Any], Any]
    name: str | None

    def argument(self, item: object) -> Form:
        return encode(item, expression_of)

    def identity(self) -> Record:
        """What the header of a file says about this work."""
        if self.name is not None:
            return {"name": self.name}
        if not _is_of_module(self.function):
            raise ValueError(
                f"file= needs a name= for {self.function!r}, which is no function of a module: the file is refused "
                f"for work of another name"
            )
        return {"function": f"{self.function.__module__}.{self.function.__qualname__}"}


def _is_of_module(function: Callable[[Any], Any]) -> bool:
    """True for a function that its module and its name tell apart from all others."""
    if not inspect.isroutine(function) or "<" in function.__qualname__:
        return False
    owner = getattr(function, "__self__", None)  # the module of a builtin function, the object of a method
    return owner is None or inspect.ismodule(owner)


def _evaluate(expression: str) -> object:
    return package().eval(expression)


PLACE = re.compile(r"\{(\d*|[^\W\d]\w*)\}")


class Expression:
    """Work that is an expression with places for the item: {}, {0} or {name}. All other braces belong to games.

    >>> Expression("mean(domineering({}x{}))").argument((2, 3))
    'mean(domineering(2x3))'
    >>> Expression("{{n}|{m}} + {0|-1}").argument({"n": 3, "m": -2})
    '{3|(-2)} + {0|-1}'
    """

    function = staticmethod(_evaluate)

    def __init__(self, text: str) -> None:
        self.text = text
        places = PLACE.findall(text)
        if not places:
            raise ValueError(f"the expression {text!r} has no place for the item: write {{}}, {{0}} or {{name}}")
        if "" in places and set(places) != {""}:
            raise ValueError(f"the expression {text!r} has places with and without names: write all as {{}} or none")
        count = iter(range(len(places)))
        self._numbered = PLACE.sub(lambda place: f"{{{place[1] or next(count)}}}", text)
        self._places = set(PLACE.findall(self._numbered))

    def argument(self, item: object) -> Form:
        """The expression with the item in its places."""
        texts = {name: _text_in_expression(value) for name, value in _named_values(item).items()}
        if texts.keys() != self._places:
            raise ValueError(
                f"the item {item!r:.80} has values for {_listed(texts)}, but the expression {self.text!r} has places "
                f"for {_listed(self._places)}"
            )
        return PLACE.sub(lambda place: texts[place[1]], self._numbered)

    def identity(self) -> Record:
        return {"expression": self.text}


def _named_values(item: object) -> dict[str, object]:
    """The values of an item with the names of their places: the keys of a dict, or 0, 1, 2..."""
    if isinstance(item, dict):
        return {str(key): value for key, value in item.items()}
    values = item if isinstance(item, tuple | list) else (item,)
    return {str(place): value for place, value in enumerate(values)}


def _text_in_expression(value: object) -> str:
    """Texts stay as they are. Parentheses keep negative numbers, fractions and games together."""
    value = plain(value)
    match value:
        case str():
            return str.__str__(value)
        case int() if not isinstance(value, bool):
            return f"{value:d}" if value >= 0 else f"({value:d})"
        case Fraction():
            return f"({value})"
    if isinstance(value, package().Game):
        return f"({expression_of(value)})"
    raise TypeError(
        f"the values in an expression are int, str, Fraction and Game: {value!r:.80} is of type "
        f"{type(value).__qualname__}"
    )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def expression_of(game: Any) -> str:
    """A game as it was written. Its value may take long, and is for the worker to compute."""
    return str(game.expression)
