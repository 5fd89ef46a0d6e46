from collections.abc import Mapping, Sequence as _Sequence
import fractions

import numpy
import numpy.typing


import fractions
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Self

import numpy
import numpy.typing

from ._questions import Analysis
from .types import Figure, GameLike, Number, Outcome, Part, Player, Point, Stops, Summand, Theorem

__version__: str

GameOrNumber = Game | Position | int | fractions.Fraction

class Response:
    """The answer to a question, which writes itself."""

    @property
    def question(self) -> str: ...

    def json(self) -> str: ...

    def text(self, columns: int = 80, pretty: bool = False) -> str: ...

    @property
    def notes(self) -> list[str]: ...

    @property
    def problems(self) -> list[str]: ...

    @property
    def refuted(self) -> bool: ...

    @property
    def stopped(self) -> str | None:
        """The limit that left the answer unfinished."""

class Workspace:
    """
    The values that games share, and the memory that they may use.

    Games of different workspaces add and compare: the values of one are copied. One thread at a time can
    work in a workspace, so threads that compute at the same time need one each.
    """

    def __init__(self, memory: int | str | None = None) -> None: ...

    def _ask(self, question: str, arguments: _Sequence[str], options: Mapping[str, str], progress: object | None) -> Response: ...

    def _evaluate(self, text: str) -> Any: ...

    def _call(self, name: str, /, *arguments: Any) -> Any: ...

    @property
    def memory(self) -> int:
        """The bytes that its values and tables hold now."""

    @property
    def limit(self) -> int:
        """The bytes that they may hold at most."""

    def forget(self) -> None:
        """Drops all names and tables. Values stay as long as a game uses them."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: Any) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

def this_workspace() -> Workspace:
    """The workspace of new games on this thread."""

def functions() -> list[tuple[str, str, str, str, str, int, int | None]]:
    """
    The functions of the language: name, arguments, sentence, example, what it gives, and the least and the greatest number of arguments.
    """

def set_limits(arg0: int | None, arg1: float | None, /) -> None: ...

class Move:
    """A legal move: its name, its player and what it leaves."""

    @property
    def name(self) -> str: ...

    @property
    def player(self) -> Player: ...

    @property
    def after(self) -> Position:
        """The position after the move."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

