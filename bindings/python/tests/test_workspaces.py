import pathlib
import subprocess
import sys
import threading

import pytest
import summand as cgt
from counting import Count
from summand import Game

HERE = pathlib.Path(__file__).parent


def test_limits_of_a_call_do_not_stay_with_games_of_a_dropped_workspace():
    with cgt.Workspace("100M") as workspace:
        old = Game("domineering(3x4)")
        with cgt.limits(time=0.001, memory="60M"):
            workspace.forget()
        threading.Event().wait(0.01)
        assert old.value == Game("domineering(3x4)")


def test_limits_hold_for_games_of_a_dropped_workspace():
    with cgt.Workspace() as workspace:
        old = Game("clobber(6x6)")
        workspace.forget()
        with cgt.limits(time="100ms"), pytest.raises(cgt.LimitReached) as caught:
            old.canonical
        assert caught.value.limit == "time"


def test_games_outlive_their_workspace():
    with cgt.Workspace():
        g, position = Game("{7|{2|-1}}"), cgt.ruleset(Count())(4)
    assert g + position == Game("{11|{6|3}}")
    assert [str(option) for option in g.left] == ["7"]


AGAIN = """
import gc, weakref
import summand as cgt
from counting import Count

made = []
for _ in range(5):
    game = type("Again", (Count,), {"name": "made-again"})()
    made.append(weakref.ref(game))
    assert cgt.ruleset(game)(2).value == 2
    del game
with cgt.Workspace():
    assert cgt.Game('made-again("1")').position.object == "1"  # its own text
cgt.Game("1 + 1")
gc.collect()
# Evaluators of the workspace remember values of older ones.
cgt.this_workspace().forget()
gc.collect()
print([ref() is None for ref in made[:-1]])
"""


def test_games_that_are_made_again_do_not_fill_the_memory():
    # In a process of its own, because workspaces of other tests may still hold games.
    told = subprocess.run([sys.executable, "-c", AGAIN], cwd=HERE, capture_output=True, text=True, check=True)
    assert told.stdout == "[True, True, True, True]\n"


def test_known_values_compare_as_they_did_when_they_were_unknown():
    texts = ("{7|0}", "{7,6|0}", "{7|1}", "0", "{|}")
    fresh = [[cgt.Game(g) == cgt.Game(h) for h in texts] for g in texts]
    games = [cgt.Game(text) for text in texts]
    for game in games:
        assert str(game)
    assert [[g == h for h in games] for g in games] == fresh
    assert [[not g != h for h in games] for g in games] == fresh
    assert fresh[0] == [True, True, False, False, False]
