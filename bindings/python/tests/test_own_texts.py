import pickle

import pytest
import summand as cgt
from counting import Count


class Heaps:
    """Heaps from which counters are taken, with blanks between them."""

    name = "blank-heaps"
    impartial = True

    def moves(self, heaps, player):
        for i, heap in enumerate(heaps):
            for rest in range(heap):
                yield tuple(sorted(n for n in (*heaps[:i], rest, *heaps[i + 1 :]) if n))

    def show(self, heaps):
        return " ".join(map(str, heaps)) or "none"


def test_a_move_leads_where_it_says():
    position = cgt.ruleset(Heaps())((1, 121))
    for move in position.moves("left"):
        assert position.play(move) == move.after
        assert position.play(move.name, "left") == move.after
    assert position.play("121").object == (121,)
    assert position.play("1 21").object == (1, 21)


def test_names_of_moves_differ_in_more_than_blanks():
    class Alike:
        def moves(self, n, player):
            return {"a b": 1, "ab": 2} if n == 0 else []

        def show(self, n):
            return str(n)

    with pytest.raises(TypeError, match="two moves have the name 'ab'"):
        cgt.ruleset(Alike())(0).moves("left")


@pytest.mark.parametrize("name", ["v", "vv", "v2", "a-2", "a-", "a--b", "-a", "a_b", "", "é", "a\n", "for"])
def test_names_that_expressions_do_not_read_are_refused(name):
    with pytest.raises(TypeError, match="name"):
        cgt.ruleset(type("Named", (Count,), {"name": name})())


@pytest.mark.parametrize("name", ["q", "count-down", "a2"])
def test_other_names_are_read(name):
    # Games stay known, so no expression of another test gives one of these names to something else.
    position = cgt.ruleset(type("Named", (Count,), {"name": name})())(3)
    for one in (position, position.mirror()):
        assert one.text == "3"
        assert pickle.loads(pickle.dumps(one)) == one
        assert pickle.loads(pickle.dumps(one.game)) == one.game


@pytest.mark.parametrize("member", ["moves", "parts", "small_positions"])
def test_endless_lists_reach_a_limit(member):
    def forever(self, *position):
        while True:
            yield 0

    class Endless(Count):
        pass

    setattr(Endless, member, forever)
    rules = cgt.ruleset(Endless())
    with pytest.raises(cgt.LimitReached) as caught:
        if member == "small_positions":
            rules.small_positions()
        else:
            rules(3).value
    assert caught.value.limit == "size"


def test_endlessly_many_positions_reach_the_memory_limit():
    class Endless(Count):
        def moves(self, n, player):
            return [n + 1]

    with cgt.Workspace("50M"), pytest.raises(cgt.LimitReached) as caught:
        cgt.ruleset(Endless())(0).value
    assert caught.value.limit == "memory"


def test_long_texts_of_positions_are_counted():
    class Long(Count):
        name = "long-texts"

        def show(self, n):
            return f"{n}" + "x" * 10_000_000

    with cgt.Workspace("200M") as workspace:
        position = cgt.ruleset(Long())(30)
        before = workspace.memory
        assert len(position.text) > 10_000_000
        assert workspace.memory > before + 10_000_000
        with pytest.raises(cgt.LimitReached) as caught:
            [move.after.text for n in range(30) for move in cgt.ruleset(Long())(n).moves("left")]
        assert caught.value.limit in ("memory", "size")


def test_long_games_need_no_deep_stack():
    assert cgt.ruleset(Count())(50_000).value == 50_000


def test_an_error_in_a_hash_is_raised():
    class Broken:
        def __hash__(self):
            raise KeyError("no hash today")

    class Unequal:
        def __hash__(self):
            return 1

        def __eq__(self, other):
            raise KeyError("not comparable today")

    rules = cgt.ruleset(Count())
    with pytest.raises(KeyError, match="no hash today"):
        rules(Broken())
    rules(Unequal())
    with pytest.raises(KeyError, match="not comparable today"):
        rules(Unequal())
