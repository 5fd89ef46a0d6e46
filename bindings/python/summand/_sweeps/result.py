"""What a sweep found for an item."""

from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar, cast

from .errors import ItemFailed
from .form import Form, decode

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True, repr=False)
class SweepResult(Generic[T, R]):
    """An item with its value, or with its error.

    Attributes:
        item: The item.
        error: The error as a text, or None.
        seconds: How long a worker computed.

    Examples:
        >>> import summand as cgt
        >>> result = next(cgt.sweep("nim({})", [2], executor="here"))
        >>> result.item, str(result.value), result.error
        (2, '*2', None)
    """

    item: T
    error: str | None
    seconds: float
    _form: Form

    @classmethod
    def of(cls, item: T, record: dict[str, Any]) -> Self:
        """The result that a line of a file holds."""
        return cls(item, record.get("error"), record["seconds"], record.get("value"))

    @property
    def value(self) -> R:
        """The value.

        Raises:
            ItemFailed: There is none.
        """
        if self.error is not None:
            raise ItemFailed(self.item, self.error)
        return cast(R, decode(self._form))

    def __repr__(self) -> str:
        found = f"value={self.value!r}" if self.error is None else f"error={self.error!r}"
        return f"SweepResult(item={self.item!r}, {found}, seconds={self.seconds})"
