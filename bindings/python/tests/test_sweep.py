"""Sweeps: every item once, in order, whatever dies."""

import collections
import doctest
import importlib
import io
import itertools
import json
import multiprocessing
import os
import pathlib
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time
import warnings
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction

import pytest
import summand as cgt
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from summand._sweeps import form, place
from summand._sweeps.work import Expression
from summand._sweeps.workers import Processes
from sweep_work import (
    die_at_three,
    die_once,
    memory_within,
    noted,
    same,
    sleep_at_first,
    square,
    square_unless_seven,
)

HERE = pathlib.Path(__file__).parent
PATIENCE = 60  # seconds until a test that hangs fails

Game = cgt.Game


def numbers_of(log):
    return [int(line) for line in log.read_text().split()]


def values(results):
    return [result.value for result in results]


# --- results ---


@pytest.mark.parametrize("executor", ["here", 1, 2])
@pytest.mark.parametrize("chunk", [1, 3])
def test_results_come_in_the_order_of_the_items(executor, chunk):
    results = list(cgt.sweep(square, range(20), executor=executor, chunk=chunk, progress=False))
    assert [result.item for result in results] == list(range(20))
    assert values(results) == [n * n for n in range(20)]
    assert all(result.seconds >= 0 for result in results)


def test_all_cores_are_used_if_nothing_is_said():
    assert values(cgt.sweep(square, range(5), progress=False)) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_serves_and_stays_open(pool):
    with pool(2) as executor:
        assert values(cgt.sweep(square, range(10), executor=executor)) == [n * n for n in range(10)]
        assert executor.submit(square, 5).result() == 25


def test_no_items_have_no_results():
    assert list(cgt.sweep(square, [], executor=2)) == []


def test_an_error_is_a_result():
    results = list(cgt.sweep(square_unless_seven, range(10), executor="here"))
    assert [result.error for result in results if result.item == 7] == ["ValueError: seven"]
    assert [result.value for result in results if result.item != 7] == [n * n for n in range(10) if n != 7]
    with pytest.raises(cgt.ItemFailed, match="item 7: ValueError: seven"):
        _ = results[7].value


@pytest.mark.parametrize("executor", ["here", 2])
def test_an_error_ends_the_sweep_if_asked(executor):
    with pytest.raises(cgt.ItemFailed) as caught:
        list(cgt.sweep(square_unless_seven, range(10), executor=executor, errors="raise"))
    assert (caught.value.item, caught.value.error) == (7, "ValueError: seven")


def test_the_counts_of_a_sweep():
    sweep = cgt.sweep(square_unless_seven, range(10), executor="here")
    assert (sweep.total, sweep.done, sweep.failed) == (10, 0, 0)
    assert sweep.run() is sweep
    assert (sweep.total, sweep.done, sweep.failed) == (10, 10, 1)
    assert cgt.sweep(square, iter([1]), executor="here").total is None


def test_results_without_an_order_are_the_same_set():
    results = list(cgt.sweep(square, range(30), executor=2, ordered=False))
    assert sorted((result.item, result.value) for result in results) == [(n, n * n) for n in range(30)]


def test_a_result_shows_its_item_and_what_was_found():
    good, bad = cgt.sweep(square_unless_seven, [6, 7], executor="here")
    assert repr(good).startswith("SweepResult(item=6, value=36, seconds=")
    assert repr(bad).startswith("SweepResult(item=7, error='ValueError: seven', seconds=")


# --- bounds ---


class Counting(ThreadPoolExecutor):
    """Keeps the largest number of futures that were outstanding."""

    def __init__(self):
        super().__init__(2)
        self.now = self.most = 0
        self.lock = threading.Lock()

    def submit(self, *args, **kwargs):
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        future = super().submit(*args, **kwargs)
        future.add_done_callback(self.count_down)
        return future

    def count_down(self, _):
        with self.lock:
            self.now -= 1


def test_outstanding_submissions_are_bounded():
    with Counting() as executor:
        sweep = cgt.sweep(square, range(500), executor=executor, outstanding=5)
        assert values(sweep) == [n * n for n in range(500)]
        assert executor.most <= 5


