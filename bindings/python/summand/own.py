"""Games written in Python.

A game is an object with two methods:

    moves(position, player)   the positions after the legal moves of "left" or "right": any iterable,
                              or a dictionary from the names of moves to positions
    show(position)            the position as one line of text, different for different positions

A position is any hashable value. These members are optional:

    options(position)   a tuple of the moves of Left and those of Right, in place of moves(): one
                        call instead of two
    parts(position)     positions whose sum this one is
    mirror(position)    the position with the players exchanged
    canonical(position) one position for all that have the same value, such as by symmetry
    impartial           True if both players always have the same moves; or a method of a position
    theorem(position)   None, or what is known without play: a number, a text such as "^*", a game
                        or an Outcome; also a tuple of that and the name of the theorem
    measure(position)   how big a position is: an int such as the number of pieces. Searches compute
                        the values of positions whose measure is at most 6, and play the others
    parse(text)         the position of a text, if show() is not enough. ValueError: a wrong text
    picture(position)   the board as lines of text
    small_positions()   positions for check()
    name, title, rules, notation, source    texts; the name is that of calls in expressions
    version             a text. Only games that have one are kept in stores. Change it when the rules
                        change: results of another version, or of another text of the class, are
                        not used
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from . import _summand
from .types import Outcome, Player


def ruleset(game: Any) -> _summand.Ruleset:
    """Makes a ruleset of a game that is written in Python. Call it to make positions.

    Sums with other games, values, searches, thermographs, tables and matches know the game. A game
    that is made again with the same name replaces the older one in expressions.

    Args:
        game: An object with the methods that `summand.own` lists.

    Raises:
        TypeError: The object lacks a method, or a member is of a wrong type.

    Examples:
        >>> import summand as cgt
        >>> class Subtract:
        ...     '''Take 1 or 2 counters.'''
        ...     impartial = True
        ...     def moves(self, heap, player):
        ...         return [heap - n for n in (1, 2) if n <= heap]
        ...     def show(self, heap):
        ...         return str(heap)
        >>> subtract = cgt.ruleset(Subtract())
        >>> subtract(4).value, (subtract(4) + cgt.nim(1)).outcome
        (Game('*'), <Outcome.PREVIOUS: 'P'>)
    """
    return _summand.own_ruleset(game)


class LawBroken(AssertionError):
    """A game in Python contradicts itself. See `check`."""


class Checked(NamedTuple):
    """What `check` has found.

    Attributes:
        positions: How many positions obey the laws.
        laws: The names of the laws.
    """

    positions: int
    laws: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.positions} positions obey the laws: {', '.join(self.laws)}"


def check(
    game: Any, positions: Iterable[Hashable] | None = None, *, most: int = 1000
) -> Checked:
    """Checks that a game in Python obeys the laws, on these positions and all that follow them.

    Values are found by the moves alone and compared with those that use parts, mirrors and
    theorems.

    Args:
        game: A game, as `ruleset` takes it.
        positions: Some of its positions. Default: those of its method small_positions().
        most: At most so many positions are checked.

    Returns:
        How many positions obey the laws.

    Raises:
        LawBroken: The message names the law and the position.
        TypeError: There are neither positions nor a method small_positions().

    Examples:
        >>> import summand as cgt
        >>> class Halve:
        ...     '''Left may halve an even number, Right an odd one less one.'''
        ...     def moves(self, number, player):
        ...         return [number // 2] if number > 0 and number % 2 == (player == "right") else []
        ...     def show(self, number):
        ...         return str(number)
        >>> print(cgt.check(Halve(), [12, 25]))
        6 positions obey the laws: moves, show, values
        >>> Halve.mirror = lambda self, number: number
        >>> cgt.check(Halve(), [12])
        Traceback (most recent call last):
        summand.own.LawBroken: Halve, mirror, position 1: 1 has the value -1, not 1
    """
    return _Check(game, most).run(positions)


def _positions(moves: Any) -> list[Hashable]:
    return list(moves.values() if isinstance(moves, dict) else moves)


class _Check:
    def __init__(self, game: Any, most: int) -> None:
        self.game = game
        self.rules = ruleset(game)
        self.most = most
        self.order: list[Hashable] = []
        self.by_moves: dict[Hashable, _summand.Game] = {}
        self.texts: dict[str, Hashable] = {}

    def run(self, positions: Iterable[Hashable] | None) -> Checked:
        if positions is None:
            if not hasattr(self.game, "small_positions"):
                raise TypeError("check needs positions, or a game with small_positions()")
            positions = self.game.small_positions()
        for position in positions:
            if not self._follow(position):
                break
        laws = ["moves", "show", "values"]
        optional = ("parse", "mirror", "canonical", "parts", "impartial", "theorem", "measure")
        laws += [name for name in optional if hasattr(self.game, name)]
        for position in self.order:
            for law in laws:
                getattr(self, f"_{law}")(position)
        return Checked(len(self.order), tuple(laws))

    def _options(self, position: Hashable, player: Player) -> list[Hashable]:
        if hasattr(self.game, "options"):
            moves = self.game.options(position)[player is Player.RIGHT]
        else:
            moves = self.game.moves(position, player)
        return _positions(moves)

    def _follow(self, start: Hashable) -> bool:
        """Adds a position behind its followers. False if there are too many."""
        stack: list[tuple[Hashable, list[Hashable]]] = []
        opened: set[Hashable] = set()

        def begin(position: Hashable) -> None:
            if position in self.by_moves:
                return
            if position in opened:
                self._broken("moves", position, "the position can repeat")
            opened.add(position)
            stack.append((position, [o for p in Player for o in self._options(position, p)]))

        begin(start)
        while stack:
            position, waiting = stack[-1]
            if waiting:
                begin(waiting.pop())
                continue
            stack.pop()
            opened.discard(position)
            if len(self.order) >= self.most:
                return False
            self.order.append(position)
            left, right = (
                [self.by_moves[option] for option in self._options(position, player)]
                for player in Player
            )
            self.by_moves[position] = _summand.game(left, right).canonical
        return True

    def _broken(self, law: str, position: Hashable, what: str) -> None:
        raise LawBroken(f"{self.rules.title}, {law}, position {position!r}: {what}")

    def _value(self, position: Hashable) -> _summand.Game:
        value: _summand.Game = self.rules(position).value
        return value

    def _moves(self, position: Hashable) -> None:
        for player in Player:
            first, again = (set(self._options(position, player)) for _ in range(2))
            if first != again:
                self._broken("moves", position, f"{player} has other moves when asked again")
            if not (hasattr(self.game, "moves") and hasattr(self.game, "options")):
                continue
            if first != set(_positions(self.game.moves(position, player))):
                self._broken("moves", position, f"options() has other moves for {player}")

    def _show(self, position: Hashable) -> None:
        text = self.game.show(position)
        other = self.texts.setdefault(text, position)
        if other != position:
            self._broken("show", position, f"{other!r} is shown as {text!r}, too")

    def _parse(self, position: Hashable) -> None:
        text = self.game.show(position)
        read = self.game.parse(text)
        if read != position:
            self._broken("parse", position, f"{text!r} is read as {read!r}")

    def _values(self, position: Hashable) -> None:
        found, expected = self._value(position), self.by_moves[position]
        if found != expected:
            self._broken("values", position, f"the value is {found}, but by its moves {expected}")

    def _mirror(self, position: Hashable) -> None:
        mirror = self.game.mirror(position)
        if self.game.mirror(mirror) != position:
            self._broken("mirror", position, f"the mirror of its mirror {mirror!r} is another one")
        found, expected = self._value(mirror), -self.by_moves[position]
        if found != expected:
            self._broken("mirror", position, f"{mirror!r} has the value {found}, not {expected}")

    def _canonical(self, position: Hashable) -> None:
        canonical = self.game.canonical(position)
        again = self.game.canonical(canonical)
        if again != canonical:
            self._broken("canonical", position, f"{canonical!r} is not canonical, but {again!r}")
        found, expected = self._value(canonical), self.by_moves[position]
        if found != expected:
            self._broken("canonical", position, f"{canonical!r} has the value {found}, not {expected}")

    def _measure(self, position: Hashable) -> None:
        measure = self.game.measure(position)
        if not isinstance(measure, int) or measure < 0:
            self._broken("measure", position, f"{measure!r} is not an int that is 0 or more")

    def _parts(self, position: Hashable) -> None:
        parts = list(self.game.parts(position))
        total = _summand.Game(0)
        for part in parts:
            total = total + (self._value(part) if part != position else self.by_moves[part])
        if total != self.by_moves[position]:
            expected = self.by_moves[position]
            self._broken("parts", position, f"the parts {parts!r} have the sum {total}, not {expected}")

    def _impartial(self, position: Hashable) -> None:
        its = self.game.impartial
        if not (its(position) if callable(its) else its):
            return
        left, right = (set(self._options(position, player)) for player in Player)
        if left != right:
            self._broken("impartial", position, "the players have different moves")

    def _theorem(self, position: Hashable) -> None:
        said = self.game.theorem(position)
        if isinstance(said, tuple):
            said = said[0]
        if said is None:
            return
        expected = self.by_moves[position]
        if isinstance(said, Outcome):
            if said != expected.outcome:
                self._broken("theorem", position, f"it says {said}, but {expected.outcome}")
        elif _summand.Game(said) != expected:
            self._broken("theorem", position, f"it says {said}, but the value is {expected}")
