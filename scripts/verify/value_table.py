#!/usr/bin/env python3
"""Checks a file of `summand table domineering|clobber --rows 1..R --cols 1..C --save FILE`.

The values of small rectangles are computed again from the rules, by the definition of canonical forms. The text of each
cell is read as a game, and must be the same canonical form. Rectangles with more squares than `--squares` are left out,
and the answer says how many. So are cells that say why there is no value, or that it is too long (<...>).

Domineering: Left puts vertical dominoes on two empty squares, Right horizontal ones. Clobber: stones of both players
stand on all squares like the colours of a chessboard, with Left's at the top left. A player moves one of his stones onto
a neighbouring one of the other player, and removes that.
"""
import re
import sys

from common import NotSuchAFile, Wrong, checksum, expect_file, run, whole_number
from short_games import Games
from value_text import Reader

TITLES = b"summand table 2\n", b"summand table 1\n"
AXIS = re.compile(r"[a-z]\w*=(\d+)\.\.(\d+)")
STEPS = ((0, 1), (1, 0))


def domineering_moves(board, vertical):
    """The squares left after each move."""
    for r, c in board:
        other = (r + 1, c) if vertical else (r, c + 1)
        if other in board:
            yield board - {(r, c), other}


def clobber_moves(board, left):
    """The stones after each move. A stone is (row, column, whether it is Left's)."""
    mine = {(r, c) for r, c, is_left in board if is_left == left}
    theirs = {(r, c) for r, c, is_left in board if is_left != left}
    for r, c in mine:
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if (r + dr, c + dc) in theirs:
                yield board - {(r, c, left), (r + dr, c + dc, not left)} | {(r + dr, c + dc, left)}


def parts(board):
    """The board as connected parts, each moved to the top left corner."""
    left = {square[:2]: square for square in board}
    while left:
        todo = [left.popitem()[1]]
        part = []
        while todo:
            square = todo.pop()
            part.append(square)
            for dr, dc in STEPS:
                for near in ((square[0] + dr, square[1] + dc), (square[0] - dr, square[1] - dc)):
                    if near in left:
                        todo.append(left.pop(near))
        top, side = min(s[0] for s in part), min(s[1] for s in part)
        yield frozenset((s[0] - top, s[1] - side, *s[2:]) for s in part)


class Solver:
    def __init__(self, games, moves):
        self.games, self.moves, self.known = games, moves, {}

    def value(self, board):
        out = self.games.zero
        for part in parts(board):
            out = self.games.add(out, self.value_of_part(part))
        return out

    def value_of_part(self, part):
        if part not in self.known:
            self.known[part] = self.games.of([self.value(b) for b in self.moves(part, True)],
                                             [self.value(b) for b in self.moves(part, False)])
        return self.known[part]


RULES = {
    "domineering": (domineering_moves, lambda r, c: {(i, j) for i in range(r) for j in range(c)}, 20),
    "clobber": (clobber_moves, lambda r, c: {(i, j, (i + j) % 2 == 0) for i in range(r) for j in range(c)}, 12),
}


def read(data):
    """The name of the game, the first row and column, the number of columns, and the lines of the cells."""
    expect_file(data.startswith(TITLES), "the first line is not that of a table")
    end = data.rfind(b"\nchecksum ") + 1
    expect_file(end and data[end:] == b"checksum %016x\n" % checksum(data[:end]), "the checksum does not fit")
    expect_file(data.isascii(), "the text has characters beyond ASCII")
    lines = data[:end].decode("ascii").split("\n")[1:-1]
    keys = ("expression ", "show ", "rows ", "columns ", "cells ")
    expect_file(len(lines) >= 5 and all(map(str.startswith, lines, keys)), "the head is not that of a table")
    expression, show, rows, columns, cells = (line[len(key):] for line, key in zip(lines, keys))
    name = expression.removesuffix("(r,c)")
    expect_file(name in RULES and show in ("", "value"), "it is not a table of values of domineering or clobber")
    axes = [AXIS.fullmatch(axis) for axis in (rows, columns)]
    expect_file(all(axes), "rows or columns are damaged")
    (first_row, last_row), (first_column, last_column) = (tuple(map(whole_number, axis.groups())) for axis in axes)
    width = last_column - first_column + 1
    expect_file(whole_number(cells) == len(lines) - 5 <= (last_row - first_row + 1) * width,
                "the number of cells is wrong")
    return name, first_row, first_column, width, lines[5:]


def check(data, options):
    name, first_row, first_column, width, cells = read(data)
    games = Games()
    moves, start, squares = RULES[name]
    solver = Solver(games, moves)
    most = squares if options.squares is None else options.squares
    checked = short = 0
    for i, cell in enumerate(cells):
        rows, columns = first_row + i // width, first_column + i % width
        expect_file(cell[:1] in ("=", "!"), "a cell begins with = or !")
        short += cell[0] == "!" or cell[1:2] == "<"
        if cell[0] == "!" or cell[1:2] == "<" or rows * columns > most:
            continue
        try:
            said = Reader(games, cell[1:]).whole()
        except NotSuchAFile as error:
            raise Wrong(f"the cell of {rows}x{columns}: {error}") from error
        if said != solver.value(start(rows, columns)):
            raise Wrong(f"{name} {rows}x{columns} does not have the value {cell[1:60]}")
        checked += 1
    return (f"{name}: {checked} of {len(cells)} cells computed again, those of at most {most} squares"
            + (f"; {short} cells do not have the value in full" if short else ""))


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    sys.exit(run(__doc__, check, [
        ("--squares", {"type": int, "metavar": "N",
                       "help": "check rectangles of at most N squares (20 in Domineering, 12 in Clobber)"})]))
