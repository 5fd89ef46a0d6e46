"""What other processes send and get: copies of answers, games, positions, moves and thermographs."""

import copy
import multiprocessing
import os
import pathlib
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction

import pytest
import summand as cgt

HERE = pathlib.Path(__file__).parent
HOT = "{3|-1} + domineering(2x3)"

ANSWERS = {
    "analyze": lambda: cgt.analyze(HOT),
    "solve": lambda: cgt.solve("clobber(3x3)"),
    "table": lambda: cgt.table("nim(r,c)", rows="0..2", cols="0..2"),
    "search": lambda: cgt.search("clobber(2x3)", show="temperature(G)"),
    "explore": lambda: cgt.explore("domineering(2x3)"),
    "moves": lambda: cgt.moves(HOT, values=True),
    "study": lambda: cgt.heaps("0.77").study(to=20),
    "period": lambda: cgt.heaps("0.77").period().answer,
    "babylon": lambda: cgt.babylon.solve("3,3"),
}


def copies(thing):
    yield copy.copy(thing)
    yield copy.deepcopy(thing)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(thing, protocol))


@pytest.mark.parametrize("ask", ANSWERS.values(), ids=ANSWERS)
def test_answers_are_copied(ask):
    answer = ask()
    for again in [*copies(answer), pickle.loads(pickle.dumps(copy.deepcopy(answer)))]:
        assert type(again) is type(answer)
        assert dict(again) == dict(answer)
        assert str(again) == str(answer)
        assert again.text(pretty=True) == answer.text(pretty=True)
        assert again.notes == answer.notes and again.stopped == answer.stopped
        assert repr(again) == repr(answer)
        if hasattr(answer, "_repr_html_"):
            assert again._repr_html_() == answer._repr_html_()


def test_a_copy_has_its_text_for_one_width():
    again = pickle.loads(pickle.dumps(cgt.analyze(HOT)))
    with pytest.raises(ValueError, match="80 columns"):
        again.text(columns=100)


def test_thermographs_moves_and_games_are_copied():
    things = [
        cgt.Game(HOT).thermograph,
        cgt.Game("1/2").thermograph,
        *cgt.toads_and_frogs("TT.FF").moves("left"),
        *cgt.domineering((2, 2)).moves("right"),
        cgt.clobber,
        cgt.clobber("xoxo"),
        cgt.toads_and_frogs("TT.FF").mirror(),
        cgt.Game(HOT),
        cgt.Game(Fraction(3, 8)),
        cgt.Game(HOT).stops,
        cgt.Game(HOT).outcome,
        cgt.LEFT,
        cgt.nim(3).theorem(),
        cgt.domineering("..#..").parts(),
        cgt.confusion_interval("{2|-1}"),
        next(cgt.sweep("nim({})", [3], executor="here")),
    ]
    for thing in things:
        for again in copies(thing):
            assert again == thing and type(again) is type(thing)
            if not isinstance(thing, dict | list):
                assert hash(again) == hash(thing)
    assert pickle.loads(pickle.dumps(cgt.Game(HOT).thermograph)).svg() == cgt.Game(HOT).thermograph.svg()
    kayles = pickle.loads(pickle.dumps(cgt.heaps("kayles")))
    assert kayles[5] == 4
    period = pickle.loads(pickle.dumps(cgt.heaps("0.77").period()))
    assert period.period == 12 and period.certificate
    record = cgt.confusion_interval("{2|-1}")
    assert str(pickle.loads(pickle.dumps(record))) == str(record)


def test_a_game_of_ones_own_is_copied_by_its_name():
    from counting import Count

    own = cgt.ruleset(Count())
    assert pickle.loads(pickle.dumps(own)) == own
    (move,) = own(1).moves("left")[:1]
    assert pickle.loads(pickle.dumps(move)) == move


GAMES = ["*", "{3|-1}", "clobber(3x3)", "domineering(3x4)", "nim(3,5)", "1 + nosuch"]


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_a_pool_of_processes_analyzes(method):
    if method == "fork" and not hasattr(os, "fork"):
        pytest.skip("this system does not fork")
    cgt.analyze("domineering(3x4)")  # the parent has values and threads of its own
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(2, mp_context=context) as pool:
        futures = [pool.submit(cgt.analyze, game) for game in GAMES]
        boards = [cgt.domineering((2, n)) for n in range(1, 5)]
        values = list(pool.map(cgt.mean, boards))
    for game, future in zip(GAMES[:-1], futures, strict=False):
        answer, own = future.result(), cgt.analyze(game)
        assert (answer.winner, answer.value, answer.outcome) == (own.winner, own.value, own.outcome)
    with pytest.raises(cgt.ParseError) as caught:
        futures[-1].result()
    assert caught.value.offset == 4
    assert values == [cgt.mean(board) for board in boards]


WITHOUT = """
import sys
sys.modules["{package}"] = None
import summand as cgt
try:
    {call}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("package", "call", "says"),
    [
        ("numpy", "cgt.heaps('kayles').values(5)", "Heaps.values needs the package numpy"),
        ("pandas", "cgt.table('nim(r)').to_pandas()", "Table.to_pandas needs the package pandas"),
        ("pandas", "cgt.moves('nim(2)').to_pandas()", "FirstMoves.to_pandas needs the package pandas"),
        ("pandas", "cgt.sweep('nim({})', [1], executor='here').to_pandas()", "Sweep.to_pandas needs the package pandas"),
        ("matplotlib", "cgt.Game(1).thermograph.to_matplotlib()", "to_matplotlib needs the package matplotlib"),
        ("sympy", "print(cgt.Game(1) + 1, cgt.nim(3) == cgt.nim(3))", "2 True"),
    ],
)
def test_without_a_package_a_sentence_says_what_is_needed(package, call, says):
    script = WITHOUT.replace("{package}", package).replace("{call}", call)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=HERE)
    assert says in run.stdout
    assert "nanobind" not in run.stdout + run.stderr
