"""What pickle keeps of games, positions and answers, for other processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _summand

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

COLUMNS = 80  # of the lines of a text


# --- games and positions ---


def ruleset_named(name: str) -> _summand.Ruleset:
    """The game of this name: one of the library, or the newest one that was made in this process."""
    for ruleset in [*_summand.games(), *reversed(_summand.own_games())]:
        if ruleset.name == name:
            return ruleset
    raise LookupError(f"there is no game {name!r} in this process: make it with ruleset or rules")


def of_position(position: _summand.Position) -> Reduced:
    """The text of a position. A position of a game in Python is kept as the object that it stands for."""
    call = repr(position)
    if position.object is None:
        return position_of_call, (call,)
    return position_of_object, (position.ruleset.name, position.object, call.startswith("-"))


def position_of_call(call: str) -> _summand.Position:
    if call.startswith("-"):
        return position_of_call(call[1:]).mirror()
    position = _summand.Game(call).position
    assert position is not None
    return position


def position_of_object(name: str, its: Any, negative: bool) -> _summand.Position:
    position = ruleset_named(name)(its)
    return position.mirror() if negative else position


def of_game(game: _summand.Game) -> Reduced:
    """The expression of a game. Its terms that are positions of games in Python are kept as positions."""
    terms = [(term.copies, term.game, term.game.position) for term in game.summands]
    if all(position is None or position.object is None for _, _, position in terms):
        return type(game), (game.expression,)
    return sum_of_terms, ([(copies, its if position is None else position) for copies, its, position in terms],)


def sum_of_terms(terms: list[tuple[int, _summand.Game | _summand.Position]]) -> _summand.Game:
    total: _summand.Game | None = None
    for copies, its in terms:
        game = _summand.Game(its)
        term = game if abs(copies) == 1 else abs(copies) * game
        if total is None:
            total = term if copies > 0 else -term
        else:
            total = total + term if copies > 0 else total - term
    assert total is not None
    return total


# pickle finds functions of Python by their names, but not those of the module in C++.


def move_of(player: str, name: str, after: _summand.Position) -> _summand.Move:
    return _summand.move_of(player, name, after)


def thermograph_of(*parts: Any) -> _summand.Thermograph:
    return _summand.thermograph_of(*parts)


# --- answers ---


class KeptResponse:
    """What is left of an answer in another process: its members, and its words on lines of 80 columns."""

    def __init__(
        self, question: str, members: str, words: str, pretty: str, notes: list[str], stopped: str | None
    ) -> None:
        self.question = question
        self.notes = notes
        self.stopped = stopped
        self._members = members
        self._words = words
        self._pretty = pretty

    def json(self) -> str:
        return self._members

    def text(self, columns: int = COLUMNS, pretty: bool = False) -> str:
        if columns != COLUMNS:
            raise ValueError(f"a copy of an answer has its text for {COLUMNS} columns only, not for {columns}")
        return self._pretty if pretty else self._words


def of_response(response: _summand.Response) -> Reduced:
    """The members of an answer, and its words."""
    return KeptResponse, (
        response.question,
        response.json(),
        response.text(COLUMNS, False),
        response.text(COLUMNS, True),
        list(response.notes),
        response.stopped,
    )
