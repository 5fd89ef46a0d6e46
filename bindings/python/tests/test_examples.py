"""Every example in a docstring and in the guide gives what it says."""

import doctest
import inspect
import pathlib

import pytest
import summand

GUIDE = pathlib.Path(__file__).parents[3] / "docs" / "guide" / "python.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def documented():
    """All public objects that have examples, by name."""
    found = {"summand": summand}
    for name in summand.__all__:
        its = getattr(summand, name)
        found[name] = its
        if inspect.ismodule(its):
            found |= {f"{name}.{key}": part for key, part in vars(its).items() if callable(part)}
    return {name: its for name, its in found.items() if ">>>" in str(inspect.getdoc(its))}


def run(text, name):
    test = doctest.DocTestParser().get_doctest(text, {"cgt": summand}, name, None, 0)
    said = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)
    assert runner.tries > 0


@pytest.mark.parametrize("name", documented())
def test_docstring(name):
    run(inspect.getdoc(documented()[name]), name)


def test_guide():
    text = GUIDE.read_text(encoding="utf-8")
    blocks = text.split("```")[1::2]
    run("\n".join(block[3:] for block in blocks if block.startswith("pycon\n"))[3:], "guide")
