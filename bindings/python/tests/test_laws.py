"""Laws of games on random games, and comparisons by the definition."""

from games import at_most, dyadics, forms, game_of, games
from hypothesis import given, settings, strategies

import summand as cgt

settings.register_profile("tests", deadline=None, max_examples=60)
settings.load_profile("tests")


@given(forms, forms)
def test_order_is_that_of_the_definition(g, h):
    assert (game_of(g) <= game_of(h)) == at_most(g, h)


@given(games, games)
def test_exactly_one_relation_holds(g, h):
    assert (g < h) + (g == h) + (g > h) + (g | h) == 1


@given(games, games, games)
def test_addition_is_that_of_a_group(g, h, k):
    assert g + h == h + g
    assert (g + h) + k == g + (h + k)
    assert g - g == 0
    assert -(-g) == g
    assert g - h == g + -h


@given(games, games, games)
def test_order_is_kept_by_addition(g, h, k):
    assert (g <= h) == (g + k <= h + k)
    assert (g <= h) == (-h <= -g)


@given(games, strategies.integers(-5, 5), strategies.integers(-5, 5))
def test_multiples_add(g, m, n):
    assert m * g + n * g == (m + n) * g


@given(games, games)
def test_equal_games_have_equal_hashes(g, h):
    assert hash(g + h - h) == hash(g)
    assert g != h or hash(g) == hash(h)


@given(dyadics, dyadics)
def test_numbers_add_and_compare_as_in_python(x, y):
    assert cgt.Game(x) + cgt.Game(y) == x + y
    assert (cgt.Game(x) < cgt.Game(y)) == (x < y)
    assert cgt.Game(x).as_fraction() == x
    assert hash(cgt.Game(x)) == hash(x)


@given(games)
def test_texts_give_the_game_again(g):
    assert cgt.Game(str(g)) == g
    assert cgt.Game(g.expression) == g


@given(games)
def test_canonical_options_give_the_game_again(g):
    assert cgt.game(g.left, g.right) == g


@given(games)
def test_outcome_is_the_order_with_0(g):
    expected = "L" if g > 0 else "R" if g < 0 else "P" if g == 0 else "N"
    assert g.outcome.value == expected


@given(games)
def test_mean_lies_between_the_stops(g):
    assert g.right_stop <= g.mean <= g.left_stop


@given(games, games)
def test_means_add(g, h):
    assert (g + h).mean == g.mean + h.mean


@given(games)
def test_thermograph_begins_at_the_stops(g):
    graph = g.thermograph
    if g.left_stop != g.right_stop:
        assert graph.at("left", 0) == g.left_stop
        assert graph.at("right", 0) == g.right_stop
    assert graph.left_wall[-1].value == graph.right_wall[-1].value == graph.mean


@given(games, games)
def test_games_of_two_workspaces_add_and_compare(g, h):
    with cgt.Workspace():
        other = cgt.Game(h.expression)
        total = other + g
    assert total == g + h == g + other
    assert other == h
    assert hash(other) == hash(h)
    assert (g <= other) == (g <= h)
