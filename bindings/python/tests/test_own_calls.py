"""How often the methods of a game in Python are called, and what the optional ones are good for."""

import collections

import pytest
import summand as cgt

EXCHANGED = str.maketrans("LR", "RL")


class Row:
    """Topple a domino of yours or a grey one, and all others on one side of it. Counts the calls."""

    name = "counted-row"

    def __init__(self):
        self.calls = collections.Counter()

    def after(self, row, player):
        for i, colour in enumerate(row):
            if colour in ("L" if player == "left" else "R") + "G":
                yield row[:i]
                yield row[i + 1 :]

    def moves(self, row, player):
        self.calls[row, str(player)] += 1
        return self.after(row, player)

    def show(self, row):
        return row


class WithOptions(Row):
    name = "row-with-options"

    def options(self, row):
        self.calls[row] += 1
        return self.after(row, "left"), self.after(row, "right")


class WithMirror(Row):
    name = "row-with-mirror"

    def mirror(self, row):
        return row.translate(EXCHANGED)


class WithCanonical(Row):
    name = "row-with-canonical"

    def canonical(self, row):
        return min(row, row[::-1])


class WithMeasure(Row):
    name = "row-with-measure"

    def measure(self, row):
        return len(row)


ROWS = ["LRGRLLGR", "RRLGLRL", "GGLRLG", "LRLRLRLRLR"]
KINDS = [Row, WithOptions, WithMirror, WithCanonical, WithMeasure]


def values(rules):
    return [rules(row).value for row in ROWS]


@pytest.mark.parametrize("kind", KINDS)
def test_no_position_is_listed_twice_for_a_player(kind):
    game = kind()
    with cgt.Workspace():
        rules = cgt.ruleset(game)
        values(rules)
        for row in ROWS:
            cgt.analyze(rules(row) + cgt.nim(1))
            cgt.solve(rules(row) - rules("LRL"))
    assert set(game.calls.values()) == {1}


@pytest.mark.parametrize("kind", KINDS[1:])
def test_optional_methods_leave_values_as_they_are(kind):
    assert values(cgt.ruleset(kind())) == values(cgt.ruleset(Row()))
    assert cgt.check(kind(), ROWS).positions > 50


@pytest.mark.parametrize("kind", KINDS[1:])
def test_optional_methods_leave_outcomes_and_moves_as_they_are(kind):
    plain, rules = cgt.ruleset(Row()), cgt.ruleset(kind())
    for row in ROWS:
        total = rules(row) + cgt.Game("{2|-1}") - rules("LLR")
        expected = plain(row) + cgt.Game("{2|-1}") - plain("LLR")
        assert cgt.solve(total).outcome == expected.outcome
        for player in ("left", "right"):
            names = sorted(move.name for move in rules(row).moves(player))
            assert names == sorted(move.name for move in plain(row).moves(player))
            assert rules(row).play(names[0], player).object == names[0]
            assert rules(row).mirror().moves(player)


def calls_of_values(kind):
    game = kind()
    values(cgt.ruleset(game))
    return game.calls.total()


def test_options_mirror_and_canonical_save_calls():
    plain = calls_of_values(Row)
    assert calls_of_values(WithOptions) == plain // 2
    assert calls_of_values(WithMirror) < 0.8 * plain
    assert calls_of_values(WithCanonical) < 0.9 * plain


@pytest.mark.parametrize("kind", [Row, WithMeasure])
def test_a_search_does_not_list_all_positions(kind):
    game = kind()
    cgt.solve(cgt.ruleset(game)("LRGRLLGRRLGRLLRLGRGRLLRR"))
    assert game.calls.total() < 300  # half of the 600 lists of moves of its 300 rows


class Heaps:
    """Nim with heaps in a tuple, without parts: there are very many positions."""

    impartial = True

    def __init__(self):
        self.calls = 0

    def moves(self, heaps, player):
        self.calls += 1
        for i, heap in enumerate(heaps):
            for rest in range(heap):
                yield heaps[:i] + (rest,) + heaps[i + 1 :]

    def show(self, heaps):
        return "+".join(map(str, heaps))


def test_a_search_stops_at_the_first_winning_move():
    game = Heaps()
    assert cgt.solve(cgt.ruleset(game)((100,))).outcome is cgt.Outcome.NEXT
    assert game.calls < 10  # of 101 positions


@pytest.mark.parametrize("said", [-1, 1.5, "2", None])
def test_a_measure_is_an_int(said):
    game = type("Wrong", (Row,), {"measure": lambda self, row: said, "name": "wrong-measure"})
    with pytest.raises(TypeError, match="measure.position. must return an int"):
        cgt.solve(cgt.ruleset(game())("LRLR"))
    with pytest.raises(cgt.LawBroken, match="is not an int"):
        cgt.check(game(), ["LRLR"])


@pytest.mark.parametrize("said", [[], ([],), 3, ([], [], [])])
def test_options_are_two_lists(said):
    game = type("Wrong", (Row,), {"options": lambda self, row: said, "name": "wrong-options"})
    with pytest.raises(TypeError, match="must return a tuple"):
        cgt.ruleset(game())("LRLR").value


def test_check_compares_options_with_moves():
    class Wrong(WithOptions):
        def options(self, row):
            return list(self.after(row, "left"))[1:], self.after(row, "right")

    with pytest.raises(cgt.LawBroken, match="options"):
        cgt.check(Wrong(), ["LRL"])


