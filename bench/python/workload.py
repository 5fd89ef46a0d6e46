"""Shared by the benchmarks: a workload, the line that is printed, and a digest of values."""

from __future__ import annotations

import gc
import hashlib
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Result(NamedTuple):
    """What a workload has found.

    Attributes:
        digest: A hash of the computed results, or the result itself.
        figure: What is measured.
        more: Further figures, as a text.
    """

    digest: str
    figure: float
    more: str = ""


class Workload(NamedTuple):
    """A benchmark of one size.

    Attributes:
        name: What is measured.
        size: The name for --size. "small" is the size of the tests.
        unit: The unit of the figure.
        digest: The expected digest.
        run: Computes and measures.
        bar: What the figure may be at most on a machine of the Zen 5 class, or None.
        at_least: Whether the figure has to be at least the bar, not at most.
    """

    name: str
    size: str
    unit: str
    digest: str
    run: Callable[[], Result]
    bar: float | None = None
    at_least: bool = False

    def report(self) -> bool:
        """Runs it and prints its line. True if the digest is the expected one; a missed bar is no failure."""
        result = self.run()
        right = result.digest == self.digest
        line = f"{self.name}, {self.size}: {result.figure:.3g} {self.unit}"
        if result.more:
            line += f", {result.more}"
        line += f", digest {result.digest}"
        if not right:
            line += f" WRONG: expected {self.digest}"
        if self.bar is not None:
            of_bar = self.bar / result.figure if self.at_least else result.figure / self.bar
            line += f", {of_bar:.2f} of the bar of {self.bar:g} {self.unit}"
        print(line, flush=True)
        return right


def cpu_seconds() -> float:
    """The CPU seconds of this process. The kernel only estimates how many of them are those of the user."""
    return time.process_time()


def least_seconds(times: int, run: Callable[[], Any]) -> tuple[float, Any]:
    """The least CPU seconds of several runs, and the last result. The garbage of one is not paid by the next."""
    least = float("inf")
    for _ in range(times):
        result = None
        gc.collect()
        start = cpu_seconds()
        result = run()
        least = min(least, cpu_seconds() - start)
    return least, result


class FormHash:
    """A hash of canonical forms: anything with the options `left` and `right`, of which equal values are equal."""

    def __init__(self) -> None:
        self._known: dict[Any, bytes] = {}

    def __call__(self, form: Any) -> bytes:
        known = self._known.get(form)
        if known is None:
            left, right = (b"".join(sorted(map(self, side))) for side in (form.left, form.right))
            known = self._known[form] = hashlib.blake2b(left + b"|" + right, digest_size=8).digest()
        return known

    @property
    def distinct(self) -> int:
        """How many values it has met, with those of the options."""
        return len(self._known)


def digest_of(texts_and_forms: Iterable[tuple[str, Any]]) -> str:
    """The digest of the values of many positions, in any order, and how many of them are different."""
    hash_of = FormHash()
    lines = sorted((text.encode(), hash_of(form)) for text, form in texts_and_forms)
    whole = hashlib.blake2b(b"".join(text + b"=" + form for text, form in lines), digest_size=4)
    return f"{whole.hexdigest().upper()} of {len({form for _, form in lines}):,} values"
