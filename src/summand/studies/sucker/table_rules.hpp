// Which table knows an endgame of two players that has chips of those who are out.
#pragma once

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// In hands and on the board.
unsigned chips_left(const State& state);

// The colours of players who are out of which there are chips in hands or on the board, the last
// seat first: the third and the fourth colour of a table.
std::vector<Player> dead_colours(const State& state);

// The smallest table that knows a state of two players and all that comes after it under these
// house rules, with their donations and discards. The error says why none is made: more chips than
// are searched through in a few seconds, or more colours. Assumes two players.
Result<TableRules> table_rules_for(const HouseRules& house, const State& state);

// Whether answers of such a table are answers under the house rules. Where nobody is known to have
// had the move, told_by_house says who has it.
bool holds_for(const TableRules& rules, const HouseRules& house);

// A turn with what the house rules say where the state says nothing: who gave the players who are
// out their last moves, or who had the move before, as far as a capture with a dead colour asks for
// it. Each of that is told in a sentence. Assumes two players.
struct Told {
  State state;
  std::vector<std::string> assumptions;
};
Told told_by_house(const Referee& referee, const State& state);

}  // namespace summand::sucker
