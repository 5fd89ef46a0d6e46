// Why somebody wins where two players are left: the theorem with the numbers of the state.
#pragma once

#include <string>
#include <vector>

#include "summand/studies/sucker/endgame.hpp"

namespace summand::sucker {

// "blue to move, red wins: 3 + 0 <= 2 + 3 - 2: ... (De Carufel and Jerade, Theorem 5.4)". The error
// is that of endgame_of.
Result<std::string> theorem_about(const State& state);

// The same for any state, a sentence a line; in the middle of a turn, a line for each choice. Where
// the theorem does not decide, a line says why not.
std::vector<std::string> who_wins(const Referee& referee, const State& state);

}  // namespace summand::sucker
