import decimal
from fractions import Fraction

import pytest
import summand as cgt
from summand import Game


def test_every_number_of_python_equals_the_games_of_its_value():
    half, one = Game("{0|1}"), Game("{0|}")
    for number in (1, 1.0, True, Fraction(1), -(-1)):
        assert one == number and number == one and not one != number
        assert hash(one) == hash(number)
        assert {number: "found"}[one] == "found"
    assert half == 0.5 == half
    assert half == Fraction(1, 2)
    assert Game(2**70) == 2.0**70


@pytest.mark.parametrize(
    "number",
    [Fraction(1, 3), float("nan"), float("inf"), 0.1, 2**70 + 0.0, -1, False, pytest.param(1 << 5_000_000, id="long")],
)
def test_numbers_that_a_game_is_not_are_different(number):
    for text in ("1", "{1|0}", "^", "1/4"):
        assert Game(text) != number
        assert number != Game(text)
        assert not Game(text) == number


def test_only_equality_takes_floats():
    for compare in (lambda g: g < 0.5, lambda g: 0.5 >= g, lambda g: g | 0.5, lambda g: g + 0.5):
        with pytest.raises(TypeError, match="float"):
            compare(Game(1))
    assert Game(1) != decimal.Decimal(2)


class Liar(int):
    """An int whose methods say something else."""

    def bit_length(self):
        return 1

    def to_bytes(self, *arguments, **options):
        return b"x" * 1_000_000

    def __neg__(self):
        return Liar(5)

    __abs__ = __neg__


@pytest.mark.parametrize("number", [3, -3, 2**63, -(2**63), 2**100, -(2**100) - 1, 2**64 - 1])
def test_numbers_are_what_they_are_and_not_what_they_say(number):
    assert str(Game(Liar(number))) == str(number)
    assert int(Game(Liar(number))) == number


@pytest.mark.parametrize("exponent", [62, 63, 64, 127, 128, 4_000_000])
def test_long_numbers_come_back(exponent):
    for number in (2**exponent, -(2**exponent), 2**exponent - 1, 1 - 2**exponent):
        assert int(Game(number)) == number
        assert Game(Fraction(number, 2)).as_fraction() == Fraction(number, 2)


def test_too_long_numbers_reach_a_limit():
    for number in (1 << 5_000_000, -1 << 5_000_000, Fraction(1, 1 << 5_000_000)):
        with pytest.raises(cgt.LimitReached):
            Game(number)
