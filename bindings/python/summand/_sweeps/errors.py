"""The errors of sweeps."""

from ..errors import SummandError


class SweepError(SummandError, RuntimeError):
    """A sweep cannot begin or cannot go on."""


class SweepFileError(SweepError):
    """The file of a sweep cannot be used."""


class ItemFailed(SweepError):
    """The work failed for an item: raised by `SweepResult.value`, and by a sweep with errors="raise"."""

    def __init__(self, item: object, error: str) -> None:
        super().__init__(item, error)
        self.item = item
        self.error = error

    def __str__(self) -> str:
        return f"item {self.item!r}: {self.error}"
