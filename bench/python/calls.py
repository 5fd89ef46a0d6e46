"""What single calls of the module cost: Python, the binding and the library together."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

import summand as cgt
from workload import Result, Workload, cpu_seconds

G, H, SAME = (cgt.Game(text) for text in ("{7|0}", "{3|-1}", "{7|0}"))
# What is called, what it gives, and the bar.
CALLS: dict[str, tuple[Callable[[], Any], str, float | None]] = {
    "lazy add of two games": (lambda: G + H, "{10|6||3|-1}", 0.9),
    "== of two games with known values": (lambda: G == SAME, "True", 0.3),
    "a text of five characters to a game": (lambda: cgt.Game("{7|0}"), "{7|0}", 4.4),
    "str of a game with a known value": (lambda: str(G), "{7|0}", None),
}


def seconds_of(call: Callable[[], Any], times: int) -> float:
    """The CPU seconds of one call."""
    start = cpu_seconds()
    for _ in range(times):
        call()
    return (cpu_seconds() - start) / times


def microseconds(call: Callable[[], Any], times: int, repeats: int) -> Result:
    """The median of several repeats, without the loop and the call of a function that does nothing."""
    for game in (G, H, SAME):
        game.canonical
    said = str(call())
    measured = [seconds_of(call, times) for _ in range(repeats)]
    nothing = [seconds_of(lambda: None, times) for _ in range(repeats)]
    median = 1e6 * (statistics.median(measured) - statistics.median(nothing))
    return Result(said, median, f"the least {1e6 * (min(measured) - min(nothing)):.3g}")


WORKLOADS = [
    Workload(name, "small", "us", said, partial(microseconds, call, 1000, 3))
    for name, (call, said, _) in CALLS.items()
] + [
    Workload(name, "calls", "us", said, partial(microseconds, call, 100_000, 9), bar)
    for name, (call, said, bar) in CALLS.items()
]