def test_items_are_read_as_they_are_needed():
    read = []
    items = (read.append(n) or n for n in itertools.count())
    with cgt.sweep(square, items, executor="here") as sweep:
        assert values(itertools.islice(sweep, 100)) == [n * n for n in range(100)]
    assert len(read) == 100


def test_few_results_wait_for_an_earlier_item(monkeypatch):
    monkeypatch.setattr(importlib.import_module("summand._sweeps.run"), "WAITING", 50)
    go_on, read = threading.Event(), []

    def work(n):
        return n if n else go_on.wait(PATIENCE)

    def items():
        for n in range(1000):
            read.append(n)
            if n == 40:
                threading.Timer(0.2, lambda: (seen.append(len(read)), go_on.set())).start()
            yield n

    seen = []
    with ThreadPoolExecutor(2) as executor:
        assert values(cgt.sweep(work, items(), executor=executor, outstanding=10)) == [True, *range(1, 1000)]
    assert seen[0] <= 53


# --- executors that lose calls ---


class Storm(Executor):
    """Runs calls in any order, and loses some of them."""

    def __init__(self, seed, losses):
        self.random, self.losses = random.Random(seed), losses
        self.pool = ThreadPoolExecutor(3)
        self.greeted = False

    def submit(self, function, /, *args, **kwargs):
        if not self.greeted:
            self.greeted = True
            return self.pool.submit(function, *args, **kwargs)
        if self.losses and self.random.random() < 0.3:
            self.losses -= 1
            future = Future()
            if self.random.random() < 0.5:
                future.set_exception(OSError("the machine is gone"))
            else:
                future.cancel()
                future.set_running_or_notify_cancel()
            return future
        pause = self.random.choice([0, 0, 0.001])
        return self.pool.submit(lambda: (time.sleep(pause), function(*args, **kwargs))[1])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 9), max_size=40), st.integers(1, 5), st.integers(1, 6), st.integers(0, 6), st.integers())
def test_lost_calls_are_made_again(items, chunk, outstanding, losses, seed):
    storm = Storm(seed, losses)
    results = cgt.sweep(square, items, executor=storm, chunk=chunk, outstanding=outstanding, retries=losses)
    assert values(results) == [n * n for n in items]
    storm.pool.shutdown()


def test_an_executor_that_loses_every_call_gives_errors():
    class Greeting(Storm):
        def submit(self, function, /, *args, **kwargs):
            self.losses = 1
            self.random.random = lambda: 0.0
            return super().submit(function, *args, **kwargs)

    results = list(cgt.sweep(square, range(3), executor=Greeting(1, 1), retries=4))
    assert [result.error for result in results] == ["lost with its worker (tries: 5): OSError: the machine is gone"] * 3


def test_processes_that_die_are_replaced(tmp_path):
    items = [(str(tmp_path), n) for n in range(12)]
    assert values(cgt.sweep(die_once, items, executor=2, chunk=3, retries=2)) == list(range(12))


def test_an_item_that_kills_its_process_is_the_only_error(tmp_path):
    file = tmp_path / "sweep"
    results = list(cgt.sweep(die_at_three, range(8), executor=2, retries=1, file=file))
    assert [result.item for result in results if result.error is None] == [0, 1, 2, 4, 5, 6, 7]
    assert results[3].error.startswith("lost with its worker (tries: 2): ") and "SIGKILL" in results[3].error
    assert 3 not in [result.item for result in cgt.read_sweep(file)]
    assert json.loads(file.read_text().splitlines()[-1])["finished"] == 8


def test_a_pool_of_the_caller_that_breaks_is_a_clear_error():
    with ProcessPoolExecutor(2) as executor, pytest.raises(cgt.SweepError, match="the executor takes no more work"):
        list(cgt.sweep(die_at_three, range(100), executor=executor))


def test_a_function_that_processes_cannot_import_is_a_clear_error():
    with pytest.raises(cgt.SweepError, match="at the top level of a module or script"):
        list(cgt.sweep(lambda n: n, range(3), executor=1))


