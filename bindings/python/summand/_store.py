"""Files with results of earlier runs."""

from __future__ import annotations

import os

from . import _summand


def store(
    path: str | os.PathLike[str], *, read_only: bool = False, memory: int | str | None = None
) -> _summand.Workspace:
    """A workspace that keeps results in a file, and uses those of earlier runs.

    Values, nimbers and winners that took about a millisecond or more are kept. Several processes
    may use one file at the same time. Leaving `with` writes what waits. Games that are written in
    Python are kept if they have a `version` (see `summand.own`).

    Args:
        path: The file. A new one is made.
        read_only: Whether nothing is added to the file. Then it must be there.
        memory: What the workspace may hold: bytes, or a text such as "200M".

    Returns:
        A workspace for `with`. Games that are made in it use the store.

    Raises:
        SummandError: The file cannot be opened, or it is no store.

    Examples:
        >>> import summand as cgt, tempfile
        >>> folder = tempfile.TemporaryDirectory()
        >>> with cgt.store(folder.name + "/values.db"):
        ...     print(cgt.Game("domineering(4x5)").value)
        1
    """
    return _summand.Workspace(memory, store=os.fspath(path), read_only=read_only)
