"""The progress of a sweep: a callback, a bar of tqdm, or a line on a terminal."""

import importlib
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Callback = Callable[[int, int | None, float], object]  # items done, all items if known, seconds

SECONDS_BETWEEN_LINES = 0.2
ERASE = "\r\x1b[K"


@contextmanager
def shown(progress: bool | Callback | None, total: int | None) -> Iterator[Callback]:
    """What to call after each item. Everything that was drawn is ended or erased afterwards."""
    on_terminal = sys.stderr is not None and sys.stderr.isatty()
    if callable(progress):
        yield progress
    elif progress is False or (progress is None and not on_terminal):
        yield _nothing
    elif (tqdm := tqdm_if_there()) is not None:
        with tqdm(total=total, unit=" items") as bar:
            yield lambda done, _total, _seconds: bar.update(done - bar.n)
    elif on_terminal:
        yield Line()
        print(end=ERASE, file=sys.stderr, flush=True)
    else:
        yield _nothing


def _nothing(done: int, total: int | None, seconds: float) -> None:
    pass


def tqdm_if_there() -> Any:
    try:
        return importlib.import_module("tqdm.auto").tqdm
    except ImportError:
        return None


class Line:
    """A line on stderr that is written again and again.

    Its rate counts from the first line on: items that were in the file come before it and took no time.
    """

    def __init__(self) -> None:
        self._first: tuple[int, float] | None = None
        self._next = time.monotonic() + SECONDS_BETWEEN_LINES

    def __call__(self, done: int, total: int | None, seconds: float) -> None:
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + SECONDS_BETWEEN_LINES
        self._first = self._first or (done, seconds)
        print(end=ERASE + line(done, total, seconds, self._first), file=sys.stderr, flush=True)


def line(done: int, total: int | None, seconds: float, first: tuple[int, float]) -> str:
    """The text of a line.

    >>> line(300, 1000, 12.0, (100, 2.0))
    '300 of 1000 items, 20.0 a second, 35 s left'
    """
    text = f"{done} items" if total is None else f"{done} of {total} items"
    items, time_of_items = done - first[0], seconds - first[1]
    if items <= 0 or time_of_items <= 0:
        return text
    text += f", {items / time_of_items:.1f} a second"
    if total is None:
        return text
    return text + f", {duration((total - done) * time_of_items / items)} left"


def duration(seconds: float) -> str:
    """
    >>> duration(59), duration(125), duration(3 * 3600 + 7 * 60)
    ('59 s', '2 min 5 s', '3 h 7 min')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes_of_hour = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes_of_hour} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
