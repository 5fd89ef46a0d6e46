"""Games in Python: as one writes them first, with moves() and show(), and with members that make them faster."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

EXCHANGED = str.maketrans("LRxo", "RLox")


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


class QuickDominoes(Dominoes):
    """With members that make it faster."""

    name = "quick-dominoes"

    def options(self, row: str) -> tuple[list[str], list[str]]:
        left: list[str] = []
        right: list[str] = []
        for i, colour in enumerate(row):
            after = row[:i], row[i + 1 :]
            if colour != "R":
                left += after
            if colour != "L":
                right += after
        return left, right

    def mirror(self, row: str) -> str:
        return row.translate(EXCHANGED)

    def canonical(self, row: str) -> str:
        return min(row, row[::-1])


class QuickClobber(Clobber):
    """With members that make it faster."""

    name = "quick-clobber"

    def mirror(self, board: str) -> str:
        return board.translate(EXCHANGED)

    def canonical(self, board: str) -> str:
        turned = board[::-1]
        rows = range(0, len(board), self.width)
        flipped = "".join([board[i : i + self.width][::-1] for i in rows])
        return min(board, turned, flipped, flipped[::-1])
