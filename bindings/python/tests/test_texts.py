import pytest
import summand as cgt

HALF = "\ud800"


def test_half_a_character_is_refused_everywhere():
    nim = cgt.nim(3)
    for call in (
        lambda: nim.moves(HALF),
        lambda: nim.play(HALF),
        lambda: nim.play("3->1", HALF),
        lambda: cgt.domineering(HALF),
        lambda: cgt.domineering.parse(HALF),
        lambda: cgt.eval(HALF),
        lambda: cgt.mean(HALF),
        lambda: cgt.solve(HALF),
        lambda: cgt.heaps(HALF),
    ):
        with pytest.raises((TypeError, ValueError)):
            call()


def test_messages_cut_texts_between_characters():
    for name in ("a" + "é" * 60, "\x1b[31m" + "🂡" * 40, "x" * 10_000):
        with pytest.raises(ValueError) as caught:
            cgt.nim(3).play(name)
        assert len(str(caught.value)) < 200
        assert "\x1b" not in str(caught.value)
    with pytest.raises(ValueError):
        cgt.nim(3).moves("é" * 60)
