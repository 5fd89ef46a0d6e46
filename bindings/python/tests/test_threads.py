import os
import sys
import threading

import numpy
import pytest
import summand as cgt
from counting import Count
from summand import Game


class Slow:
    """A number whose hash and comparison let other threads go on."""

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        threading.Event().wait(0.0001)
        return hash(self.n)

    def __eq__(self, other):
        threading.Event().wait(0.0001)
        return self.n == other.n


def test_threads_may_number_the_same_positions():
    class Numbers:
        def moves(self, position, player):
            n = position.n
            return [Slow(n - k) for k in (1, 2, 3) if k <= n] if player == "left" else []

        def show(self, position):
            return str(position.n)

    rules = cgt.ruleset(Numbers())
    found = {}

    def work(name):
        with cgt.Workspace():
            found[name] = [str(rules(Slow(n)).value) for n in range(name, 40)]

    threads = [threading.Thread(target=work, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {name: [str(n) for n in range(name, 40)] for name in range(4)}


def test_each_question_has_its_own_progress_function():
    told = {"first": 0, "second": 0}
    workspace = cgt.Workspace()

    def work(name):
        def progress(*its):
            assert name == running[0]
            told[name] += 1

        with workspace, cgt.limits(time="1s"):
            with pytest.raises(cgt.LimitReached):
                running_lock.acquire()
                running[0] = name
                cgt.solve("domineering(9x9)", progress=progress)
            running_lock.release()

    running, running_lock = [None], threading.Lock()
    for name in told:
        work(name)
    assert min(told.values()) > 0


def test_a_progress_function_is_not_kept():
    def progress(*its):
        pass

    before = sys.getrefcount(progress)
    cgt.solve("clobber(3x3)", progress=progress)
    assert sys.getrefcount(progress) == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_can_work_while_a_thread_of_its_parent_is_at_work():
    workspace = cgt.Workspace()
    at_work, done = threading.Event(), threading.Event()

    class Waits(Count):
        def moves(self, n, player):
            at_work.set()
            done.wait()
            return super().moves(n, player)

    position = cgt.ruleset(Waits())(1)
    threads = [threading.Thread(target=lambda: position.value)]

    def in_workspace():
        with workspace:
            position.value

    threads.append(threading.Thread(target=in_workspace))
    for thread in threads:
        thread.start()
    at_work.wait()
    threading.Event().wait(0.1)  # so that both are inside
    child = os.fork()
    if child == 0:
        code = 1
        try:
            with workspace:
                try:
                    Game("{1|0}").mean
                except RuntimeError as error:
                    code = 0 if "forked" in str(error) else 2
            if Game("{1|}") != 2:
                code = 3
        finally:
            os._exit(code)
    done.set()
    for thread in threads:
        thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_arrays_of_values_stay_while_another_thread_computes_more():
    sequence = cgt.heaps("0.16")
    expected = numpy.array(cgt.heaps("0.16").values(50_000), dtype=numpy.uint32)
    found = []

    def read():
        for n in range(1000, 50_000, 500):
            found.append(numpy.array_equal(sequence.values(n), expected[:n]))

    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(found)


def test_workspaces_that_wait_for_each_other_are_an_error():
    first, second = cgt.Workspace(), cgt.Workspace()
    games = {}
    for workspace in (first, second):
        with workspace:
            games[workspace] = Game("{3|-1}")
    both_at_work = threading.Barrier(2, timeout=60)

    class Asks(Count):
        other = None

        def moves(self, n, player):
            if n == 3 and player == "left":
                both_at_work.wait()
                assert self.other.mean == 1
            return super().moves(n, player)

    said = []

    def work(workspace, rules):
        with workspace:
            try:
                said.append(str(rules(3).value))
            except RuntimeError as error:
                said.append("waits" if "wait for ever" in str(error) else str(error))

    kinds = ((first, second, "asks-second"), (second, first, "asks-first"))
    threads = [
        threading.Thread(
            target=work,
            args=(its, cgt.ruleset(type("Asks", (Asks,), {"other": games[other], "name": name})())),
            daemon=True,
        )
        for its, other, name in kinds
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(said) == ["3", "waits"]
