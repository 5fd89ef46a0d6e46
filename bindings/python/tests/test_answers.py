"""The types of answers are those of the module, and the answers are of these types."""

import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parents[1]


def test_answers_are_those_of_the_module(tmp_path):
    made = tmp_path / "_answers.py"
    subprocess.run([sys.executable, FOLDER / "tools" / "make_answers.py", made], check=True)
    committed = FOLDER / "summand" / "_answers.py"
    assert committed.read_text(encoding="utf-8") == made.read_text(encoding="utf-8"), (
        f"{committed.name} is stale: write it by make_answers.py"
    )
