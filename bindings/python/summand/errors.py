"""The exceptions of Summand."""

from __future__ import annotations


class SummandError(Exception):
    """The base class of all exceptions of this package."""


class ParseError(SummandError, ValueError):
    """A text cannot be read.

    `message` says what is wrong. If the place is known, `text` is the text that was read, and
    `offset` counts its characters before the place. Otherwise both are None.
    """

    def __init__(self, message: str, text: str | None = None, offset: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.offset = offset

    def __reduce__(self) -> tuple[type[ParseError], tuple[str, str | None, int | None]]:
        return type(self), (self.message, self.text, self.offset)

    def __str__(self) -> str:
        if self.text is None or self.offset is None:
            return self.message
        before = self.text[: self.offset]
        line = before.count("\n")
        column = self.offset - (before.rfind("\n") + 1)
        shown = self.text.splitlines()[line] if self.text else ""
        begin = max(0, column - 40)
        return f"{self.message}\n  {shown[begin : begin + 76]}\n  {' ' * (column - begin)}^"


class NotDefined(SummandError, ValueError):
    """The question has no answer for this game, such as the atomic weight of a hot game."""


class LimitReached(SummandError, RuntimeError):
    """A limit of memory, time or size ended the computation.

    `limit` is "memory", "time" or "size". What was computed before stays known.
    """

    def __init__(self, message: str, limit: str = "size") -> None:
        super().__init__(message)
        self.limit = limit

    def __reduce__(self) -> tuple[type[LimitReached], tuple[str, str]]:
        return type(self), (str(self), self.limit)
