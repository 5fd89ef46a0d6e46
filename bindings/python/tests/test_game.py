import copy
import pickle
from fractions import Fraction

import pytest
import summand as cgt
from summand import Game, Outcome


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("{3|-1}", "{3|-1}"),
        ("1 + 1/2", "3/2"),
        (7, "7"),
        (-7, "-7"),
        (2**200, str(2**200)),
        (-(2**64), str(-(2**64))),
        (Fraction(3, 8), "3/8"),
        (Fraction(-1, 2**90), f"-1/{2**90}"),
        ("domineering(2x2)", "+-1"),
        ("nim(3,5)", "*6"),
    ],
)
def test_is_made_of_texts_and_numbers(source, value):
    assert str(Game(source)) == value


def test_is_made_of_positions_and_games():
    board = cgt.domineering("..|..")
    assert str(Game(board)) == "+-1"
    assert Game(Game("^")) == Game("^")


def test_is_written_as_it_was_made():
    g = Game("{3|-1}") + cgt.nim(2) - 1
    assert g.expression == "{3|-1} + nim(2) - 1"
    assert repr(g) == "Game('{3|-1} + nim(2) - 1')"
    assert eval(repr(g), {"Game": Game}) == g


@pytest.mark.parametrize(
    ("text", "offset"), [("{1|", 0), ("nosuch(3)", 0), ("1 + ) 2", 4), ("é + 1", 0), ("1 + é", 4)]
)
def test_error_has_the_place(text, offset):
    with pytest.raises(cgt.ParseError) as caught:
        Game(text)
    assert caught.value.text == text
    assert caught.value.offset == offset
    assert str(caught.value).splitlines()[-1].rstrip() == " " * (offset + 2) + "^"


@pytest.mark.parametrize("text", ["1 < 2", "outcome(1)", "[1,2]", "thermograph(1)"])
def test_other_answers_are_no_games(text):
    with pytest.raises(cgt.ParseError, match="not a game"):
        Game(text)


@pytest.mark.parametrize("source", [True, False, 1.5, None, [], {}, b"1"])
def test_refuses_other_objects(source):
    with pytest.raises(TypeError):
        Game(source)


def test_refuses_fractions_that_are_no_values():
    with pytest.raises(ValueError, match="power of two"):
        Game(Fraction(1, 3))


def test_has_no_truth_value():
    with pytest.raises(TypeError, match="compare it"):
        bool(Game(0))


@pytest.mark.parametrize("other", ["1", 1.5, None, [1]])
def test_operators_refuse_texts_and_other_objects(other):
    with pytest.raises(TypeError):
        Game(1) + other
    with pytest.raises(TypeError):
        other - Game(1)


def test_adds_numbers_and_positions():
    assert Game("^") + 1 == 1 + Game("^")
    assert 1 - Game("*") == Game("1*")
    assert Fraction(1, 2) + Game("*") == Game("1/2*")
    assert cgt.nim(3) + Game("*") == Game("*2")
    assert Game("*") + cgt.nim(3) == Game("*2")


def test_multiplies_by_integers_only():
    assert 3 * Game("^") == Game("^") * 3 == Game("3.^")
    assert (-2) * Game("^") == Game("-2.^")
    assert (10**30) * Game("*") == 0
    for factor in (Fraction(1, 2), "2", Game(2), 1.0, True):
        with pytest.raises(TypeError):
            Game("^") * factor


def test_compares_as_games_do():
    assert Game("^") > 0
    assert Game("*") | 0
    assert 0 | Game("*")
    assert not (Game("^") | 0)
    assert Game("*").confused_with(0)
    assert not Game("*") <= 0
    assert not Game("*") >= 0
    assert Game("1/2") < 1 <= Game(1)
    assert Game("1") != Game("2")
    assert Game(1) == 1 == Fraction(1)
    assert Game("{1|}") != "2"


def test_hash_is_that_of_the_value():
    assert hash(Game("{1|}")) == hash(Game(2)) == hash(2)
    assert hash(Game("1/2")) == hash(Fraction(1, 2))
    assert hash(Game("-1 + {2|}")) == hash(2)
    assert len({Game("^"), Game("{0|*}"), Game("*"), Game("{3|-1}"), cgt.Game("1 + {2|-2}")}) == 3
    assert {Game("{1|0}"): "x"}[Game("1 + {0|-1}")] == "x"


def test_hash_is_the_same_in_another_workspace():
    with cgt.Workspace():
        Game("*9 + {5|-5}")
        other = Game("{3|{1|0,*}}")
    assert hash(other) == hash(Game("{3|{1|0,*}}"))