def test_check_finds_a_canonical_position_of_another_value():
    class Wrong(Row):
        def canonical(self, row):
            return row.replace("R", "L")

    with pytest.raises(cgt.LawBroken, match="the value is 1, but by its moves -1"):
        cgt.check(Wrong(), ["RLL"])


def test_a_game_needs_no_moves_beside_options():
    class Only:
        def options(self, n):
            return [n - 1] if n > 0 else [], [n + 1] if n < 0 else []

        def show(self, n):
            return str(n)

    rules = cgt.ruleset(Only())
    assert [rules(n).value for n in (-2, 0, 3)] == [-2, 0, 3]
    assert cgt.check(Only(), [3, -3]).positions == 7


def test_positions_may_be_equal_without_being_the_same():
    class Point:
        def __init__(self, n):
            self.n = n

        def __hash__(self):
            return self.n % 3  # many have the same hash

        def __eq__(self, other):
            return self.n == other.n

    class Walk:
        def moves(self, point, player):
            return [Point(n) for n in range(point.n % 2, point.n, 2)]

        def show(self, point):
            return str(point.n)

    rules = cgt.ruleset(Walk())
    assert rules(Point(40)).value == cgt.Game("*20")
    assert rules(Point(7)) == rules(Point(7))


def test_errors_in_comparisons_are_raised():
    class Odd(int):
        def __hash__(self):
            return 1

        def __eq__(self, other):
            raise ZeroDivisionError("not comparable")

    class Walk:
        def moves(self, n, player):
            return [Odd(n - 1)] if n else []

        def show(self, n):
            return str(n)

    with pytest.raises(ZeroDivisionError, match="not comparable"):
        cgt.ruleset(Walk())(Odd(5)).value


# --- loops ---


class Ring:
    """Walk around a ring of 3 places, or leave it at place 0 if there is an exit."""

    exit = False

    def moves(self, place, player):
        if place == "out":
            return []
        return [(place + 1) % 3] + (["out"] if self.exit and place == 0 else [])

    def show(self, place):
        return str(place)


@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize(
    "call", [lambda p: p.value, lambda p: cgt.solve(p + 1), lambda p: p.game.outcome]
)
def test_loopy_games_are_refused_by_values_and_searches(call, ends):
    game = type("Loop", (Ring,), {"exit": ends, "name": "ring"})
    with pytest.raises(cgt.LimitReached, match="loopy game .the position [012] can repeat"):
        call(cgt.ruleset(game())(0 if not ends else 1))


def test_a_theorem_may_end_a_loop():
    class Known(Ring):
        name = "known-ring"

        def theorem(self, place):
            return "^" if place == 2 else None

    rules = cgt.ruleset(Known())
    for _ in range(10_000):
        assert rules(2).moves("left")[0].after == rules(0)
    assert rules(0).value == cgt.game([cgt.game(["^"], ["^"])], [cgt.game(["^"], ["^"])])
    assert cgt.solve(rules(0) + 1).outcome is cgt.Outcome.LEFT


def test_loops_are_found_by_games_that_evaluate_others():
    other = cgt.ruleset(type("Other", (WithOptions,), {"name": "other-row"})())
    values = {row: other(row).value for row in ("LRL", "RL", "L")}

    class Known(Ring):
        name = "asking-ring"

        def moves(self, place, player):
            assert other("LRL"[place:]).value == values["LRL"[place:]]
            return super().moves(place, player)

        def theorem(self, place):
            return None

    rules = cgt.ruleset(Known())
    with cgt.limits(time="30s"), pytest.raises(cgt.LimitReached, match="loopy game"):
        rules(0).value


def test_a_loopy_game_may_be_looked_at():
    place = cgt.ruleset(Ring())(0)
    for _ in range(20_000):
        (move,) = place.moves("right")
        place = move.after
    assert place.object == 20_000 % 3


# --- large positions ---


@pytest.mark.parametrize(
    "large",
    [
        lambda n: "L" * 50_000 + str(n),
        lambda n: ("L" * 50_000 + str(n), n),
        lambda n: tuple(1000 + n + i for i in range(1500)),
        lambda n: frozenset({("L" * 50_000 + str(n),)}),
        lambda n: 1 << (400_000 + n),
    ],
    ids=["text", "pair", "numbers", "set", "int"],
)
def test_memory_counts_positions_by_their_size(large):
    class Large:
        def moves(self, position, player):
            return [large(n) for n in range(2000)]

        def show(self, position):
            return "position"

    rules = cgt.ruleset(Large())
    with cgt.Workspace("60M"), pytest.raises(cgt.LimitReached, match="60 MB.* by positions of Large") as caught:
        rules(0).moves("left")
    assert caught.value.limit == "memory"


def test_what_positions_share_is_counted_once():
    rows = ["L" * 50_000 + str(n) for n in range(40)]

    class Sharing:
        def moves(self, position, player):
            return [(n, *rows) for n in range(2000)]

        def show(self, position):
            return str(position[0])

    rules = cgt.ruleset(Sharing())
    with cgt.Workspace("60M"):
        assert len(rules((0,)).moves("left")) == 2000


def test_moves_to_too_many_large_positions_are_a_limit():
    class Long:
        def moves(self, row, player):
            return (row[:n] + "." + row[n:] for n in range(len(row)))

        def show(self, row):
            return row

    with cgt.Workspace("3G"), pytest.raises(cgt.LimitReached, match="position of Long whose moves .* 500 MB") as caught:
        cgt.ruleset(Long())("L" * 100_000).value
    assert caught.value.limit == "size"
