"""Between a sweep and its executor: calls go out, and outcomes come back."""

import time
import uuid
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from .errors import SweepError
from .form import Form, Record, decode, encode
from .place import Place
from .workers import Here, description

GUARD = """each process imports the script again, so a script must begin its sweeps below the line
    if __name__ == "__main__":"""


# --- in a worker ---


def _hello(function: Callable[[Any], Any]) -> None:
    """The first call: a worker that can run it has this module and the function."""


def _run(
    function: Callable[[Any], Any], arguments: list[Form], place: Place | None, ticket: str
) -> list[Record]:
    """Runs the work for the items of a chunk.

    No two calls have the same ticket: Dask answers a call that it knows by what it remembers.
    """
    del ticket
    return [_outcome(function, argument, place) for argument in arguments]


def _outcome(function: Callable[[Any], Any], argument: Form, place: Place | None) -> Record:
    def value() -> Form:
        return encode(function(decode(argument)))

    begin = time.perf_counter()
    try:
        found = {"value": value() if place is None else place.compute(value)}
    except Exception as error:
        found = {"error": description(error)}
    return found | {"seconds": round(time.perf_counter() - begin, 6)}


# --- between the sweep and its executor ---


@dataclass(slots=True)
class Task:
    """An item that is not in the file."""

    number: int
    item: Any
    form: Form  # of the item
    argument: Form  # of the call
    lost: int = 0  # how often its worker died


Outcome = tuple[Task, Record]


class Dispatcher:
    """Hands tasks to an executor, and takes their outcomes in any order. Tasks that are lost go out again."""

    def __init__(
        self, executor: Executor, function: Callable[[Any], Any], retries: int, memory: int | None
    ) -> None:
        self._executor = executor
        self._function = function
        own = memory is not None or isinstance(executor, Here)  # not the workspace of the caller
        self._place = Place(uuid.uuid4().hex, memory) if own else None
        self._retries = retries
        self._out: dict[Future[list[Record]], list[Task]] = {}
        self._ended: SimpleQueue[Future[list[Record]]] = SimpleQueue()
        self._greeted = False

    def __len__(self) -> int:
        """How many submissions are outstanding."""
        return len(self._out)

    def send(self, tasks: list[Task]) -> None:
        self._greet()
        try:
            arguments = [task.argument for task in tasks]
            future = self._executor.submit(_run, self._function, arguments, self._place, uuid.uuid4().hex)
        except Exception as error:
            raise SweepError(f"the executor takes no more work: {description(error)}") from error
        self._out[future] = tasks
        future.add_done_callback(self._ended.put)

    def _greet(self) -> None:
        """Makes one call first, so that a mistake in the set-up does not look like items that fail."""
        if self._greeted:
            return
        try:
            self._executor.submit(_hello, self._function).result()
        except Exception as error:
            raise SweepError(
                f"the workers cannot run {self._function!r}: {description(error)}\n"
                f"They import the function by its name: it must be defined at the top level of a module or script. "
                f"And {GUARD}\n"
                f'executor="here" needs no workers.'
            ) from error
        self._greeted = True

    def receive(self, wait: bool) -> list[Outcome]:
        """The outcomes of one submission that has ended. If none has ended: waits for it, or returns none."""
        if not wait and self._ended.empty():
            return []
        future = self._ended.get()
        tasks = self._out.pop(future)
        trouble = _trouble(future)
        if trouble is None:
            return list(zip(tasks, future.result(), strict=True))
        return [lost for task in tasks for lost in self._again(task, trouble)]

    def _again(self, task: Task, trouble: str) -> list[Outcome]:
        """Sends a lost task out by itself, so that it cannot take others with it. Gives up after the last retry."""
        task.lost += 1
        if task.lost <= self._retries:
            self.send([task])
            return []
        return [
            (task, {"error": f"lost with its worker (tries: {task.lost}): {trouble}", "lost": True, "seconds": 0.0})
        ]

    def close(self) -> list[Outcome]:
        """Cancels what has not begun, and returns what has ended."""
        if self._place is not None:
            self._place.leave()
        for future in self._out:
            future.cancel()
        ended = [(future, tasks) for future, tasks in self._out.items() if future.done() and _trouble(future) is None]
        return [outcome for future, tasks in ended for outcome in zip(tasks, future.result(), strict=True)]


def _trouble(future: Future[Any]) -> str | None:
    """Why a submission that has ended has no outcome. Errors of the work itself are outcomes."""
    if future.cancelled():
        return "the executor cancelled it"
    error = future.exception()
    return None if error is None else description(error)
