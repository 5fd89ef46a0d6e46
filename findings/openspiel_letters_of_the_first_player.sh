#!/usr/bin/env bash
# open-spiel 2.0.2 (PyPI).
#
# Expected: one library gives the pieces of the player who starts the same letter in all its games.
# Seen: player 0 has o in Clobber, X in Amazons, and x in Hex and Tic-Tac-Toe. Who takes over a text of Clobber with the
# rule "x starts" gets the position with the players exchanged.
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install open-spiel==2.0.2
seen "clobber(rows=5,columns=6): player 0 moves a5b5, and a5 is o
hex(board_size=4): player 0 places x
tic_tac_toe: player 0 places x
amazons: player 0 moves X From (7, 1)" <<'PYTHON'
import pyspiel

state = pyspiel.load_game("clobber(rows=5,columns=6)").new_initial_state()
move = state.action_to_string(state.legal_actions()[0])
top = str(state).splitlines()[0]
assert top[0] == "5", top  # the line of row 5
print(f"clobber(rows=5,columns=6): player {state.current_player()} moves {move}, and a5 is {top[1]}")
for name in ("hex(board_size=4)", "tic_tac_toe"):
    state = pyspiel.load_game(name).new_initial_state()
    player = state.current_player()
    state.apply_action(state.legal_actions()[0])
    print(f"{name}: player {player} places {'x' if 'x' in str(state) else 'o'}")
state = pyspiel.load_game("amazons").new_initial_state()
print(f"amazons: player {state.current_player()} moves {state.action_to_string(state.legal_actions()[0])}")
PYTHON
