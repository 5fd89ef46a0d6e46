"""Positions that are searched for, and the moves and options of a game, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from . import _notebook
from ._packages import needed
from ._progress import Progress
from ._questions import Answer, ask, exact
from .types import GameLike, Player

if TYPE_CHECKING:
    from ._options import ExploreOptions, MovesOptions, SearchOptions

PLAYERS = tuple(player.value for player in Player)


class Listing(Answer):
    """An answer that is a list. It prints as the program prints it, and converts to other forms."""

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each line of the list."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """The members of each row."""
        raise NotImplementedError

    def to_pandas(self) -> Any:
        """A pandas.DataFrame of the rows. Needs the package pandas."""
        frame = needed("pandas", f"{type(self).__name__}.to_pandas", "rows() gives dictionaries").DataFrame
        return frame(self.rows(), columns=self.names())

    def _repr_html_(self) -> str | None:
        return _notebook.rows_html(self.names(), self.rows())


class Search(Listing):
    """The positions for which a condition holds. See `search`.

    Examples:
        >>> import summand as cgt
        >>> found = cgt.search("domineering", size="2x2", where="is_hot(G)")
        >>> found["searched"], found["found"], found.rows()
        (5, 1, [{'position': 'domineering("..|..")', 'value': '+-1'}])
    """

    def names(self) -> list[str]:
        """The members of each row: position, value, and the expressions of `by` and `show`."""
        shown = [self["by"]] if "by" in self else []
        return list(dict.fromkeys(["position", "value", *shown, *self.get("show", [])]))

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each position that was found. Its numbers of `by` are exact, the others are texts.

        A value that the search did not compute is None.
        """
        out = []
        for hit in self["rows"]:
            row = dict.fromkeys(self.names()) | {"position": hit["position"]}
            row |= zip(self.get("show", []), hit.get("show", []), strict=True)
            row["value"] = hit.get("value") or None
            if "by" in hit:
                row[self["by"]] = exact(hit["by"])
            out.append(row)
        return out

    def __repr__(self) -> str:
        return f"<search of {self['input']}: {self['found']} of {self['searched']} positions>"


class Exploration(Listing):
    """The options of both players. See `explore`.

    Examples:
        >>> import summand as cgt
        >>> cgt.explore("{2|-1}").rows()[0]["value"]
        '2'
    """

    def names(self) -> list[str]:
        """The members of each row: who moves, the move, what it leaves, the value, and whether it is canonical."""
        return ["player", "move", "expression", "value", "in_canonical_form"]

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each option. Those in_canonical_form have a value that is an option of it."""
        return [
            {"player": player, "move": its.get("move")} | {name: its.get(name) for name in self.names()[2:]}
            for player in PLAYERS
            for its in self[player]
        ]

    def __repr__(self) -> str:
        return f"<options of {self['expression']}>"


class FirstMoves(Listing):
    """All first moves of a sum. See `moves`.

    Examples:
        >>> import summand as cgt
        >>> [row["move"] for row in cgt.moves("nim(1,2)", first="left").rows() if row["result"] == "win"]
        ['2->1']
    """

    def names(self) -> list[str]:
        """The members of each row: who moves, the number of the term, the move, its result for that player, what it
        leaves of the sum, and the value of the term after it."""
        return ["player", "term", "move", "result", "leaves", "value"]

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each move. A value that would need a search is None."""
        return [
            {"player": player} | {name: its.get(name) for name in self.names()[1:]}
            for player in PLAYERS
            if player in self
            for its in self[player]["moves"]
        ]

    def __repr__(self) -> str:
        return f"<first moves of {self['input']}>"


def search(game: GameLike, *, progress: Progress | None = None, **options: Unpack[SearchOptions]) -> Search:
    """Finds the positions of a game for which a condition holds.

    Args:
        game: A position: the search goes through all that can be reached from it. With `size`, the name of a game.
        progress: As for `ask`.
        **options: The options of `summand search`, such as where, by, best, show and size.

    Raises:
        ParseError: The game or the condition cannot be read.
        LimitReached: A limit ended the search before a position was searched.

    Examples:
        >>> import summand as cgt
        >>> cgt.search(cgt.clobber("xo|ox"), where="G == ^").rows()
        [{'position': 'clobber(".x|ox")', 'value': '^'}]
    """
    return Search(ask("search", game, progress=progress, **options))


def explore(game: GameLike, *, progress: Progress | None = None, **options: Unpack[ExploreOptions]) -> Exploration:
    """Lists the options of both players, with their values.

    Args:
        game: An expression, a position or a game.
        progress: As for `ask`.
        **options: The options of `summand explore`.

    Raises:
        ParseError: The expression cannot be read.
        LimitReached: A limit ended the computation.

    Examples:
        >>> import summand as cgt
        >>> [row["value"] for row in cgt.explore(cgt.domineering("..|..")).rows()]
        ['1', '1', '-1', '-1']
    """
    return Exploration(ask("explore", game, progress=progress, **options))


def moves(game: GameLike, *, progress: Progress | None = None, **options: Unpack[MovesOptions]) -> FirstMoves:
    """Lists all first moves of a sum, and says which of them win.

    Args:
        game: An expression, a position or a game.
        progress: As for `ask`.
        **options: The options of `summand moves`, such as first, values and most.

    Raises:
        ParseError: The expression cannot be read.
        LimitReached: A limit ended the computation.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.moves("nim(1,2)", first="left"))
        Left starts, 3 moves:
          2->1  win   0
          1->0  lose  *2
          2->0  lose  *
    """
    return FirstMoves(ask("moves", game, progress=progress, **options))
