"""Games in Python, as one writes them first: moves() and show() without anything that makes them faster."""

from __future__ import annotations

import itertools
from collections.abc import Iterator


class Dominoes:
    """Toppling Dominoes: topple a domino of yours or a grey one, and all others on one side of it."""

    name = "own-dominoes"

    def moves(self, row: str, player: str) -> Iterator[str]:
        mine = "LG" if player == "left" else "RG"
        for i, colour in enumerate(row):
            if colour in mine:
                yield row[:i]
                yield row[i + 1 :]

    def show(self, row: str) -> str:
        return row

    @staticmethod
    def rows(most: int) -> list[str]:
        """All rows of at most so many dominoes."""
        return ["".join(row) for n in range(most + 1) for row in itertools.product("LRG", repeat=n)]


class Clobber:
    """Clobber: move a stone of yours onto a neighbouring stone of the opponent, which is removed."""

    name = "own-clobber"

    def __init__(self, width: int) -> None:
        self.width = width

    def moves(self, board: str, player: str) -> Iterator[str]:
        mine, other = "xo" if player == "left" else "ox"
        for i, stone in enumerate(board):
            if stone != mine:
                continue
            column = i % self.width
            for beside, on_board in (
                (i - self.width, i >= self.width),
                (i + self.width, i + self.width < len(board)),
                (i - 1, column > 0),
                (i + 1, column < self.width - 1),
            ):
                if on_board and board[beside] == other:
                    cells = list(board)
                    cells[i], cells[beside] = ".", mine
                    yield "".join(cells)

    def show(self, board: str) -> str:
        return "|".join(board[i : i + self.width] for i in range(0, len(board), self.width))

    def full(self, height: int) -> str:
        """The chequered board of so many rows."""
        return "".join("xo"[(i + j) % 2] for i in range(height) for j in range(self.width))
