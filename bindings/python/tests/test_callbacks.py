import threading
from fractions import Fraction

import pytest
import summand as cgt
from counting import Count
from summand import Game


def test_a_theorem_may_return_games_that_were_made_before():
    up, inside = Game("^"), cgt.Workspace()
    with inside:
        tiny = Game("tiny(2)")

    class Known(Count):
        def theorem(self, n):
            return {5: up, 6: tiny, 7: (up, ""), 8: up.position}.get(n)

    rules = cgt.ruleset(Known())
    assert rules(5).value == up
    assert rules(6).value == tiny
    assert rules(6).mirror().value == -tiny
    assert rules(7).value == up
    assert rules(7).theorem().text == "a theorem of Known"
    with inside:
        assert (rules(5) + rules(6)).value == up + tiny


def test_a_wrong_theorem_is_an_error_of_its_game():
    class Wrong(Count):
        says = None

        def theorem(self, n):
            return self.says

    for says, error in (
        ("1 + ", cgt.ParseError),
        (1.5, TypeError),
        (Fraction(1, 3), ValueError),
        (object(), TypeError),
        (True, TypeError),
        ("canonical(domineering(9x9))", cgt.LimitReached),
    ):
        game = Wrong()
        game.says = says
        with pytest.raises(error), cgt.limits(time="2s"):
            cgt.ruleset(game)(3).value


def test_callbacks_can_show_games_of_the_workspace_that_calls_them():
    seen = []
    outside = Game("{3|-1} + nim(2)")

    class Shows(Count):
        def moves(self, n, player):
            seen.append((repr(outside), outside.expression))
            return super().moves(n, player)

    assert cgt.ruleset(Shows())(1).value == 1
    assert set(seen) == {("Game('{3|-1} + nim(2)')", "{3|-1} + nim(2)")}


def test_a_callback_that_asks_for_the_value_that_it_is_asked_for_ends():
    class Snake(Count):
        def moves(self, n, player):
            return [n] if rules(n).value == 0 else []

    rules = cgt.ruleset(Snake())
    with pytest.raises((RecursionError, cgt.LimitReached)):
        rules(1).value
    assert Game("1 + 1") == 2


def test_callbacks_may_ask_for_values_of_the_same_game():
    class Asks(Count):
        def moves(self, n, player):
            if n > 1:
                assert rules(n - 1).value == n - 1
            return super().moves(n, player)

    rules = cgt.ruleset(Asks())
    assert rules(5).value == 5


class Clobber:
    """Clobber on a strip. Before it lists moves, it calls a function."""

    name = "strip-clobber"

    def __init__(self, before):
        self.before = before

    def moves(self, cells, player):
        self.before()
        mine, other = "xo" if player == cgt.LEFT else "ox"
        for at in range(len(cells) - 1):
            if {cells[at], cells[at + 1]} == {mine, other}:
                pair = "." + mine if cells[at] == mine else mine + "."
                yield cells[:at] + pair + cells[at + 2 :]

    def show(self, cells):
        return cells


def on_two_threads(before):
    position = cgt.ruleset(Clobber(before))("xoxoxooxoxoxxo")
    return cgt.solve(position + cgt.clobber("xoxo|oxxo|xoxo"), threads=2)


def test_callbacks_may_compute_on_threads_of_a_search():
    asked_on = set()

    def before():
        asked_on.add(threading.get_ident())
        assert Game("{3|1}").mean == 2

    with cgt.limits(time="60s"):
        result = on_two_threads(before)
    assert "2 threads" in str(result)
    assert len(asked_on) == 2


def test_callbacks_on_threads_of_a_search_cannot_ask_the_workspace_that_waits_for_them():
    busy = Game("{3|1} + {5|2}")

    with pytest.raises(RuntimeError, match="at work"), cgt.limits(time="60s"):
        on_two_threads(lambda: busy.mean)
    assert busy.mean == Fraction(11, 2)


def test_errors_on_threads_of_a_search_are_those_of_the_call():
    def before():
        raise KeyError(threading.get_ident())

    with pytest.raises(KeyError), cgt.limits(time="60s"):
        on_two_threads(before)
    assert Game("1 + 1") == 2


def test_exits_and_interrupts_of_callbacks_pass_through():
    for error in (SystemExit, KeyboardInterrupt, GeneratorExit, MemoryError, StopIteration):

        class Raises(Count):
            def moves(self, n, player):
                raise error("now")  # noqa: B023

        with pytest.raises(error):
            cgt.ruleset(Raises())(1).value
        assert Game("1 + 1") == 2
