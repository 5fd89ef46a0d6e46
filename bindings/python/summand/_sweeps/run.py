"""A sweep from its first item to its last: the file, the executor and the progress put together."""

import time
from collections.abc import Generator, Iterable, Iterator, Sized
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from .dispatcher import Dispatcher, Outcome, Task
from .errors import ItemFailed
from .file import NoFile, SweepFile
from .form import Record, encode
from .progress import Callback, shown
from .result import SweepResult
from .work import Expression, Function, expression_of
from .workers import Processes

WAITING = 100_000  # results that may wait for the result of an earlier item

Errors = Literal["keep", "raise", "again"]
Numbered = tuple[int, SweepResult[Any, Any]]


@dataclass(frozen=True)
class Plan:
    """The checked arguments of a sweep."""

    work: Function | Expression
    items: Iterable[Any]
    executor: Executor | int  # an int is a number of processes
    progress: bool | Callback | None
    chunk: int
    outstanding: int
    retries: int
    memory: int | None  # bytes
    errors: Errors
    ordered: bool


class Run:
    """The state of a sweep."""

    def __init__(self, plan: Plan, file: SweepFile | NoFile) -> None:
        self.total = len(plan.items) if isinstance(plan.items, Sized) else None
        self.done = 0
        self.failed = 0
        self._given = 0  # results that the caller has
        self._plan = plan
        self._file = file

    def close(self) -> None:
        """Gives the file back, also if no result was taken."""
        self._file.close()

    def results(self) -> Generator[SweepResult[Any, Any], None, None]:
        """All results. However this iterator ends, what is finished is in the file and no process is left."""
        plan = self._plan
        self._begin = time.monotonic()
        with closing(self._file), shown(plan.progress, self.total) as self._show, _executor(plan.executor) as executor:
            self._dispatcher = Dispatcher(executor, plan.work.function, plan.retries, plan.memory)
            try:
                for _, result in self._in_order() if plan.ordered else self._as_they_finish():
                    self._given += 1
                    yield result
                self._file.finish(self.done, self.failed)
            finally:
                self._keep(self._dispatcher.close())

    def _in_order(self) -> Iterator[Numbered]:
        waiting: dict[int, SweepResult[Any, Any]] = {}
        following = 0
        for number, result in self._as_they_finish():
            waiting[number] = result
            while following in waiting:
                yield following, waiting.pop(following)
                following += 1

    def _as_they_finish(self) -> Iterator[Numbered]:
        plan, dispatcher = self._plan, self._dispatcher
        chunk: list[Task] = []
        for number, item in enumerate(plan.items):
            yield from self._received(wait=False)
            task = Task(number, item, encode(item, expression_of), plan.work.argument(item))
            known = self._known(task)
            if known is None:
                chunk.append(task)
            if chunk and (known is not None or len(chunk) == plan.chunk):
                dispatcher.send(chunk)
                chunk = []
            if known is not None:
                yield number, self._counted(item, known)
            while len(dispatcher) >= plan.outstanding or (len(dispatcher) > 0 and number - self._given > WAITING):
                yield from self._received(wait=True)
        if chunk:
            dispatcher.send(chunk)
        while len(dispatcher) > 0:
            yield from self._received(wait=True)

    def _known(self, task: Task) -> Record | None:
        """The result of an item in the file. Errors are trusted only if they are to be kept."""
        record = self._file.result(task.form)
        return None if record is not None and "error" in record and self._plan.errors != "keep" else record

    def _received(self, wait: bool) -> Iterator[Numbered]:
        outcomes = self._dispatcher.receive(wait)
        self._keep(outcomes)
        for task, outcome in outcomes:
            yield task.number, self._counted(task.item, outcome)

    def _keep(self, outcomes: list[Outcome]) -> None:
        """Adds outcomes to the file. An item whose workers died is left out, and is computed by the next sweep."""
        for task, outcome in outcomes:
            if "lost" not in outcome:
                self._file.add({"item": task.form} | outcome)

    def _counted(self, item: object, record: Record) -> SweepResult[Any, Any]:
        result: SweepResult[Any, Any] = SweepResult.of(item, record)
        self.done += 1
        self.failed += result.error is not None
        self._show(self.done, self.total, time.monotonic() - self._begin)
        if result.error is not None and self._plan.errors == "raise":
            raise ItemFailed(item, result.error)
        return result


@contextmanager
def _executor(executor: Executor | int) -> Iterator[Executor]:
    """The caller's executor, or processes that end with the sweep: at once if it ends early."""
    if isinstance(executor, Executor):
        yield executor
        return
    processes = Processes(executor)
    try:
        yield processes
    except BaseException:
        processes.kill()
        raise
    processes.shutdown()
