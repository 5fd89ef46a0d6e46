"""Tables of values of a family of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from . import _notebook
from ._packages import needed
from ._progress import Progress
from ._questions import Answer, ask

if TYPE_CHECKING:
    from ._options import TableOptions


class Table(Answer):
    """The values of a family of games. It prints as a table, and converts to other forms.

    Examples:
        >>> import summand as cgt
        >>> cgt.table("nim(r)", rows="1..2")["cells"]
        [['*'], ['*2']]
    """

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each cell: the variables with their numbers, and the value as a text.

        A cell that a limit has left out has the value None.

        Examples:
            >>> import summand as cgt
            >>> cgt.table("nim(r,c)", rows="1..1", cols="2..3").rows()
            [{'r': 1, 'c': 2, 'value': '*3'}, {'r': 1, 'c': 3, 'value': '*2'}]
        """
        down, across = self["rows"], self["columns"]
        out = []
        for row, cells in enumerate(self["cells"], int(down["first"])):
            for column, value in enumerate(cells, 0 if across is None else int(across["first"])):
                place = {down["name"]: row}
                if across is not None:
                    place[across["name"]] = column
                out.append(place | {"value": value})
        return out

    def to_pandas(self) -> Any:
        """A pandas.DataFrame with the first variable down and the second one across.

        Needs the package pandas.

        Examples:
            >>> import summand as cgt
            >>> cgt.table("nim(r,c)", rows="1..1", cols="2..3").to_pandas().loc[1, 3]
            '*2'
        """
        frame = needed("pandas", "Table.to_pandas", "rows() gives dictionaries").DataFrame(self.rows())
        if self["columns"] is None:
            return frame.set_index(self["rows"]["name"])
        return frame.pivot(
            index=self["rows"]["name"], columns=self["columns"]["name"], values="value"
        )

    def _repr_html_(self) -> str | None:
        return _notebook.table_html(self)

    def __repr__(self) -> str:
        return f"<table of {self['expression']}>"


def table(
    expression: str, *, progress: Progress | None = None, **options: Unpack[TableOptions]
) -> Table:
    """A table of an expression with the variables r and c, or one with other variables.

    Args:
        expression: An expression with the variables in it.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: The options of `summand table`. `rows` and `cols` are ranges of Python, or texts
            such as "1..4" and "n=1..4".

    Raises:
        ParseError: The expression cannot be read.

    Examples:
        >>> import summand as cgt
        >>> print(cgt.table("nim(r,c)", rows=range(0, 2), cols=range(0, 3)))
        r\\c  0  1  2
        0    0  *  *2
        1    *  0  *3
    """
    return Table(ask("table", expression, progress=progress, **options))
