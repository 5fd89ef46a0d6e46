"""Questions to the library, and their answers."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from . import _copies, _limits, _notebook, _summand
from ._numbers import plain
from ._progress import Progress, told
from .errors import LimitReached, NotDefined
from .types import Figure, GameLike, Number, Outcome, Player

if TYPE_CHECKING:
    from ._options import AnalyzeOptions, DrawOptions, EvalOptions, JudgeOptions, NimberOptions, SolveOptions


class Answer(Mapping[str, Any]):
    """The answer to a question.

    It is a mapping of the members that the program prints with --json, and it prints as the answer
    in words. It can be pickled, and so be the result of another process.

    Examples:
        >>> import summand as cgt
        >>> answer = cgt.heaps("0.77").study(to=6)
        >>> answer["command"], answer.stopped
        ('heaps', None)
    """

    def __init__(self, response: _summand.Response | _copies.KeptResponse) -> None:
        self._response = response
        command = response.question.split()[0]
        self._members: dict[str, Any] = {"command": command} | json.loads(response.json())

    def __getitem__(self, member: str) -> Any:
        return self._members[member]

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def text(self, columns: int = _copies.COLUMNS, pretty: bool = False) -> str:
        """The answer in words.

        Args:
            columns: Lines are at most so long where that is possible.
            pretty: Whether values are written with arrows and fractions.

        Raises:
            ValueError: This is a copy of an answer, such as one of another process, and columns is not 80.

        Examples:
            >>> cgt.analyze("^").text().splitlines()[0]
            '^'
        """
        return self._response.text(columns, pretty)

    @property
    def notes(self) -> list[str]:
        """Sentences beside the answer."""
        return list(self._response.notes)

    @property
    def stopped(self) -> str | None:
        """The limit that left the answer unfinished, or None."""
        return self._response.stopped

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __repr__(self) -> str:
        return f"<answer to {self._response.question}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))


def exact(text: str) -> Number:
    """The number that a text of an answer writes."""
    number = Fraction(text)
    return number.numerator if number.denominator == 1 else number


def _game(text: str | None) -> _summand.Game | None:
    return None if text is None else _summand.Game(text)


class Analysis(Answer):
    """Who wins a sum, by which moves, and what it is worth. See `analyze` and `solve`.

    Examples:
        >>> import summand as cgt
        >>> answer = cgt.analyze("{3|-1}")
        >>> answer.winner
        {'left': 'left', 'right': 'right'}
    """

    @property
    def outcome(self) -> Outcome | None:
        """Who wins. None if play can go on for ever."""
        return Outcome(self["outcome"]) if "outcome" in self else None

    @property
    def winner(self) -> dict[str, str]:
        """The winner ("left", "right" or "draw") by who starts."""
        its = self["winner"]
        return {player.value: its[f"{player.value}_starts"] for player in Player}

    @property
    def value(self) -> _summand.Game | None:
        """The canonical value, or None if it is not known."""
        return _game(self.get("value"))

    @property
    def reason(self) -> str | None:
        """Why the outcome is so."""
        its: str | None = self.get("reason", self.get("found_by"))
        return its

    def _repr_html_(self) -> str:
        return _notebook.analysis_html(self)

    def __repr__(self) -> str:
        return f"<analysis of {self['expression']}>"


def expression_of(game: Any) -> str:
    """The game as a text that the library reads."""
    if isinstance(game, str):
        return game
    if isinstance(game, _summand.Position):
        return repr(game)
    if isinstance(game, _summand.Game):
        return game.expression
    return _summand.Game(game).expression


def _option(value: Any) -> str:
    if isinstance(value, bool):
        return ""
    value = plain(value)
    if isinstance(value, (int, Fraction, str)):
        return str(value)
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, range) and value.step == 1 and len(value) > 0:
        return f"{value.start}..{value.stop - 1}"
    raise TypeError(f"an option is a text, a number, True or a path, not {type(value).__name__}")


def ask(
    question: str, *arguments: Any, progress: Progress | None = None, **options: Any
) -> _summand.Response:
    """Asks a question by its name, such as "heaps" or "babylon solve".

    Args:
        question: The name of a command of the program.
        *arguments: Its arguments: texts, numbers, positions and games.
        progress: Is called with what is counted, the number done, and the number of all or None. True
            shows a bar of tqdm, or a line on a terminal.
        **options: The options of the command, with `_` for hyphens. None and False leave an option
            out, True is an option without a value.

    Returns:
        The raw answer. `Answer` reads it.

    Raises:
        ParseError: An argument cannot be read.
        NotDefined: The question has no answer.
        LimitReached: A limit ended the computation.
        ValueError: There is no such question.
        TypeError: The question has no such option.

    Examples:
        >>> import summand as cgt
        >>> cgt.Answer(cgt.ask("nimber", "nim(3,5)"))["nimber"]
        6
    """
    given = {
        name.rstrip("_").replace("_", "-"): _option(value)
        for name, value in options.items()
        if value is not None and value is not False
    }
    workspace = _summand.this_workspace()
    for name, value in _limits.as_options(workspace).items():
        given.setdefault(name, value)
    if "memory" in given and _limits.bytes_of(given["memory"]) > workspace.limit:
        raise ValueError(
            f"memory={given['memory']!r} is more than this workspace may hold, which is "
            f"{workspace.limit // 10**6} MB: ask within Workspace({given['memory']!r})"
        )
    with told(progress) as callback:
        return workspace._ask(
            question, [expression_of(argument) for argument in arguments], given, callback
        )


def analyze(
    game: GameLike, *, progress: Progress | None = None, **options: Unpack[AnalyzeOptions]
) -> Analysis:
    """Says who wins a sum, by which first moves, what it is worth, and how that is known.

    Args:
        game: An expression, a position or a game.
        progress: As for `ask`.
        **options: The options of `summand analyze`: steps (True shows how the value was simplified),
            by ("search" uses no theorems), time (such as "10s"), memory ("1G") and others.

    Raises:
        ParseError: The expression cannot be read.
        LimitReached: A limit ended the computation before anything was known.

    Examples:
        >>> import summand as cgt
        >>> answer = cgt.analyze("{3|-1} + ^")
        >>> answer.outcome, answer.value
        (<Outcome.NEXT: 'N'>, Game('{3^|-1 + ^}'))
    """
    return Analysis(ask("analyze", game, progress=progress, **options))


def solve(
    game: GameLike, *, progress: Progress | None = None, **options: Unpack[SolveOptions]
) -> Analysis:
    """Says who wins by search, without values, and the first moves that win.

    The search takes exponential time in the size of the parts of the sum.

    Args:
        game: An expression, a position or a game.
        progress: As for `ask`.
        **options: The options of `summand solve`.

    Raises:
        ParseError: The expression cannot be read.
        LimitReached: A limit ended the search.

    Examples:
        >>> import summand as cgt
        >>> cgt.solve(cgt.clobber("xo|ox")).outcome
        <Outcome.NEXT: 'N'>
    """
    return Analysis(ask("solve", game, progress=progress, **options))


def nimber(
    game: GameLike, *, progress: Progress | None = None, **options: Unpack[NimberOptions]
) -> int:
    """The nimber of an impartial game, found by search.

    Args:
        game: An expression, a position or a game.
        progress: As for `ask`.
        **options: The options of `summand nimber`.

    Raises:
        NotDefined: The game is not impartial, or it is loony.
        LimitReached: A limit ended the search.

    Examples:
        >>> import summand as cgt
        >>> cgt.nimber(cgt.cram((3, 4)))
        1
    """
    answer = Answer(ask("nimber", game, progress=progress, **options))
    if answer.get("loony"):
        raise NotDefined("the game is loony, so it has no nimber")
    return int(answer["nimber"])


def judge(
    *records: str, progress: Progress | None = None, **options: Unpack[JudgeOptions]
) -> Answer:
    """Grades the moves of recorded matches.

    Args:
        *records: The texts of records: of Summand, Kaggle, OpenSpiel or TextArena, or matches in JSON.
        progress: As for `ask`.
        **options: The options of `summand judge`.

    Returns:
        The verdicts of all moves in "records", and figures for each player in "totals".

    Raises:
        ParseError: A record cannot be read.

    Examples:
        >>> import summand as cgt
        >>> answer = cgt.judge('{"game": "nim(1,2)", "moves": ["2->1", "1->0", "1->0"]}')
        >>> [move["verdict"] for move in answer["records"][0]["moves"]]
        ['kept', 'lost already', 'forced']
    """
    return Answer(ask("judge", *records, progress=progress, **options))


def why(claim: str, **options: Unpack[EvalOptions]) -> str:
    """Explains why a comparison of two games holds or fails.

    Args:
        claim: A comparison such as "1 > *".
        **options: The options of `summand eval`.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.why("1 > *"))
        G > H, because in G - H:
          Left moves in -H to 0, and wins
    """
    answer = Answer(ask("eval", f"why({claim})", **options))
    return str(answer)


def svg_of(question: str, *arguments: Any, file: str = "output", **options: Any) -> str:
    """The picture that a question writes into a file, as SVG."""
    return _written(question, arguments, file, ".svg", options)


def figure_of(
    question: str, *arguments: Any, file: str = "output", text: str | None = None, **options: Any
) -> Figure:
    """The picture that a question writes into a file. A form that would be too large is None."""
    svg = _written(question, arguments, file, ".svg", options)
    try:
        tikz = _written(question, arguments, file, ".tex", options)
    except LimitReached as reached:
        if reached.limit != "size":
            raise
        tikz = None
    return Figure(svg, tikz, text)


def _written(
    question: str, arguments: tuple[Any, ...], option: str, suffix: str, options: dict[str, Any]
) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"figure{suffix}"
        given: dict[str, Any] = {option: file, **options}
        ask(question, *arguments, **given)
        return file.read_text(encoding="utf-8")


def draw(game: GameLike, **options: Unpack[DrawOptions]) -> Figure:
    """A thermograph (default), a tree (tree=True) or a board (position=True) as a picture.

    Args:
        game: An expression, a position or a game.
        **options: The options of `summand draw`, such as coordinates, summands and compound.

    Returns:
        A figure that a notebook shows and that can be saved.

    Raises:
        LimitReached: The picture would be too large.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.draw(cgt.domineering("..#|..."), position=True, coordinates=True))
          a b c
        1 · · █
        2 · · ·
    """
    try:
        text = str(Answer(ask("draw", game, **options))["figure"]).rstrip("\n")
    except LimitReached as reached:
        if reached.limit != "size":
            raise
        text = None
    return figure_of("draw", game, text=text, **options)


def tree(game: GameLike, depth: int | None = None, *, canonical: bool = False) -> Figure:
    """The tree of a game.

    The tree of a position shows its boards: Left's moves lead down to the left, Right's to the right,
    and moves of one player with equal results are one line. It has at most 500 positions.

    The tree of any other game shows its options, and how those that the canonical form does without
    are dominated or reversed. It has at most 2000 nodes.

    Args:
        game: An expression, a position or a game.
        depth: The tree is so many moves deep. None: to the end.
        canonical: Whether to draw the tree of the canonical form, for positions, too.

    Returns:
        A figure that a notebook shows and that can be saved.

    Raises:
        LimitReached: The tree would be too large.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.tree(cgt.toads_and_frogs("TT.F"), depth=1))
           TT.F
          ╱   ╲
        T.TF  TTF.
         ⋮     ⋮
    """
    its = game if isinstance(game, (_summand.Game, _summand.Position)) else _summand.Game(game)
    position = its if isinstance(its, _summand.Position) else its.position
    if position is None or canonical:
        return draw(its, tree=True, depth=depth, canonical=canonical)
    return draw(its, tree=True, depth=depth, moves=True)
