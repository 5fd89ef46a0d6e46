// What may be counted in an endgame of two players, by the names that conjectures use.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// As the active player sees it. Green is the third colour, yellow the fourth. A pile is long from
// two chips on.
struct EndgameCounts {
  std::int64_t guards = 0, prisoners = 0, greens = 0, yellows = 0;  // in his hand
  std::int64_t their_guards = 0, their_prisoners = 0, their_greens = 0, their_yellows = 0;
  std::int64_t chips = 0, board = 0, piles = 0;
  // Piles by the colour on top, and the long ones among them.
  std::int64_t own_piles = 0, their_piles = 0, dead_piles = 0;
  std::int64_t own_long = 0, their_long = 0;
  // In the long piles with one's own colour on top: chips of that colour, and the most in one.
  std::int64_t own_in_piles = 0, their_in_piles = 0, own_longest = 0, their_longest = 0;
  // What captures of all such piles bring, if there is a guard to capture with: a chip of the other
  // player dies, or else a green one. Of theirs, all but the one with the most, where a guard
  // counts as two greens.
  std::int64_t gain_guards = 0, gain_prisoners = 0, gain_greens = 0;
  std::int64_t their_gain_guards = 0, their_gain_greens = 0;
};

// Names of the counts, and the values in the same order.
std::span<const std::string> count_names();
std::vector<std::int64_t> values_of(const EndgameCounts& counts);

EndgameCounts counts_of(const EndgameTable& table, Boards::Id board, unsigned hand_chips,
                        Hands::Number hand);

// The rule for three colours and no pile on the board, exact up to 14 chips with Rebound::mover: a
// guard is worth two greens.
bool hand_formula(const EndgameCounts& counts);

// A conjecture for any board, which is the hand formula where that is empty. Its first exceptions
// have ten chips.
bool formula_g(const EndgameCounts& counts);

}  // namespace summand::sucker
