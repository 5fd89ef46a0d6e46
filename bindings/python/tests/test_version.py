"""The version is written in one place."""

import pathlib
import re

import summand

PROJECT = pathlib.Path(__file__).parents[3] / "CMakeLists.txt"


def test_the_module_has_the_version_of_the_project():
    version = re.search(r"VERSION (\d+\.\d+\.\d+) LANGUAGES", PROJECT.read_text(encoding="utf-8"))[1]
    assert summand.__version__ == version
