"""The progress of a question: a callback, a bar of tqdm, or a line on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ._sweeps.progress import ERASE, SECONDS_BETWEEN_LINES, tqdm_if_there

# Called with what is counted, how many are done, and how many there are if that is known.
Callback = Callable[[str, int, int | None], Any]
# True shows a bar or a line. None and False show nothing.
Progress = Callback | bool


@contextmanager
def told(progress: Progress | None) -> Iterator[Callback | None]:
    """What the library calls. Everything that was drawn is ended or erased afterwards."""
    if callable(progress):
        yield progress
    elif not progress:
        yield None
    elif (tqdm := tqdm_if_there()) is not None:
        bars = _Bars(tqdm)
        try:
            yield bars
        finally:
            bars.close()
    elif sys.stderr is not None and sys.stderr.isatty():
        try:
            yield _Line()
        finally:
            print(end=ERASE, file=sys.stderr, flush=True)
    else:
        yield None


class _Bars:
    """A bar of tqdm for each piece of work, one after another."""

    def __init__(self, tqdm: Any) -> None:
        self._tqdm = tqdm
        self._bar: Any = None
        self._work: tuple[str, int | None] | None = None

    def __call__(self, noun: str, done: int, total: int | None) -> None:
        if self._work != (noun, total) or done < self._bar.n:
            self.close()
            self._work = (noun, total)
            self._bar = self._tqdm(total=total, unit=f" {noun}", initial=done, unit_scale=True)
        self._bar.update(done - self._bar.n)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()


class _Line:
    """A line on stderr that is written again and again."""

    def __init__(self) -> None:
        self._next = time.monotonic() + SECONDS_BETWEEN_LINES

    def __call__(self, noun: str, done: int, total: int | None) -> None:
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + SECONDS_BETWEEN_LINES
        print(end=ERASE + line(noun, done, total), file=sys.stderr, flush=True)


def line(noun: str, done: int, total: int | None) -> str:
    """
    >>> line("positions", 1200, None), line("games", 3, 10)
    ('1,200 positions', '3 of 10 games')
    """
    return f"{done:,} {noun}" if total is None else f"{done:,} of {total:,} {noun}"
