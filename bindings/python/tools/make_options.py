#!/usr/bin/env python3
"""Writes summand/_options.py: the options of the questions that functions of the package ask, for type checkers.

    PYTHONPATH=build/ci/python make_options.py FILE

Asks the built module.
"""

import importlib.util
import keyword
import pathlib
import sys
import textwrap

QUESTIONS = ["analyze", "draw", "eval", "explore", "judge", "moves", "nimber", "search", "solve", "table"]
WIDTH = 100

# The type of an option by what the help calls its value.
TYPES = {
    "": "Flag",
    "N": "Number",
    "I/N": "Text",
    "SIZE": "Number",
    "DURATION": "Number",
    "FILE": "File",
    "SIZES": "Range",
    "r=1..6": "Range",
    "c=1..6": "Range",
}

HEAD = '''"""The options of questions, for type checkers and editors. None leaves an option out.

The build makes this file with make_options.py.
"""

from __future__ import annotations

import os
from fractions import Fraction
from typing import SupportsIndex, TypeAlias, TypedDict

Flag: TypeAlias = bool | None
Number: TypeAlias = SupportsIndex | Fraction | str | None
File: TypeAlias = str | os.PathLike[str] | None
Range: TypeAlias = SupportsIndex | range | str | None
Text: TypeAlias = str | None
'''


def module():
    """The built module, without the package, whose file of options may belong to another version."""
    for folder in map(pathlib.Path, sys.path):
        for file in (folder / "summand").glob("_summand*.so"):
            spec = importlib.util.spec_from_file_location("summand._summand", file)
            its = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(its)
            return its
    raise SystemExit("make_options.py: the module is not built")


def name_in_python(option):
    name = option.replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


def options_class(question, options):
    lines = [f"class {question.capitalize()}Options(TypedDict, total=False):"]
    lines.append(f'    """The options of `summand {question}`."""')
    lines.append("")
    for name, value, sentence in options:
        if name == "json":  # a form of printing
            continue
        lines += textwrap.wrap(sentence, WIDTH, initial_indent="    # ", subsequent_indent="    # ")
        lines.append(f"    {name_in_python(name)}: {TYPES.get(value, 'Text')}")
    return "\n".join(lines) + "\n"


def main():
    its = module()
    classes = [options_class(question, its.options_of_question(question)) for question in QUESTIONS]
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write("\n\n".join([HEAD, *classes]))


if __name__ == "__main__":
    main()