def test_processes_end_with_the_sweep():
    processes = Processes(2)
    pids = {processes.submit(os.getpid).result() for _ in range(20)}
    processes.shutdown()
    assert not any(is_alive(pid) for pid in pids)


# --- memory ---


@pytest.mark.parametrize("executor", ["here", 1])
def test_an_item_that_needs_more_memory_is_an_error(executor):
    boards = [(2, 2), (6, 6), (2, 3), (6, 6), (3, 2)]
    results = list(cgt.sweep("canonical(clobber({}x{}))", boards, executor=executor, memory="20M"))
    assert [result.error is None for result in results] == [True, False, True, False, True]
    assert {result.error for result in results if result.error} == {
        "summand.errors.LimitReached: the memory limit of 20 MB is reached"
    }


def test_what_the_caller_holds_is_no_memory_of_a_sweep_here():
    with cgt.Workspace() as workspace:
        with cgt.limits(memory="40M"), pytest.raises(cgt.LimitReached):
            cgt.clobber((6, 6)).game.canonical
        assert workspace.memory > 20_000_000
        with cgt.limits(memory="20M"):
            (result,) = cgt.sweep(memory_within, ["clobber(3x3)"], executor="here", memory="20M")
        value, memory, limit = result.value
        assert value == cgt.clobber((3, 3)).game and memory < limit == 20_000_000


def test_what_earlier_items_left_is_no_memory_of_an_item():
    switches = [" + ".join(f"+-{n << k}" for k in range(12)) for n in range(1, 100, 2)]
    results = list(cgt.sweep(memory_within, switches, executor="here", memory="20M"))
    assert {result.error for result in results} == {None}
    memory = [result.value[1] for result in results]
    assert any(later < earlier for earlier, later in itertools.pairwise(memory))  # it was full


def test_a_sweep_here_frees_its_workspace():
    before = cgt.this_workspace()
    with cgt.sweep(memory_within, ["clobber(3x3)"], executor="here", memory="20M") as sweep:
        next(sweep)
        assert hasattr(place._here, "workspace")
    assert not hasattr(place._here, "workspace")
    assert cgt.this_workspace() == before


# --- expressions ---


def test_an_expression_is_computed_for_each_item():
    results = cgt.sweep("mean(domineering({}x{}))", [(2, 2), (2, 3)], executor="here")
    assert values(results) == [0, Fraction(3, 4)]


def test_processes_need_nothing_but_the_package():
    assert values(cgt.sweep("nim({})", [1, 2], executor=2)) == [Game("*"), Game("*2")]


@pytest.mark.parametrize(
    ("expression", "item", "filled"),
    [
        ("nim({})", 5, "nim(5)"),
        ("{}x{}", (2, 3), "2x3"),
        ("{}x{}", [2, 3], "2x3"),
        ("{1}x{0}x{1}", (2, 3), "3x2x3"),
        ("{rows}x{columns}", {"rows": 2, "columns": 3}, "2x3"),
        ("{{}|{}} + {0,*|0}", (3, -1), "{3|(-1)} + {0,*|0}"),
        ("2 + {}", Fraction(-1, 2), "2 + (-1/2)"),
        ("-{}", "^*", "-^*"),
        ("{} + {3|-1} + {|}", "{1|}", "{1|} + {3|-1} + {|}"),
    ],
)
def test_places_are_filled(expression, item, filled):
    assert Expression(expression).argument(item) == filled


def test_a_game_in_an_expression_has_parentheses():
    assert Expression("-{}").argument(Game("^ + *")) == f"-({Game('^ + *').expression})"


@pytest.mark.parametrize("expression", ["nim(3)", "{3|-1}", "{1.5}", "", "{:d}", "{3a}"])
def test_an_expression_without_places_is_refused(expression):
    with pytest.raises(ValueError, match="no place for the item"):
        cgt.sweep(expression, [1])


@pytest.mark.parametrize("expression", ["{}x{0}", "{}x{n}"])
def test_places_have_all_names_or_none(expression):
    with pytest.raises(ValueError, match="places with and without names"):
        cgt.sweep(expression, [1])


