// The boards of two-colour endgames by type, as De Carufel and Jerade prove them one after another.
#pragma once

#include <string_view>

#include "summand/studies/sucker/endgame.hpp"

namespace summand::sucker {

// A row of Table 1 of So Long Sucker: Endgame Analysis. The symbols of the table are lost in the
// copy that was consulted; the conditions are those of Theorem 5.4 for such boards.
struct BoardType {
  std::string_view name;       // "I", "generalised I", "II", "generalised II" or "general"
  std::string_view board;      // which long piles it has
  std::string_view theorem;    // "Theorem 3.4"
  std::string_view condition;  // for the active player to win, who has a guard, as his opponent
};

BoardType type_of(const Endgame& endgame);

// Whether the active player wins by the condition of the type alone; nothing where a player has no
// guard, of which the condition does not speak.
std::optional<bool> wins_by_type(const Endgame& endgame);

}  // namespace summand::sucker
