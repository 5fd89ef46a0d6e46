"""Executors of sweeps: processes that may die, and this process itself."""

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Call = tuple[Future[Any], Callable[..., Any], tuple[Any, ...], dict[str, Any]]

SPAWN = multiprocessing.get_context("spawn")  # a fork of a process with threads can hang


class WorkerDied(Exception):
    """A process ended before its call did."""


class WorkerFailed(Exception):
    """A process cannot run a call."""


def description(error: BaseException) -> str:
    """The type and the message of an exception."""
    return "".join(traceback.format_exception_only(error)).strip()


# --- in the process ---


def _end_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone, even within a call."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _answer(call: bytes) -> tuple[bool, Any]:
    """True and the result of a call, or False and the reason why it cannot be run."""
    try:
        function, args, kwargs = pickle.loads(call)
        return True, function(*args, **kwargs)
    except Exception as error:
        return False, description(error)


def _serve(connection: Connection) -> None:
    """The main function of a process: answers calls until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group, and the parent decides
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            call = connection.recv_bytes()
        except EOFError:
            return
        connection.send(_answer(call))


# --- in the parent ---


class _Worker:
    """A process and the connection to it."""

    def __init__(self) -> None:
        self._connection, other_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(other_end,), name="summand-sweep", daemon=True)
        self.process.start()
        other_end.close()

    def ask(self, call: bytes) -> Any:
        try:
            self._connection.send_bytes(call)
            fine, answer = self._connection.recv()
        except (EOFError, OSError):
            self.end()
            raise WorkerDied(self._last_words()) from None
        if not fine:
            raise WorkerFailed(answer)
        return answer

    def end(self) -> None:
        """Lets the process end. It ends at once if it has no call."""
        self._connection.close()
        self.process.join()

    def _last_words(self) -> str:
        code = self.process.exitcode or 0
        if code >= 0:
            return f"a worker process ended with exit code {code}"
        return f"a worker process was ended by {signal.Signals(-code).name}"


class Processes(Executor):
    """Runs each call in one of `count` processes, which are started when they are needed.

    A ProcessPoolExecutor breaks as a whole when a process dies, and does not tell which call that process ran. Here
    a dead process costs its own call only, which fails with WorkerDied. The next call gets a fresh process.
    """

    def __init__(self, count: int) -> None:
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._workers: set[_Worker] = set()
        self._changing = threading.Lock()  # of the set, and of _killed
        self._killed = False
        self._threads = [threading.Thread(target=self._tend, daemon=True) for _ in range(count)]
        for thread in self._threads:
            thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self._calls.put((future, fn, args, kwargs))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends the processes after the calls that were submitted."""
        del cancel_futures  # a sweep cancels its own futures
        for _ in self._threads:
            self._calls.put(None)
        for thread in self._threads if wait else ():
            thread.join()

    def kill(self) -> None:
        """Ends the processes at once."""
        with self._changing:
            self._killed = True
            for worker in self._workers:
                worker.process.kill()
        self.shutdown()

    def _tend(self) -> None:
        """A thread: owns at most one process and brings calls to it."""
        worker: _Worker | None = None
        while (call := self._calls.get()) is not None:
            future, *what = call
            if not future.set_running_or_notify_cancel():
                continue
            try:
                message = pickle.dumps(what)
                worker = worker or self._start()
                future.set_result(worker.ask(message))
            except Exception as error:
                if worker is not None and isinstance(error, WorkerDied):
                    self._forget(worker)
                    worker = None
                future.set_exception(error)
        if worker is not None:
            worker.end()

    def _start(self) -> _Worker:
        with self._changing:
            if self._killed:
                raise WorkerDied("the sweep has ended")
            worker = _Worker()
            self._workers.add(worker)
            return worker

    def _forget(self, worker: _Worker) -> None:
        with self._changing:
            self._workers.discard(worker)


class Here(Executor):
    """Runs each call at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future
