#!/usr/bin/env bash
# pycgt 0.2.0 (PyPI), short games in plain Python.
#
# Expected: parse(render(G)) is G, as for str and Fraction: the module has both functions, one beside the other.
# Seen: parse refuses the names of sums such as -1^ and of tinies. Three ups are printed as Tiny(v), since both are
# {0||0|^}. The nimber of six is printed as a switch with six options. So a text of this package is to be read by the
# conventions of the field, and not by its own reader.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install pycgt==0.2.0
seen "up + star: ^* is refused
1 + star: 1* is refused
-1 + up: -1^ is refused
three ups: Tiny(v) is refused
nim-heap of six: +-{*,*2,*3,*4,*5,0} is read
tiny two: Tiny(2) is refused
switch: +-1 is read" <<'PYTHON'
from pycgt.game import add, canonical
from pycgt.notation import parse, render
from pycgt.values import STAR, UP, nimber, number, plus_minus, tiny

games = {
    "up + star": add(UP, STAR),
    "1 + star": add(number(1), STAR),
    "-1 + up": add(number(-1), UP),
    "three ups": add(UP, add(UP, UP)),
    "nim-heap of six": nimber(6),
    "tiny two": tiny(number(2)),
    "switch": plus_minus(1),
}
for name, g in games.items():
    text = render(canonical(g))
    try:
        answer = "read" if canonical(parse(text)) == canonical(g) else "read as another game"
    except ValueError:
        answer = "refused"
    print(f"{name}: {text} is {answer}")
PYTHON
