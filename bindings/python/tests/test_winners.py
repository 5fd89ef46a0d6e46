"""Who wins sums of every kind: the rows of tests/data/winners.tsv, which every door of the program gives, too."""

import pathlib

import pytest
import summand as cgt

DATA = pathlib.Path(__file__).resolve().parents[3] / "tests/data/winners.tsv"
OUTCOMES = {("left", "left"): "L", ("right", "right"): "R", ("left", "right"): "N", ("right", "left"): "P"}


def rows():
    for line in DATA.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("# "):
            _, game, convention, left, right = line.split("\t")
            yield game, convention == "misere", left, right


@pytest.mark.parametrize(("game", "misere", "left", "right"), list(rows()))
def test_every_question_has_the_winners_of_plain_play(game, misere, left, right):
    analysis = cgt.analyze(game, misere=misere)
    assert analysis.winner == {"left": left, "right": right}
    outcome = cgt.eval(f"{'misere_outcome' if misere else 'outcome'}({game})")
    expected = OUTCOMES.get((left, right))
    assert expected is None or outcome == cgt.Outcome(expected)
    moves = cgt.moves(game, misere=misere)
    for player, winner in (("left", left), ("right", right)):
        if moves[player]["legal"]:
            assert any(move["result"] == "win" for move in moves[player]["moves"]) == (winner == player)
