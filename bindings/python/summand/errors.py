"""The exceptions of Summand.

Examples:
    >>> import summand as cgt
    >>> try:
    ...     cgt.Game("{1|")
    ... except cgt.SummandError as error:
    ...     print(type(error).__name__)
    ParseError
"""

from __future__ import annotations


class SummandError(Exception):
    """The base class of all exceptions of this package.

    Examples:
        >>> import summand as cgt
        >>> issubclass(cgt.ParseError, cgt.SummandError)
        True
    """


class ParseError(SummandError, ValueError):
    """A text cannot be read.

    Attributes:
        message: What is wrong.
        text: The text that was read, or None if the place is not known.
        offset: The number of its characters before the place, or None.
        line: The line of the place, from 1, or None.
        column: The number of the character in its line, from 1, or None.

    Examples:
        >>> import summand as cgt
        >>> try:
        ...     cgt.Game("1 + nothing")
        ... except cgt.ParseError as error:
        ...     print(error.text[error.offset :])
        nothing
    """

    def __init__(self, message: str, text: str | None = None, offset: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.offset = offset

    def __reduce__(self) -> tuple[type[ParseError], tuple[str, str | None, int | None]]:
        return type(self), (self.message, self.text, self.offset)

    @property
    def line(self) -> int | None:
        if self.text is None or self.offset is None:
            return None
        return self.text.count("\n", 0, self.offset) + 1

    @property
    def column(self) -> int | None:
        if self.text is None or self.offset is None:
            return None
        return self.offset - self.text.rfind("\n", 0, self.offset)

    def __str__(self) -> str:
        if self.text is None or self.line is None or self.column is None:
            return self.message
        column = self.column - 1
        shown = self.text.split("\n")[self.line - 1].rstrip("\r")
        begin = max(0, column - 40)
        return f"{self.message}\n  {shown[begin : begin + 76]}\n  {' ' * (column - begin)}^"


class NotDefined(SummandError, ValueError):
    """The question has no answer for this game, such as the atomic weight of a hot game.

    Examples:
        >>> import summand as cgt
        >>> try:
        ...     cgt.atomic_weight("{1|-1}")
        ... except cgt.NotDefined as error:
        ...     print("not defined")
        not defined
    """


class LimitReached(SummandError, RuntimeError):
    """A limit of memory, time or size ended the computation.

    What was computed before stays known.

    Attributes:
        limit: "memory", "time" or "size".

    Examples:
        >>> import summand as cgt
        >>> try:
        ...     with cgt.limits(time="20ms"):
        ...         cgt.Game("domineering(7x7)").canonical
        ... except cgt.LimitReached as error:
        ...     print(error.limit)
        time
    """

    def __init__(self, message: str, limit: str = "size") -> None:
        super().__init__(message)
        self.limit = limit

    def __reduce__(self) -> tuple[type[LimitReached], tuple[str, str]]:
        return type(self), (str(self), self.limit)


class ComparisonWarning(UserWarning):
    """A position was compared with a game or a number by == or !=, and is never equal to it.

    Positions are equal if they are the same position. `position.value == game` compares values.

    Examples:
        >>> import warnings
        >>> import summand as cgt
        >>> with warnings.catch_warnings(record=True, action="always") as told:
        ...     cgt.nim(1) == cgt.Game("*"), cgt.nim(1).value == cgt.Game("*")
        (False, True)
        >>> told[0].category.__name__
        'ComparisonWarning'
    """
