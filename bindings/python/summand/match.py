"""Matches between two players at a sum of games."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from . import _notebook, _summand
from ._questions import Answer, ask, expression_of
from .types import GameLike, Player


class Match:
    """A match at a sum. It keeps all moves, knows all legal ones, and can play by itself.

    Args:
        game: What is played: a position, a game, or an expression such as "nim(1,2) + ^".
        record: A text of `record()`. The match goes on from there.
        first: Who starts: "left" (default) or "right".
        you: The player who is a person: "left" or "right".
        level: How well the computer plays, as `summand play --level`.
        seed: The seed of its dice, for levels that err.
        nodes: How many positions it may search for a move.
        origin: Where the cell a1 is: "top" (default) or "bottom", as in chess and Go.

    Raises:
        ParseError: The game or the record cannot be read.
        TypeError: There are both a game and a record, or neither.

    Examples:
        >>> import summand as cgt
        >>> match = cgt.Match("nim(1,2)")
        >>> match.to_move, match.moves()
        (<Player.LEFT: 'left'>, ['1->0', '2->0', '2->1'])
        >>> match.answer()
        '2->1'
        >>> match.undo()
        >>> match.play("2->0").over
        False
    """

    def __init__(
        self,
        game: GameLike | None = None,
        *,
        record: str | None = None,
        first: str | None = None,
        you: str | None = None,
        level: str | None = None,
        seed: int | None = None,
        nodes: int | None = None,
        origin: str | None = None,
    ) -> None:
        if (game is None) == (record is None):
            raise TypeError("a match begins with a game, or goes on with a record")
        self._workspace = _summand.this_workspace()
        options = {"you": you, "level": level, "seed": seed, "nodes": nodes}
        if record is not None:
            self._take(self._ask("match load", record, **options))
        else:
            self._take(self._ask("match new", expression_of(game), first=first, origin=origin, **options))

    def _ask(self, question: str, *arguments: str, **options: Any) -> Answer:
        if hasattr(self, "_state"):
            options["match"] = self._state["match"]
        with self._workspace:
            return Answer(ask(question, *arguments, **options))

    def _take(self, state: Answer) -> None:
        self._state = state

    @property
    def state(self) -> Answer:
        """Everything that is known of the match: its terms with boards, and the moves made."""
        return self._state

    @property
    def to_move(self) -> Player | None:
        """The player to move, or None at the end."""
        player = self._state["to_move"]
        return None if self.over else Player(player)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state["over"])

    @property
    def winner(self) -> Player | None:
        """The player who has won, or None."""
        winner = self._state["winner"]
        return None if winner is None else Player(winner)

    def moves(self) -> list[str]:
        """The names of all legal moves of the player to move.

        Examples:
            >>> cgt.Match("domineering(2x2)").moves()
            ['a1-a2', 'b1-b2']
        """
        return [move["move"] for move in self.moves_with_places()]

    def moves_with_places(self) -> list[dict[str, Any]]:
        """All legal moves: the name, the term of the sum, what is left, and the cells touched.

        Examples:
            >>> move = cgt.Match("nim(2) + ^").moves_with_places()[0]
            >>> move["move"], move["term"]
            ('1: 2->0', 1)
        """
        return list(self._ask("match moves")["moves"])

    def play(self, move: str) -> Match:
        """Plays a move.

        Args:
            move: The name of a legal move, or its number in `moves()`, counted from 1.

        Returns:
            This match.

        Raises:
            ParseError: The move is not legal, or the match is over.

        Examples:
            >>> cgt.Match("nim(1,2)").play("2->1").play("1->0").to_move
            <Player.LEFT: 'left'>
        """
        self._take(self._ask("match play", str(move)))
        return self

    def answer(self) -> str:
        """Lets the computer play for the player to move.

        Returns:
            The name of its move.

        Examples:
            >>> cgt.Match("nim(3,5)").answer()
            '5->3'
        """
        self._take(self._ask("match answer"))
        return str(self._state["choice"]["move"])

    def hint(self) -> dict[str, Any]:
        """The move that the computer would play, its kind, and its reason.

        Examples:
            >>> cgt.Match("nim(3,5)").hint()["move"]
            '5->3'
        """
        return dict(self._ask("match hint")["choice"])

    def why(self) -> list[str]:
        """The reason of the computer's last move, in lines.

        Examples:
            >>> match = cgt.Match("nim(3,5)")
            >>> match.answer(), len(match.why()) > 0
            ('5->3', True)
        """
        return list(self._ask("match why")["reason"])

    def analyze(self) -> list[str]:
        """Who wins now, and what the games are worth, in lines.

        Examples:
            >>> len(cgt.Match("nim(3,5)").analyze()) > 0
            True
        """
        return list(self._ask("match analyze")["lines"])

    def values(self) -> list[dict[str, Any]]:
        """The value of each position of the match, from the first one to the present one.

        Examples:
            >>> match = cgt.Match("nim(3,5)").play("5->3")
            >>> [position["value"] for position in match.values()]
            ['*6', '0']
        """
        return list(self._ask("match values")["positions"])

    def undo(self) -> None:
        """Goes back to the last decision of a person."""
        self._take(self._ask("match undo"))

    def redo(self) -> None:
        """Plays again what `undo()` took back."""
        self._take(self._ask("match redo"))

    def resign(self) -> None:
        """Gives up for the player to move."""
        self._take(self._ask("match resign"))

    def record(self) -> str:
        """A text from which the match can go on.

        Examples:
            >>> text = cgt.Match("nim(1,2)").play("2->1").record()
            >>> cgt.Match(record=text).moves()
            ['1->0']
        """
        return str(self._ask("match record")["record"])

    def close(self) -> None:
        """Frees the match. A workspace holds at most 100. The end of a `with` block does the same."""
        self._ask("match close")

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def turn(self) -> str:
        """A sentence that says who is to move, or who has won."""
        if self.winner is not None:
            return f"{self.winner.value.capitalize()} wins."
        if self.to_move is None:
            return "The match is over."
        return f"{self.to_move.value.capitalize()} is to move."

    def __str__(self) -> str:
        boards = [
            "\n".join(term.get("picture") or [term["text"]]) for term in self._state["terms"]
        ]
        return "\n\n".join([*boards, self.turn])

    def _repr_html_(self) -> str:
        return _notebook.match_html(self)

    def __repr__(self) -> str:
        return f"<match {self._state['match']}: {self._state['expression']}>"


def play(
    game: GameLike,
    *,
    you: str = "left",
    first: str = "left",
    level: str | None = None,
    read: Callable[[str], str] = input,
    **options: Any,
) -> Match:
    """Plays a match at the terminal against the computer.

    A line is the name of a move, its number, or one of: hint, why, undo, resign, quit.

    Args:
        game: What is played, as in `Match`.
        you: The player that the person at the terminal is.
        first: Who starts.
        level: How well the computer plays, as `summand play --level`.
        read: A function that asks for a line.
        **options: The other options of `Match`.

    Returns:
        The match, at its end or where the person quit.

    Examples:
        >>> match = cgt.play("nim(1)", read=lambda prompt: "1")
        ● 1
        <BLANKLINE>
        Left is to move.
        <BLANKLINE>
        nim(0)
        <BLANKLINE>
        Left wins.
    """
    match = Match(game, first=first, you=you, level=level, **options)
    person = Player(you)
    while not match.over:
        if match.to_move != person:
            print(f"{match.to_move} plays {match.answer()}")
            continue
        print(match, end="\n\n")
        try:
            line = read(f"{person.value}> ").strip()
        except EOFError:
            break
        if line == "quit":
            break
        _follow(match, line)
    print(match)
    return match


def _follow(match: Match, line: str) -> None:
    """Does what a person at the terminal wants."""
    try:
        if line in ("", "moves", "help"):
            for number, move in enumerate(match.moves(), 1):
                print(f"  {number:3}  {move}")
        elif line == "hint":
            print(f"  {match.hint()['move']}")
        elif line == "why":
            print("\n".join(f"  {reason}" for reason in match.why()))
        elif line == "undo":
            match.undo()
        elif line == "resign":
            match.resign()
        else:
            match.play(line)
    except (ValueError, RuntimeError) as error:
        print(f"  {error}", file=sys.stderr)