@pytest.mark.parametrize("item", [(1,), (1, 2, 3), 1, {"a": 1, "b": 2}, ()])
def test_an_item_has_a_value_for_each_place(item):
    with pytest.raises(ValueError, match=r"but the expression '\{\}x\{\}' has places for 0, 1"):
        list(cgt.sweep("{}x{}", [item], executor="here"))


@pytest.mark.parametrize("item", [True, None, 1.5, ([1],)])
def test_other_values_have_no_place_in_an_expression(item):
    with pytest.raises(TypeError, match="the values in an expression are int, str, Fraction and Game"):
        list(cgt.sweep("nim({})", [item], executor="here"))


# --- the JSON form ---

PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.fractions()
SIMPLE = PLAIN | st.floats(allow_nan=False, allow_infinity=False)
KEYS = PLAIN | st.tuples(PLAIN, PLAIN)
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(KEYS, inner),
)


def same_types(one, other):
    """Equality that tells 1 from True and 1.0, and [] from ()."""
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict):
        return all(map(same_types, one, other)) and all(map(same_types, one.values(), other.values()))
    return not isinstance(one, list | tuple) or all(map(same_types, one, other))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(VALUES)
def test_values_come_back_from_their_json_form(value):
    text = form.text_of(form.encode(value))
    assert text.isascii() and "\n" not in text
    assert same_types(form.decode(json.loads(text)), value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([None, True, "a", 1.5, -7], '[null,true,"a",1.5,-7]'),
        (2**53 - 1, "9007199254740991"),
        (-(2**53), '{"int":"-0x20000000000000"}'),
        (Fraction(-3, 4), '{"fraction":[-3,4]}'),
        ((1, ()), '{"tuple":[1,{"tuple":[]}]}'),
        ({"game": 1, 2: ()}, '{"dict":[["game",1],[2,{"tuple":[]}]]}'),
        ("\u2191\n", '"\\u2191\\n"'),
    ],
)
def test_the_json_form_is_stable(value, text):
    assert form.text_of(form.encode(value)) == text


def test_a_game_is_saved_as_its_text():
    assert form.encode(Game("*2")) == {"game": str(Game("*2"))}
    assert form.decode({"game": "*2"}) == Game("*2")


def test_an_outcome_is_saved_as_its_letter():
    assert form.encode(cgt.Outcome("N")) == {"outcome": "N"}
    assert values(cgt.sweep("outcome(nim({}))", [2], executor="here")) == [cgt.Outcome("N")]


def test_ints_of_any_size_are_saved():
    large = 7**20_000  # more digits than Python turns into a text
    assert form.decode(json.loads(form.text_of(form.encode(large)))) == large


def test_objects_of_subclasses_come_back_equal():
    point = collections.namedtuple("point", "x y")(1, 2)
    counter = collections.Counter("aab")
    assert form.decode(form.encode([point, counter])) == [(1, 2), {"a": 2, "b": 1}]


@pytest.mark.parametrize("value", [{1, 2}, object(), float("nan"), float("inf"), b"a", 1j])
def test_other_values_are_errors_of_their_items(value):
    (result,) = cgt.sweep(lambda _: value, [0], executor="here")
    assert result.error.startswith("TypeError: items and values of a sweep are made of ")


def test_a_value_in_itself_is_an_error_of_its_item():
    loop = []
    loop.append(loop)
    (result,) = cgt.sweep(lambda _: loop, [0], executor="here")
    assert "nested more than" in result.error


def test_an_item_of_another_type_is_an_error_at_once():
    with pytest.raises(TypeError, match="items and values of a sweep are made of"):
        list(cgt.sweep(square, [{1}], executor="here"))


# --- files ---


