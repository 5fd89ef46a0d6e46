"""A plain solver in Python: canonical forms and outcomes by the definitions, with all results remembered.

It shares nothing with the library. So it is what a game in Python costs without the library, and a second way to find
what the library says. A game is an object with the method moves(position, player), as in `summand.own`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any


class Form:
    """A game {left|right}. A solver makes one object of each canonical form, so equal values are the same object."""

    __slots__ = ("left", "right")

    def __init__(self, left: Iterable[Form], right: Iterable[Form]) -> None:
        self.left = frozenset(left)
        self.right = frozenset(right)


class PlainSolver:
    """The values and the winners of all positions of a game."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.values: dict[Hashable, Form] = {}
        self._forms: dict[tuple[frozenset[Form], frozenset[Form]], Form] = {}
        self._at_most: dict[tuple[Form, Form], bool] = {}
        self._wins: dict[tuple[Hashable, str], bool] = {}

    def value(self, position: Hashable) -> Form:
        """The canonical form of a position."""
        known = self.values.get(position)
        if known is None:
            left, right = (
                {self.value(after) for after in self.game.moves(position, player)}
                for player in ("left", "right")
            )
            known = self.values[position] = self.canonical(left, right)
        return known

    def outcome(self, position: Hashable) -> str:
        """Who wins: "L" or "R", "N" for the next player, "P" for the previous one."""
        left, right = self.wins(position, "left"), self.wins(position, "right")
        if left:
            return "N" if right else "L"
        return "R" if right else "P"

    def wins(self, position: Hashable, player: str) -> bool:
        """Whether a player wins who starts."""
        known = self._wins.get((position, player))
        if known is None:
            opponent = "right" if player == "left" else "left"
            known = any(not self.wins(after, opponent) for after in self.game.moves(position, player))
            self._wins[position, player] = known
        return known

    def canonical(self, left: set[Form], right: set[Form]) -> Form:
        """The canonical form of {left|right}, whose options are canonical forms of this solver."""
        game = Form(left, right)
        left = self._maximal(self._left_without_reversible(self._maximal(left), game))
        right = self._minimal(self._right_without_reversible(self._minimal(right), game))
        key = frozenset(left), frozenset(right)
        known = self._forms.get(key)
        if known is None:
            known = self._forms[key] = Form(*key)
        return known

    def at_most(self, g: Form, h: Form) -> bool:
        """Whether g <= h: no left option of g is at least h, and no right option of h is at most g."""
        if g is h:
            return True
        known = self._at_most.get((g, h))
        if known is None:
            known = not any(self.at_most(h, option) for option in g.left) and not any(
                self.at_most(option, g) for option in h.right
            )
            self._at_most[g, h] = known
        return known

    def _maximal(self, options: set[Form]) -> set[Form]:
        return {
            g for g in options if not any(g is not h and self.at_most(g, h) for h in options)
        }

    def _minimal(self, options: set[Form]) -> set[Form]:
        return {
            g for g in options if not any(g is not h and self.at_most(h, g) for h in options)
        }

    # An option that the opponent can answer, so that the game gets no better for the player, is replaced by the
    # player's options after this answer. They may be reversible, too.

    def _left_without_reversible(self, options: set[Form], game: Form) -> set[Form]:
        kept, waiting = set(), list(options)
        while waiting:
            option = waiting.pop()
            answer = next((a for a in option.right if self.at_most(a, game)), None)
            if answer is None:
                kept.add(option)
            else:
                waiting.extend(answer.left)
        return kept

    def _right_without_reversible(self, options: set[Form], game: Form) -> set[Form]:
        kept, waiting = set(), list(options)
        while waiting:
            option = waiting.pop()
            answer = next((a for a in option.left if self.at_most(game, a)), None)
            if answer is None:
                kept.add(option)
            else:
                waiting.extend(answer.right)
        return kept


def followers(game: Any, starts: Iterable[Hashable]) -> Iterator[Hashable]:
    """Each position that can follow the starts, and these, once."""
    met = set(starts)
    waiting = list(met)
    while waiting:
        position = waiting.pop()
        yield position
        for player in ("left", "right"):
            for after in game.moves(position, player):
                if after not in met:
                    met.add(after)
                    waiting.append(after)
