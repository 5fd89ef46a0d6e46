#!/usr/bin/env bash
# open-spiel 2.0.2 (PyPI).
#
# Expected: one library names the cells of its boards in one way, so that a move of one game can be shown on the board
# of another.
# Seen: a1 is in the last line of the printed board in Go and Clobber, and in the first line in Hex. Amazons counts rows
# from the top and from 1, without letters. So a program that draws moves of OpenSpiel asks for the game first.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install open-spiel==2.0.2
seen "go(board_size=5): a1 is in line 5 of 5
hex(board_size=4): a1 is in line 1 of 4
clobber(rows=5,columns=6): a1 is in line 5 of 5
amazons: X From (7, 1) is in line 7 of 10" <<'PYTHON'
import pyspiel

def rows(state):
    """The lines of the board: numbers, letters of stones and signs of empty cells, and nothing else."""
    lines = [line.strip(" 0123456789") for line in str(state).splitlines()]
    return [line for line in lines if line and set(line) <= set("+.xoXO ")]

def changed_line(before, after):
    here, there = rows(before), rows(after)
    return [i for i, (a, b) in enumerate(zip(here, there)) if a != b][0] + 1, len(here)

for name, move in (("go(board_size=5)", "B a1"), ("hex(board_size=4)", "a1")):
    state = pyspiel.load_game(name).new_initial_state()
    after = state.child(next(a for a in state.legal_actions() if state.action_to_string(a) == move))
    line, lines = changed_line(state, after)
    print(f"{name}: a1 is in line {line} of {lines}")

state = pyspiel.load_game("clobber(rows=5,columns=6)").new_initial_state()
after = state.child(next(a for a in state.legal_actions() if state.action_to_string(a) == "a1b1" or
                         state.action_to_string(a) == "b1a1"))
line, lines = changed_line(state, after)
print(f"clobber(rows=5,columns=6): a1 is in line {line} of {lines}")

state = pyspiel.load_game("amazons").new_initial_state()
action = state.legal_actions()[0]
lines = [line for line in str(state).splitlines() if line.strip()]
first = next(i for i, line in enumerate(lines, 1) if "X" in line)
print(f"amazons: {state.action_to_string(action)} is in line {first} of {len(lines)}")
PYTHON
