"""Sweeps: one function or one expression, computed for many items, on many cores or many machines.

Examples:
    >>> import math
    >>> import summand as cgt
    >>> [result.value for result in cgt.sweep(math.factorial, [1, 2, 3, 4], executor="here")]
    [1, 2, 6, 24]
"""

import math
import multiprocessing
import os
import weakref
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor
from types import TracebackType
from typing import Any, Literal, Self, TypeVar, overload

from ._limits import bytes_of
from ._packages import needed
from ._sweeps.dispatcher import GUARD
from ._sweeps.errors import ItemFailed, SweepError, SweepFileError
from ._sweeps.file import NoFile, SweepFile, whole_lines
from ._sweeps.form import decode, package, text_of
from ._sweeps.progress import Callback
from ._sweeps.result import MEMBERS, SweepResult
from ._sweeps.run import Errors, Plan, Run
from ._sweeps.work import Expression, Function
from ._sweeps.workers import Here
from .types import Result

__all__ = ["ItemFailed", "Sweep", "SweepError", "SweepFileError", "SweepResult", "read_sweep", "sweep"]

T = TypeVar("T")
R = TypeVar("R")
Path = str | os.PathLike[str]

OUTSTANDING = 1000  # submissions to an executor of the caller
LARGEST_CHUNK = 10_000


class Sweep(Iterator[SweepResult[T, R]]):
    """The results of a sweep, computed while they are taken. See `sweep`.

    Results can be taken once. `close`, the end of a `with` block, and dropping the last reference end the sweep early.

    Examples:
        >>> import summand as cgt
        >>> with cgt.sweep("nim({})", [1, 2], executor="here") as results:
        ...     first = next(results)
        >>> str(first.value), results.total, results.done
        ('*', 2, 1)
    """

    def __init__(self, plan: Plan, file: SweepFile | NoFile) -> None:
        self._run = Run(plan, file)
        self._results = self._run.results()
        self._end = weakref.finalize(self, _end, self._results, self._run)  # also when the program ends

    def __next__(self) -> SweepResult[T, R]:
        return next(self._results)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def total(self) -> int | None:
        """The number of items, if `items` has a length."""
        return self._run.total

    @property
    def done(self) -> int:
        """The number of items with a result so far, in the file or computed."""
        return self._run.done

    @property
    def failed(self) -> int:
        """How many of the results so far are errors."""
        return self._run.failed

    def run(self) -> Self:
        """Takes all results and forgets them, for sweeps whose results are in a file."""
        deque(self, maxlen=0)
        return self

    def to_pandas(self) -> Any:
        """A pandas.DataFrame of all results: item, value (None if there is an error), error and seconds.

        Needs the package pandas.

        Examples:
            >>> import summand as cgt
            >>> frame = cgt.sweep("birthday({})", [1, 2], executor="here").to_pandas()
            >>> list(frame["value"])
            [Game('1'), Game('2')]
        """
        frame = needed("pandas", "Sweep.to_pandas", "results are mappings").DataFrame
        return frame(list(self), columns=list(MEMBERS))

    def close(self) -> None:
        """Ends the sweep. What is finished stays in the file."""
        self._end()


def _end(results: Generator[Any, None, None], run: Run) -> None:
    results.close()
    run.close()


@overload
def sweep(
    work: str,
    items: Iterable[T],
    *,
    executor: Executor | int | Literal["here"] | None = None,
    file: Path | None = None,
    name: None = None,
    progress: bool | Callback | None = None,
    chunk: int = 1,
    outstanding: int | None = None,
    retries: int = 2,
    memory: int | str | None = None,
    errors: Errors = "keep",
    ordered: bool = True,
) -> Sweep[T, Result]: ...


@overload
def sweep(
    work: Callable[[T], R],
    items: Iterable[T],
    *,
    executor: Executor | int | Literal["here"] | None = None,
    file: Path | None = None,
    name: str | None = None,
    progress: bool | Callback | None = None,
    chunk: int = 1,
    outstanding: int | None = None,
    retries: int = 2,
    memory: int | str | None = None,
    errors: Errors = "keep",
    ordered: bool = True,
) -> Sweep[T, R]: ...


