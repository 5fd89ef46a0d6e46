"""The names of the package are written down, for editors, type checkers and help(), and are those of the module."""

import ast
import doctest
import inspect
import pydoc
import sys
import typing

import pytest
import summand as cgt
from summand import _names, _summand

FUNCTIONS = [row for row in _summand.functions() if row[0] != "why"]


def test_all_is_what_the_package_has():
    assert len(set(cgt.__all__)) == len(cgt.__all__)
    assert all(hasattr(cgt, name) for name in cgt.__all__)
    modules = {"annotations", "TYPE_CHECKING", "match", "plotting", "eval", "pow"}
    public = {name for name in vars(cgt) if not name.startswith("_")}
    assert public - set(cgt.__all__) <= modules | set(sys.builtin_module_names)


def test_names_stand_in_the_source():
    """What an editor completes without running anything."""
    tree = ast.parse(inspect.getsource(_names))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    rulesets = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    assert functions == {row[0] for row in FUNCTIONS}
    assert rulesets == {its.name.replace("-", "_") for its in cgt.games()} - {"babylon"}


def allows(annotation, result):
    """Whether a result is of the type that is declared."""
    kind = typing.get_origin(annotation)
    if kind is list:
        (element,) = typing.get_args(annotation)
        return type(result) is list and all(allows(element, its) for its in result)
    if kind is not None:
        return any(allows(its, result) for its in typing.get_args(annotation))
    return type(result) is annotation


class Recorder:
    """The module, which keeps what one of its functions gives."""

    def __init__(self, name):
        self.name = name
        self.results = []

    def __getattr__(self, name):
        its = getattr(cgt, name)
        if name != self.name:
            return its
        return lambda *arguments: self.results.append(its(*arguments)) or self.results[-1]


@pytest.mark.parametrize("row", FUNCTIONS, ids=lambda row: row[0])
def test_a_function_has_a_signature_and_gives_its_type(row):
    name, *_, least, most = row
    function = getattr(cgt, name)
    parameters = inspect.signature(function).parameters.values()
    needed = [its for its in parameters if its.default is its.empty and its.kind is not its.VAR_POSITIONAL]
    assert len(needed) == least
    assert most is None or len(parameters) == most
    module = Recorder(name)
    (example,) = doctest.DocTestParser().get_examples(function.__doc__)
    eval(example.source, {"cgt": module})
    (result,) = module.results
    assert allows(typing.get_type_hints(function)["return"], result), result


def test_arguments_have_names():
    assert cgt.cool(G="{3|-1}", t=1) == cgt.cool("{3|-1}", 1)
    assert cgt.sentestrat("{9|3} + {2|-1}", last="{9|3}", t=1).kind == "advice"
    assert cgt.heat("^", 1, 2) == cgt.heat("^", s=1, t=2)


def test_texts_are_texts():
    assert cgt.playout("thermostat", "{3|-1}") == [3, -1]
    assert cgt.three_stops(3, 2, 0, cgt.RIGHT)["market"] == "equitable"
    assert cgt.find("toads-and-frogs", 1)["game"] == "toads-and-frogs"


def test_help_shows_signatures():
    shown = pydoc.plain(pydoc.render_doc(cgt))
    assert "cool(G: 'GameLike', t: 'GameLike') -> 'Game'" in shown
    assert "clobber = <game Clobber>" in shown
    assert "removes that stone" in pydoc.plain(pydoc.render_doc(cgt.clobber))
    assert "call it to make a position" in pydoc.plain(pydoc.render_doc(cgt.Ruleset))
    assert "G with a tax of t >= -1 on every move." in pydoc.plain(pydoc.render_doc(cgt.cool))
