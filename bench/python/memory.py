"""Whether a long loop of small calls keeps memory, in a process of its own."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from functools import partial

from workload import Result, Workload

# All values occur in the first rounds. What the later rounds add to the resident memory is lost.
PROGRAM = """
import resource
import summand as cgt

def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6

def total(rounds):
    return sum({call} for i in rounds)

ups = cgt.Game("^")
all_rounds = {times} + 1000
found = total(range(1000))
before = megabytes()
found += total(range(1000, all_rounds))
print(before, megabytes(), found, sum(i % 31 for i in range(all_rounds)))
"""
CALLS = {
    "evals of a text": "int(cgt.eval(f'left_stop({{{i % 31}|-{i % 7}}} + ^)'))",
    "sums of games": "(cgt.Game(f'{{{i % 31}|-{i % 7}}}') + ups).left_stop",
}


def megabytes_kept(call: str, times: int) -> Result:
    """How much the resident memory grows. The stops must add up to what they are by definition."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=call, times=times)],
        cwd=pathlib.Path(__file__).parent,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    before, after, found, expected = run.stdout.split()
    right = "right sum" if found == expected else f"{found} in place of {expected}"
    kept = max(float(after) - float(before), 0)
    return Result(right, kept, f"{float(before):.1f} MB before, {float(after):.1f} MB after")


WORKLOADS = [
    Workload(
        f"memory kept by {times:,} {name}",
        size,
        "MB",
        "right sum",
        partial(megabytes_kept, call, times),
        bar,
    )
    for size, times, bar in (("small", 10_000, None), ("memory", 1_000_000, 1))
    for name, call in CALLS.items()
]
