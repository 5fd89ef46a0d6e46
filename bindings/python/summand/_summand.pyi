from collections.abc import Mapping, Sequence as _Sequence
import fractions

import numpy
import numpy.typing


import fractions
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Never, Self, SupportsIndex, Unpack

import numpy
import numpy.typing

from ._options import AnalyzeOptions
from ._questions import Analysis
from .types import Figure, GameLike, Number, Outcome, Result, Part, Player, Point, Stops, Summand, Theorem

__version__: str

GameOrNumber = Game | Position | SupportsIndex | fractions.Fraction

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

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]: ...

class Workspace:
    """
    The values that games share, and the memory that they may use.

    Games of different workspaces add and compare: the values of one are copied. One thread at a time can
    work in a workspace, so threads that compute at the same time need one each.

    Args:
        memory: What it may hold: bytes, or a text such as "200M".
        store: A file with results of earlier runs. Those found are added to it. See `store`.
        read_only: Whether nothing is added to the store.

    Raises:
        SummandError: The store cannot be opened.

    Examples:
        >>> import summand as cgt
        >>> with cgt.Workspace("200M") as workspace:
        ...     g = cgt.Game('domineering(4x4)').canonical
        >>> workspace.limit, workspace.memory > 0, g + 0 == cgt.Game('domineering(4x4)')
        (200000000, True, True)
    """

    def __init__(self, memory: int | str | None = None, *, store: str | None = None, read_only: bool = False) -> None: ...

    def _ask(self, question: str, arguments: _Sequence[str], options: Mapping[str, str], progress: object | None) -> Response: ...

    def _evaluate(self, text: str) -> Result: ...

    def _call(self, name: str, /, *arguments: Any) -> Any: ...

    def _call_definition(self, name: str, /, *arguments: Any) -> Any: ...

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
    """
    The workspace of new games on this thread.

    Examples:
        >>> import summand as cgt
        >>> cgt.this_workspace() == cgt.this_workspace()
        True
    """

def functions() -> list[tuple[str, str, str, str, str, int, int | None]]:
    """
    The functions of the language: name, arguments, sentence, example, what it gives, and the least and the greatest number of arguments.
    """

def options_of_question(question: str) -> list[tuple[str, str, str]]:
    """
    The options of a question: name, what the value is called (a flag has none), and a sentence.
    """

def set_limits(arg0: int | None, arg1: float | None, /) -> None: ...

