#!/usr/bin/env python3
"""Computes tests/data/notation_of_peers.tsv: what other programs print, and the game that they mean by it.

    CGSUITE='java -cp …' bench/peers/notation.py > tests/data/notation_of_peers.tsv

Each game is given to the programs in nested braces, which all of them read. So a row says what a text means: the
program reads the braces, and prints the text. The braces are those of the simple reader of scripts/verify, which is no
part of Summand. Needs cgt-py 0.11.0 (with anywidget), pycgt 0.2.0, and CGSuite as README.md describes it.
"""
import importlib.metadata
import os
import pathlib
import shlex
import subprocess
import sys

import cgt_py
import pycgt

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts/verify"))
from short_games import Games, lowest
from value_text import Reader

VERSIONS = {"cgt-py": "0.11.0", "pycgt": "0.2.0"}

# Numbers with ups and a nimber, as number, ups, nimber.
CLOSED = [
    (number, ups, star)
    for number in ("0", "1", "-1", "2", "-3/4")
    for ups, star in ((0, 0), (0, 1), (0, 3), (1, 0), (1, 1), (-1, 0), (-2, 1), (2, 0))
]
CLOSED += [("1/2", 0, 0), ("-1/2", 0, 1), ("-7/8", 1, 0), ("-5", 3, 2), ("-10", 0, 2), ("12", -3, 0), ("-1", 0, 2)]

OTHERS = """
tiny(1); tiny(2); tiny(1/2); tiny({3|1}); miny(1); miny(2); miny({3|1}); miny(2 + *)
2 + tiny(2); -2 + tiny(2); 1/2 + miny(1); -1/2 + miny(1); -1 + tiny({3|1})
{1|-1}; {2|-2}; {1/2|-1/2}; +-{3|1}; +-(1 + *); +-(1 + ^); +-^; +-(1,{3|0}); +-(*,^); +-(2 + tiny(2))
{2|-1}; {1|0}; {1|*}; {3||2|1}; {3|2||1|0}; {2|1||0|-1}; {9|5||4|0}; {5||3|1|||-2}
^<2>; ^<3>; ^[2]; ^[3]; v<2>; 1 + ^<2>; -1 + ^<2>; -1 + v[2] + *
superstar(0,2); superstar(1,2); -superstar(0,2)
{0|-2 + ^}; {-1 + v + *|-3}; {-1 + ^||-1|-5}; {4 + ^||2|0}; {0|-2||-2 + ^|-5}; {-1 + *|-2 + *3}
{1|-1,{2|-4}}; {0,{1|-1}|*}; {^|-1}; {*2|v}; {1,{2|*}|0}; {{2|-1 + ^},0|-1}; {1 + *||0|-1 + v}
"""


def expressions():
    for number, ups, star in CLOSED:
        terms = [number] if number != "0" or not (ups or star) else []
        terms += [f"^{ups}" if ups > 0 else f"v{-ups}"] if ups else []
        terms += [f"*{star}"] if star else []
        yield " + ".join(terms)
    for line in OTHERS.strip().splitlines():
        yield from (one.strip() for one in line.split(";"))


class Braces:
    """Games in nested braces with one bar, in which only numbers and nimbers have names."""

    def __init__(self):
        self.games = Games()
        self.texts = {self.games.nimber(n): f"*{n}" for n in range(2, 9)} | {self.games.star: "*"}
        for eighths in range(-160, 161):
            numerator, denominator = lowest(eighths, 8)
            name = str(numerator) if denominator == 1 else f"{numerator}/{denominator}"
            self.texts[self.games.number(numerator, denominator)] = name

    def of(self, expression):
        return self.text(Reader(self.games, expression).whole())

    def text(self, game):
        if game not in self.texts:
            sides = (sorted(map(self.text, side), key=lambda text: (len(text), text)) for side in self.games.forms[game])
            self.texts[game] = "{" + "|".join(",".join(side) for side in sides) + "}"
        return self.texts[game]


# Loopy games, which CGSuite alone has. In braces, pass is a move to the game itself.
LOOPY = [
    "{5|pass}", "{pass|-5}", "{-5|pass}", "{pass|3/2}", "{-1/2|pass}", "{{5|pass}|{pass|-5}}", "{{pass|}|{5|pass}}",
    "{{5|pass}|{0|-1}}", "{3|{3|{pass|3}}}", "{0|{0|{pass|0}}}",
]


def output_of(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def at_top_level(text):
    """The parts between commas outside of all brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "{([") - (letter in "})]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def main():
    for package, version in VERSIONS.items():
        if importlib.metadata.version(package) != version:
            sys.exit(f"{package} {version} is needed")
    writer = Braces()
    braces = list(dict.fromkeys(map(writer.of, expressions())))
    printed = output_of([*shlex.split(os.environ["CGSUITE"]), "[" + ",".join(braces + LOOPY) + "]"])
    texts = {
        "cgt-py": [repr(cgt_py.CanonicalForm(one)).removeprefix("CanonicalForm('").removesuffix("')") for one in braces],
        "pycgt": [pycgt.render(pycgt.parse(one)) for one in braces],
        "CGSuite": at_top_level(printed.removeprefix("[").removesuffix("]")),
    }
    print("# What other programs print, and the game that they mean: program, text, game in nested braces.")
    print("# cgt-py 0.11.0, pycgt 0.2.0, CGSuite 2.2-beta2 (e909ab8), by bench/peers/notation.py.")
    for program, its in texts.items():
        games = braces + LOOPY if program == "CGSuite" else braces
        assert len(its) == len(games), program
        for game, text in zip(games, its):
            print(program, text, game, sep="\t")


if __name__ == "__main__":
    main()