@pytest.fixture
def swept(tmp_path, monkeypatch):
    """A function that sweeps some numbers with a file, and returns the values and the numbers that were computed."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # slow, and only a machine that stops can tell

    def sweep(numbers, **options):
        (tmp_path / "log").unlink(missing_ok=True)
        (tmp_path / "log").touch()
        items = [(str(tmp_path), n) for n in numbers]
        results = cgt.sweep(noted, items, **{"executor": "here", "file": tmp_path / "sweep"} | options)
        return values(results), numbers_of(tmp_path / "log")

    sweep.file = tmp_path / "sweep"
    return sweep


def test_items_in_the_file_are_not_computed_again(swept):
    assert swept(range(5)) == ([0, 1, 4, 9, 16], [0, 1, 2, 3, 4])
    assert swept(range(5)) == ([0, 1, 4, 9, 16], [])
    assert swept([6, 3, 5, 3]) == ([36, 9, 25, 9], [6, 5])


def test_a_finished_sweep_changes_nothing_in_its_file(swept):
    swept(range(5))
    before = swept.file.read_bytes()
    swept(range(5))
    assert swept.file.read_bytes() == before


def test_the_lines_of_a_file(tmp_path):
    file = tmp_path / "sweep"
    cgt.sweep(square_unless_seven, [3, 7], executor="here", file=file).run()
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        assert len(line.pop("check")) == 8
    for line in lines[1:3]:
        assert line.pop("seconds") >= 0
    assert lines == [
        {"sweep": 1, "work": {"function": "sweep_work.square_unless_seven"}, "summand": cgt.__version__},
        {"item": 3, "value": 9},
        {"item": 7, "error": "ValueError: seven"},
        {"finished": 2, "failed": 1},
    ]


def test_the_results_of_a_file_can_be_read(tmp_path):
    file = tmp_path / "sweep"
    results = list(cgt.sweep(square_unless_seven, [3, 7], executor="here", file=file))
    assert cgt.read_sweep(file) == results


def test_the_results_of_a_sweep_that_is_going_on_can_be_read(tmp_path):
    with cgt.sweep(square, range(5), executor="here", file=tmp_path / "sweep") as sweep:
        next(sweep), next(sweep)
        assert values(cgt.read_sweep(tmp_path / "sweep")) == [0, 1]


def test_a_file_may_end_at_any_byte(swept):
    swept(range(4))
    whole = swept.file.read_bytes()
    for end in range(len(whole)):
        swept.file.write_bytes(whole[:end])
        kept = {
            json.loads(line)["item"]["tuple"][1]
            for line in whole[:end].splitlines(True)[1:]
            if line.endswith(b"\n") and b'"item"' in line
        }
        assert swept(range(4)) == ([0, 1, 4, 9], sorted(set(range(4)) - kept))
        assert len(cgt.read_sweep(swept.file)) == 4


def test_a_damaged_line_is_named(swept):
    swept(range(3))
    whole = swept.file.read_bytes()
    for place in range(len(whole) - 1):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << place % 8
        swept.file.write_bytes(damaged)
        with pytest.raises(cgt.SweepFileError, match=rf"line {whole[:place].count(10) + 1}: "):
            swept(range(3))
        assert swept.file.read_bytes() == damaged


@pytest.mark.parametrize("text", ["\n", "hello", "hello\n", "{}\n", '{"sweep":1}\n', "\0\0\0"])
def test_a_file_of_something_else_is_refused_and_unchanged(swept, text):
    swept.file.write_text(text)
    with pytest.raises(cgt.SweepFileError, match="line 1: "):
        swept(range(3))
    assert swept.file.read_text() == text


def test_a_file_of_another_format_is_refused(swept, monkeypatch):
    swept(range(3))
    monkeypatch.setattr(importlib.import_module("summand._sweeps.file"), "FORMAT", 2)
    with pytest.raises(cgt.SweepFileError, match="line 1: the format is not 2, but 1"):
        swept(range(3))


def test_the_file_of_other_work_is_refused(tmp_path):
    file = tmp_path / "sweep"
    cgt.sweep(square, [1], executor="here", file=file).run()
    for work, name in [(same, None), (square, "other"), ("nim({})", None)]:
        with pytest.raises(cgt.SweepFileError, match=r"has results of .*sweep_work\.square"):
            cgt.sweep(work, [1], executor="here", file=file, name=name)


def test_a_lambda_has_a_name_in_its_file(tmp_path):
    for work in (lambda n: n, Executor().submit, type("Work", (), {"__call__": same})()):
        with pytest.raises(ValueError, match="file= needs a name="):
            cgt.sweep(work, [1], executor="here", file=tmp_path / "sweep")
    assert not (tmp_path / "sweep").exists()
    for _ in range(2):
        assert values(cgt.sweep(lambda n: -n, [1], executor="here", file=tmp_path / "sweep", name="minus")) == [-1]


def test_two_sweeps_cannot_write_one_file(tmp_path):
    first = cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep")
    with pytest.raises(cgt.SweepFileError, match="another sweep is writing this file"):
        cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep")
    first.close()
    assert values(cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep")) == [1, 4]


def test_a_sweep_that_is_dropped_gives_its_file_back(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(2):
            cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep")


def test_a_finished_sweep_gives_its_file_back(tmp_path):
    sweep = cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep").run()
    assert values(cgt.sweep(square, [1, 2], executor="here", file=tmp_path / "sweep")) == [1, 4]
    assert sweep.done == 2


def test_a_pool_that_was_forked_does_not_keep_the_file(tmp_path):
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as executor:
        for count in (1, 2):
            assert len(list(cgt.sweep(square, range(count), executor=executor, file=tmp_path / "sweep"))) == count


def test_a_sweep_that_is_left_early_keeps_what_is_finished(swept, tmp_path):
    items = [(str(tmp_path), n) for n in range(10)]
    with cgt.sweep(noted, items, executor="here", file=swept.file) as sweep:
        next(sweep), next(sweep)
    assert swept.file.read_text().count('"value"') == 2
    assert '"finished"' not in swept.file.read_text()
    assert swept(range(4)) == ([0, 1, 4, 9], [2, 3])


def test_all_finished_items_of_a_chunk_are_kept(swept, tmp_path):
    items = [(str(tmp_path), n) for n in range(10)]
    with cgt.sweep(noted, items, executor="here", chunk=5, file=swept.file) as sweep:
        next(sweep)
    assert swept(range(10))[1] == [5, 6, 7, 8, 9]


def test_errors_in_the_file_are_kept_or_computed_again(tmp_path):
    fails = [True]

    def work(n):
        if n == 2 and fails[0]:
            raise ValueError("two")
        return n

    def errors(mode):
        options = {"executor": "here", "file": tmp_path / "sweep", "name": "work", "errors": mode}
        return [result.error for result in cgt.sweep(work, range(4), **options)]

    assert errors("keep") == [None, None, "ValueError: two", None]
    fails[0] = False
    assert errors("keep") == [None, None, "ValueError: two", None]
    assert errors("raise") == [None] * 4
    assert errors("keep") == [None] * 4
    (tmp_path / "sweep").unlink()
    fails[0] = True
    errors("keep")
    assert errors("again") == [None, None, "ValueError: two", None]
    fails[0] = False
    assert errors("again") == [None] * 4
    assert [result.error for result in cgt.read_sweep(tmp_path / "sweep")] == [None] * 4


def test_results_of_another_version_are_marked(swept, monkeypatch):
    swept([0])
    monkeypatch.setattr(cgt, "__version__", "99")
    swept([0])
    assert '"99"' not in swept.file.read_text()
    swept([0, 1])
    swept([0, 1, 2])
    kinds = [next(iter(json.loads(line))) for line in swept.file.read_text().splitlines()]
    assert kinds == ["sweep", "item", "finished", "summand", "item", "finished", "item", "finished"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, derandomize=True, max_examples=50)
@given(
    st.lists(st.tuples(st.lists(st.integers(0, 20), max_size=12), st.integers(0, 12), st.integers(0, 200)), max_size=5)
)
def test_sweeps_that_are_left_and_cut_go_on(swept, tmp_path, visits):
    swept.file.unlink(missing_ok=True)
    for numbers, taken, cut in visits:
        with cgt.sweep(noted, [(str(tmp_path), n) for n in numbers], executor="here", file=swept.file) as sweep:
            assert values(itertools.islice(sweep, taken)) == [n * n for n in numbers[:taken]]
        whole = swept.file.read_bytes()
        swept.file.write_bytes(whole[: max(0, len(whole) - cut)])
    assert swept(range(21))[0] == [n * n for n in range(21)]
    assert swept(range(21)) == ([n * n for n in range(21)], [])


# --- kills and Ctrl-C ---

# A program that is started in the background may ignore SIGINT.
SCRIPT = """
    import signal, sys
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.path.insert(0, {tests!r})
    import conftest, sweep_work, summand as cgt

    if __name__ == "__main__":
        items = [({folder!r}, n) for n in range(8)]
        cgt.sweep(sweep_work.sleep_at_first, items, executor=2, file={file!r}, progress=False).run()
