"""Games in Python, evaluated by the module and by a plain solver in Python. Their values must be the same.

Both call the same moves(), and a program that lists the moves of each position once cannot be faster than these calls.
So this time is printed, too: it is the most that can be gained without knowing more about the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import summand as cgt
from games import Clobber, Dominoes, QuickClobber, QuickDominoes
from plain_solver import PlainSolver, followers
from workload import Result, Workload, digest_of, least_seconds

PLAYERS = "left", "right"


def by_module(game: Any, starts: Sequence[str]) -> cgt.Ruleset:
    with cgt.Workspace():
        rules = cgt.ruleset(game)
        for start in starts:
            rules(start).value
    return rules


def by_plain_python(game: Any, starts: Sequence[str]) -> PlainSolver:
    solver = PlainSolver(game)
    for start in starts:
        solver.value(start)
    return solver


def moves_alone(game: Any, positions: Sequence[str]) -> None:
    for position in positions:
        for player in PLAYERS:
            for _ in game.moves(position, player):
                pass


def values(game: Any, plain_game: Any, starts: Sequence[str], times: int) -> Result:
    """How many times as fast the module is with a game as plain Python with the plain form of this game."""
    positions: list[Any] = list(followers(plain_game, starts))
    fast, rules = least_seconds(times, lambda: by_module(game, starts))
    slow, solver = least_seconds(times, lambda: by_plain_python(plain_game, starts))
    least, _ = least_seconds(times, lambda: moves_alone(plain_game, positions))
    digest = digest_of((game.show(p), rules(p).value) for p in positions)
    plain = digest_of((game.show(p), solver.value(p)) for p in positions)
    if plain != digest:
        digest += f" but {plain} by plain Python"
    more = (
        f"{len(positions) / fast:,.0f} positions/s in {fast:.3f} s, plain Python {len(positions) / slow:,.0f}, "
        f"moves alone {len(positions) / max(least, 1e-9):,.0f}"
    )
    return Result(digest, slow / fast, more)


def solve(game: Any, starts: Iterable[str]) -> str:
    """Who wins each start, by the search of the module."""
    with cgt.Workspace():
        rules = cgt.ruleset(game)
        return "".join(str(cgt.solve(rules(start))["outcome"]) for start in starts)


def solve_plainly(game: Any, starts: Iterable[str]) -> str:
    solver = PlainSolver(game)
    return "".join(solver.outcome(start) for start in starts)


def outcomes(game: Any, starts: Sequence[str], times: int) -> Result:
    """How many times as fast the search of the module is."""
    fast, digest = least_seconds(times, lambda: solve(game, starts))
    slow, plain = least_seconds(times, lambda: solve_plainly(game, starts))
    if plain != digest:
        digest += f" but {plain} by plain Python"
    return Result(digest, slow / fast, f"{fast:.3f} s, plain Python {slow:.3f} s")


TIMES = "times as fast"
ROWS_6, ROWS_8 = Dominoes.rows(6), Dominoes.rows(8)
FULL_3X3, FULL_3X4 = [Clobber(3).full(3)], [Clobber(4).full(3)]
SMALL_ROWS, SMALL_BOARD = "BF9F675B of 365 values", "293A9998 of 29 values"
ALL_ROWS, ALL_BOARDS = "A9E1FF00 of 3,001 values", "DE406C2E of 701 values"


def of_dominoes(game: Any, rows: Sequence[str], times: int) -> partial[Result]:
    return partial(values, game, Dominoes(), rows, times)


def of_clobber(game: Any, boards: Sequence[str], times: int) -> partial[Result]:
    return partial(values, game, Clobber(game.width), boards, times)


WORKLOADS = [
    Workload(name, size, TIMES, digest, run, bar, at_least=True)
    for name, size, digest, run, bar in [
        ("values of own dominoes, rows of 6", "small", SMALL_ROWS, of_dominoes(Dominoes(), ROWS_6, 1), None),
        ("values of own clobber 3x3", "small", SMALL_BOARD, of_clobber(Clobber(3), FULL_3X3, 1), None),
        ("values of quick dominoes, rows of 6", "small", SMALL_ROWS, of_dominoes(QuickDominoes(), ROWS_6, 1), None),
        ("values of quick clobber 3x3", "small", SMALL_BOARD, of_clobber(QuickClobber(3), FULL_3X3, 1), None),
        ("outcome of own clobber 3x4", "small", "P", partial(outcomes, Clobber(4), FULL_3X4, 1), None),
        ("values of own dominoes, rows of 8", "values", ALL_ROWS, of_dominoes(Dominoes(), ROWS_8, 3), 10),
        ("values of own clobber 3x4", "values", ALL_BOARDS, of_clobber(Clobber(4), FULL_3X4, 3), 10),
        ("values of quick dominoes, rows of 8", "members", ALL_ROWS, of_dominoes(QuickDominoes(), ROWS_8, 3), None),
        ("values of quick clobber 3x4", "members", ALL_BOARDS, of_clobber(QuickClobber(4), FULL_3X4, 3), None),
        ("outcome of own clobber 4x4", "outcomes", "N", partial(outcomes, Clobber(4), [Clobber(4).full(4)], 3), None),
    ]
]
