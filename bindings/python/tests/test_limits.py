import resource
import signal
import subprocess
import sys
import threading

import pytest
import summand as cgt
from counting import Count
from summand._limits import seconds_now

HARD = "clobber(6x6)"


def test_time_is_limited_for_each_call():
    with cgt.limits(time="50ms"):
        with pytest.raises(cgt.LimitReached, match="0.05 s") as caught:
            cgt.Game(HARD).canonical
        assert caught.value.limit == "time"
        assert cgt.Game("1 + ^") > 0


def test_questions_have_the_limits_of_their_block():
    with cgt.limits(time=0.05), pytest.raises(cgt.LimitReached):
        cgt.solve("domineering(9x9)")


def test_memory_is_limited():
    with cgt.Workspace(), cgt.limits(memory="20M"):
        with pytest.raises(cgt.LimitReached, match="memory") as caught:
            cgt.Game(HARD).canonical
        assert caught.value.limit == "memory"


def test_blocks_nest():
    with cgt.limits(time="1h"):
        with cgt.limits(memory="100M"), pytest.raises(cgt.LimitReached):
            with cgt.limits(time="20ms"):
                cgt.Game(HARD).canonical
        assert cgt.Game("1") == 1


@pytest.mark.parametrize("wrong", [{"time": 0}, {"time": "2 days"}, {"memory": 5}, {"memory": "x"}])
def test_wrong_limits(wrong):
    with pytest.raises(ValueError), cgt.limits(**wrong):
        pass


@pytest.mark.parametrize("wrong", [{"time": True}, {"memory": 1.5}])
def test_limits_of_wrong_types(wrong):
    with pytest.raises(TypeError), cgt.limits(**wrong):
        pass


def test_a_workspace_has_its_limit():
    assert cgt.Workspace("100M").limit == 100_000_000
    assert cgt.Workspace(memory=50_000_000).limit == 50_000_000
    with pytest.raises(ValueError):
        cgt.Workspace(memory=1)


@pytest.mark.parametrize(
    "call", [lambda: cgt.Game(HARD).canonical, lambda: cgt.analyze(HARD, by="search")]
)
def test_a_block_does_not_raise_the_limit_of_a_workspace(call):
    with cgt.Workspace("20M"), cgt.limits(memory="1G", time="60s"):
        with pytest.raises(cgt.LimitReached, match="memory limit of 20 MB") as caught:
            call()
        assert caught.value.limit == "memory"


def test_a_question_does_not_raise_the_limit_of_its_workspace():
    with cgt.Workspace("20M"), pytest.raises(ValueError, match="may hold, which is 20 MB"):
        cgt.analyze("1", memory="1G")
    with cgt.Workspace("20M"):
        assert cgt.analyze("1 + ^", memory="20M").value == cgt.Game("1 + ^")


def test_limits_reach_games_of_an_older_workspace():
    with cgt.Workspace() as workspace:
        g, h = cgt.Game(HARD), cgt.Game(HARD)
        workspace.forget()
        assert cgt.Game("1") == 1  # in the new workspace
        with cgt.limits(time="50ms"), pytest.raises(cgt.LimitReached, match="0.05 s"):
            g.canonical
        with cgt.limits(memory="20M"), pytest.raises(cgt.LimitReached, match="20 MB") as caught:
            h.canonical
        assert caught.value.limit == "memory"


def test_older_workspaces_count_as_long_as_they_live():
    with cgt.Workspace("60M") as workspace:
        held = cgt.clobber((4, 4)).game
        held.canonical
        assert workspace.memory > 20_000_000
        workspace.forget()
        assert cgt.Game("^").canonical == cgt.Game("^")
        assert workspace.memory > 20_000_000
        with pytest.raises(cgt.LimitReached, match="60 MB .* by games that were made earlier"):
            cgt.Game(HARD).canonical
        del held
        cgt.Game("^").canonical
        assert workspace.memory < 60_000_000


