"""Games of taking and breaking: nim-sequences and their periods."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _summand
from ._packages import needed
from ._progress import Progress
from ._questions import Answer, ask, figure_of
from .types import Figure

if TYPE_CHECKING:
    import numpy
    import numpy.typing


class Period:
    """The period of a nim-sequence from some heap on, with its proof.

    Attributes:
        status: How it is known: "proved", "closed form" or the like.
        preperiod: The first heap of the period, or None if no period is known.
        period: Its length, or None.
        saltus: What a period adds to the values of the one before, or None.
        theorem: The theorem that gives the period, or None.
        answer: The whole answer of `summand heaps --period`.
        certificate: What `verify` checks, or None.

    Examples:
        >>> import summand as cgt
        >>> period = cgt.heaps("0.77").period()
        >>> period.preperiod, period.period, period.proved
        (71, 12, True)
    """

    def __init__(self, answer: Answer, certificate: str | None) -> None:
        its = answer.get("period") or {}
        self.answer = answer
        self.status: str = its.get("status", "unknown")
        self.preperiod: int | None = its.get("preperiod")
        self.period: int | None = its.get("period")
        self.saltus: int | None = its.get("saltus")
        self.theorem: str | None = its.get("theorem")
        self.certificate = certificate

    @property
    def proved(self) -> bool:
        """Whether the period is proved."""
        return self.status == "proved"

    def save(self, path: str | Path) -> None:
        """Writes the certificate of the proof, which `verify` checks."""
        if self.certificate is None:
            raise ValueError("there is no certificate, because no period is proved by a code")
        Path(path).write_text(self.certificate, encoding="utf-8")

    def __str__(self) -> str:
        return str(self.answer)

    def __repr__(self) -> str:
        return (
            f"<period {self.period} after {self.preperiod}, {self.status}>"
            if self.period is not None
            else f"<period {self.status}>"
        )


class Heaps:
    """A game of heaps. See `heaps`.

    Examples:
        >>> import summand as cgt
        >>> kayles = cgt.heaps("kayles")
        >>> kayles[5], kayles[10**30]
        (4, 1)
    """

    def __init__(self, rules: str) -> None:
        self._sequence = _summand.sequence(rules)
        self.rules = rules

    def values(self, size: int) -> numpy.typing.NDArray[numpy.unsignedinteger[Any]]:
        """The values of the heaps 0 to size - 1, as an array of numpy that cannot be written.

        The array shares the memory of the library, with 1, 2 or 4 bytes for each value. Values that
        were computed once are kept. Needs the package numpy.

        Args:
            size: How many values.

        Raises:
            LimitReached: A limit of memory or time ended the computation.

        Examples:
            >>> import summand as cgt
            >>> cgt.heaps("0.77").values(12)
            array([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6], dtype=uint8)
        """
        needed("numpy", "Heaps.values", 'study(to=...)["values"] gives a list')
        return self._sequence.values(size)

    def __getitem__(self, heap: int) -> int:
        """The value of a heap of any size."""
        if heap < 0:
            raise IndexError("a heap has at least 0 counters")
        return int(Answer(ask("heaps", self.rules, at=heap))["asked"]["value"])

    def period(
        self, to: int | None = None, *, progress: Progress | None = None, **options: Any
    ) -> Period:
        """Looks for the period, and proves it.

        Args:
            to: The search looks at the heaps below this one.
            progress: A function of what is counted, the number done, and that of all; or True.
            **options: The other options of `summand heaps`.

        Examples:
            >>> import summand as cgt
            >>> cgt.heaps("0.77").period()
            <period 12 after 71, proved>
        """
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "certificate"
            response = ask(
                "heaps",
                self.rules,
                period=True,
                to=to,
                certificate=file,
                progress=progress,
                **options,
            )
            certificate = file.read_text(encoding="utf-8") if file.exists() else None
        return Period(Answer(response), certificate)

    def study(self, *, progress: Progress | None = None, **options: Any) -> Answer:
        """The answer of `summand heaps` with these options, such as structure or histogram.

        Examples:
            >>> import summand as cgt
            >>> cgt.heaps("kayles").study(to=4)["values"]
            [0, 1, 2, 3]
        """
        return Answer(ask("heaps", self.rules, progress=progress, **options))

    def plot(self, to: int = 1000, **options: Any) -> Figure:
        """The values as a scatter plot.

        Args:
            to: The values of the heaps up to this one.
            **options: The other options of `summand heaps --plot`.

        Examples:
            >>> import summand as cgt
            >>> cgt.heaps("kayles").plot(100)
            <figure>
        """
        return figure_of("heaps", self.rules, file="plot", to=to, **options)

    def __reduce__(self) -> tuple[type[Heaps], tuple[str]]:
        return type(self), (self.rules,)

    def __repr__(self) -> str:
        return f"<heaps {self.rules}>"


def heaps(rules: str | Iterable[int]) -> Heaps:
    """A game of heaps: its nim-sequence and the period.

    Args:
        rules: A code ("0.77"), a name ("kayles"), or the numbers that may be taken.

    Raises:
        ParseError: The rules cannot be read.

    Examples:
        >>> import summand as cgt
        >>> cgt.heaps({1, 2, 5}).period()
        <period 3 after 0, proved>
    """
    if not isinstance(rules, str):
        rules = "{" + ",".join(str(int(number)) for number in sorted(rules)) + "}"
    return Heaps(rules)


def verify(certificate: str | Path) -> Answer:
    """Computes everything that a certificate claims again, by other means.

    Args:
        certificate: The name of a file that `Period.save` wrote.

    Examples:
        >>> import os, tempfile
        >>> import summand as cgt
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     file = os.path.join(folder, "kayles.json")
        ...     cgt.heaps("kayles").period().save(file)
        ...     cgt.verify(file)["command"]
        'heaps'
    """
    return Answer(ask("heaps verify", str(certificate)))
