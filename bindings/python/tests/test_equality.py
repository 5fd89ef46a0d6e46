"""What is equal to what: an equivalence, and equal objects have equal hashes."""

import pickle
import warnings
from fractions import Fraction

import numpy as np
import pytest
import summand as cgt
from counting import Count
from summand import Game

pytestmark = pytest.mark.filterwarnings("ignore::summand.ComparisonWarning")

TEXTS = (
    "0", "*", "{0|0}", "*2", "{0,*|0,*}", "^", "{0|*}", "v", "-^", "^*", "1", "{0|}", "2", "1 + 1", "1/2", "{0|1}", "-1",
    "3/4", "{1|-1}", "+-1", "{2|-1}", "1 + {1|-2}", "tiny(2)", "{0||0|-2}", "nim(1)", "nim(2)", "nim(1,2) + *",
    'clobber("xo")', "domineering(2x2)", "domineering(3x1)", 'octal("0.77", 1)', "over", "a{0|a}", "tis", "upon",
    str(2**70), f"1/{2**70}", "hackenbush(dog)", "on",
)  # fmt: skip


def numbers():
    yield from (0, 1, 2, -1, 2**70, True, False, 10**30)
    yield from (Fraction(1, 2), Fraction(3, 4), Fraction(1, 3), Fraction(1, 2**70), Fraction(2))
    yield from (0.5, 1.0, 0.1, float("inf"), -1.0, 2.0**70, 1 + 0j, 2j)
    yield from (np.int64(1), np.int8(-1), np.uint64(2), np.float64(0.5), np.float32(0.75))


COUNT = cgt.ruleset(Count())
PAIRS = cgt.rules('''
game pairs
board strip
cells . free, x Left, o Right
each xo -> .x either way
example "xo"
''')


def positions():
    yield from (cgt.nim(1), cgt.nim(2), cgt.nim(1, 2), cgt.nim(2, 1), cgt.clobber("xo"), cgt.clobber("ox"), cgt.clobber("xo.xo"))
    yield from (cgt.domineering((2, 2)), cgt.domineering("..|.."), cgt.domineering(".."), cgt.octal("0.77", 1))
    yield from (cgt.toads_and_frogs("T.F"), cgt.hackenbush("dog"), COUNT(0), COUNT(1), COUNT(1).mirror(), COUNT(2))
    yield from PAIRS.small_positions(5)
    yield from cgt.domineering.small_positions(12)


def pool():
    games = [Game(text) for text in TEXTS]
    with cgt.Workspace():
        games += [Game(text) for text in TEXTS]
    games += [Game(its) for its in positions()]
    games += [COUNT(2) + cgt.nim(1), 2 * COUNT(1) - cgt.nim(1) - COUNT(0).game, -COUNT(1)]
    things = [*games, *positions(), *positions(), *numbers(), "1", "nim(1)", None]
    things += [pickle.loads(pickle.dumps(its)) for its in things if isinstance(its, Game | cgt.Position)][::3]
    return things


def test_equality_is_an_equivalence_with_a_hash():
    things = pool()
    assert len(things) >= 200
    equal = [{j for j, b in enumerate(things) if a == b} for a in things]
    for i, a in enumerate(things):
        assert i in equal[i] or a != a, a
        for j in equal[i]:
            b = things[j]
            assert i in equal[j], (a, b)
            assert equal[j] == equal[i], (a, b)
            assert hash(a) == hash(b), (a, b)
        for j, b in enumerate(things):
            assert (a != b) == (j not in equal[i]), (a, b)
    classes = {frozenset(its) for its in equal}
    assert len(set(things)) == len(classes)


def test_a_position_is_equal_to_positions_alone():
    star = cgt.nim(1)
    assert star == cgt.nim(1) and star != cgt.nim(1, 1) and star != cgt.clobber("xo")
    assert star != Game("*") and Game("*") != star
    assert cgt.nim(0) != 0 and 0 != cgt.nim(0)
    assert len({star, Game("*"), cgt.clobber("xo"), cgt.clobber("xo").game}) == 3
    assert star.value == Game("*") == cgt.clobber("xo").value == star.game


@pytest.mark.parametrize("other", [Game("*"), 1, Fraction(1, 2), 0.5, np.int64(1)])
def test_a_comparison_that_is_never_true_is_told(other):
    for compare in (
        lambda: cgt.nim(1) == other,
        lambda: other == cgt.nim(1),
        lambda: cgt.nim(1) != other,
        lambda: other != cgt.nim(1),
    ):
        with pytest.warns(cgt.ComparisonWarning, match="position.value == other"):
            compare()


def test_searching_a_set_or_a_dictionary_tells_nothing():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        known = {its: repr(its) for its in [*positions(), *map(Game, TEXTS), *range(100)]}
        assert all(known[its] == repr(its) for its in positions())
        assert cgt.nim(1) == cgt.nim(1)
        assert cgt.nim(1) != "*" and cgt.nim(1) != None  # noqa: E711


def test_order_of_a_position_and_a_game_is_that_of_values():
    assert cgt.nim(1) | Game(0)
    assert cgt.domineering("..|##") < Game(0) <= cgt.domineering("##|##")
    with pytest.raises(TypeError, match="compare its game"):
        cgt.nim(1) < 1
