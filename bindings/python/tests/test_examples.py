"""Every example in a docstring and in the guide gives what it says."""

import ast
import doctest
import inspect
import pathlib

import pytest
import summand
from summand import _names

GUIDE = pathlib.Path(__file__).parents[3] / "docs" / "guide" / "python.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def documented():
    """All public objects that have examples, with their members, by name."""
    found = {"summand": summand, "eval": summand.eval, "pow": summand.pow}
    for name in summand.__all__:
        its = getattr(summand, name)
        found[name] = its
        if inspect.isclass(its) or inspect.ismodule(its):
            members = {key: part for key, part in vars(its).items() if key[0] != "_" or key == "__call__"}
            found |= {f"{name}.{key}": part for key, part in members.items()}
    texts = {name: inspect.getdoc(its) for name, its in found.items()}
    return {name: text for name, text in (texts | of_names()).items() if ">>>" in str(text)}


def of_names():
    """The texts below the names of games, which only editors and the pages of the site show."""
    tree = ast.parse(inspect.getsource(_names))
    texts = [node.value.value for node in tree.body if isinstance(node, ast.Expr)]
    names = [node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)]
    return dict(zip(names, texts[1:], strict=True))


def run(text, name):
    test = doctest.DocTestParser().get_doctest(text, {"cgt": summand}, name, None, 0)
    said = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)
    assert runner.tries > 0


DOCUMENTED = documented()


@pytest.mark.parametrize("name", DOCUMENTED)
def test_docstring(name):
    run(DOCUMENTED[name], name)


def test_guide():
    text = GUIDE.read_text(encoding="utf-8")
    blocks = text.split("```")[1::2]
    run("\n".join(block[3:] for block in blocks if block.startswith("pycon\n"))[3:], "guide")
