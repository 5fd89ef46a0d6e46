import pickle
from fractions import Fraction

import pytest
import summand as cgt
from counting import Count

RULESETS = cgt.games()
PLAYERS = list(cgt.Player)


def ids(ruleset):
    return ruleset.name


@pytest.mark.parametrize("ruleset", RULESETS, ids=ids)
def test_every_game_is_a_function_with_a_description(ruleset):
    name = ruleset.name.replace("-", "_")
    its = getattr(cgt, name)
    assert its == ruleset or its.ruleset == ruleset
    assert ruleset.title and ruleset.rules and ruleset.notation and ruleset.source
    assert ruleset.rules in ruleset.description


@pytest.mark.parametrize("ruleset", RULESETS, ids=ids)
def test_examples_are_read_and_printed(ruleset):
    for example in ruleset.examples:
        try:
            position = ruleset.parse(example)
        except cgt.ParseError as error:
            assert "parameters" in str(error)
            return
        assert ruleset.parse(position.text) == position
        assert cgt.Game(repr(position)).position == position
        assert position.picture
        assert position.ruleset == ruleset


@pytest.mark.parametrize("ruleset", RULESETS, ids=ids)
def test_moves_are_played_by_name(ruleset):
    for position in ruleset.small_positions(20):
        for player in PLAYERS:
            for move in position.moves(player)[:20]:
                assert move.player == player
                assert position.play(move) == move.after
                assert position.play(move.name, player) == move.after


def test_moves_after_which_a_player_moves_again():
    position = cgt.nimstring("coins=3;strings=0-1,1-2,2-g")
    assert position.entails and position.loony
    assert [move.again for move in position.moves("left")] == [True, False, False]
    assert not cgt.nimstring("2x2").loony and cgt.nimstring("2x2").value == 0
    assert not cgt.nim(3).entails
    with pytest.raises(cgt.LimitReached, match="loony"):
        position.value  # noqa: B018


@pytest.mark.parametrize(
    "ruleset", [r for r in RULESETS if "loopy" not in r.rules and r.name != "northcott"], ids=ids
)
def test_values_are_those_of_the_moves(ruleset):
    for position in ruleset.small_positions(12):
        if position.loopy or position.entails:
            continue
        moves = {player: position.moves(player) for player in PLAYERS}
        left, right = ([move.after.game for move in moves[player]] for player in PLAYERS)
        assert position.value == cgt.game(left, right)
        assert position.mirror().value == -position.value
        assert position.value == sum(
            (part.count * part.position.game for part in position.parts()), cgt.Game(0)
        )
        theorem = position.theorem()
        if theorem is not None:
            assert theorem.text
            assert theorem.value is None or theorem.value == position.value
            assert theorem.outcome is None or theorem.outcome == position.outcome


def test_is_immutable_hashable_and_ordered():
    a, b = cgt.clobber("xo"), cgt.clobber("xo|ox")
    assert {a: 1}[cgt.clobber("xo")] == 1
    assert len({a, b, cgt.clobber("xo")}) == 2
    assert sorted([b, a]) == sorted([a, b])
    assert (a < b) != (b < a)
    assert a <= a and a >= a
    with pytest.raises(AttributeError):
        a.text = "x"


def test_equality_is_of_positions_not_of_values():
    assert cgt.nim(2, 2) != cgt.nim(3, 3)
    assert cgt.nim(2, 2).game == cgt.nim(3, 3).game
    assert cgt.clobber("xo") != "xo"
    for number in (0, Fraction(1, 2)):
        with pytest.raises(TypeError, match="position.game"):
            cgt.clobber("xo") < number


def test_a_position_and_a_game_are_ordered_by_their_values():
    with cgt.Workspace():
        elsewhere = cgt.Game("domineering(2x2)")
    board, star = cgt.domineering((2, 2)), cgt.clobber("xo")
    for position, equal, other in (
        (board, cgt.Game("{1|-1}"), cgt.Game("*")),
        (board, elsewhere, elsewhere + 1),
        (star, cgt.Game("*"), elsewhere),
        (cgt.ruleset(Count())(2), cgt.Game(2), elsewhere),
    ):
        assert position.value == equal and equal == position.game
        assert position.value != other
        assert position <= equal and equal >= position
        assert not (position < equal or equal > position)
        assert position < equal + 1 and equal + 1 > position
        assert position > equal - 1 and equal - 1 < position


def test_has_no_truth_value():
    with pytest.raises(TypeError):
        bool(cgt.nim(1))


def test_is_made_of_arguments():
    assert cgt.domineering((2, 3)) == cgt.domineering("...|...")
    assert cgt.nim(3, 5) == cgt.Game("nim(3,5)").position
    assert cgt.subtraction({1, 2}, 7).value == cgt.Game("*")
    assert cgt.octal("0.77", 3).value == cgt.Game("*3")
    for wrong in ([None], [1.5], [True], [("a",)]):
        with pytest.raises(TypeError):
            cgt.nim(*wrong)
    with pytest.raises(cgt.ParseError):
        cgt.nim(-1)


def test_error_of_a_text_has_the_place():
    with pytest.raises(cgt.ParseError) as caught:
        cgt.clobber("xo|x?")
    assert caught.value.text == "xo|x?"
    assert caught.value.offset == 4


def test_play_refuses_what_is_not_legal():
    board = cgt.domineering("..|..")
    with pytest.raises(ValueError, match="nobody"):
        board.play("z9")
    with pytest.raises(ValueError, match="Left cannot"):
        board.play("a1-b1", "left")
    with pytest.raises(ValueError, match="player is"):
        board.moves("middle")
    with pytest.raises(ValueError, match="other player"):
        board.play(board.moves("left")[0], "right")
    with pytest.raises(TypeError):
        board.play(3)
    with pytest.raises(ValueError):
        cgt.domineering("##|##").play(board.moves("left")[0])


def test_play_wants_the_player_if_that_matters():
    board = cgt.col("...")
    with pytest.raises(ValueError, match="name the player"):
        board.play(board.moves("left")[0].name)


def test_operators_make_games():
    board = cgt.domineering("..|..")
    assert (board + 1) == board.game + 1
    assert (1 - board) == 1 - board.game
    assert 2 * board == board * 2 == board.game + board.game
    assert -board == -board.game
    assert board - board == 0
    assert (board + cgt.nim(3)).expression == 'domineering("..|..") + nim(3)'


def test_too_many_moves_are_not_listed():
    with pytest.raises(cgt.LimitReached):
        cgt.nim(10**12).moves("left")
    assert cgt.nim(10**12).value == cgt.Game(f"*{10**12}")


def test_pictures():
    board = cgt.domineering("..|.#")
    assert board.svg().startswith("<svg")
    assert "tikzpicture" in board.tikz()
    assert [row.split() for row in board.picture.splitlines()] == [["·", "·"], ["·", "█"]]


def test_pickles():
    board = cgt.clobber("xoxo|oxox")
    assert pickle.loads(pickle.dumps(board)) == board
    assert pickle.loads(pickle.dumps(cgt.nim(1, 2))) == cgt.nim(1, 2)


def test_equal_parts_are_counted():
    parts = cgt.nim(3, 5, 5).parts()
    assert [(repr(part.position), part.count) for part in parts] == [("nim(3)", 1), ("nim(5)", 2)]
