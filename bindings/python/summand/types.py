"""Small types of answers."""

from __future__ import annotations

import enum
import pathlib
from fractions import Fraction
from typing import Any, NamedTuple, SupportsIndex, TypeAlias, Union

from ._summand import Game, Position, Thermograph

Number: TypeAlias = int | Fraction
"""Numbers are exact. Those that are no integers have a power of two as their denominator."""

GameLike: TypeAlias = Game | Position | SupportsIndex | Fraction | str
"""What stands for a game as an argument. A text is an expression of the language. The integers of NumPy and
SymPy are integers, and so are their fractions."""

Result: TypeAlias = Union["Game", bool, str, "Outcome", "Thermograph", "Record", "list[Result]"]
"""What an expression may be. See `eval`."""


class Player(enum.StrEnum):
    """Left or Right. A member is equal to its text.

    Examples:
        >>> import summand as cgt
        >>> cgt.LEFT == "left", cgt.LEFT.opponent
        (True, <Player.RIGHT: 'right'>)
    """

    LEFT = "left"
    RIGHT = "right"

    @property
    def opponent(self) -> Player:
        """The other player."""
        return Player.RIGHT if self is Player.LEFT else Player.LEFT


class Outcome(enum.Enum):
    """Who wins if both play well.

    Examples:
        >>> import summand as cgt
        >>> cgt.Outcome("N").sentence
        'the next player wins'
    """

    LEFT = "L"
    RIGHT = "R"
    NEXT = "N"
    PREVIOUS = "P"

    @property
    def sentence(self) -> str:
        """Who wins, in words."""
        return {
            "L": "Left wins",
            "R": "Right wins",
            "N": "the next player wins",
            "P": "the previous player wins",
        }[self.value]

    def winner(self, first: str) -> Player:
        """The winner if that player starts.

        Args:
            first: "left" or "right".

        Examples:
            >>> import summand as cgt
            >>> cgt.Outcome.PREVIOUS.winner("left")
            <Player.RIGHT: 'right'>
        """
        start = Player(first)
        return {
            Outcome.LEFT: Player.LEFT,
            Outcome.RIGHT: Player.RIGHT,
            Outcome.NEXT: start,
            Outcome.PREVIOUS: start.opponent,
        }[self]

    def __str__(self) -> str:
        return self.sentence


class Point(NamedTuple):
    """A point of a wall.

    Attributes:
        t: The tax.
        value: The stop at this tax.

    Examples:
        >>> import summand as cgt
        >>> cgt.Game("{3|-1}").thermograph.left_wall[-1]
        Point(t=2, value=1)
    """

    t: Number
    value: Number


class Stops(NamedTuple):
    """The stops of a game.

    Attributes:
        left: The Left stop: Left starts.
        right: The Right stop: Right starts.

    Examples:
        >>> import summand as cgt
        >>> cgt.Game("{3|-1}").stops
        Stops(left=3, right=-1)
    """

    left: Number
    right: Number


class Summand(NamedTuple):
    """A term of a sum.

    Attributes:
        copies: How many copies. They are subtracted if the number is negative.
        game: The game.

    Examples:
        >>> import summand as cgt
        >>> (3 * cgt.Game("^")).summands
        [Summand(copies=3, game=Game('^'))]
    """

    copies: int
    game: Game


class Part(NamedTuple):
    """A part of a position.

    Attributes:
        position: The part.
        count: How many times it occurs.

    Examples:
        >>> import summand as cgt
        >>> cgt.domineering("..#..").parts()[0].count
        2
    """

    position: Position
    count: int  # type: ignore[assignment]  # hides the method of tuples


class Theorem(NamedTuple):
    """What a theorem says of a position.

    Attributes:
        text: The theorem, with its source.
        value: The value, or None.
        outcome: The outcome, if the theorem says nothing of the value.

    Examples:
        >>> import summand as cgt
        >>> cgt.nim(3).theorem().text
        'nim heaps add without carry (Winning Ways ch. 3)'
    """

    text: str
    value: Game | None
    outcome: Outcome | None


class Record(dict[str, Any]):
    """An explanation: a dictionary of named members, and the same as a text for people.

    Attributes:
        kind: What is explained, such as "advice" or "proof".
        text: The explanation in words.

    Examples:
        >>> import summand as cgt
        >>> record = cgt.confusion_interval("{2|-1}")
        >>> print(record)
        [-1, 2]
        >>> record["low"], record["low_included"]
        ('-1', True)
    """

    def __init__(self, kind: str, text: str, members: dict[str, Any]) -> None:
        super().__init__(members)
        self.kind = kind
        self.text = text

    def _repr_html_(self) -> str:
        from . import _notebook

        return _notebook.record_html(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text}>"


class Figure:
    """A picture. A notebook shows it, and it can be saved."""

    def __init__(self, svg: str, tikz: str | None = None, text: str | None = None) -> None:
        self.svg = svg
        self.tikz = tikz
        self.text = text

    def save(self, path: str | pathlib.Path) -> None:
        """Writes the picture into a file whose name ends in .svg, .tex or .txt."""
        file = pathlib.Path(path)
        forms = {".svg": self.svg, ".tex": self.tikz, ".txt": self.text}
        form = forms.get(file.suffix)
        if form is None:
            known = ", ".join(suffix for suffix, its in forms.items() if its is not None)
            raise ValueError(f"the name of a figure ends in {known}, not in {file.suffix!r}")
        file.write_text(form, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text if self.text is not None else self.svg

    def __repr__(self) -> str:
        return "<figure>"