class Move:
    """
    A legal move: its name, its player and what it leaves.

    Examples:
        >>> import summand as cgt
        >>> move = cgt.domineering("..|..").moves("left")[0]
        >>> move, move.name, move.after
        (<move a1-a2 of Left>, 'a1-a2', domineering("#.|#."))
    """

    @property
    def name(self) -> str:
        """The name, as `Position.play` reads it."""

    @property
    def player(self) -> Player:
        """Who makes the move."""

    @property
    def after(self) -> Position:
        """The position after the move."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __reduce__(self) -> tuple[Callable[[str, str, Position], Move], tuple[Player, str, Position]]: ...

    def __hash__(self) -> int: ...

def move_of(player: str, name: str, after: Position) -> Move:
    """For pickle."""

class Position:
    """
    A position of a game. It never changes.

    Positions are equal if they are the same position of the same game, not if their values are equal. A
    position is not equal to any Game or number: compare its value or its game. Positions are ordered by
    their texts, but <, <=, >, >= and | of a position and a Game compare the values. Sums, differences and
    multiples of positions are games.

    Examples:
        >>> import summand as cgt
        >>> board = cgt.domineering("..|..")
        >>> [move.name for move in board.moves("left")]
        ['a1-a2', 'b1-b2']
        >>> print(board.play("a1-a2").picture)
        █ ·
        █ ·
        >>> board.value == cgt.Game("{1|-1}"), board == cgt.domineering("..|..|##")
        (True, False)
        >>> (board + board).value
        Game('0')
    """

    def moves(self, player: str) -> list[Move]:
        """
        The legal moves of a player.

        Args:
            player: "left" or "right".

        Raises:
            LimitReached: There are more than 1,000,000.

        Examples:
            >>> import summand as cgt
            >>> cgt.toads_and_frogs("TT.FF").moves("left")
            [<move 2-3 of Left>]
        """

    def play(self, move: Move | str, player: str | None = None) -> Position:
        """
        The position after a legal move.

        Args:
            move: A move, or its name.
            player: Whose move it is. Needed only if both players have a move of this name.

        Raises:
            ValueError: The move is not legal, or it is not clear whose move it is.

        Examples:
            >>> import summand as cgt
            >>> cgt.toads_and_frogs("TT.FF").play("2-3").play("4x2", "right").text
            'TFT.F'
        """

    def parts(self) -> list[Part]:
        """
        The parts whose sum this position is, each with its number of copies.

        Examples:
            >>> import summand as cgt
            >>> cgt.domineering("..#..").parts()
            [Part(position=domineering("..###"), count=2)]
        """

    def theorem(self) -> Theorem | None:
        """
        The theorem that gives the value or the outcome without search, if there is one.

        Examples:
            >>> import summand as cgt
            >>> cgt.nim(3, 5).theorem().value
            Game('*6')
        """

    def analyze(self, **options: Unpack[AnalyzeOptions]) -> Analysis:
        """
        Who wins, by which moves, what it is worth, and how that is known.

        Args:
            **options: Those of `summand.analyze`.

        Examples:
            >>> import summand as cgt
            >>> cgt.domineering("..|..").analyze().outcome
            <Outcome.NEXT: 'N'>
        """

    def mirror(self) -> Position:
        """
        The position with the players exchanged. Its value is the negative.

        Examples:
            >>> import summand as cgt
            >>> cgt.toads_and_frogs("TT.F").mirror()
            toads-and-frogs("T.FF")
        """

    @property
    def picture(self) -> str:
        """
        The board as lines of text.

        Examples:
            >>> import summand as cgt
            >>> print(cgt.clobber("xo|ox").picture)
            ● ○
            ○ ●
        """

    def text_picture(self, *, coordinates: bool = True) -> str:
        """
        The board as lines of text, with the names that moves have for its rows and columns.

        Args:
            coordinates: Whether rows and columns have names.

        Examples:
            >>> import summand as cgt
            >>> print(cgt.clobber("xo|ox").text_picture())
              a b
            1 ● ○
            2 ○ ●
        """

    def svg(self, *, coordinates: bool = False) -> str | None:
        """
        The board as SVG, or None if the game cannot draw it.

        Args:
            coordinates: Whether rows and columns have names, as in a notebook.

        Examples:
            >>> import summand as cgt
            >>> cgt.clobber("xo|ox").svg()[:4]
            '<svg'
        """

    def tikz(self, *, coordinates: bool = False) -> str | None:
        """
        The board for LaTeX with TikZ, or None if the game cannot draw it.

        Args:
            coordinates: Whether rows and columns have names.

        Examples:
            >>> import summand as cgt
            >>> "tikzpicture" in cgt.clobber("xo|ox").tikz()
            True
        """

    def _repr_svg_(self) -> str | None: ...

    @property
    def game(self) -> Game:
        """
        The game that begins with this position.

        Examples:
            >>> import summand as cgt
            >>> cgt.clobber("xo").game == cgt.Game("*")
            True
        """

    @property
    def value(self) -> Game:
        """
        The value, in canonical form. This may take exponential time in the size of the position.

        Raises:
            LimitReached: A limit ended the computation.

        Examples:
            >>> import summand as cgt
            >>> cgt.clobber("xo").value
            Game('*')
        """

    @property
    def outcome(self) -> Outcome:
        """
        Who wins. Found by a theorem or by search if the value takes too long.

        Examples:
            >>> import summand as cgt
            >>> cgt.nim(3, 5).outcome
            <Outcome.NEXT: 'N'>
        """

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

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: Any, /) -> bool: ...

    def __lt__(self, other: Position | Game, /) -> bool: ...

    def __le__(self, other: Position | Game, /) -> bool: ...

    def __gt__(self, other: Position | Game, /) -> bool: ...

    def __ge__(self, other: Position | Game, /) -> bool: ...

    def __neg__(self) -> Game: ...

    def _sympy_(self) -> Never: ...

    def __bool__(self) -> bool: ...

    def __add__(self, other: GameOrNumber, /) -> Game: ...

    def __radd__(self, other: GameOrNumber, /) -> Game: ...

    def __sub__(self, other: GameOrNumber, /) -> Game: ...

    def __rsub__(self, other: GameOrNumber, /) -> Game: ...

    def __mul__(self, count: SupportsIndex, /) -> Game: ...

    def __rmul__(self, count: SupportsIndex, /) -> Game: ...

class Ruleset:
    """
    A game that can be played: call it to make a position.

    Examples:
        >>> import summand as cgt
        >>> cgt.clobber("xoxo|oxox")
        clobber("xoxo|oxox")
    """

    def __call__(self, *arguments: Hashable | Iterable[int]) -> Position:
        """
        Makes a position.

        Args:
            *arguments: A text as the game reads it, or what the game takes instead of a text: numbers such
                as heap sizes, a tuple such as (4, 6) for the rows and columns of an empty board, or words.
                A game that is written in Python takes one position.

        Raises:
            ParseError: The game cannot read the arguments.

        Examples:
            >>> import summand as cgt
            >>> cgt.clobber("xoxo|oxox")
            clobber("xoxo|oxox")
            >>> cgt.domineering((2, 3))
            domineering("...|...")
            >>> cgt.nim(3, 5).value
            Game('*6')
            >>> cgt.snort("path", 3)
            snort("...")
        """

    def parse(self, text: str) -> Position:
        """
        Reads a position.

        Raises:
            ParseError: The text is no position.

        Examples:
            >>> import summand as cgt
            >>> cgt.clobber.parse("xo")
            clobber("xo")
        """

    def small_positions(self, most: int = 1000) -> list[Position]:
        """
        Small positions of the game, for tests.

        Args:
            most: The first positions, at most so many, are returned.

        Examples:
            >>> import summand as cgt
            >>> len(cgt.clobber.small_positions(10))
            10
        """

    @property
    def name(self) -> str:
        """The name in expressions, such as toads-and-frogs."""

    @property
    def title(self) -> str:
        """The name in headings, such as Toads-and-Frogs."""

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

    def __reduce__(self) -> tuple[Callable[[str], Ruleset], tuple[str]]: ...

    def __hash__(self) -> int: ...

    def _repr_html_(self) -> str: ...

    def __repr__(self) -> str: ...

def games() -> list[Ruleset]: ...

class Thermograph:
    """
    The Left and the Right stop of a game when every move is taxed.

    A wall is a list of points (t, value), from the lowest tax up, where it bends. Between two points it is
    straight, and above the last one it is the mast.

    Examples:
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
    def mean(self) -> Number:
        """The value at the mast."""

    @property
    def temperature(self) -> Number:
        """The tax at which the mast begins."""

    @property
    def left_wall(self) -> list[Point]:
        """The Left stops, as points."""

    @property
    def right_wall(self) -> list[Point]:
        """The Right stops, as points."""

    def at(self, player: str, t: Number) -> Number:
        """
        The wall of a player at a tax, which is the stop of the game cooled by it.

        Args:
            player: "left" or "right".
            t: The tax.

        Raises:
            ValueError: The tax is below the bottom of the thermograph, -1.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3|-1}").thermograph.at("right", 1)
            0
        """

    def svg(self) -> str:
        """
        A picture of the thermograph as SVG.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3|-1}").thermograph.svg()[:4]
            '<svg'
        """

    def tikz(self) -> str:
        """The same for LaTeX with TikZ."""

    def text(self) -> str:
        """The same as lines of text."""

    def _repr_svg_(self) -> str: ...

    def plot(self) -> Figure:
        """
        A figure that a notebook shows and that can be saved. It needs no other package.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3|-1}").thermograph.plot()
            <figure>
        """

    def to_matplotlib(self, axes: Any = None) -> Any:
        """
        Draws the thermograph with matplotlib into these axes, or into new ones. Returns them.
        """

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[Callable[..., Thermograph], tuple[Any, ...]]: ...

    def __repr__(self) -> str: ...

