"""Where a worker computes its items: a workspace with a limit of memory."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from .form import package

T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """A workspace of each worker for one sweep. Items share it, so that they share tables and values."""

    sweep: str  # differs from all other sweeps
    memory: int | None  # bytes that each workspace may hold; None: the usual ones

    def compute(self, function: Callable[[], T]) -> T:
        """function(), in the workspace of this thread.

        What earlier items left there does not count: a call that reaches the limit is made again in an empty workspace.
        """
        if getattr(_here, "place", None) == self:
            try:
                return self._within(function)
            except package().LimitReached as reached:
                if reached.limit != "memory":
                    raise
        self._begin_anew()
        return self._within(function)

    def leave(self) -> None:
        """Frees the workspace of this thread."""
        if getattr(_here, "place", None) == self:
            del _here.place, _here.workspace

    def _begin_anew(self) -> None:
        _here.place = _here.workspace = None  # frees the old values before there are new ones
        _here.workspace = package().Workspace(self.memory)
        _here.place = self

    def _within(self, function: Callable[[], T]) -> T:
        with _here.workspace:
            return function()


_here: Any = threading.local()  # the place of the last sweep, and its workspace
