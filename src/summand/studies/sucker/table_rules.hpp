// Which table knows an endgame of two players that has chips of those who are out.
#pragma once

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// In hands and on the board.
unsigned chips_left(const State& state);

// The smallest table that knows a state of two players and all that comes after it. The error says
// why none is made: more chips than are searched through in about a second, rows that are limited,
// a giver who is not known. Assumes two players.
Result<TableRules> table_rules_for(const HouseRules& house, const State& state);

}  // namespace summand::sucker
