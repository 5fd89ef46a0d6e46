import pytest
import summand as cgt
from summand import babylon, sucker


def test_main_example():
    answer = (cgt.domineering("....|....") + cgt.Game("{3|-1}")).analyze()
    assert answer.outcome is cgt.Outcome.NEXT
    assert answer.winner == {"left": "left", "right": "right"}
    assert answer.value == cgt.domineering("....|....") + cgt.Game("{3|-1}")
    assert answer.reason
    assert "Left wins" in str(answer)
    assert dict(answer)["command"] == "analyze"


def test_options_are_those_of_the_program():
    answer = cgt.analyze("{0,*|0}", steps=True)
    assert answer["steps"]
    with pytest.raises(TypeError, match="no option 'stepz'"):
        cgt.analyze("1", stepz=True)
    with pytest.raises(TypeError, match="an option is"):
        cgt.analyze("1", by=object())
    with pytest.raises(ValueError, match="no question"):
        cgt.ask("nosuch")


def test_errors_of_questions_have_the_place():
    with pytest.raises(cgt.ParseError) as caught:
        cgt.analyze("1 + nosuch")
    assert caught.value.offset == 4


def test_nimber_and_solve():
    assert cgt.nimber(cgt.cram((3, 3))) == 0
    assert cgt.solve(cgt.clobber("xo|ox")).outcome is cgt.Outcome.NEXT


def test_table():
    table = cgt.table("nim(r,c)", rows=range(0, 2), cols=range(0, 3))
    assert table.rows()[-1] == {"r": 1, "c": 2, "value": "*3"}
    frame = table.to_pandas()
    assert frame.loc[1, 2] == "*3"
    single = cgt.table("nim(n,1)", rows="n=1..2")
    assert [row["value"] for row in single.rows()] == ["0", "*3"]
    assert list(single.to_pandas()["value"]) == ["0", "*3"]


def test_draw(tmp_path):
    figure = cgt.draw("{3|-1}")
    figure.save(tmp_path / "x.svg")
    assert (tmp_path / "x.svg").read_text().startswith("<svg")
    figure.save(tmp_path / "x.tex")
    assert str(figure)
    with pytest.raises(ValueError, match="ends in"):
        figure.save(tmp_path / "x.png")


def test_thermographs():
    graph = cgt.Game("{3|-1}").thermograph
    assert graph.left_wall == [(-1, 4), (2, 1)]
    assert graph.right_wall[0] == cgt.Point(t=-1, value=-2)
    assert graph.plot()._repr_svg_() == graph.svg()
    assert graph == cgt.Game("{3|-1}").thermograph
    with pytest.raises(ValueError):
        graph.at("left", -2)
    with pytest.raises(TypeError):
        graph.at("left", 0.5)


def test_heaps(tmp_path):
    kayles = cgt.heaps("kayles")
    values = kayles.values(1000)
    assert values.dtype == "uint8" and len(values) == 1000
    assert not values.flags.writeable
    first = values.copy()
    more = kayles.values(100_000)
    assert (more[:1000] == first).all() and (values == first).all()
    assert kayles[10**30] == values[72 + (10**30 - 72) % 12]
    period = kayles.period()
    assert (period.preperiod, period.period, period.proved) == (71, 12, True)
    period.save(tmp_path / "proof")
    assert not cgt.verify(tmp_path / "proof")._response.refuted
    assert cgt.heaps([1, 2, 5]).period().period == 3
    with pytest.raises(cgt.ParseError):
        cgt.heaps("0.9x")
    with pytest.raises(ValueError):
        kayles.values(-1)


def test_arrays_outlive_their_sequence():
    values = cgt.heaps("0.007").values(5000)
    copy = values.copy()
    for _ in range(5):
        cgt.heaps("0.007").values(200_000)
    assert (values == copy).all()


def test_babylon():
    assert babylon(3, 3) == cgt.Game("babylon(3,3)").position
    assert babylon.solve("3,3")["winner"] in ("first", "second")
    assert babylon.ruleset.title == "Babylon"


def test_sucker():
    state = "blue: b3 r1; red: r2; piles: br rbr b; to move: blue"
    assert sucker.endgame(state)["winner"] in ("blue", "red")
    assert "blue" in str(sucker.show(state))


def test_match_is_played_and_taken_back():
    match = cgt.Match("nim(1,2)")
    assert match.to_move == cgt.LEFT
    assert match.moves() == ["1->0", "2->0", "2->1"]
    assert match.hint()["move"] == "2->1"
    assert match.answer() == "2->1"
    assert match.why()
    match.undo()
    assert match.to_move == cgt.LEFT
    match.play("2->0").play("1->0")
    assert match.over and match.winner == cgt.RIGHT and match.to_move is None
    below = cgt.Match("clobber(3x2)", origin="bottom")
    assert "a3-b3" in below.moves() and "\norigin bottom\n" in below.record()
    again = cgt.Match(record=match.record())
    assert again.over
    again.close()
    with pytest.raises(TypeError):
        cgt.Match()
    with pytest.raises(cgt.SummandError):
        cgt.Match("nim(1)").play("9->9")


def test_play_at_the_terminal(capsys):
    lines = iter(["hint", "nonsense", "moves", "2->1", "1->0", "1->0"])
    match = cgt.play("nim(1,2)", read=lambda prompt: next(lines))
    assert match.over and match.winner == cgt.LEFT
    assert "2->1" in capsys.readouterr().out
