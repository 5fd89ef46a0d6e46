"""Who wins a position of a game in Python: the answers, and how often its methods are called."""

import collections
import functools
import itertools
import time

import pytest
import summand as cgt
from counting import Count

OTHER = {"left": "right", "right": "left"}


class Board:
    """Clobber on a strip of rows of this width. Counts the calls."""

    name = "counted-board"

    def __init__(self, width=3):
        self.width = width
        self.calls = collections.Counter()

    def after(self, cells, player):
        mine, others = ("x", "o") if player == "left" else ("o", "x")
        for i, cell in enumerate(cells):
            beside = [i - self.width, i + self.width]
            beside += [i - 1] if i % self.width else []
            beside += [i + 1] if (i + 1) % self.width else []
            for j in beside:
                if cell == mine and 0 <= j < len(cells) and cells[j] == others:
                    moved = list(cells)
                    moved[i], moved[j] = ".", mine
                    yield "".join(moved)

    def moves(self, cells, player):
        self.calls[cells, str(player)] += 1
        return self.after(cells, player)

    def show(self, cells):
        return cells


class WithOptions(Board):
    name = "board-with-options"

    def options(self, cells):
        self.calls[cells, "both"] += 1
        return self.after(cells, "left"), self.after(cells, "right")


class WithCanonical(Board):
    name = "board-with-canonical"

    def canonical(self, cells):
        self.calls[cells, "canonical"] += 1
        return min(cells, cells[::-1])


class WithParts(Board):
    """Rows that are far from each other."""

    name = "board-with-parts"

    def parts(self, cells):
        rows = (cells[i : i + 3] for i in range(0, len(cells), 3))
        return [row for row in rows if "x" in row and "o" in row]

    def after(self, cells, player):
        for i in range(0, len(cells), 3):
            for row in Board().after(cells[i : i + 3], player):
                yield cells[:i] + row + cells[i + 3 :]


class WithTheorem(Board):
    name = "board-with-theorem"

    def theorem(self, cells):
        self.calls[cells, "theorem"] += 1
        if "x" not in cells or "o" not in cells:
            return 0
        return {"xo.": cgt.Outcome.NEXT, "xxo": cgt.Game("^"), "oox": "v"}.get(cells)


class Impartial(Board):
    name = "impartial-board"

    impartial = True

    def after(self, cells, player):
        yield from super().after(cells, "left")
        yield from super().after(cells, "right")


class MaybeImpartial(Impartial):
    name = "maybe-impartial-board"

    def impartial(self, cells):
        self.calls[cells, "impartial"] += 1
        return True


KINDS = [Board, WithOptions, WithCanonical, WithParts, WithTheorem, Impartial, MaybeImpartial]
SMALL = ["".join(cells) for cells in itertools.product("xo.", repeat=3)]
BOARDS = [*SMALL, "xoxoxo", "xxooxo", "xoxoxoxox", "oxoxoxoxo", "xxxoooxox"]


def plain_outcome(game, cells):
    @functools.cache
    def wins(position, player):
        return any(not wins(after, OTHER[player]) for after in game.after(position, player))

    both = wins(cells, "left"), wins(cells, "right")
    return {(1, 0): "L", (0, 1): "R", (1, 1): "N", (0, 0): "P"}[both]


@pytest.mark.parametrize("kind", KINDS)
def test_outcomes_are_those_of_plain_recursion(kind):
    expected = [plain_outcome(kind(), cells) for cells in BOARDS]
    rules = cgt.ruleset(kind())
    assert [rules(cells).outcome.value for cells in BOARDS] == expected
    assert [rules(cells).outcome.value for cells in BOARDS] == expected  # now they are known
    negative = {"L": "R", "R": "L"}
    assert [(-rules(cells)).outcome.value for cells in BOARDS] == [
        negative.get(letter, letter) for letter in expected
    ]
    # Alone, without what was found before.
    for cells, letter in zip(BOARDS[-4:], expected[-4:], strict=True):
        assert cgt.ruleset(kind())(cells).outcome.value == letter


@pytest.mark.parametrize("kind", KINDS)
def test_an_outcome_calls_each_method_once_for_a_position(kind):
    game = kind()
    rules = cgt.ruleset(game)
    for cells in BOARDS:
        assert rules(cells).outcome is rules(cells).outcome
    assert set(game.calls.values()) == {1}


def test_an_outcome_does_not_list_all_positions():
    board = "xoxooxoxxoxo"
    for_outcome, for_value = Board(4), Board(4)
    assert cgt.ruleset(for_outcome)(board).outcome.value == plain_outcome(Board(4), board)
    assert cgt.ruleset(for_value)(board).value.outcome.value == plain_outcome(Board(4), board)
    assert 10 * for_outcome.calls.total() < for_value.calls.total()