"""


def is_alive(pid):
    """True for a process that has not ended. A zombie has ended."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_sweep_that_is_ended_goes_on_from_its_file(tmp_path, end):
    file = tmp_path / "sweep"
    script = tmp_path / "script.py"
    script.write_text(textwrap.dedent(SCRIPT).format(tests=str(HERE), folder=str(tmp_path), file=str(file)))
    process = subprocess.Popen([sys.executable, script], start_new_session=True, stderr=subprocess.PIPE)
    wait_until(lambda: (tmp_path / "sleeping").exists() and file.read_text().count('"value"') == 4)
    process.send_signal(end)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == -end
    assert (b"KeyboardInterrupt" in errors) == (end == signal.SIGINT)
    workers = [int(path.name[3:]) for path in tmp_path.glob("pid*")]
    wait_until(lambda: not any(map(is_alive, workers)))

    items = [(str(tmp_path), n) for n in range(4)]
    assert values(cgt.sweep(sleep_at_first, items, executor="here", file=file)) == [0, 1, 2, 3]
    assert not (tmp_path / f"pid{os.getpid()}").exists()


@pytest.mark.parametrize("options", ["executor=2", "executor=2, outstanding=50"])
def test_a_program_may_end_within_a_sweep(tmp_path, options):
    code = f"""
        import sys
        sys.path.insert(0, {str(HERE)!r})
        import conftest, sweep_work, summand as cgt
        if __name__ == "__main__":
            sweep = cgt.sweep(sweep_work.sleep_at_first, [({str(tmp_path)!r}, n) for n in range(40)], {options})
            print(next(sweep))
    """
    script = tmp_path / "script.py"
    script.write_text(textwrap.dedent(code))
    run = subprocess.run([sys.executable, "-W", "error", script], capture_output=True, text=True, timeout=PATIENCE)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("SweepResult(item=")


