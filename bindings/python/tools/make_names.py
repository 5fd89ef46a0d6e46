#!/usr/bin/env python3
"""Writes summand/_names.py: the functions of the language and the games of the library as names of Python.

    PYTHONPATH=build/ci/python make_names.py FILE

Asks the built module, and computes every example.
"""

import re
import sys
import textwrap
import types
from fractions import Fraction

WIDTH = 100
ELSEWHERE = {"why", "babylon"}  # summand.why asks a question, summand.babylon is a module

HEAD = '''"""The functions of the language and the games of the library, by their names.

The build makes this file with make_names.py.
"""

from __future__ import annotations

from ._functions import call, given, ruleset_named
from ._summand import Game, Ruleset, Thermograph
from .types import GameLike, Number, Outcome, Record
'''

# What the help calls an argument: its name in Python, its type, and what it is.
ARGUMENTS = {
    "G": ("G", "GameLike", "A game."),
    "H": ("H", "GameLike", "A game."),
    "B": ("B", "GameLike", "A game: the base of an ordinal sum."),
    "U": ("U", "GameLike", "A game."),
    "D": ("D", "GameLike", "A stopper with D + D = D."),
    "G + H + ...": ("G", "GameLike", "A sum of games."),
    "LAST": ("last", "GameLike", "The game in which the opponent moved."),
    "GAME": ("game", "Ruleset | str", "A game of the library, or its name."),
    "W": ("W", "GameLike", "An atomic weight."),
    "charge": ("charge", "GameLike", "A number."),
    "*n": ("n", "GameLike", "A nimber."),
    "*a": ("a", "GameLike", "A nimber."),
    "*b": ("b", "GameLike", "A nimber."),
    '"thermostat"': ("strategy", "str", 'The name of a strategy, such as "thermostat".'),
    '"komaster"': ("komaster", "str", 'Who has the ko threats: "left", "right" or "nobody".'),
    '"right"': ("player", "str", 'The player who threatens: "left" or "right".'),
} | {name: (name, "GameLike", "A number.") for name in ("a", "b", "c", "d", "n", "s", "t", "x", "y", "z")}

OF_FUNCTION = {
    ("left_wall", "G"): ("G", "GameLike | Thermograph", "A game or a thermograph."),
    ("right_wall", "G"): ("G", "GameLike | Thermograph", "A game or a thermograph."),
    ("heat", "s"): ("s", "GameLike", "A game: what every move earns, or Left's moves."),
    ("heat", "t"): ("t", "GameLike", "A game: what Right's moves earn."),
    ("overheat", "s"): ("s", "GameLike", "A game: what an integer is multiplied with."),
    ("overheat", "t"): ("t", "GameLike", "A game: what other moves earn."),
    ("pow", "x"): ("x", "GameLike", "A number, or a game {0|H}."),
    ("pow", "n"): ("n", "GameLike", "A number, or for a game {0|H} on, n+over or n+under."),
    ("pow_to", "x"): ("x", "GameLike", "A number, on, n+over or n+under."),
    ("overheat_from_zero", "t"): ("t", "GameLike", "A game: what every move earns."),
    ("superstar", "a"): ("a", "GameLike", "A nimber."),
    ("superstar", "b"): ("b", "GameLike", "A nimber."),
}
LISTS = {"heat": "G, s, t"}  # the arguments, if the help shows fewer

# The type of a result, if that of the example says less or too much.
RESULTS = {
    "birthday": "int",
    "followers": "int",
    "remoteness": "list[int]",
    "suspense": "list[int]",
    "remoteness_moves": "list[list[Game]]",
    "suspense_moves": "list[list[Game]]",
}


def summand_without_names():
    """The package, even if the present file of names belongs to another version of the module."""
    blank = types.ModuleType("summand._names")
    blank.__all__ = []
    blank.pow = None
    sys.modules[blank.__name__] = blank
    import summand

    return summand


def split(arguments):
    """The arguments of a call, at the commas outside of all brackets and texts."""
    out, depth, text = [""], 0, False
    for sign in arguments:
        text ^= sign == '"'
        if not text:
            depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0 and not text:
            out.append("")
        else:
            out[-1] += sign
    return [argument.strip() for argument in out]


def quoted(text):
    return f"'{text}'" if '"' in text else f'"{text}"'


