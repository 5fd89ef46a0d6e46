import sqlite3

import pytest
import summand as cgt


def rows(path):
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as base:
        return base.execute(
            "SELECT name, count(*) FROM fact JOIN ruleset ON ruleset = id GROUP BY name"
        ).fetchall()


def test_values_are_kept_and_used(tmp_path):
    path = tmp_path / "values.db"
    expected = str(cgt.Game("domineering(4x5)").value)
    for _ in range(2):
        with cgt.store(path):
            assert str(cgt.Game("domineering(4x5)").value) == expected
    [(name, count)] = rows(path)
    assert name == "domineering" and count > 0


def test_nothing_is_written_without_a_store(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with cgt.Workspace():
        assert cgt.Game("domineering(4x5)").value is not None
    assert list(tmp_path.iterdir()) == []


def test_a_store_that_is_only_read_stays_as_it_is(tmp_path):
    path = tmp_path / "values.db"
    with cgt.store(path):
        pass
    before = path.read_bytes()
    with cgt.store(path, read_only=True):
        assert cgt.Game("domineering(4x5)").value is not None
    assert path.read_bytes() == before
    with pytest.raises(cgt.SummandError, match="missing.db"):
        cgt.store(tmp_path / "missing.db", read_only=True)


def test_a_file_of_another_kind_is_refused(tmp_path):
    path = tmp_path / "note.txt"
    path.write_text("This is no store.\n" * 100)
    with pytest.raises(cgt.SummandError, match="note.txt"):
        cgt.store(path)
    assert path.read_text() == "This is no store.\n" * 100


class Long:
    """Take 1, 2 or 4 counters from one of two heaps; Right may not take 4."""

    def __init__(self, version=None):
        if version is not None:
            self.version = version

    def moves(self, heaps, player):
        for i, heap in enumerate(heaps):
            for n in (1, 2, 4) if player == "left" else (1, 2):
                if n <= heap:
                    yield heaps[:i] + (heap - n,) + heaps[i + 1 :]

    def show(self, heaps):
        return ",".join(map(str, heaps))


def test_games_in_python_are_kept_by_their_version(tmp_path):
    path = tmp_path / "values.db"
    start = (40, 70)
    expected = str(cgt.ruleset(Long())(start).value)
    with cgt.store(path):
        assert str(cgt.ruleset(Long())(start).value) == expected
    assert rows(path) == []
    for version in ("1", "1", "2"):
        with cgt.store(path):
            assert str(cgt.ruleset(Long(version))(start).value) == expected
    assert len(rows(path)) == 2
