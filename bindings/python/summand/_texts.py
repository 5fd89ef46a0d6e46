"""Games and functions that are written as text."""

from __future__ import annotations

from typing import Any

from . import _summand
from .types import Record


def rules(text: str) -> _summand.Ruleset:
    """Makes a ruleset of a game that is written as text. Call it to make positions.

    The page "Your own game" of the guide shows how rules are written. Expressions, searches, tables
    and matches know the game by its name. A game that is made again with the same name replaces the
    older one in expressions.

    Args:
        text: The rules, as in a file for the option --rules of the program.

    Raises:
        ParseError: The rules are wrong, or their name is taken. `line` and `column` say where.

    Examples:
        >>> import summand as cgt
        >>> long_clobber = cgt.rules('''
        ... game long-clobber
        ... board strip
        ... cells . free, x Left, o Right
        ... each  xo  -> .x   either way
        ... each  x.o -> ..x  either way
        ... example "xo.ox"
        ... ''')
        >>> board = long_clobber("x.ox")
        >>> board.value, [move.name for move in board.moves("left")]
        (Game('*'), ['4-3', '1-3'])
        >>> cgt.eval('long-clobber("xx.o") + clobber("xo")')
        Game('long-clobber("xx.o") + clobber("xo")')
    """
    return _summand.rules_in_text(text)


class Definition:
    """A function that an expression has defined. See `define`.

    Attributes:
        name: The name in expressions.
        heading: The name with the names of the arguments.
        text: What was defined.

    Examples:
        >>> import summand as cgt
        >>> cgt.define("switch(a, b) = {a|b}").heading
        'switch(a, b)'
    """

    def __init__(self, name: str, heading: str, text: str, workspace: _summand.Workspace) -> None:
        self.name = name
        self.heading = heading
        self.text = text
        self._workspace = workspace

    def __call__(self, *arguments: Any) -> Any:
        """The result for these arguments.

        Args:
            *arguments: Numbers, games, positions, texts, truth values, and lists of these. A text is
                a text, not an expression.

        Raises:
            NotDefined: There is no result, such as for a call that needs itself.
            TypeError: The function has another number of arguments, or an argument is something else.
            LimitReached: A limit ended the computation.
        """
        return self._workspace._call_definition(self.name, *arguments)

    def __repr__(self) -> str:
        return f"<definition of {self.heading}>"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return define, (self.text,)


def define(text: str) -> Definition:
    """Defines a function of the language. Call it with numbers, games, texts and lists.

    The page "Games as equations" of the guide shows what can be written. The workspace knows the
    function in expressions, too. A new definition of the same name replaces the old one.

    Args:
        text: A definition such as "f(n) = {f(n-1)|}". There may be other statements before it.

    Returns:
        The function. It works in the workspace in which it was defined.

    Raises:
        ParseError: The text cannot be read. `line` and `column` say where.
        ValueError: The last statement of the text is no definition.

    Examples:
        >>> import summand as cgt
        >>> cut = cgt.define('''cut(a,b) = {
        ...     cut(a,c) + cut(a,b-c) for c in 1..b-1 |
        ...     cut(c,b) + cut(a-c,b) for c in 1..a-1
        ... }''')
        >>> cut(3, 5).canonical, cut(2, 2) + cgt.cutcake((2, 3)) == cgt.eval("cut(2,3)")
        (Game('1'), True)
    """
    workspace = _summand.this_workspace()
    said = workspace._evaluate(text)
    if not isinstance(said, Record) or said.kind != "definition":
        raise ValueError("the last statement of the text is no definition, such as f(n) = {n|}")
    return Definition(str(said["name"]), str(said["heading"]), text, workspace)