def sweep(
    work: str | Callable[[Any], Any],
    items: Iterable[Any],
    *,
    executor: Executor | int | Literal["here"] | None = None,
    file: Path | None = None,
    name: str | None = None,
    progress: bool | Callback | None = None,
    chunk: int = 1,
    outstanding: int | None = None,
    retries: int = 2,
    memory: int | str | None = None,
    errors: Errors = "keep",
    ordered: bool = True,
) -> Sweep[Any, Any]:
    """Computes `work` for each of `items`. Nothing is computed before the results are taken.

    Args:
        work: A function of one item, or an expression with places for the item. "domineering({}x{})" takes items
            such as (2, 3), "nim({})" takes items such as 5, and "{n}.{x}" takes items such as {"n": 2, "x": "^"}.
        items: Any iterable. It is read while the sweep goes on, and may be longer than the memory is large. Items
            and values are made of None, bool, int, finite float, str, Fraction, Game, Outcome, tuple, list and dict.
            Integers of NumPy and exact numbers of SymPy are read as int and Fraction.
        executor: None: a process for each core. A number: that many processes. "here": this process, in a workspace
            of the sweep's own. Or any concurrent.futures.Executor, such as client.get_executor() of dask.distributed
            or an MPIPoolExecutor of mpi4py. It stays open.
        file: Results are added to this file as they finish. Items that are in it are not computed again.
        name: What the file calls the work, for functions without a name of their own, such as a lambda.
        progress: True: a bar of tqdm, or else a line on the terminal. None: the same, on a terminal only. False:
            nothing. Or a function that is called with the items done, the number of items or None, and the seconds.
        chunk: How many items a worker gets at a time. Their results arrive together. More than 1 pays if an item
            takes less than a millisecond.
        outstanding: How many chunks may be submitted at a time. Default: two for each process, 1000 for other
            executors.
        retries: How often an item is tried again whose worker died. After that it is an error.
        memory: What the values and tables of a worker may hold: bytes, or a text such as "200M". An item that needs
            more is an error. What the items before it have left does not count. None: 4 GiB.
        errors: "keep": errors are results. "raise": the first error ends the sweep with ItemFailed. "again": like
            "keep", but items whose errors are in the file are computed again.
        ordered: True: results have the order of the items. False: they come as they finish.

    Raises:
        TypeError: An argument is of a wrong type.
        SweepFileError: The file belongs to other work.

    Examples:
        >>> import math
        >>> import summand as cgt
        >>> for result in cgt.sweep(math.isqrt, [16, 20, -1], executor="here"):
        ...     print(result.item, result.error or result.value)
        16 4
        20 4
        -1 ValueError: isqrt() argument must be nonnegative
    """
    if isinstance(items, str | bytes) or not isinstance(items, Iterable):
        raise _wrong("items", items, "an iterable of items")
    if not _is_int(chunk, 1, LARGEST_CHUNK):
        raise _wrong("chunk", chunk, f"an int from 1 to {LARGEST_CHUNK}")
    if outstanding is not None and not _is_int(outstanding, 1):
        raise _wrong("outstanding", outstanding, "an int of at least 1, or None")
    if not _is_int(retries, 0):
        raise _wrong("retries", retries, "an int of at least 0")
    if errors not in ("keep", "raise", "again"):
        raise _wrong("errors", errors, "'keep', 'raise' or 'again'")
    if not isinstance(ordered, bool):
        raise _wrong("ordered", ordered, "True or False")
    if not (progress is None or isinstance(progress, bool) or callable(progress)):
        raise _wrong("progress", progress, "True, False, None or a function of (done, total, seconds)")
    own_work = _work(work, name)
    workers = _workers(executor)
    plan = Plan(
        work=own_work,
        items=items,
        executor=workers,
        progress=progress,
        chunk=chunk,
        outstanding=outstanding or _enough_for(workers),
        retries=retries,
        memory=None if memory is None else bytes_of(memory),
        errors=errors,
        ordered=ordered,
    )
    return Sweep(plan, NoFile() if file is None else SweepFile(file, own_work.identity(), _version()))


def read_sweep(file: Path) -> list[SweepResult[Any, Any]]:
    """The results in a file, one for each item, also while a sweep is writing it.

    Args:
        file: The file of a sweep.

    Examples:
        >>> import os, tempfile
        >>> import summand as cgt
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     file = os.path.join(folder, "squares")
        ...     done = cgt.sweep("mean({})", [2, 3], executor="here", file=file).run()
        ...     [str(result.value) for result in cgt.read_sweep(file)]
        ['2', '3']
    """
    with open(file, "rb") as lines:
        records = [record for _, _, record in whole_lines(lines, os.fsdecode(file)) if "item" in record]
    last_of_item = {text_of(record["item"]): record for record in records}
    return [SweepResult.of(decode(record["item"]), record) for record in last_of_item.values()]


# --- arguments ---


def _wrong(argument: str, value: object, wanted: str) -> TypeError:
    return TypeError(f"{argument} must be {wanted}, not {value!r:.80}")


def _is_int(value: object, least: int, most: float = math.inf) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _work(work: object, name: object) -> Function | Expression:
    if isinstance(work, str) and name is None:
        return Expression(work)
    if isinstance(work, str) or not (name is None or isinstance(name, str)):
        raise _wrong("name", name, "a text for a function, and is left out for an expression")
    if not callable(work):
        raise _wrong("work", work, "a function of one item, or an expression as a text")
    return Function(work, name)


def _workers(executor: Executor | int | str | None) -> Executor | int:
    """The executor, or the number of processes."""
    if isinstance(executor, Executor):
        return executor
    if executor == "here":
        return Here()
    if hasattr(executor, "get_executor"):
        raise TypeError(f"executor must be an Executor, not a client: pass {type(executor).__name__}.get_executor()")
    count = _cores() if executor is None else executor
    if not isinstance(count, int) or not _is_int(count, 1):
        raise _wrong("executor", executor, "None, a number of processes, 'here' or a concurrent.futures.Executor")
    _refuse_in_a_starting_process()
    return count


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _refuse_in_a_starting_process() -> None:
    """Each process begins by importing the script. A sweep there would start processes without end."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SweepError(GUARD)


def _enough_for(workers: Executor | int) -> int:
    if isinstance(workers, int):
        return 2 * workers
    return 1 if isinstance(workers, Here) else OUTSTANDING


def _version() -> str:
    return str(getattr(package(), "__version__", "unknown"))
