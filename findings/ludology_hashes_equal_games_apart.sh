#!/usr/bin/env bash
# ludology 0.1.2 (PyPI), short games in Python.
#
# Expected: games that are equal by == have the same hash, as Python demands of all objects, and the same answer to
# is_number: its docstring speaks of the game as a number, and {-1|*} is 0.
# Seen: == compares values, but the hash and is_number look at the options as they are written. So a set holds 0 twice, a
# dictionary does not find it, and one 0 is a number while the other is none. Whoever counts values with a set counts too
# many.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install ludology==0.1.2 numpy==2.4.6 scipy==1.17.1
seen "equal: True
same hash: False
elements of the set: 2
found in a dictionary: False
numbers: True False" <<'PYTHON'
from ludology import Game

zero = Game()
star = Game({zero}, {zero})
minus_one = Game(set(), {zero})
other_zero = Game({minus_one}, {star})
print("equal:", zero == other_zero)
print("same hash:", hash(zero) == hash(other_zero))
print("elements of the set:", len({zero, other_zero}))
print("found in a dictionary:", other_zero in {zero: "zero"})
print("numbers:", zero.is_number, other_zero.is_number)
PYTHON
