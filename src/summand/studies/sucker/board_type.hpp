// The types of boards of two-colour endgames, in the order of De Carufel and Jerade's proofs.
#pragma once

#include <string_view>

#include "summand/studies/sucker/endgame.hpp"

namespace summand::sucker {

// A row of Table 1 of So Long Sucker: Endgame Analysis. The copy that was read has lost the symbols
// of the table. So the conditions are those of Theorem 5.4 for such boards.
struct BoardType {
  std::string_view name;       // "I", "generalised I", "II", "generalised II" or "general"
  std::string_view board;      // which long piles it has
  std::string_view theorem;    // "Theorem 3.4"
  std::string_view condition;  // for a win of the active player, if both players have a guard
};

BoardType type_of(const Endgame& endgame);

}  // namespace summand::sucker
