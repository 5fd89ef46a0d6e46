#!/usr/bin/env bash
# ludology 0.1.2 (PyPI), short games in Python, with NumPy 2.4.6, which its requirements allow.
#
# Expected: the mean and the temperature of {1|0} are 1/2, of {1|*} as well, and * has both 0.
# Seen: the package prints a half as the character for it, and cannot read what it prints. A switch whose mean is a whole
# number has an answer. What is no switch is measured by a root that SciPy finds, and fails with this NumPy (with 1.26.4 it
# has an answer).
# shellcheck source=findings/in_a_folder.sh
source "$(dirname "${BASH_SOURCE[0]}")/in_a_folder.sh"

install ludology==0.1.2 numpy==2.4.6 scipy==1.17.1
seen "{2|0}: mean 1.0, temperature 1.0
{1|0}: ValueError
{1|*}: TypeError
*: TypeError" <<'PYTHON'
import warnings

from ludology import Game
from ludology.thermography import mean, temperature

warnings.simplefilter("ignore")
zero = Game()
one = Game({zero})
star = Game({zero}, {zero})
games = {"{2|0}": Game({one + one}, {zero}), "{1|0}": Game({one}, {zero}), "{1|*}": Game({one}, {star}), "*": star}
for name, game in games.items():
    try:
        print(f"{name}: mean {mean(game)}, temperature {temperature(game)}")
    except (TypeError, ValueError) as error:
        print(f"{name}: {type(error).__name__}")
PYTHON
