"""How soon Ctrl-C ends a long call: from the signal to the exception, in a process of its own."""

from __future__ import annotations

import pathlib
import signal
import subprocess
import sys
import time
from functools import partial

from workload import Result, Workload

# The clock is that of the whole system. The module must be of use after the exception.
PROGRAM = """
import signal, time
import summand as cgt
from games import Clobber
signal.signal(signal.SIGINT, signal.default_int_handler)
own = cgt.ruleset(Clobber(5))
print("ready", flush=True)
try:
    {call}
    print("0 not interrupted")
except KeyboardInterrupt:
    print(time.monotonic(), "stopped, then 1 + 1 is", cgt.Game("1 + 1"))
"""
CALLS = {
    "a value": 'cgt.Game("clobber(4x5)").canonical',
    "a search": 'cgt.solve("domineering(10x10)")',
    "a game in Python": "own(Clobber(5).full(4)).value",
}
DIGEST = "stopped, then 1 + 1 is 2"


def milliseconds(call: str, waits: list[float]) -> Result:
    """The greatest of several runs, which are interrupted after different waits."""
    taken, said = [], []
    for wait in waits:
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(call=call)],
            cwd=pathlib.Path(__file__).parent,
            stdout=subprocess.PIPE,
            text=True,
        )
        with program:
            assert program.stdout is not None
            program.stdout.readline()
            time.sleep(wait)
            sent = time.monotonic()
            program.send_signal(signal.SIGINT)
            answer, _ = program.communicate()
        raised, _, text = answer.strip().partition(" ")
        said.append(text)
        if text == DIGEST:
            taken.append(1000 * (float(raised) - sent))
    more = f"the greatest of {len(waits)} runs, the least {min(taken, default=0):.3g}"
    return Result(" or ".join(sorted(set(said))), max(taken, default=0), more)


WORKLOADS = [
    Workload(f"Ctrl-C in {name}", size, "ms", DIGEST, partial(milliseconds, call, waits), bar)
    for size, waits, bar in (("small", [0.2], None), ("interrupts", [0.2, 0.5, 1, 1.5, 2, 3], 200))
    for name, call in CALLS.items()
]
