"""Numbers of other packages, such as NumPy and SymPy."""

from __future__ import annotations

import numbers
import operator
from fractions import Fraction
from typing import Any


def plain(value: Any) -> Any:
    """The int or the Fraction that an exact number of another package is. Other objects stay as they are.

    >>> from decimal import Decimal
    >>> plain(True), plain(Decimal(1)), plain("x")
    (True, Decimal('1'), 'x')
    """
    if isinstance(value, (int, str, Fraction)):
        return value
    if hasattr(type(value), "__index__"):
        try:
            return operator.index(value)
        except TypeError:  # an array
            return value
    if isinstance(value, numbers.Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    return value
