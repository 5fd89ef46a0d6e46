"""The progress of questions: a function, a bar, or a line."""

import io
import sys

import pytest
import summand as cgt
from summand import _progress

WORK = [("positions", 10, None), ("positions", 30, None), ("games", 1, 4), ("games", 4, 4)]


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Bar:
    all = []

    def __init__(self, total, unit, initial, unit_scale):
        self.total, self.unit, self.n, self.closed = total, unit, initial, False
        Bar.all.append(self)

    def update(self, by):
        self.n += by

    def close(self):
        self.closed = True


@pytest.fixture(autouse=True)
def no_bars():
    Bar.all = []


def tell(progress):
    with _progress.told(progress) as callback:
        for step in WORK:
            if callback is not None:
                callback(*step)


def test_a_function_is_called():
    seen = []
    tell(lambda *step: seen.append(step))
    assert seen == WORK


@pytest.mark.parametrize("progress", [None, False])
def test_nothing_is_shown_unless_asked_for(progress, monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    with _progress.told(progress) as callback:
        assert callback is None
    assert sys.stderr.getvalue() == ""


def test_each_work_has_a_bar_of_tqdm(monkeypatch):
    monkeypatch.setattr(_progress, "tqdm_if_there", lambda: Bar)
    tell(True)
    assert [(bar.unit, bar.n, bar.total, bar.closed) for bar in Bar.all] == [
        (" positions", 30, None, True),
        (" games", 4, 4, True),
    ]


def test_a_line_is_written_without_tqdm(monkeypatch):
    monkeypatch.setattr(_progress, "tqdm_if_there", lambda: None)
    monkeypatch.setattr(_progress, "SECONDS_BETWEEN_LINES", 0)
    monkeypatch.setattr(sys, "stderr", Terminal())
    tell(True)
    written = sys.stderr.getvalue()
    assert "30 positions" in written and "4 of 4 games" in written
    assert written.endswith(_progress.ERASE)


def test_nothing_is_written_into_a_pipe_without_tqdm(monkeypatch):
    monkeypatch.setattr(_progress, "tqdm_if_there", lambda: None)
    with _progress.told(True) as callback:
        assert callback is None


def test_a_bar_is_closed_after_an_error(monkeypatch):
    monkeypatch.setattr(_progress, "tqdm_if_there", lambda: Bar)
    with pytest.raises(ValueError), _progress.told(True) as callback:
        callback(*WORK[0])
        raise ValueError
    assert Bar.all[0].closed


def test_questions_take_true(monkeypatch):
    monkeypatch.setattr(_progress, "tqdm_if_there", lambda: Bar)
    with cgt.limits(time="1s"):
        try:
            cgt.solve("domineering(9x9)", progress=True)
        except cgt.LimitReached:
            pass
    assert Bar.all and all(bar.closed for bar in Bar.all)
