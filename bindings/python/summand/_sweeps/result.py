"""What a sweep found for an item."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Self, TypeVar, cast

from .errors import ItemFailed
from .form import Form, decode

T = TypeVar("T")
R = TypeVar("R")

MEMBERS = ("item", "value", "error", "seconds")


class SweepResult(Mapping[str, Any], Generic[T, R]):
    """An item with its value, or with its error. It never changes.

    It is also a mapping of its attributes, so pandas.DataFrame(results) is a table of them. In the mapping an item
    with an error has the value None.

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

    __slots__ = ("_form", "error", "item", "seconds")

    item: T
    error: str | None
    seconds: float
    _form: Form

    def __init__(self, item: T, error: str | None, seconds: float, form: Form) -> None:
        for name, its in (("item", item), ("error", error), ("seconds", seconds), ("_form", form)):
            object.__setattr__(self, name, its)

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

    def __getitem__(self, member: str) -> Any:
        if member not in MEMBERS:
            raise KeyError(member)
        return None if member == "value" and self.error is not None else getattr(self, member)

    def __iter__(self) -> Iterator[str]:
        return iter(MEMBERS)

    def __len__(self) -> int:
        return len(MEMBERS)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"the {name} of a result cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"the {name} of a result cannot be deleted")

    def __reduce__(self) -> tuple[type[Self], tuple[T, str | None, float, Form]]:
        return type(self), (self.item, self.error, self.seconds, self._form)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SweepResult):
            return NotImplemented
        return self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self.item, self.error, self.seconds))

    def __repr__(self) -> str:
        found = f"value={self.value!r}" if self.error is None else f"error={self.error!r}"
        return f"SweepResult(item={self.item!r}, {found}, seconds={self.seconds})"