def test_dropping_a_sweep_ends_its_processes(tmp_path):
    for _ in cgt.sweep(sleep_at_first, [(str(tmp_path), n) for n in range(8)], executor=2):
        break
    workers = [int(path.name[3:]) for path in tmp_path.glob("pid*")]
    assert workers and not any(map(is_alive, workers))


def test_a_script_without_a_main_part_is_told_so(tmp_path):
    script = tmp_path / "script.py"
    code = textwrap.dedent(SCRIPT).replace('if __name__ == "__main__":', "if True:")
    script.write_text(code.format(tests=str(HERE), folder=str(tmp_path), file=str(tmp_path / "sweep")))
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 1
    assert 'a script must begin its sweeps below the line\n    if __name__ == "__main__":' in run.stderr


def test_a_function_from_a_prompt_is_a_clear_error():
    code = f"""
        import sys
        sys.path.insert(0, {str(HERE)!r})
        import conftest, summand as cgt
        def work(n): return n
        print(list(cgt.sweep(work, [1], executor="here"))[0].value)
        list(cgt.sweep(work, [1], executor=1))
    """
    run = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert run.stdout == "1\n"
    assert "it must be defined at the top level of a module or script" in run.stderr


# --- progress ---


def test_a_callback_hears_of_every_item():
    heard = []
    cgt.sweep(square, range(4), executor="here", progress=lambda *news: heard.append(news)).run()
    assert [(done, total) for done, total, _ in heard] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert all(one <= other for one, other in itertools.pairwise(seconds for _, _, seconds in heard))
    heard.clear()
    cgt.sweep(square, iter(range(2)), executor="here", progress=lambda *news: heard.append(news)).run()
    assert [(done, total) for done, total, _ in heard] == [(1, None), (2, None)]