def test_an_outcome_asks_for_no_move_after_one_that_wins():
    class Rows(Board):
        """The heap n can become 0 at once, or anything less."""

        name = "counted-moves"

        def moves(self, n, player):
            for rest in range(n):
                self.calls[n, rest] += 1
                yield rest

        def show(self, n):
            return str(n)

    game = Rows()
    assert cgt.ruleset(game)(1000).outcome is cgt.Outcome.NEXT
    assert set(game.calls) == {(1000, 0)}


def test_a_value_after_an_outcome_asks_only_for_the_lists_that_were_cut_short():
    game = Board()
    position = cgt.ruleset(game)("xoxoxoxox")
    outcome = position.outcome
    before = dict(game.calls)
    assert position.value.outcome is outcome
    twice = [key for key, count in game.calls.items() if count > 1]
    assert max(game.calls.values()) == 2
    assert len(twice) < len(before)
    for cells, player in twice:
        after = game.after(cells, player)
        assert any(plain_outcome(game, its) in "P" + player[0].upper() for its in after)


def test_methods_may_give_lists_iterators_and_named_moves():
    plain = cgt.ruleset(Board())
    for kind in (list, iter, tuple, lambda moves: {f"to {cells}": cells for cells in moves}):

        class Given(Board):
            name = "given-board"

            def moves(self, cells, player, kind=kind):
                return kind(self.after(cells, player))

        rules = cgt.ruleset(Given())
        for cells in BOARDS:
            assert rules(cells).outcome is plain(cells).outcome
    for wrong in (3, None, [[]]):
        game = type("Wrong", (Board,), {"moves": lambda self, c, p, wrong=wrong: wrong})
        with pytest.raises(TypeError):
            cgt.ruleset(game())("xo").outcome  # noqa: B018


def test_moves_without_end_reach_a_limit():
    class Endless(Board):
        def moves(self, cells, player):
            if cells == "start" and player == "left":
                return itertools.repeat("end")
            return ["over"] if cells == "end" and player == "right" else []

    with cgt.limits(time="200ms"), pytest.raises(cgt.LimitReached, match="time limit"):
        cgt.ruleset(Endless())("start").outcome  # noqa: B018


def test_a_generator_that_is_left_is_closed():
    class Closing(Board):
        opened = closed = 0

        def moves(self, cells, player):
            self.opened += 1
            try:
                yield from self.after(cells, player)
            finally:
                self.closed += 1

    game = Closing(4)
    assert cgt.ruleset(game)("xoxooxoxxoxo").outcome.value == plain_outcome(game, "xoxooxoxxoxo")
    assert game.opened == game.closed > 1000


def test_parts_are_used_where_play_of_the_whole_takes_too_long():
    game = WithParts()
    game.calls.clear()
    cells = "xox" * 15  # 3^15 positions or more
    expected = (15 * cgt.ruleset(Board())("xox").value).outcome
    assert cgt.ruleset(game)(cells).outcome is expected


def test_long_play_needs_no_deep_stack():
    rules = cgt.ruleset(Count())
    assert rules(20_001).outcome is cgt.Outcome.LEFT
    both = type("Both", (), {"moves": lambda self, n, player: [n - 1] if n else [], "show": str})
    both.show = lambda self, n: str(n)
    assert cgt.ruleset(both())(20_001).outcome is cgt.Outcome.NEXT
    assert cgt.ruleset(both())(20_000).outcome is cgt.Outcome.PREVIOUS


def test_a_loop_that_alternating_play_reaches_is_an_error():
    class Walk:
        def moves(self, place, player):
            return [(place + 1) % 1000]

        def show(self, place):
            return str(place)

    with pytest.raises(cgt.LimitReached, match="Walk is a loopy game"):
        cgt.ruleset(Walk())(0).outcome  # noqa: B018


def test_errors_and_limits_stop_an_outcome_and_it_can_be_asked_again():
    class Fragile(Board):
        name = "fragile-board"
        broken = True

        slow = False

        def moves(self, cells, player):
            if self.broken and sum(self.calls.values()) == 100:
                raise ZeroDivisionError("a board fell down")
            if self.slow:
                time.sleep(0.01)
            return super().moves(cells, player)

    board = "xoxooxoxxoxo"
    game = Fragile(4)
    position = cgt.ruleset(game)(board)
    with pytest.raises(ZeroDivisionError, match="a board fell down"):
        position.outcome  # noqa: B018
    game.broken, game.slow = False, True
    with cgt.limits(time="10ms"), pytest.raises(cgt.LimitReached, match="time limit"):
        position.outcome  # noqa: B018
    game.slow = False
    assert position.outcome.value == plain_outcome(game, board)


def test_a_method_has_the_time_that_it_needs():
    class Slow(WithTheorem):
        """A theorem that computes in another workspace, while outcomes share their time."""

        name = "slow-board"

        def theorem(self, cells):
            time.sleep(0.06)
            with cgt.Workspace():
                assert cgt.domineering((4, 4)).value.outcome is cgt.Outcome.NEXT
            return super().theorem(cells)

    rules = cgt.ruleset(Slow())
    assert (rules("xo.") + rules("x.x")).outcome is cgt.Outcome.NEXT
