"""Type checkers understand the package, and what users write with it."""

import pathlib
import re

import pytest
import summand
from mypy import api

FOLDER = pathlib.Path(__file__).parents[1]
SCRIPT = pathlib.Path(__file__).with_name("typed_script.py")
SAID = re.compile(r"^(.*?):(\d+): (note|error): (.*)$")


@pytest.fixture(autouse=True)
def where_the_package_is(monkeypatch):
    folder = pathlib.Path(summand.__file__).parents[1]
    if folder.name != "site-packages":  # mypy finds installed packages itself, and refuses to be told about them
        monkeypatch.setenv("MYPYPATH", str(folder))


def checked(tmp_path, *what):
    """What mypy says, by file and line."""
    config = ["--config-file", str(FOLDER / "mypy.ini"), "--cache-dir", str(tmp_path)]
    out, failure, _ = api.run([*config, "--no-error-summary", *what])
    assert not failure
    return [found.groups() for line in out.splitlines() if (found := SAID.match(line))]


def test_the_package_obeys_mypy_strict(tmp_path):
    assert checked(tmp_path, "-p", "summand") == []


def test_what_users_write_has_types(tmp_path):
    said = {
        int(line): text
        for _, line, kind, text in checked(tmp_path, str(SCRIPT))
        if kind == "error" or text.startswith("Revealed")
    }
    expected = {}
    for number, line in enumerate(SCRIPT.read_text(encoding="utf-8").splitlines(), 1):
        if "  # " in line:
            expected[number] = line.split("  # ")[1].removeprefix("error: ")
    assert said.keys() == expected.keys()
    for number, text in said.items():
        shown = re.sub(r"\b(?:summand|fractions|builtins)\.(?:\w+\.)*", "", text)
        assert expected[number] in shown.replace('Revealed type is ', ""), number
