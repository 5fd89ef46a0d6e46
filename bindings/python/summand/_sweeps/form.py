"""The JSON form of items and values.

None, truth values, texts, finite floats, lists, and ints between -2^53 and 2^53 are plain JSON. All other values are
objects with one member, whose name says what it is::

    {"int": "0x20000000000000"}    an int of any size
    {"fraction": [3, 4]}           fractions.Fraction(3, 4)
    {"tuple": [1, 2]}              (1, 2)
    {"dict": [["a", 1]]}           {"a": 1}
    {"game": "{3|-1}"}             summand.Game("{3|-1}")
    {"outcome": "N"}               summand.Outcome("N")

Exact numbers of other packages, such as numpy.int64, have the form of an int or a Fraction.
"""

import importlib
import json
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from .._numbers import plain

DEEPEST = 100  # levels of lists in lists: Python's own limit would stop the sweep
EXACT_IN_JSON = 2**53  # many readers of JSON round larger numbers

Form = Any  # what json.loads returns
Record = dict[str, Any]  # an object: a line of a file, or a part of it


def package() -> Any:
    """The package that this module is a part of, imported when it is needed."""
    return importlib.import_module("summand")


def encode(value: object, text_of_game: Callable[[Any], str] = str, levels: int = DEEPEST) -> Form:
    """The JSON form of a value. An object of a subclass, such as a named tuple, has the form of its class.

    >>> encode((1, Fraction(3, 4)))
    {'tuple': [1, {'fraction': [3, 4]}]}
    """
    if levels == 0:
        raise ValueError(f"a value of a sweep may not be nested more than {DEEPEST} levels deep")

    def inner(part: object) -> Form:
        return encode(part, text_of_game, levels - 1)

    value = plain(value)
    match value:
        case None | bool():
            return value
        case str():
            return str.__str__(value)
        case int():
            return int.__int__(value) if abs(value) < EXACT_IN_JSON else {"int": hex(value)}
        case float() if math.isfinite(value):
            return float.__float__(value)
        case Fraction():
            return {"fraction": [inner(value.numerator), inner(value.denominator)]}
        case tuple():
            return {"tuple": [inner(part) for part in value]}
        case list():
            return [inner(part) for part in value]
        case dict():
            return {"dict": [[inner(key), inner(part)] for key, part in value.items()]}
    if isinstance(value, package().Game):
        return {"game": text_of_game(value)}
    if isinstance(value, package().Outcome):
        return {"outcome": value.value}
    raise TypeError(
        f"items and values of a sweep are made of None, bool, int, finite float, str, Fraction, Game, Outcome, tuple, "
        f"list and dict: {value!r:.80} is of type {type(value).__qualname__}"
    )


DECODERS: dict[str, Callable[[Any], Any]] = {
    "int": lambda digits: int(digits, 16),
    "fraction": lambda parts: Fraction(*map(decode, parts)),
    "tuple": lambda parts: tuple(map(decode, parts)),
    "dict": lambda pairs: {decode(key): decode(part) for key, part in pairs},
    "game": lambda text: package().Game(text),
    "outcome": lambda letter: package().Outcome(letter),
}


def decode(form: Form) -> Any:
    """The value of a JSON form.

    >>> decode({"tuple": [1, {"fraction": [3, 4]}]})
    (1, Fraction(3, 4))
    """
    if isinstance(form, list):
        return [decode(part) for part in form]
    if not isinstance(form, dict):
        return form
    ((tag, content),) = form.items()
    return DECODERS[tag](content)


def text_of(form: Form) -> str:
    """One line of ASCII. Items are equal for a file if their texts are."""
    return json.dumps(form, separators=(",", ":"), allow_nan=False)