def thermograph_of(arg0: str, arg1: object, arg2: object, arg3: object, arg4: object, /) -> Thermograph:
    """For pickle."""

class Game:
    """
    A game: how it was written, and its value once that is asked for.

    Games are added, subtracted, negated and multiplied by integers. They are compared by their values,
    and `g | h` is true if they are confused. A value is computed when it is first needed, and then kept:
    this may take exponential time in the size of a position.

    Args:
        source: An expression, an int, a Fraction, a position or another game.

    Raises:
        ParseError: The text is no expression, or its result is no game.
        ValueError: The denominator of a Fraction is no power of two.
        LimitReached: A limit ended the computation. Any operation that needs a value raises this.

    Examples:
        >>> import summand as cgt
        >>> g = cgt.Game("{3|-1}")
        >>> g + 1
        Game('{3|-1} + 1')
        >>> print(g + 1)
        {4|0}
        >>> g.mean, g.temperature
        (1, 2)
        >>> g + 2 > 0, g == 1, g | 1
        (True, False, True)
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

    def __mul__(self, count: SupportsIndex, /) -> Game: ...

    def __rmul__(self, count: SupportsIndex, /) -> Game: ...

    def __neg__(self) -> Game: ...

    def __pos__(self) -> Game: ...

    def __or__(self, other: GameOrNumber, /) -> bool:
        """
        Whether the games are confused: neither is at least as good as the other.
        """

    def __ror__(self, other: GameOrNumber, /) -> bool: ...

    def __bool__(self) -> bool: ...

    def _sympy_(self) -> Never: ...

    def __hash__(self) -> int: ...

    def __int__(self) -> int: ...

    def __float__(self) -> float: ...

    def as_integer_ratio(self) -> tuple[int, int]:
        """
        The number that this game is, as a pair: the numerator and the denominator.

        Python calls this for Fraction(game) from version 3.14 on.

        Raises:
            ValueError: The game is not a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{0|1}").as_integer_ratio()
            (1, 2)
        """

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]: ...

    def as_fraction(self) -> fractions.Fraction:
        """
        The number that this game is.

        Raises:
            ValueError: The game is not a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{0|1}").as_fraction()
            Fraction(1, 2)
        """

    @property
    def expression(self) -> str:
        """
        The game as it was written, as an expression.

        Examples:
            >>> import summand as cgt
            >>> (cgt.Game("^") + 1).expression
            '^ + 1'
        """

    @property
    def left(self) -> tuple[Game, ...]:
        """
        Left's options in the canonical form.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3,2|-1}").left
            (Game('3'),)
        """

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

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{0,*|1}").canonical
            Game('1/2')
        """

    @property
    def outcome(self) -> Outcome:
        """
        Who wins. Found by a theorem or by search if the value takes too long.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("*").outcome
            <Outcome.NEXT: 'N'>
        """

    @property
    def mean(self) -> Number:
        """
        What each copy is worth in a sum of very many.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3||2|0}").mean
            2
        """

    @property
    def temperature(self) -> Number:
        """
        The lowest tax on moves that makes the game infinitesimally close to a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3||2|0}").temperature
            1
        """

    @property
    def stops(self) -> Stops:
        """
        The Left stop and the Right stop.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3|-1}").stops
            Stops(left=3, right=-1)
        """

    @property
    def left_stop(self) -> Number:
        """The number reached if Left starts and both play for it."""

    @property
    def right_stop(self) -> Number:
        """The number reached if Right starts and both play for it."""

    @property
    def atomic_weight(self) -> Game:
        """
        The atomic weight of an all-small game.

        Raises:
            NotDefined: The game has none.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{^2|*}").atomic_weight
            Game('1')
        """

    @property
    def birthday(self) -> int:
        """
        The depth of the canonical form.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{1|-1}").birthday
            2
        """

    @property
    def thermograph(self) -> Thermograph:
        """
        The Left and the Right stop at every tax from -1 up.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{3|-1}").thermograph.at("left", 1)
            2
        """

    @property
    def is_number(self) -> bool:
        """
        Whether the value is a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{0|1}").is_number
            True
        """

    @property
    def summands(self) -> list[Summand]:
        """
        The terms of the sum as it was written, with how many copies of each.

        Examples:
            >>> import summand as cgt
            >>> (3 * cgt.Game("^") - 1).summands[0]
            Summand(copies=3, game=Game('^'))
        """

    @property
    def position(self) -> Position | None:
        """
        The position, if the game was written as a single one.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game('domineering(2x2)').position
            domineering("..|..")
        """

    def analyze(self, **options: Unpack[AnalyzeOptions]) -> Analysis:
        """
        Who wins, by which moves, what it is worth, and how that is known.

        Args:
            **options: Those of `summand.analyze`.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("^").analyze().outcome
            <Outcome.LEFT: 'L'>
        """

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None: ...

    def _repr_latex_(self) -> str | None: ...

    def _repr_html_(self) -> str | None: ...

    def _repr_svg_(self) -> str | None: ...

    def ordinal_sum(self, top: GameOrNumber) -> Game:
        """
        The ordinal sum self : top, in which a move in self removes top.

        Args:
            top: A game, a position or a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("{*|*}").ordinal_sum(1).canonical
            Game('^')
        """

    def confused_with(self, other: GameOrNumber) -> bool:
        """
        Whether neither game is at least as good as the other. The same as `self | other`.

        Args:
            other: A game, a position or a number.

        Examples:
            >>> import summand as cgt
            >>> cgt.Game("*").confused_with(0)
            True
        """

    def braces(self) -> str:
        """
        The value in nested braces, with no names but those of numbers and nimbers.

        Programs without Summand's names read it.

        Examples:
            >>> import summand as cgt
            >>> print(cgt.Game("1^").braces())
            {1|{1|1}}
        """

    def latex(self) -> str:
        """
        The value for LaTeX's math mode.

        Examples:
            >>> import summand as cgt
            >>> print(cgt.Game(3).latex())
            3
        """

    def pretty(self) -> str:
        """
        The value for people, with arrows and fractions.

        Examples:
            >>> import summand as cgt
            >>> print(cgt.Game("1/2 + ^").pretty())
            ½↑
        """

def game(left: Iterable[str | GameOrNumber], right: Iterable[str | GameOrNumber]) -> Game:
    """
    The game {left | right} with these options.

    Args:
        left: Left's options: expressions, numbers, positions and games.
        right: Right's options.

    Raises:
        ParseError: A text is no expression.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.game([0, "*"], [1]))
        1/2
    """

def own_ruleset(arg: object, /) -> Ruleset: ...

def rules_in_text(text: str) -> Ruleset: ...

def own_games() -> list[Ruleset]: ...

class Sequence:
    """The nim-sequence of a game of heaps."""

    def values(self, size: int) -> numpy.typing.NDArray[numpy.unsignedinteger[Any]]: ...

    def __len__(self) -> int: ...

def sequence(rules: str) -> Sequence: ...
