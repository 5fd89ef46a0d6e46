"""Games in Python, evaluated by the module and by a plain solver in Python. Their values must be the same.

Both call the same moves(), and a program that lists the moves of each position once cannot be faster than these calls.
So this time is printed, too: it is the most that can be gained without knowing more about the game.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any

import summand as cgt
from games import Clobber, Dominoes
from plain_solver import PlainSolver, followers
from workload import Result, Workload, digest_of, least_seconds

PLAYERS = "left", "right"


def by_module(game: Any, starts: list[Hashable]) -> cgt.Ruleset:
    with cgt.Workspace():
        rules = cgt.ruleset(game)
        for start in starts:
            rules(start).value
    return rules


def by_plain_python(game: Any, starts: list[Hashable]) -> PlainSolver:
    solver = PlainSolver(game)
    for start in starts:
        solver.value(start)
    return solver


def moves_alone(game: Any, positions: list[Hashable]) -> None:
    for position in positions:
        for player in PLAYERS:
            for _ in game.moves(position, player):
                pass


def values(game: Any, starts: list[Hashable], times: int) -> Result:
    """How many times as fast the module is."""
    positions = list(followers(game, starts))
    fast, rules = least_seconds(times, lambda: by_module(game, starts))
    slow, solver = least_seconds(times, lambda: by_plain_python(game, starts))
    least, _ = least_seconds(times, lambda: moves_alone(game, positions))
    digest = digest_of((game.show(p), rules(p).value) for p in positions)
    plain = digest_of((game.show(p), solver.value(p)) for p in positions)
    if plain != digest:
        digest += f" but {plain} by plain Python"
    more = (
        f"{len(positions) / fast:,.0f} positions/s in {fast:.3f} s, plain Python {len(positions) / slow:,.0f}, "
        f"moves alone {len(positions) / max(least, 1e-9):,.0f}"
    )
    return Result(digest, slow / fast, more)


WORKLOADS = [
    Workload(
        "values of own dominoes, rows of at most 6",
        "small",
        "times as fast",
        "BF9F675B of 365 values",
        partial(values, Dominoes(), Dominoes.rows(6), 1),
    ),
    Workload(
        "values of own clobber 3x3",
        "small",
        "times as fast",
        "293A9998 of 29 values",
        partial(values, Clobber(3), [Clobber(3).full(3)], 1),
    ),
    Workload(
        "values of own dominoes, rows of at most 8",
        "values",
        "times as fast",
        "A9E1FF00 of 3,001 values",
        partial(values, Dominoes(), Dominoes.rows(8), 3),
        10,
        at_least=True,
    ),
    Workload(
        "values of own clobber 3x4",
        "values",
        "times as fast",
        "DE406C2E of 701 values",
        partial(values, Clobber(4), [Clobber(4).full(3)], 3),
        10,
        at_least=True,
    ),
]