class Position:
    """
    A position of a game. It never changes.

    Positions are equal if they are the same position of the same game, not if their values are equal.
    They are ordered by their texts. Sums, differences and multiples of positions are games.

    >>> import summand as cgt
    >>> board = cgt.domineering("..|..")
    >>> [move.name for move in board.moves("left")]
    ['a1-a2', 'b1-b2']
    >>> print(board.play("a1-a2").picture)
    █ ·
    █ ·
    >>> board.value
    Game('+-1')
    >>> (board + board).value
    Game('0')
    """

    def moves(self, player: str) -> list[Move]:
        """
        The legal moves of 'left' or 'right'. More than 1,000,000 raise LimitReached.
        """

    def play(self, move: Move | str, player: str | None = None) -> Position:
        """
        The position after a legal move, which is given by its name or as a Move. Raises ValueError if it is not legal, or if it is not clear whose move it is.
        """

    def parts(self) -> list[Part]:
        """The parts whose sum this position is, each with its number of copies."""

    def theorem(self) -> Theorem | None:
        """
        The theorem that gives the value or the outcome without search, if there is one.
        """

    def analyze(self, **options: Any) -> Analysis:
        """
        Who wins, by which moves, what it is worth, and how that is known: summand.analyze().
        """

    def mirror(self) -> Position:
        """The position with the players exchanged. Its value is the negative."""

    @property
    def picture(self) -> str:
        """The board as lines of text."""

    def svg(self) -> str | None:
        """The board as SVG, if the game can draw it."""

    def tikz(self) -> str | None:
        """The board for LaTeX with TikZ."""

    def _repr_svg_(self) -> str | None: ...

    @property
    def game(self) -> Game:
        """The game that begins with this position."""

    @property
    def value(self) -> Game:
        """The value, in canonical form."""

    @property
    def outcome(self) -> Outcome:
        """Who wins. Found by a theorem or by search if the value takes too long."""

    @property
    def impartial(self) -> bool:
        """Whether both players have the same moves, now and later."""

    @property
    def loopy(self) -> bool:
        """Whether a position can repeat."""

    @property
    def ruleset(self) -> Ruleset:
        """The game that this is a position of."""

    @property
    def object(self) -> Any:
        """
        The object that this position stands for, if its game is written in Python.
        """

    @property
    def text(self) -> str:
        """The position as the game reads it."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Callable[[str], Position], tuple[str]]: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: Any, /) -> bool: ...

    def __lt__(self, other: Position, /) -> bool: ...

    def __le__(self, other: Position, /) -> bool: ...

    def __gt__(self, other: Position, /) -> bool: ...

    def __ge__(self, other: Position, /) -> bool: ...

    def __neg__(self) -> Game: ...

    def __bool__(self) -> bool: ...

    def __add__(self, other: GameOrNumber, /) -> Game: ...

    def __radd__(self, other: GameOrNumber, /) -> Game: ...

    def __sub__(self, other: GameOrNumber, /) -> Game: ...

    def __rsub__(self, other: GameOrNumber, /) -> Game: ...

    def __mul__(self, count: int, /) -> Game: ...

    def __rmul__(self, count: int, /) -> Game: ...

class Ruleset:
    """A game that can be played: call it to make a position."""

    def __call__(self, *arguments: Hashable | Iterable[int]) -> Position:
        """
        Makes a position: from a text as the game reads it, or from what the game takes instead of a
        text, such as heap sizes, or a tuple for an empty board.

        >>> import summand as cgt
        >>> cgt.clobber("xoxo|oxox")
        clobber("xoxo|oxox")
        >>> cgt.domineering((2, 3))
        domineering("...|...")
        >>> cgt.nim(3, 5).value
        Game('*6')
        """

    def parse(self, text: str) -> Position:
        """Reads a position."""

    def small_positions(self, most: int = 1000) -> list[Position]:
        """
        Small positions of the game, for tests: the first ones, at most so many.
        """

    @property
    def name(self) -> str:
        """The name in expressions, such as toads-and-frogs."""

    @property
    def title(self) -> str: ...

    @property
    def rules(self) -> str:
        """The rules in a sentence or two."""

    @property
    def notation(self) -> str:
        """How positions and moves are written."""

    @property
    def source(self) -> str:
        """Who invented the game, and where it is described."""

    @property
    def examples(self) -> list[str]:
        """Texts of positions."""

    @property
    def abilities(self) -> list[str]:
        """What the library knows of the game beside its moves."""

    @property
    def description(self) -> str:
        """Rules, notation, source and an example."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

def games() -> list[Ruleset]: ...

class Thermograph:
    """
    The Left and the Right stop of a game when every move is taxed.

    A wall is a list of points (t, value), from the lowest tax up, where it bends. Between two points it is
    straight, and above the last one it is the mast.

    >>> import summand as cgt
    >>> graph = cgt.Game("{3|-1}").thermograph
    >>> graph.mean, graph.temperature
    (1, 2)
    >>> graph.left_wall
    [Point(t=-1, value=4), Point(t=2, value=1)]
    >>> graph.at("left", 1)
    2
    """

    @property
    def mean(self) -> Number: ...

    @property
    def temperature(self) -> Number: ...

    @property
    def left_wall(self) -> list[Point]: ...

    @property
    def right_wall(self) -> list[Point]: ...

    def at(self, player: str, t: Number) -> Number:
        """
        The wall of a player at a tax, which is the stop of the game cooled by it.
        """

    def svg(self) -> str:
        """A picture of the thermograph as SVG."""

    def tikz(self) -> str:
        """The same for LaTeX with TikZ."""

    def text(self) -> str:
        """The same as lines of text."""

    def _repr_svg_(self) -> str: ...

    def plot(self) -> Figure:
        """
        A figure that a notebook shows and that can be saved. It needs no other package.
        """

    def to_matplotlib(self, axes: Any = None) -> Any:
        """
        Draws the thermograph with matplotlib into these axes, or into new ones. Returns them.
        """

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

