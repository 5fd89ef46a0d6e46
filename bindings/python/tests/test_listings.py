"""Searches, explorations and first moves as rows."""

from fractions import Fraction

import pandas as pd
import pytest
import summand as cgt


def test_a_search_lists_positions():
    found = cgt.search("domineering", size="2x2", by="temperature(G)", show="mean(G), birthday(G)")
    assert isinstance(found, cgt.Search)
    assert found.names() == ["position", "value", "temperature(G)", "mean(G)", "birthday(G)"]
    assert len(found.rows()) == found["found"]
    first = found.rows()[0]
    assert (first["position"], first["value"], first["temperature(G)"]) == ('domineering("..|..")', "+-1", 1)
    for row in found.rows():
        game = cgt.Game(row["position"]).position
        assert row["temperature(G)"] == game.value.temperature
        assert isinstance(row["temperature(G)"], int | Fraction)
        assert row["mean(G)"] == str(game.value.mean)
    frame = found.to_pandas()
    assert list(frame.columns) == found.names()
    assert frame["temperature(G)"].max() == 1
    assert "+-1" in found._repr_html_()


def test_a_search_of_a_position_goes_through_what_can_be_reached():
    found = cgt.search(cgt.clobber("xo|ox"), where="G == *")
    assert found["where"] == "G == *"
    assert all(cgt.Game(row["position"]) == cgt.Game("*") for row in found.rows())
    assert found.rows()
    none = cgt.search(cgt.clobber("xo"), where="G == 100")
    assert none.rows() == [] and list(none.to_pandas().columns) == none.names()
    with pytest.raises(TypeError, match="no option 'wher'"):
        cgt.search("clobber(2x2)", wher="true")


def test_an_exploration_lists_options():
    board = cgt.domineering("..|..|..")
    rows = cgt.explore(board).rows()
    assert {row["player"] for row in rows} == {"left", "right"}
    for row in rows:
        assert cgt.Game(row["expression"]) == cgt.Game(row["value"])
    left = {cgt.Game(row["value"]) for row in rows if row["player"] == "left" and row["in_canonical_form"]}
    assert left == set(board.value.left)
    assert list(cgt.explore("0").to_pandas().columns) == cgt.explore("0").names()


def test_first_moves_say_who_wins():
    game = cgt.Game("nim(1,2) + domineering(2x2)")
    listed = cgt.moves(game, values=True)
    assert isinstance(listed, cgt.FirstMoves)
    for row in listed.rows():
        after = cgt.Game(row["leaves"])
        wins = after >= 0 if row["player"] == "left" else after <= 0
        assert (row["result"] == "win") == wins
        other = {1: cgt.domineering((2, 2)).game, 2: cgt.nim(1, 2).game}[row["term"]]
        assert cgt.Game(row["value"]) + other == after
    frame = listed.to_pandas()
    assert list(frame.columns) == listed.names() and len(frame) == len(listed.rows())
    only = cgt.moves(game, first="right")
    assert {row["player"] for row in only.rows()} == {"right"}
    assert "a2-b2" in listed._repr_html_()


def test_a_table_of_a_sweep_has_the_values():
    results = list(cgt.sweep("{}.^", [1, 2], executor="here"))
    for frame in (pd.DataFrame(results), pd.DataFrame(cgt.sweep("{}.^", [1, 2], executor="here"))):
        assert list(frame.columns) == ["item", "value", "error", "seconds"]
        assert list(frame["item"]) == [1, 2]
        assert list(frame["value"]) == [cgt.Game("^"), cgt.Game("^^")]
    failed = cgt.sweep("{1|{}}.^", [1], executor="here").to_pandas()
    assert failed["value"][0] is None and "ParseError" in failed["error"][0]
    assert list(cgt.sweep("nim({})", [], executor="here").to_pandas().columns) == ["item", "value", "error", "seconds"]


def test_a_result_of_a_sweep_is_a_mapping_that_does_not_change():
    (result,) = cgt.sweep("{} + 1", [1], executor="here")
    assert dict(result) == {"item": 1, "value": cgt.Game(2), "error": None, "seconds": result.seconds}
    for change in (lambda: setattr(result, "item", 2), lambda: delattr(result, "item")):
        with pytest.raises(AttributeError):
            change()
    with pytest.raises(KeyError):
        result["_form"]


@pytest.mark.parametrize(("day", "count"), [(0, 1), (1, 4), (2, 22), (3, 1474)])
def test_games_of_the_first_days(day, count):
    games = cgt.born_by(day)
    assert len(games) == len(set(games)) == count
    assert max(game.birthday for game in games) == day
    assert set(games) == {-game for game in games}
    assert games[0] == 0


def test_games_of_later_days_are_too_many():
    with pytest.raises(cgt.NotDefined, match="up to day 3"):
        cgt.born_by(4)
    with pytest.raises(cgt.NotDefined):
        cgt.born_by(-1)


@pytest.mark.parametrize(
    ("made", "expression"),
    [
        (lambda: cgt.snort("path", 5), "snort(path, 5)"),
        (lambda: cgt.snort("grid", (2, 3)), "snort(grid, 2x3)"),
        (lambda: cgt.col("cycle", 4), "col(cycle, 4)"),
        (lambda: cgt.hackenbush("dog"), "hackenbush(dog)"),
        (lambda: cgt.hackenbush("flower", 3, 2, 1), "hackenbush(flower, 3, 2, 1)"),
        (lambda: cgt.octal("kayles", 9), "octal(kayles, 9)"),
        (lambda: cgt.dim("proper", 12), "dim(proper, 12)"),
        (lambda: cgt.prim("keep-last", 12), "prim(keep-last, 12)"),
        (lambda: cgt.fox_and_geese((4, 4), "c2"), "fox-and-geese(4x4, c2)"),
        (lambda: cgt.generalised_cutcake("halves", "0.3", (2, 4)), 'generalised-cutcake(halves, "0.3", 2x4)'),
        (lambda: cgt.clobber("xo"), 'clobber("xo")'),
    ],
)
def test_words_are_texts_in_python(made, expression):
    assert made() == cgt.Game(expression).position


def test_a_word_that_a_game_does_not_know_is_an_error():
    with pytest.raises(cgt.ParseError, match="path"):
        cgt.snort("pth", 5)
    with pytest.raises(cgt.ParseError):
        cgt.hackenbush("dogg")
