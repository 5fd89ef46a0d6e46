"""The errors of sweeps."""

from ..errors import SummandError


class SweepError(SummandError, RuntimeError):
    """A sweep cannot begin or cannot go on."""


class SweepFileError(SweepError):
    """The file of a sweep cannot be used."""


class ItemFailed(SweepError):
    """The work failed for an item. `SweepResult.value` raises it, and a sweep with errors="raise".

    Attributes:
        item: The item.
        error: The error as a text.

    Examples:
        >>> import math
        >>> import summand as cgt
        >>> try:
        ...     next(cgt.sweep(math.isqrt, [-1], executor="here")).value
        ... except cgt.ItemFailed as error:
        ...     print(error.item)
        -1
    """

    def __init__(self, item: object, error: str) -> None:
        super().__init__(item, error)
        self.item = item
        self.error = error

    def __str__(self) -> str:
        return f"item {self.item!r}: {self.error}"