class Terminal(io.StringIO):
    def isatty(self):
        return True


def swept_progress(monkeypatch, stderr, progress, tqdm):
    """What a sweep writes to stderr."""
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(importlib.import_module("summand._sweeps.progress"), "SECONDS_BETWEEN_LINES", 0)
    if not tqdm:
        monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    cgt.sweep(square, range(3), executor="here", progress=progress).run()
    return stderr.getvalue()


@pytest.mark.parametrize("progress", [None, True])
def test_a_terminal_without_tqdm_gets_a_line(monkeypatch, progress):
    text = swept_progress(monkeypatch, Terminal(), progress, tqdm=False)
    assert "\r\x1b[K1 of 3 items" in text and " a second, " in text and text.endswith("\r\x1b[K")


def test_a_pipe_gets_nothing(monkeypatch):
    assert swept_progress(monkeypatch, io.StringIO(), None, tqdm=True) == ""
    assert swept_progress(monkeypatch, io.StringIO(), True, tqdm=False) == ""
    assert swept_progress(monkeypatch, Terminal(), False, tqdm=True) == ""


@pytest.mark.parametrize("stderr", [io.StringIO, Terminal])
def test_a_bar_of_tqdm_is_shown_if_there_is_one(monkeypatch, stderr):
    pytest.importorskip("tqdm")
    assert "3/3" in swept_progress(monkeypatch, stderr(), True, tqdm=True)


# --- arguments ---


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"work": 3}, "work must be a function of one item, or an expression as a text, not 3"),
        ({"items": 3}, "items must be an iterable of items, not 3"),
        ({"items": "abc"}, "items must be an iterable of items, not 'abc'"),
        (
            {"executor": 0},
            "executor must be None, a number of processes, 'here' or a concurrent.futures.Executor, not 0",
        ),
        ({"executor": True}, "executor must be .*, not True"),
        ({"executor": "there"}, "executor must be .*, not 'there'"),
        ({"executor": type("Client", (), {"get_executor": 1})()}, r"not a client: pass Client.get_executor\(\)"),
        ({"chunk": 0}, "chunk must be an int from 1 to 10000, not 0"),
        ({"chunk": 1.0}, "chunk must be an int from 1 to 10000, not 1.0"),
        ({"outstanding": 0}, "outstanding must be an int of at least 1, or None, not 0"),
        ({"retries": -1}, "retries must be an int of at least 0, not -1"),
        ({"errors": "ignore"}, "errors must be 'keep', 'raise' or 'again', not 'ignore'"),
        ({"ordered": 1}, "ordered must be True or False, not 1"),
        ({"progress": 1}, r"progress must be True, False, None or a function of \(done, total, seconds\), not 1"),
        ({"name": 1}, "name must be a text for a function"),
        ({"work": "nim({})", "name": "n"}, "name must be .* left out for an expression, not 'n'"),
    ],
)
def test_wrong_arguments_are_errors_at_once(tmp_path, arguments, message):
    with pytest.raises(TypeError, match=message):
        cgt.sweep(**{"work": square, "items": [1], "file": tmp_path / "sweep"} | arguments)
    assert not (tmp_path / "sweep").exists()


# --- documentation ---


@pytest.mark.parametrize("name", ["sweep", "_sweeps.form", "_sweeps.work", "_sweeps.progress"])
def test_examples_are_true(name):
    module = importlib.import_module("summand." + name)
    failed, tried = doctest.testmod(module)
    assert tried and not failed


def test_the_lines_in_the_guide_are_lines_of_a_file(tmp_path):
    guide = HERE.parents[2] / "docs" / "guide"
    pages = [page.read_text(encoding="utf-8") for page in guide.glob("python*.md")]
    (block,) = [block for page in pages for block in page.split("```json\n")[1:] if block.startswith('{"sweep"')]
    (tmp_path / "sweep").write_text(block.partition("```")[0])
    good, bad = cgt.read_sweep(tmp_path / "sweep")
    assert (good.item, good.value) == ((2, 3), Fraction(3, 4))
    assert (bad.item, bad.error) == ((2, "y"), "summand.errors.ParseError: ...")