class Writer:
    def __init__(self, summand):
        self.summand = summand
        self.rulesets = {ruleset.name: ruleset for ruleset in summand.games()}

    # --- functions ---

    def parameters(self, name, arguments, least, most):
        """(name, type, what it is, kind) of each argument. The kind is "needed", "optional" or "many"."""
        out = []
        shown = split(LISTS.get(name, arguments))
        for number, argument in enumerate(shown):
            if argument == "...":
                continue
            its = OF_FUNCTION.get((name, argument)) or ARGUMENTS.get(argument)
            if its is None:
                raise SystemExit(f"make_names.py: ARGUMENTS does not say what {argument!r} is in {name}({arguments})")
            many = most is None and number == len(shown) - 2
            kind = "many" if many else "needed" if number < least else "optional"
            out.append((*its, kind))
        if most is not None and len(out) != most:
            raise SystemExit(f"make_names.py: {name}({arguments}) takes {most} arguments: say them in LISTS")
        return out

    def argument_in_python(self, text):
        if re.fullmatch(r"-?\d+|\".*\"", text):
            return text
        if text in self.rulesets:
            return f"cgt.{text.replace('-', '_')}"
        return quoted(text)

    def example_in_python(self, name, example):
        """An example such as cool({3|1}, 1) as a call of the module."""
        found = re.fullmatch(rf"{name}\((.*?)\)( == (.*))?", example)
        if found is None:
            raise SystemExit(f"make_names.py: the example {example} is no call of {name}")
        call = f"cgt.{name}({', '.join(map(self.argument_in_python, split(found[1])))})"
        return f"{call} == {quoted_game(found[3])}" if found[3] else call

    def type_of(self, result):
        its = self.summand
        if isinstance(result, bool):
            return "bool"
        if isinstance(result, int | Fraction):
            return "Number"
        if isinstance(result, list):
            return f"list[{' | '.join(dict.fromkeys(map(self.type_of, result)))}]"
        for kind in (its.Game, its.Outcome, its.Thermograph, its.Record, str):
            if isinstance(result, kind):
                return kind.__name__
        raise SystemExit(f"make_names.py: {result!r} has no type")

    def result_of(self, name, example):
        """What a function gives: evaluated as an example of the language, because this module has no names yet."""
        found = re.fullmatch(rf"({name}\(.*?\))( == .*)?", example)
        evaluated = self.summand.eval(found[1])
        if isinstance(evaluated, self.summand.Game | list):
            # A call turns games that are numbers into numbers of Python, if that is what the function gives.
            evaluated = self.summand._functions.call(name, *self.objects(split(found[1][len(name) + 1 : -1])))
        return evaluated

    def objects(self, arguments):
        return [argument[1:-1] if argument[0] == '"' else argument for argument in arguments]

    def function(self, row):
        name, arguments, sentence, example, gives, least, most = row
        parameters = self.parameters(name, arguments, least, most)
        result = self.result_of(name, example)
        signature, passed = [], []
        optional = [its for its, _, _, kind in parameters if kind == "optional"]
        for its, kind_of_object, _, kind in parameters:
            signature.append(
                f"*{its}: {kind_of_object}" if kind == "many"
                else f"{its}: {kind_of_object} | None = None" if kind == "optional"
                else f"{its}: {kind_of_object}"
            )
            if kind != "optional":
                passed.append(f"*{its}" if kind == "many" else its)
        if optional:
            passed.append(f"*given({', '.join(optional)})")
        its_type = RESULTS.get(name) or self.type_of(result)
        doc = [*wrapped(sentence), "", "Args:"]
        for its, _, what, _ in parameters:
            doc += wrapped(f"{its}: {what}", "    ")
        if isinstance(result, self.summand.Record):
            doc += ["", "Returns:"]
            doc += wrapped(f"A record of the kind {result.kind!r} with the members {listed(result)}.", "    ")
        doc += ["", "Examples:", *self.lines_of_example(name, example, result)]
        text = "\n".join(f"    {line}".rstrip() for line in doc).strip()
        return (
            f"def {name}({', '.join(signature)}) -> {its_type}:\n"
            f'    {raw(text)}"""{text}\n    """\n'
            f"    result: {its_type} = call({', '.join([quoted(name), *passed])})\n"
            f"    return result\n"
        )

    def lines_of_example(self, name, example, result):
        call = self.example_in_python(name, example)
        if isinstance(result, self.summand.Record):
            return [f"    >>> print({call})", *(f"    {line}" for line in str(result).split("\n"))]
        if " == " in call:
            return [f"    >>> {call}", "    True"]
        return [f"    >>> {call}", f"    {result!r}"]

    # --- games ---

    def game(self, ruleset):
        name = ruleset.name.replace("-", "_")
        paragraphs = [f"{ruleset.title}. {ruleset.rules}", ruleset.notation, f"{ruleset.source}."]
        doc = "\n\n".join("\n".join(wrapped(paragraph)) for paragraph in paragraphs if paragraph)
        if ruleset.examples:
            call = f"cgt.{name}({quoted(ruleset.examples[0])})"
            doc += f"\n\nExamples:\n    >>> {call}\n    {ruleset.parse(ruleset.examples[0])!r}"
        return f'{name}: Ruleset = ruleset_named("{ruleset.name}")\n{raw(doc)}"""{doc}\n"""\n'

    def text(self):
        functions = [row for row in self.summand._summand.functions() if row[0] not in ELSEWHERE]
        rulesets = sorted((its for name, its in self.rulesets.items() if name not in ELSEWHERE), key=lambda its: its.name)
        names = [row[0] for row in functions] + [its.name.replace("-", "_") for its in rulesets]
        if len(set(names)) != len(names):
            raise SystemExit("make_names.py: a game and a function have the same name")
        public = sorted(set(names) - {"pow"})  # which would hide that of Python
        listing = "__all__ = [\n" + "".join(f'    "{name}",\n' for name in public) + "]\n"
        return "\n\n".join(
            [HEAD + "\n" + listing, *map(self.function, functions)]
        ) + "\n\n" + "\n".join(map(self.game, rulesets))


def quoted_game(text):
    return f"cgt.Game({quoted(text)})"


def raw(text):
    return "r" if "\\" in text else ""


def listed(names):
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def wrapped(text, indent=""):
    return textwrap.wrap(
        text, WIDTH - 8, initial_indent=indent, subsequent_indent=indent + ("    " if indent else ""),
        break_long_words=False, break_on_hyphens=False,
    )


def main():
    text = Writer(summand_without_names()).text()
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
