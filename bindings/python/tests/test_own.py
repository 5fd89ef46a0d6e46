import functools
import gc

import pytest
import summand as cgt


class ToppingDominoes:
    """Topple a domino of yours or a grey one, and all others on one side of it."""

    def moves(self, row, player):
        for i, colour in enumerate(row):
            if colour in ("L" if player == "left" else "R") + "G":
                yield row[:i]
                yield row[i + 1 :]

    def show(self, row):
        return row

    def small_positions(self):
        return ["LRLR", "GLRG", "LLLL", "RGGL"]


class WithMirror(ToppingDominoes):
    name = "mirrored-dominoes"

    def mirror(self, row):
        return row.translate(str.maketrans("LR", "RL"))


class Kayles:
    """Rows of pins: take one or two neighbours."""

    impartial = True

    def moves(self, rows, player):
        for i, row in enumerate(rows):
            for take in (1, 2):
                for left in range(row - take + 1):
                    rest = rows[:i] + rows[i + 1 :] + (left, row - take - left)
                    yield tuple(sorted(n for n in rest if n))

    def show(self, rows):
        return "+".join(map(str, rows)) or "none"

    def parse(self, text):
        if text == "none":
            return ()
        return tuple(sorted(int(n) for n in text.split("+")))

    def parts(self, rows):
        return [(row,) for row in rows]

    def small_positions(self):
        return [(3, 4), (6,), (2, 2, 2)]


@pytest.fixture(scope="module")
def dominoes():
    return cgt.ruleset(ToppingDominoes())


@functools.lru_cache(maxsize=None)
def by_hand(row):
    game = ToppingDominoes()
    left, right = ([by_hand(after) for after in game.moves(row, p)] for p in ("left", "right"))
    return cgt.game(left, right)


@pytest.mark.parametrize("row", ["", "L", "LR", "LRL", "GLG", "LRGLR", "RRLLGL"])
def test_values_are_those_of_the_moves(dominoes, row):
    assert dominoes(row).value == by_hand(row)


def test_has_a_description(dominoes):
    assert dominoes.name == "topping-dominoes"
    assert dominoes.title == "Topping Dominoes"
    assert "Topple" in dominoes.rules
    assert dominoes("LR").object == "LR"


def test_adds_to_games_by_text_and_from_the_library(dominoes):
    total = dominoes("LRL") + cgt.nim(2) + cgt.Game("{3|-1}")
    assert total == by_hand("LRL") + cgt.Game("*2") + cgt.Game("{3|-1}")
    assert total.outcome is cgt.Outcome.NEXT
    assert cgt.Game('topping-dominoes("LRL") - nim(2)') == by_hand("LRL") + cgt.Game("*2")
    assert dominoes("LRL").game.mean == by_hand("LRL").mean


def test_searches_and_analyses(dominoes):
    answer = cgt.analyze(dominoes("LRGL") + cgt.nim(1))
    assert answer.value == by_hand("LRGL") + cgt.Game("*")
    assert cgt.solve(dominoes("LRGL") + cgt.nim(1)).outcome == answer.outcome
    assert "Topping Dominoes" in str(answer) or "topping" in str(answer)


def test_is_played(dominoes):
    match = cgt.Match(dominoes("LR") + cgt.nim(1))
    while not match.over:
        match.answer()
    assert match.winner is not None


def test_mirror_and_negative():
    mirrored = cgt.ruleset(WithMirror())
    plain = cgt.ruleset(ToppingDominoes())
    for row in ("LRL", "LLG", "RGL"):
        assert mirrored(row).mirror().value == -by_hand(row)
        assert plain(row).mirror().value == -by_hand(row)
        assert mirrored(row) - mirrored(row) == 0
        assert plain(row).mirror().mirror() == plain(row)


def test_parts_and_impartial():
    kayles = cgt.ruleset(Kayles())
    values = cgt.heaps("0.77").values(20)
    for n in range(1, 20):
        assert kayles((n,)).value == cgt.Game(f"*{values[n]}")
    assert kayles((3, 5)).value == kayles((3,)).game + kayles((5,))
    assert kayles.parse("3+5") == kayles((3, 5))
    assert cgt.nimber(kayles((7, 9))) == values[7] ^ values[9]


def test_wrong_texts():
    kayles = cgt.ruleset(Kayles())
    with pytest.raises(cgt.ParseError, match="invalid literal"):
        kayles.parse("x")
    with pytest.raises(cgt.ParseError):
        cgt.Game('kayles("3+")')


def test_named_moves():
    class Named:
        def moves(self, heap, player):
            return {f"take {n}": heap - n for n in (1, 2) if n <= heap}

        def show(self, heap):
            return str(heap)

    position = cgt.ruleset(Named())(3)
    assert [move.name for move in position.moves("left")] == ["take 1", "take 2"]
    assert position.play("take 2", "left").object == 1


