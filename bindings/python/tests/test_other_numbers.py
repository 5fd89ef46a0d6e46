"""Integers and fractions of NumPy and SymPy."""

import operator
from fractions import Fraction

import numpy as np
import pytest
import summand as cgt
import sympy
from summand import Game

INTEGERS = [np.int64, np.int32, np.uint8, np.intp, sympy.Integer, np.array]


@pytest.mark.parametrize("integer", INTEGERS)
def test_integers_of_other_packages_are_integers(integer):
    three = integer(3)
    assert Game(three) == 3
    assert cgt.nim(three) == cgt.nim(3)
    assert cgt.nim(three, 5) == cgt.nim(3, 5)
    assert cgt.domineering((integer(2), 3)) == cgt.domineering((2, 3))
    assert cgt.subtraction({1, 2}, integer(7)) == cgt.subtraction({1, 2}, 7)
    assert cgt.subtraction([integer(1), integer(2)], 7) == cgt.subtraction([1, 2], 7)
    assert Game("^") * three == 3 * Game("^")
    assert cgt.cool("{9|-9}", three) == cgt.cool("{9|-9}", 3)
    assert cgt.Game("{9|-9}").thermograph.at("left", three) == 6
    assert cgt.game([three], [0]) == Game("{3|0}")
    assert cgt.heaps("kayles")[three] == 3
    assert cgt.table("nim(r)", rows=range(integer(1), three))["cells"] == [["*"], ["*2"]]
    assert cgt.analyze(three)["value"] == "3"
    assert cgt.define("double(n) = n + n")(three) == 6
    assert cgt.heaps("kayles").study(to=three)["values"] == [0, 1, 2]
    assert list(cgt.heaps("kayles").values(three)) == [0, 1, 2]
    assert len(cgt.clobber.small_positions(three)) == 3
    with cgt.limits(time=three):
        assert cgt.Game("1 + 1") == 2


@pytest.mark.parametrize("number", [np.int64(2), np.uint8(2), sympy.Integer(2), sympy.Rational(1, 2)])
@pytest.mark.parametrize("game", [Game("^"), Game("3"), Game("{3|-1}"), cgt.nim(3), cgt.domineering("..|..")])
def test_sums_and_comparisons_with_a_number_are_games_on_both_sides(number, game):
    its = game if isinstance(game, Game) else game.game
    exact = Fraction(str(number))
    for apply in (operator.add, operator.sub):
        for result, expected in (
            (apply(game, number), apply(its, exact)),
            (apply(number, game), apply(exact, its)),
        ):
            assert type(result) is Game
            assert result == expected
    for compare in (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne):
        assert compare(its, number) == compare(its, exact)
        assert compare(number, its) == compare(exact, its)
    assert (its | number) == (its | exact)
    if exact == 2:
        assert type(number * game) is Game and number * game == 2 * its
        assert type(game * number) is Game and game * number == 2 * its
    else:
        for multiply in (lambda: number * game, lambda: game * number):
            with pytest.raises(TypeError):
                multiply()


@pytest.mark.parametrize("number", [np.float64(0.5), np.float32(0.5), sympy.Float(0.5), 0.5])
def test_floats_are_refused_but_compared(number):
    with pytest.raises(TypeError, match="not exact"):
        Game(number)
    with pytest.raises(TypeError):
        Game("1") + number
    with pytest.raises(TypeError):
        number + Game("1")
    assert Game("1/4") != number
    if isinstance(number, sympy.Float):  # Python cannot compare it with a Fraction, nor SymPy with other objects
        assert Game("1/2") != number
    else:
        assert Game("1/2") == number and number == Game("1/2")
        assert number != Game("1/4")


@pytest.mark.parametrize("number", [np.bool_(True), sympy.true, sympy.pi, sympy.Symbol("x"), np.array([1, 2]), sympy.I])
def test_other_objects_of_these_packages_are_no_games(number):
    with pytest.raises(TypeError):
        Game(number)
    with pytest.raises(TypeError):
        cgt.nim(number)


@pytest.mark.parametrize("thing", [Game("3"), Game("*"), cgt.nim(3)])
def test_a_game_is_never_read_as_a_number_of_sympy(thing):
    with pytest.raises(sympy.SympifyError, match="not a number of SymPy"):
        sympy.sympify(thing)
    with pytest.raises(TypeError):
        sympy.Symbol("x") + thing
    assert sympy.sympify(Game("3/4").as_fraction()) == sympy.Rational(3, 4)


def test_fractions_of_other_packages_are_exact():
    assert Game(sympy.Rational(3, 8)) == Game("3/8")
    assert cgt.cool("{3|1}", sympy.Rational(1, 2)) == cgt.cool("{3|1}", Fraction(1, 2))
    with pytest.raises(ValueError, match="power of two"):
        Game(sympy.Rational(1, 3))


def test_arrays_of_games_are_added_and_compared_element_by_element():
    games = np.array([Game("*"), Game(1), Game("{1|-1}")], dtype=object)
    assert list(games + Game("*")) == [0, Game("1*"), Game("{1|-1} + *")]
    assert list(games == Game(1)) == [False, True, False]
    assert list(np.array([1, 2]) * Game("^")) == [Game("^"), Game("^^")]
    assert list(Game("^") + np.array([1, 2])) == [Game("1^"), Game("2^")]
    assert list(2 * games) == [0, 2, 0]


def test_sweeps_take_numbers_of_other_packages():
    found = cgt.sweep("nim({})", np.arange(4), executor="here")
    assert [str(its.value) for its in found] == ["0", "*", "*2", "*3"]
    halves = [sympy.Rational(1, 2), np.int64(3), sympy.Integer(-1)]
    assert [its.value for its in cgt.sweep("{}.{}", [(np.int64(2), "^")], executor="here")] == [Game("^^")]
    assert [its.value for its in cgt.sweep("{} + 1", halves, executor="here")] == [Fraction(3, 2), 4, 0]
    assert [its.value for its in cgt.sweep(np.int64, [1, 2], executor="here")] == [1, 2]


def test_numbers_are_exact_floats_and_fractions():
    assert float(Game("3/4")) == 0.75
    assert float(Game(2**60)) == 2.0**60
    assert isinstance(float(Game(1)), float)
    assert Game("3/4").as_integer_ratio() == (3, 4)
    assert Fraction(*Game("-3/4").as_integer_ratio()) == Fraction(-3, 4)
    for text in (str(2**60 + 1), str(2**2000), f"1/{2**1200}", f"{2**60 + 1}/2"):
        with pytest.raises(ValueError, match="no float is exactly this number"):
            float(Game(text))
    for text in ("*", "{1|0}", "^"):
        with pytest.raises(ValueError, match="not a number"):
            float(Game(text))
        with pytest.raises(ValueError, match="not a number"):
            Game(text).as_integer_ratio()
