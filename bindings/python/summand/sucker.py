"""So Long Sucker: a referee, exact endgames, and conjectures about them.

House rules are options of every function: rebound ("R", "P" or "L"), rows, seat_before=True,
no_donations=True, no_discards=True.
"""

from __future__ import annotations

from typing import Any

from ._progress import Progress
from ._questions import Answer, ask


def show(state: str, **options: Any) -> Answer:
    """The actions of all players in a state.

    Args:
        state: A state, as `summand sucker show` reads it.
        **options: House rules.

    Examples:
        >>> from summand import sucker
        >>> sucker.show("blue: b1 r1; red: r1 b1; piles: br; to move: blue")["decision"]
        'blue is to play a chip'
    """
    return Answer(ask("sucker show", state, **options))


def analyze(state: str, *, progress: Progress | None = None, **options: Any) -> Answer:
    """Says who wins or can force a win, and the best actions.

    Args:
        state: A state, as `summand sucker analyze` reads it.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: House rules, and the options of `summand sucker analyze`.

    Examples:
        >>> from summand import sucker
        >>> sucker.analyze("blue: b2 g1; red: g3; to move: blue")["decision"]
        'blue is to play a chip'
    """
    return Answer(ask("sucker analyze", state, progress=progress, **options))


def endgame(state: str, **options: Any) -> Answer:
    """Says who wins an endgame of two players and two colours, by Theorem 5.4.

    Args:
        state: A state, as `summand sucker endgame` reads it.
        **options: House rules.

    Examples:
        >>> from summand import sucker
        >>> sucker.endgame("blue: b2; red: r1; piles: brbr; to move: blue")["winner"]
        'blue'
    """
    return Answer(ask("sucker endgame", state, **options))


def verify(*, progress: Progress | None = None, **options: Any) -> Answer:
    """Checks the theorem and Strategy S against all endgames up to a size.

    Args:
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: House rules, and the size, such as chips=10.

    Examples:
        >>> from summand import sucker
        >>> sucker.verify(chips=4)["holds"]
        True
    """
    return Answer(ask("sucker verify", progress=progress, **options))


def tables(*states: str, progress: Progress | None = None, **options: Any) -> Answer:
    """Solves all endgames of two players with dead colours up to a size.

    Args:
        *states: With states, the answer says who wins them, by the table.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: House rules, and the size, such as chips=8, colours=3.

    Examples:
        >>> from summand import sucker
        >>> sucker.tables("blue: b2 g1; red: g3; to move: blue", chips=6)["answer"]
        'blue wins'
    """
    return Answer(ask("sucker tables", *states, progress=progress, **options))


def explore(condition: str, *, progress: Progress | None = None, **options: Any) -> Answer:
    """Tests a conjecture about such endgames.

    Args:
        condition: A condition, as `summand sucker explore` reads it.
        progress: A function of what is counted, the number done, and that of all; or True.
        **options: House rules, and the options of `summand sucker explore`.

    Examples:
        >>> from summand import sucker
        >>> answer = sucker.explore("guards > 0", colours=2, chips=4)
        >>> answer["states"], answer["wrong"]
        (285, 23)
    """
    return Answer(ask("sucker explore", condition, progress=progress, **options))
