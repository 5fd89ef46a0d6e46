// The table that knows an endgame of two players with chips of eliminated players.
#pragma once

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// The chips in hands and on the board.
unsigned chips_left(const State& state);

// The colours of eliminated players that have chips in hands or on the board, with the last seat
// first: the third and the fourth colour of a table.
std::vector<Player> dead_colours(const State& state);

// The smallest table that knows a state of two players and all later states under these house
// rules, with their donations and discards. Fails if there are more colours than a table has, or
// more chips than a few seconds of search allow. Assumes two players.
Result<TableRules> table_rules_for(const HouseRules& house, const State& state);

// Whether answers of such a table are answers under the house rules. If nobody is known to have had
// the move, told_by_house says who has it.
bool holds_for(const TableRules& rules, const HouseRules& house);

// A turn in which the house rules complete the state: who gave eliminated players their last moves,
// or who had the move before, if a capture with a dead colour needs it. A sentence tells each
// assumption. Assumes two players.
struct Told {
  State state;
  std::vector<std::string> assumptions;
};
Told told_by_house(const Referee& referee, const State& state);

}  // namespace summand::sucker
