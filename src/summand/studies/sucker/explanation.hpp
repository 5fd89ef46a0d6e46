// The reason why a player wins an endgame of two: the theorem with the numbers of the state.
#pragma once

#include <string>
#include <vector>

#include "summand/studies/sucker/endgame.hpp"

namespace summand::sucker {

// Returns "blue to move, red wins: 3 + 0 <= 2 + 3 - 2: ... (De Carufel and Jerade, Theorem 5.4)".
// Fails as endgame_of does.
Result<std::string> theorem_about(const State& state);

// The same for any state, with one sentence for each line. In the middle of a turn there is a line
// for each choice. If the theorem does not decide, a line says why.
std::vector<std::string> who_wins(const Referee& referee, const State& state);

}  // namespace summand::sucker