def test_converts_to_numbers():
    assert int(Game("{1|}")) == 2
    assert int(Game(10**50)) == 10**50
    assert Game("3/4").as_fraction() == Fraction(3, 4)
    assert isinstance(Game(1).as_fraction(), Fraction)
    for g in ("1/2", "*", "{1|0}"):
        with pytest.raises(ValueError):
            int(Game(g))
    with pytest.raises(ValueError):
        Game("^").as_fraction()


def test_has_canonical_options():
    g = Game("{3,1|-1,2}")
    assert [str(option) for option in g.left] == ["3"]
    assert [str(option) for option in g.right] == ["-1"]
    assert Game(0).left == Game(0).right == ()


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("1", Outcome.LEFT),
        ("-^", Outcome.RIGHT),
        ("*", Outcome.NEXT),
        ("0", Outcome.PREVIOUS),
        ("clobber(4x5)", Outcome.NEXT),
    ],
)
def test_outcome(text, outcome):
    assert Game(text).outcome is outcome


def test_heat():
    g = Game("{7||5|1}")
    assert (g.mean, g.temperature) == (5, 2)
    assert g.stops == (7, 5)
    assert g.stops.left == g.left_stop
    assert g.stops.right == g.right_stop
    assert isinstance(Game("{2|1}").mean, Fraction)
    assert isinstance(Game("{2|0}").mean, int)
    assert Game("{2|1}").temperature == Fraction(1, 2)


def test_atomic_weight_or_not_defined():
    assert Game("^").atomic_weight == 1
    assert Game("3.^ + *").atomic_weight == 3
    with pytest.raises(cgt.NotDefined):
        Game("{3|-1}").atomic_weight


def test_birthday_and_canonical():
    g = Game("{1|} + {0|}")
    assert g.birthday == 3
    assert g.canonical.expression == "3"
    assert g.is_number
    assert not Game("*").is_number


def test_summands_and_position():
    g = Game("2.nim(3) - {1|0}")
    assert [(copies, str(game)) for copies, game in g.summands] == [(2, "*3"), (-1, "{1|0}")]
    assert Game("clobber(\"xo\")").position == cgt.clobber("xo")
    assert g.position is None


def test_ordinal_sum_uses_the_form():
    assert Game("1").ordinal_sum(Game("*")) == Game("1:*")
    assert Game("{*|*}").ordinal_sum(Game("*")) == Game("{*|*}:*")


def test_game_of_options():
    assert cgt.game([0, "*"], [1]) == Fraction(1, 2)
    assert cgt.game([cgt.nim(2)], ()) == cgt.Game("{*2|}")
    assert cgt.game([], []) == 0
    with pytest.raises(TypeError):
        cgt.game([None], [])
    with pytest.raises(TypeError):
        cgt.game(1, [])


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))])
def test_copies_and_pickles(copied):
    g = Game("domineering(2x3) + {3|-1}")
    assert copied(g) == g
    assert copied(g).expression == g.expression


def test_text_forms():
    g = Game("{3|-1} + ^")
    assert g.latex()
    assert "↑" in Game("^").pretty()


def test_long_texts_reach_a_limit_that_is_named():
    with pytest.raises(cgt.LimitReached) as caught:
        str(Game(2**4_000_000))
    assert caught.value.limit in ("size", "memory", "time")


def test_games_keep_their_values_when_the_workspace_forgets_its_own():
    with cgt.Workspace() as workspace:
        Game("*9")
        old = Game("{7|{2|-1}}")
        mean, weight = old.mean, Game("^").atomic_weight
        workspace.forget()
        Game("{100|50}")  # other values get the numbers of the old ones
        Game("{5|{1|0}}")
        assert old.mean == mean
        assert (old.left_stop, old.right_stop) == (7, 2)
        assert cgt.cool(old, 1) == cgt.cool("{7|{2|-1}}", 1)
        assert cgt.game([old], [-10]) == Game("{{7|{2|-1}}|-10}")
        assert old + Game(1) - old == 1
        assert weight == 1


def test_half_a_character_is_an_error():
    with pytest.raises(UnicodeEncodeError):
        Game("\ud800")


def test_loopy_games_have_texts_and_hashes_by_value():
    over = cgt.Game("over")
    assert str(over) == "over"
    assert str(cgt.Game("tis")) == "1 & 0"
    assert hash(over) == hash(cgt.Game("a{0|a}"))
    assert hash(cgt.Game("a{0|{|a}}")) == hash(cgt.Game("*"))
    assert {over, cgt.Game("over + over")} == {over}
    assert cgt.Game("over") > 0
    assert over != 1 and over != cgt.Game(2**70) and cgt.Game(2**70) != over
    assert cgt.outcome("tis") == "DL"
