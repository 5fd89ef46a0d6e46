from fractions import Fraction

import pytest
import summand as cgt
from summand import _summand

FUNCTIONS = _summand.functions()


@pytest.mark.parametrize("row", FUNCTIONS, ids=lambda row: row[0])
def test_every_function_has_its_name_and_its_example(row):
    name, arguments, sentence, example, gives, least, most = row
    function = cgt.functions()[name]
    assert function is getattr(cgt, name)
    assert function.__name__ == name
    if name != "why":
        assert sentence in " ".join(function.__doc__.split())
    result = cgt.eval(example)
    if isinstance(result, cgt.Game):
        assert result == cgt.eval(gives)


@pytest.mark.parametrize("name", ["mean", "temperature", "birthday", "followers", "left_stop", "right_stop"])
def test_numbers_are_numbers_of_python(name):
    result = getattr(cgt, name)(cgt.Game("{3|{1|1/2}}"))
    assert isinstance(result, (int, Fraction))


def test_calls_take_games_numbers_and_texts():
    assert cgt.cool("{3|-1}", 1) == cgt.Game("{2|0}")
    assert cgt.cool(cgt.Game("{3|-1}"), Fraction(1, 2)) == cgt.Game("{5/2|-1/2}")
    assert cgt.mean(cgt.domineering((2, 2))) == 0
    assert cgt.stops("{3|-1}") == [3, -1]
    assert cgt.find(cgt.domineering, "{1|-1}") is not None
    assert cgt.left_wall(cgt.Game("{3|-1}").thermograph, 1) == 2


def test_wrong_calls():
    with pytest.raises(TypeError, match="'G'"):
        cgt.mean()
    with pytest.raises(cgt.NotDefined):
        cgt.atomic_weight("{1|-1}")
    with pytest.raises(TypeError):
        cgt.mean(None)
    with pytest.raises(AttributeError, match="did you mean 'temperature'"):
        cgt.temperatur


def test_eval_gives_objects_of_python():
    assert cgt.eval("1 < 2") is True
    assert cgt.eval("compare(*, 0)") == "||"
    assert cgt.eval("outcome(*)") is cgt.Outcome.NEXT
    assert cgt.eval("[1, *]") == [cgt.Game(1), cgt.Game("*")]
    assert cgt.eval("thermograph({1|-1})") == cgt.Game("{1|-1}").thermograph
    record = cgt.eval("thermostat({3|-1} + {2|0})")
    assert str(record) and record["left"]["temperature"] == "2"
    with cgt.Workspace():
        cgt.eval("given = {1|0}")
        assert cgt.eval("given + given") == 1


def test_compare_gives_a_sign():
    assert cgt.compare("*", 0) == "||"
    assert cgt.compare(1, 2) == "<"


def kinds(result):
    """The types in lists of any depth."""
    return set().union(*map(kinds, result)) if isinstance(result, list) else {type(result)}


def test_moves_that_keep_a_length_are_games_as_they_are_written():
    for moves in (cgt.remoteness_moves("nim(1,2)"), cgt.suspense_moves(cgt.nim(1, 1) + 1)):
        assert all(isinstance(move, cgt.Game) for its in moves for move in its)
    assert [[move.expression for move in its] for its in cgt.remoteness_moves("nim(1,2)")] == [["nim(1,1)"]] * 2
    for expression in (
        "remoteness_moves(nim(1,2))",
        "[suspense_moves(nim(1,1) + 1), remoteness_moves(2)]",
    ):
        assert kinds(cgt.eval(expression)) == {cgt.Game}
    assert cgt.eval("remoteness_moves(nim(1,2))")[0][0].expression == "nim(1,1)"
    (left,), (right,) = cgt.remoteness_moves("{1,{3|1/2}|-1}")
    assert left == 1 and right == -1


def test_texts_are_texts_and_written_games_are_games():
    assert cgt.eval('["a", "b"]') == ["a", "b"]
    assert cgt.eval('"*2" + ""') == "*2"
    assert cgt.eval('let s = "abc" in s[2..3]') == "bc"
    moves = "remoteness_moves(nim(1,2))"
    assert cgt.eval(f"{moves}[1][1]") == 0
    assert cgt.eval(f"sum({moves}[1]) == nim(1,1)") is True
