"""Games and functions that are written as text."""

import pickle
import threading

import pytest
import summand as cgt

DOMINOES = """\
game row-of-dominoes
title "A row of dominoes"
rules "Topple a domino of yours to either side."
board strip
cells . gap, L Left, R Right
each  L [LR]* [.|] -> . .* =  either way
example "LLR"
"""


@pytest.fixture
def dominoes():
    return cgt.rules(DOMINOES)


def test_rules_make_a_game_like_all_others(dominoes):
    assert (dominoes.name, dominoes.title, dominoes.examples) == ("row-of-dominoes", "A row of dominoes", ["LLR"])
    row = dominoes("LRL")
    assert row.value == cgt.Game("1/2")
    assert {move.after.text for move in row.moves("left")} == {"...", ".RL", "LR."}
    assert row.play("1", "left").text == ".RL"
    assert (row + cgt.nim(2) - cgt.domineering("..|..")).outcome == cgt.eval(
        'outcome(row-of-dominoes("LRL") + nim(2) - domineering(2x2))'
    )
    assert [part.position.text for part in dominoes("LR.RL").parts()] == ["LR", "RL"]
    assert row.picture == "L R L"
    assert row.mirror().text == "RLR"
    assert dominoes("LR").theorem() is None
    assert row.ruleset == dominoes
    assert pickle.loads(pickle.dumps(row)) == row
    assert cgt.analyze(row).value == cgt.Game("1/2")
    assert dominoes in cgt.games(own=True)
    match = cgt.Match(row + cgt.nim(1))
    assert match.play("1: 1").moves()


def test_rules_are_known_in_all_workspaces(dominoes):
    with cgt.Workspace("100M"):
        assert cgt.eval('row-of-dominoes("LRL")') == cgt.Game("1/2")
    values = []
    thread = threading.Thread(target=lambda: values.append(cgt.eval('row-of-dominoes("LRL") == 1/2')))
    thread.start()
    thread.join()
    assert values == [True]


def test_new_rules_replace_those_of_the_same_name(dominoes):
    old = dominoes("LRL")
    new = cgt.rules(DOMINOES.replace("either way", ""))
    assert cgt.eval('row-of-dominoes("LRL")') == new("LRL").game
    assert old.value == cgt.Game("1/2")
    assert old != new("LRL")
    assert [its for its in cgt.games(own=True) if its.name == "row-of-dominoes"] == [new]


@pytest.mark.parametrize(
    ("wrong", "line", "column", "message"),
    [
        (DOMINOES.replace("-> . .*", "-> . X"), 6, 25, "X"),
        (DOMINOES.replace("game row-of-dominoes", "game clobber"), 1, 6, "'clobber' is the name of another game"),
        ("game é", 1, 6, "a name has letters"),
        ("game row\n", 2, 1, "the file has no line `board`"),
        ("", 1, 1, "a file of rules begins with `game`"),
        (DOMINOES.replace('"LLR"', '"LLX"'), 7, 12, "expected"),
        (DOMINOES + "\x1b[31m", 8, 1, "cannot stand in a file of rules"),
        ("game x\n" + "#" * 70_000, 2, 65_530, "at most 65536 bytes"),
    ],
)
def test_wrong_rules_have_a_place(wrong, line, column, message):
    with pytest.raises(cgt.ParseError) as caught:
        cgt.rules(wrong)
    assert message in caught.value.message
    assert (caught.value.line, caught.value.column) == (line, column)
    assert "\x1b" not in str(caught.value).splitlines()[0]
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.line, again.column) == (line, column)


def test_rules_are_a_text():
    with pytest.raises(TypeError):
        cgt.rules(3)


def test_definitions_are_called_with_data():
    hot_game = cgt.define("hot_game(a, b) = {a|b}")
    assert hot_game(3, -1) == cgt.Game("{3|-1}")
    assert hot_game(cgt.Game("^"), cgt.nim(2)) == cgt.Game("{^|*2}")
    assert repr(hot_game) == "<definition of hot_game(a, b)>"
    assert cgt.eval("hot_game(3, -1)") == hot_game(3, -1)
    assert cgt.mean("hot_game(3, -1)") == 1
    tall = cgt.define("""
        # rows of dominoes: grey ones are E
        top(s) = {top(s[1..i-1]) for i in 1..len(s) if s[i] != "R", top(s[i+1..len(s)]) for i in 1..len(s) if s[i] != "R" |
                  top(s[1..i-1]) for i in 1..len(s) if s[i] != "L", top(s[i+1..len(s)]) for i in 1..len(s) if s[i] != "L"}
    """)
    assert tall("LRL") == cgt.Game("1/2")
    total = cgt.define("total(s) = sum(s)")
    assert total([1, [2, 3][1], cgt.Game("*")]) == cgt.Game("4*")
    assert total((1, 2)) == 3
    assert cgt.define("same(x) = x")([1, "L", [True]]) == [1, "L", [True]]


def test_definitions_stay_in_their_workspace():
    with cgt.Workspace("100M") as workspace:
        here = cgt.define("only_here(n) = n + 1")
    assert here(2) == 3
    with pytest.raises(cgt.ParseError):
        cgt.eval("only_here(2)")
    workspace.forget()
    with pytest.raises(cgt.NotDefined, match="only_here is not defined any more"):
        here(2)


def test_a_new_definition_replaces_the_old_one():
    cgt.define("step(n) = n")
    later = cgt.define("stairs(n) = step(n) + 1")
    assert later(1) == 2
    cgt.define("step(n) = n + 10")
    assert later(1) == 12


def test_definitions_know_rules(dominoes):
    half = cgt.define('half(n) = copies(n, row-of-dominoes("LRL"))')
    assert half(3) == cgt.Game("3/2")
    cgt.rules(DOMINOES.replace("either way", ""))
    assert half(3) == 3 * cgt.eval('row-of-dominoes("LRL")')


def test_wrong_definitions_and_calls():
    with pytest.raises(cgt.ParseError) as caught:
        cgt.define("f(a) = a +\n  b")
    assert (caught.value.line, caught.value.column) == (2, 3)
    with pytest.raises(ValueError, match="no definition"):
        cgt.define("3 + 4")
    endless_call = cgt.define("endless_call(n) = endless_call(n)")
    with pytest.raises(cgt.NotDefined, match="needs itself"):
        endless_call(1)
    with pytest.raises(TypeError, match="endless_call takes 1 argument, not 2"):
        endless_call(1, 2)
    with pytest.raises(TypeError):
        endless_call(1.5)
    nested = []
    nested.append(nested)
    with pytest.raises(ValueError, match="nested"):
        endless_call(nested)
    with pytest.raises(cgt.LimitReached), cgt.limits(time="100ms"):
        cgt.define("ever_more(n) = {ever_more(n+1)|}")(0)


def test_definitions_are_pickled_with_their_text():
    twice = pickle.loads(pickle.dumps(cgt.define("twice(n) = n + n")))
    assert twice(4) == 8