class Game:
    """
    A game: how it was written, and its value once that is asked for.

    The source is an expression, an int, a Fraction, a position or another game.

    >>> import summand as cgt
    >>> g = cgt.Game("{3|-1}")
    >>> g + 1
    Game('{3|-1} + 1')
    >>> print(g + 1)
    {4|0}
    >>> g.mean, g.temperature
    (1, 2)

    Games are compared by their values. `g | h` is true if they are confused.

    >>> g + 2 > 0, g == 1, g | 1
    (True, False, True)

    A value is computed when it is first needed, and then kept.
    """

    def __init__(self, source: GameLike) -> None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __ne__(self, other: object, /) -> bool: ...

    def __le__(self, other: GameOrNumber, /) -> bool: ...

    def __lt__(self, other: GameOrNumber, /) -> bool: ...

    def __ge__(self, other: GameOrNumber, /) -> bool: ...

    def __gt__(self, other: GameOrNumber, /) -> bool: ...

    def __add__(self, other: GameOrNumber, /) -> Game: ...

    def __radd__(self, other: GameOrNumber, /) -> Game: ...

    def __sub__(self, other: GameOrNumber, /) -> Game: ...

    def __rsub__(self, other: GameOrNumber, /) -> Game: ...

    def __mul__(self, count: int, /) -> Game: ...

    def __rmul__(self, count: int, /) -> Game: ...

    def __neg__(self) -> Game: ...

    def __pos__(self) -> Game: ...

    def __or__(self, other: GameOrNumber, /) -> bool:
        """
        Whether the games are confused: neither is at least as good as the other.
        """

    def __ror__(self, other: GameOrNumber, /) -> bool: ...

    def __bool__(self) -> bool: ...

    def __hash__(self) -> int: ...

    def __int__(self) -> int: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[type[Game], tuple[str]]: ...

    def as_fraction(self) -> fractions.Fraction:
        """The number that this game is. Raises ValueError if it is none."""

    @property
    def expression(self) -> str:
        """The game as it was written, as an expression."""

    @property
    def left(self) -> tuple[Game, ...]:
        """Left's options in the canonical form."""

    @property
    def right(self) -> tuple[Game, ...]:
        """Right's options in the canonical form."""

    @property
    def value(self) -> Game:
        """The value: the same as the canonical form."""

    @property
    def canonical(self) -> Game:
        """
        The canonical form: the value of this game, without how it was written.
        """

    @property
    def outcome(self) -> Outcome:
        """Who wins. Found by a theorem or by search if the value takes too long."""

    @property
    def mean(self) -> Number:
        """What each copy is worth in a sum of very many."""

    @property
    def temperature(self) -> Number:
        """The tax on moves that makes the game a number."""

    @property
    def stops(self) -> Stops:
        """The Left stop and the Right stop."""

    @property
    def left_stop(self) -> Number:
        """The number reached if Left starts and both play for it."""

    @property
    def right_stop(self) -> Number:
        """The number reached if Right starts and both play for it."""

    @property
    def atomic_weight(self) -> Game:
        """The atomic weight. Raises NotDefined if the game has none."""

    @property
    def birthday(self) -> int:
        """The depth of the canonical form."""

    @property
    def thermograph(self) -> Thermograph:
        """The Left and the Right stop at every tax from -1 up."""

    @property
    def is_number(self) -> bool:
        """Whether the value is a number."""

    @property
    def summands(self) -> list[Summand]:
        """The terms of the sum as it was written, with how many copies of each."""

    @property
    def position(self) -> Position | None:
        """The position, if the game was written as a single one."""

    def analyze(self, **options: Any) -> Analysis:
        """
        Who wins, by which moves, what it is worth, and how that is known: summand.analyze().
        """

    def _repr_latex_(self) -> str: ...

    def _repr_svg_(self) -> str | None: ...

    def ordinal_sum(self, top: GameOrNumber) -> Game:
        """The ordinal sum self : top, in which a move in self removes top."""

    def confused_with(self, other: GameOrNumber) -> bool:
        """Whether neither game is at least as good as the other."""

    def latex(self) -> str:
        """The value for LaTeX's math mode."""

    def pretty(self) -> str:
        """The value for people, with arrows and fractions."""

def game(left: Iterable[str | GameOrNumber], right: Iterable[str | GameOrNumber]) -> Game:
    """
    The game {left | right} with these options: texts, numbers, positions and games.

    >>> import summand as cgt
    >>> print(cgt.game([0, "*"], [1]))
    1/2
    """

def own_ruleset(arg: object, /) -> Ruleset: ...

class Sequence:
    """The nim-sequence of a game of heaps."""

    def values(self, size: int) -> numpy.typing.NDArray[numpy.unsignedinteger[Any]]: ...

    def __len__(self) -> int: ...

def sequence(rules: str) -> Sequence: ...
