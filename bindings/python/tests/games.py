"""Random games for hypothesis, and a plain second way to compare them."""

from __future__ import annotations

import functools
from fractions import Fraction

from hypothesis import strategies

import summand as cgt

# A form is (left, right): the options of both players, as tuples of forms.
Form = tuple[tuple["Form", ...], tuple["Form", ...]]

forms = strategies.recursive(
    strategies.just(((), ())),
    lambda options: strategies.tuples(
        strategies.lists(options, max_size=2).map(tuple),
        strategies.lists(options, max_size=2).map(tuple),
    ),
    max_leaves=8,
)
dyadics = strategies.builds(
    lambda numerator, bits: Fraction(numerator, 1 << bits),
    strategies.integers(-(10**30), 10**30),
    strategies.integers(0, 100),
)


@functools.lru_cache(maxsize=None)
def at_most(g: Form, h: Form) -> bool:
    """Whether g <= h, by the definition."""
    return not any(at_most(h, left) for left in g[0]) and not any(
        at_most(right, g) for right in h[1]
    )


def game_of(form: Form) -> cgt.Game:
    left, right = form
    return cgt.game([game_of(option) for option in left], [game_of(option) for option in right])


games = forms.map(game_of)
