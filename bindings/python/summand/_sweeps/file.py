"""Files of sweeps: lines of JSON, one for each finished item.

Every line ends with a checksum of the text before it. A line without its line break was cut by a kill.
"""

import json
import math
import os
import time
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from .errors import SweepFileError
from .form import Form, Record, text_of

FORMAT = 1
SECONDS_BETWEEN_SYNCS = 5.0


# --- lines ---


def line_of(record: Record) -> bytes:
    body = text_of(record)[:-1].encode()
    return b'%b,"check":"%08x"}\n' % (body, zlib.crc32(body))


def record_of(line: bytes) -> Record:
    """Raises ValueError for a line that line_of did not write."""
    body, _, check = line.rpartition(b',"check":')
    if check != b'"%08x"}\n' % zlib.crc32(body):
        raise ValueError("the checksum is wrong")
    record: Record = json.loads(body + b"}")
    return record


def whole_lines(file: BinaryIO, name: str) -> Iterator[tuple[int, bytes, Record]]:
    """The records of a file, each with its line and the offset of that. A last line that was cut is left out."""
    begin = 0
    for number, line in enumerate(file, 1):
        if not line.endswith(b"\n"):
            return
        try:
            record = record_of(line)
        except ValueError as error:
            what = "this is no file of a sweep, or it is damaged" if number == 1 else "the line is damaged"
            raise SweepFileError(f"{name}, line {number}: {what} ({error})") from None
        if number == 1 and record.get("sweep") != FORMAT:
            raise SweepFileError(f"{name}, line 1: the format is not {FORMAT}, but {record.get('sweep')!r:.40}")
        yield begin, line, record
        begin += len(line)


# --- the file ---


def lock(file: BinaryIO, name: str) -> None:
    """Locks the file. The lock ends with `unlock`, and when the process is killed."""
    import fcntl  # not on Windows, where only sweeps with files are missing

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SweepFileError(f"{name}: another sweep is writing this file") from None
    except OSError as error:
        raise SweepFileError(f"{name}: the file cannot be locked ({error}), choose another file system") from error


def unlock(file: BinaryIO) -> None:
    """Processes that were forked have the file open, too, so that closing it is not enough."""
    import fcntl

    fcntl.flock(file, fcntl.LOCK_UN)


class SweepFile:
    """The finished items of one work, open for more and locked against other sweeps."""

    def __init__(self, path: str | os.PathLike[str], work: Record, version: str) -> None:
        self.name = os.fsdecode(path)
        self._version = version
        self._file: BinaryIO = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666), "r+b")
        try:
            lock(self._file, self.name)
            self._read(work)
        except BaseException:
            self._file.close()
            raise

    def _read(self, work: Record) -> None:
        header = {"sweep": FORMAT, "work": work, "summand": self._version}
        self._last: Record = {}
        self._written_by = self._version
        self._offsets: dict[str, int] = {}  # of the last line of each item
        end = 0
        for begin, line, record in whole_lines(self._file, self.name):
            if begin == 0 and record["work"] != work:
                raise SweepFileError(f"{self.name} has results of {record['work']}, not of {work}")
            if "item" in record:
                self._offsets[text_of(record["item"])] = begin
            self._written_by = record.get("summand", self._written_by)
            self._last = record
            end = begin + len(line)
        self._cut(end, line_of(header))
        self._synced = -math.inf
        if end == 0:
            self._write(header)

    def _cut(self, end: int, header: bytes) -> None:
        """Removes a last line that was cut by a kill. A first line must be recognised, as the file may be any file."""
        self._file.seek(end)
        rest = self._file.read()
        if end == 0 and not header.startswith(rest):
            raise SweepFileError(f"{self.name}, line 1: this is no file of a sweep")
        self._file.truncate(end)

    def result(self, item: Form) -> Record | None:
        """The line of an item that is in the file."""
        offset = self._offsets.get(text_of(item))
        if offset is None:
            return None
        self._file.seek(offset)
        return record_of(self._file.readline())

    def add(self, record: Record) -> None:
        """Appends the result of an item."""
        if self._written_by != self._version:
            self._written_by = self._version
            self._write({"summand": self._version})
        self._write(record)

    def finish(self, items: int, failed: int) -> None:
        """Ends the file with a line that counts the items of a whole sweep."""
        end = {"finished": items, "failed": failed}
        if self._last != end:
            self._write(end)

    def _write(self, record: Record) -> None:
        self._file.seek(0, os.SEEK_END)
        self._file.write(line_of(record))
        self._file.flush()
        self._last = record
        if time.monotonic() - self._synced > SECONDS_BETWEEN_SYNCS:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def close(self) -> None:
        if not self._file.closed:
            with self._file:
                self._sync()
                unlock(self._file)


class NoFile:
    """In place of a SweepFile: keeps nothing."""

    def result(self, item: Form) -> Record | None:
        return None

    def add(self, record: Record) -> None:
        pass

    def finish(self, items: int, failed: int) -> None:
        pass

    def close(self) -> None:
        pass
