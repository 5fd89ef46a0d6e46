"""Limits of memory and time for the calls in a block."""

from __future__ import annotations

import contextlib
import re
import threading
from collections.abc import Iterator
from typing import NamedTuple

from . import _summand
from ._numbers import plain


class _Limits(NamedTuple):
    memory: int | None
    seconds: float | None


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.current = _Limits(None, None)


_of_thread = _OfThread()
_UNITS = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
_SIZE = re.compile(r"(\d+) ?([kKMGT]?)(i?)B?")
_DURATION = re.compile(r"(\d+(?:\.\d+)?) ?(ms|s|min|m|h)?")
_LEAST_MEMORY = 16_000_000


def bytes_of(memory: int | str) -> int:
    """The bytes of a size such as 2_000_000_000, "200M" or "1GiB"."""
    memory = plain(memory)
    if isinstance(memory, bool) or not isinstance(memory, (int, str)):
        raise TypeError(f"a size is an int or a text such as '200M', not {memory!r}")
    if isinstance(memory, int):
        size = memory
    else:
        match = _SIZE.fullmatch(memory.strip())
        if match is None:
            raise ValueError(f"{memory!r} is not a size such as '200M' or '1GiB'")
        unit = _UNITS[match[2].upper()]
        if match[3]:
            unit = 1 << (10 * (len(str(unit)) // 3))
        size = int(match[1]) * unit
    if size < _LEAST_MEMORY:
        raise ValueError(f"a limit of memory is at least {_LEAST_MEMORY // 10**6}M")
    return size


def seconds_of(time: float | str) -> float:
    """The seconds of a duration such as 2, 0.5, "500ms" or "5min"."""
    time = plain(time)
    if isinstance(time, bool) or not isinstance(time, (int, float, str)):
        raise TypeError(f"a duration is a number of seconds or a text such as '2s', not {time!r}")
    if isinstance(time, str):
        match = _DURATION.fullmatch(time.strip())
        if match is None:
            raise ValueError(f"{time!r} is not a duration such as '500ms', '2s' or '5min'")
        scale = {None: 1.0, "s": 1.0, "ms": 0.001, "m": 60.0, "min": 60.0, "h": 3600.0}[match[2]]
        time = float(match[1]) * scale
    if not 0 < time <= 1e9:
        raise ValueError("a limit of time is greater than 0 and at most 1,000,000,000 seconds")
    return float(time)


def seconds_now() -> float | None:
    """The limit of time of this thread."""
    return _of_thread.current.seconds


def as_options(workspace: _summand.Workspace) -> dict[str, str]:
    """The limits of this thread as options of a question in the workspace."""
    memory, seconds = _of_thread.current
    out = {}
    if memory is not None and memory < workspace.limit:
        out["memory"] = str(memory)
    if seconds is not None:
        out["time"] = f"{max(1, round(seconds * 1000))}ms"
    return out


@contextlib.contextmanager
def limits(
    *, memory: int | str | None = None, time: float | str | None = None
) -> Iterator[None]:
    """Limits each call of the library in this block, on this thread.

    `memory` is what a workspace may hold: bytes, or a text such as "200M". A workspace never holds
    more than its own limit: the smaller of the two applies. `time` is that of one call: seconds, or a
    text such as "500ms". A call that reaches a limit raises LimitReached. Blocks nest: a limit that
    the inner block leaves out is that of the outer block.

    >>> import summand as cgt
    >>> with cgt.limits(time="50ms"):
    ...     cgt.Game("domineering(7x7)").canonical
    Traceback (most recent call last):
    summand.errors.LimitReached: the time limit of 0.05 s is reached
    """
    outer = _of_thread.current
    inner = _Limits(
        outer.memory if memory is None else bytes_of(memory),
        outer.seconds if time is None else seconds_of(time),
    )
    _of_thread.current = inner
    _summand.set_limits(*inner)
    try:
        yield
    finally:
        _of_thread.current = outer
        _summand.set_limits(*outer)