# A program that is started in the background may ignore SIGINT.
INTERRUPTED = """
import signal
import summand as cgt
from counting import Count
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("stopped", cgt.Game("1 + 1"), flush=True)
"""


@pytest.mark.parametrize(
    "call",
    [
        f'cgt.Game("{HARD}").canonical',
        f'cgt.analyze("{HARD}", by="search")',
        'cgt.solve("domineering(10x10)")',
        'cgt.heaps("0.16").values(10**9)',
    ],
)
def test_control_c_stops_a_call(call):
    program = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED.format(call=call)], stdout=subprocess.PIPE, text=True
    )
    assert program.stdout.readline() == "ready\n"
    threading.Event().wait(0.5)
    program.send_signal(signal.SIGINT)
    said, _ = program.communicate(timeout=60)
    assert said == "stopped 2\n"
    assert program.returncode == 0


def test_threads_work_at_the_same_time():
    results = {}

    def work(n):
        with cgt.Workspace():
            results[n] = str(cgt.domineering((3, n)).value)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(1, 6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {n: str(cgt.domineering((3, n)).value) for n in range(1, 6)}


def test_threads_share_a_workspace_and_its_games():
    g = cgt.Game("{3|-1}")
    totals = []

    def work():
        total = g
        for _ in range(200):
            total = total + g
        totals.append(total == 201 * g)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert totals == [True] * 4


def test_a_python_thread_goes_on_while_another_computes():
    with cgt.Workspace() as workspace:
        done = threading.Event()

        def work():
            with workspace, cgt.limits(time="2s"):
                with pytest.raises(cgt.LimitReached):
                    cgt.Game(HARD).canonical
            done.set()

        thread = threading.Thread(target=work)
        thread.start()
        counted = 0
        while not done.is_set():
            counted += 1
        thread.join()
        assert counted > 1000


def test_memory_stays_flat_in_a_long_loop():
    def peak():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    for i in range(100_000):
        cgt.eval(f"{{{i}|-{i}}} + ^")
    before = peak()
    for i in range(100_000, 1_000_000):
        cgt.eval(f"{{{i}|-{i}}} + ^")
    assert peak() < before + 100_000  # kilobytes


def test_games_that_are_dropped_are_freed():
    with cgt.Workspace() as workspace:
        g = cgt.Game("{1|0}")
        before = workspace.memory
        for _ in range(10_000):
            g + g + 1
        assert workspace.memory <= before + 100_000


@pytest.mark.parametrize(
    "text, seconds", [("500ms", 0.5), ("1.5s", 1.5), ("10m", 600), ("5min", 300), ("2h", 7200)]
)
def test_durations_have_units(text, seconds):
    with cgt.limits(time=text):
        assert seconds_now() == seconds


def test_progress_is_told():
    seen = []
    with cgt.limits(time="500ms"), pytest.raises(cgt.LimitReached):
        cgt.solve("domineering(9x9)", progress=lambda *its: seen.append(its))
    assert seen and all(isinstance(noun, str) and done >= 0 for noun, done, _ in seen)


def test_an_error_of_the_progress_function_stops_the_call():
    def fail(noun, done, total):
        raise ZeroDivisionError("enough")

    with pytest.raises(ZeroDivisionError, match="enough"):
        cgt.solve("domineering(9x9)", progress=fail)


def test_questions_about_own_games_answer_within_the_least_memory():
    rules = cgt.ruleset(type("Least", (Count,), {"name": "least-memory"})())
    for ask in (lambda *its: cgt.ask(*its, memory="16M"), cgt.ask):
        with cgt.Workspace("16M"):
            assert "least-memory" in cgt.Answer(ask("games")).text()
            assert "Least" in cgt.Answer(ask("rules", rules.name)).text()
    for question in (("games",), ("rules", rules.name)):
        with pytest.raises(ValueError, match="at least 16M"):
            cgt.ask(*question, memory="15M")