def test_theorems_are_used_and_checked():
    class Heap:
        impartial = True

        def moves(self, heap, player):
            return range(heap)

        def show(self, heap):
            return str(heap)

        def theorem(self, heap):
            return (f"*{heap}" if heap != 5 else "*4"), "heaps are nimbers"

        def small_positions(self):
            return [4]

    heap = cgt.ruleset(Heap())
    assert heap(7).value == cgt.Game("*7")
    assert heap(7).theorem().text == "heaps are nimbers"
    assert cgt.check(Heap()).positions == 5
    with pytest.raises(cgt.LawBroken, match="position 5: the value is \\*4"):
        cgt.check(Heap(), [6])


def test_check_finds_broken_laws():
    class Base:
        def moves(self, n, player):
            return [n - 1] if n else []

        def show(self, n):
            return str(n)

    class BadMirror(Base):
        def mirror(self, n):
            return n + 1

    class BadParts(Base):
        def parts(self, n):
            return [n, n] if n == 1 else [n]

    class BadShow(Base):
        def show(self, n):
            return "same"

    class BadImpartial(Base):
        impartial = True

        def moves(self, n, player):
            return [n - 1] if n and player == "left" else []

    assert cgt.check(Base(), [5]).positions == 6
    for bad in (BadMirror, BadParts, BadShow, BadImpartial):
        with pytest.raises(cgt.LawBroken):
            cgt.check(bad(), [3])


def test_all_laws_hold():
    for game in (ToppingDominoes(), Kayles()):
        assert cgt.check(game).positions > 10
    assert cgt.check(WithMirror()).positions > 10


def test_errors_of_the_game_are_raised():
    class Broken:
        def moves(self, n, player):
            raise KeyError("no moves today")

        def show(self, n):
            return str(n)

    with pytest.raises(KeyError, match="no moves today"):
        cgt.ruleset(Broken())(1).value
    with pytest.raises(KeyError, match="no moves today"):
        (cgt.ruleset(Broken())(1) + 1).outcome


def test_loopy_games_are_refused():
    class Loop:
        def moves(self, n, player):
            return [(n + 1) % 3]

        def show(self, n):
            return str(n)

    with pytest.raises(cgt.LimitReached, match="loopy"):
        cgt.ruleset(Loop())(0).value


@pytest.mark.parametrize(
    ("members", "error"),
    [
        ({}, "moves"),
        ({"moves": lambda self, n, p: []}, "show"),
        ({"moves": lambda self, n, p: [[]], "show": lambda self, n: "x"}, "hashable"),
        ({"moves": lambda self, n, p: [], "show": lambda self, n: 3}, "text"),
        ({"moves": lambda self, n, p: [], "show": lambda self, n: "a\nb"}, "one line"),
        ({"moves": lambda self, n, p: 3, "show": lambda self, n: "x"}, "iter"),
        ({"moves": lambda self, n, p: [], "show": lambda self, n: "x", "name": "1 x"}, "name"),
    ],
)
def test_games_that_do_not_fit(members, error):
    with pytest.raises(TypeError, match=error):
        game = cgt.ruleset(type("Game", (), members)())
        position = game(1)
        position.value
        str(position)


def test_names_of_other_games_are_refused():
    for name in ("nim", "mean"):
        with pytest.raises(ValueError, match="name of another"):
            cgt.ruleset(type("G", (ToppingDominoes,), {"name": name})())


def test_a_game_cannot_ask_the_workspace_that_asks_it():
    class Nosy(ToppingDominoes):
        def moves(self, row, player):
            assert cgt.Game("{1|}") == 2  # in another workspace
            return super().moves(row, player)

    assert cgt.ruleset(Nosy())("LR").value == by_hand("LR")


def test_positions_live_as_long_as_they_are_used():
    position = cgt.ruleset(ToppingDominoes())("LRL")
    gc.collect()
    assert position.value == by_hand("LRL")


def test_games_that_were_made_are_listed():
    first = cgt.ruleset(type("Listed", (ToppingDominoes,), {"name": "listed"})())
    other = cgt.ruleset(type("Other", (ToppingDominoes,), {"name": "listed-later"})())
    its = [rules for rules in cgt.games(own=True) if rules.name.startswith("listed")]
    assert its == [first, other]
    assert its[0]("LRL") == first("LRL")
    again = cgt.ruleset(type("Listed", (ToppingDominoes,), {"name": "listed"})())
    assert [rules for rules in cgt.games(own=True) if rules.name.startswith("listed")] == [other, again]
    assert not set(cgt.games()) & set(cgt.games(own=True))
