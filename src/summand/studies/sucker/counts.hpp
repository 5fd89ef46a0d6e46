// The counts of an endgame of two players, with the names that conjectures use.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// The counts from the active player's view. Green is the third colour, yellow the fourth. A pile is
// long if it has at least two chips.
struct EndgameCounts {
  std::int64_t guards = 0, prisoners = 0, greens = 0, yellows = 0;  // in his hand
  std::int64_t their_guards = 0, their_prisoners = 0, their_greens = 0, their_yellows = 0;
  std::int64_t chips = 0, board = 0, piles = 0;
  // The piles by the colour on top, and the long ones among them.
  std::int64_t own_piles = 0, their_piles = 0, dead_piles = 0;
  std::int64_t own_long = 0, their_long = 0;
  // In the long piles with one's own colour on top: the chips of that colour, and the most in one
  // pile.
  std::int64_t own_in_piles = 0, their_in_piles = 0, own_longest = 0, their_longest = 0;
  // The gain from captures of all such piles, if there is a guard to capture with. A chip of the
  // opponent dies, otherwise a green one. Of the opponent's piles, all count except the one with
  // the greatest gain, where a guard counts as two greens.
  std::int64_t gain_guards = 0, gain_prisoners = 0, gain_greens = 0;
  std::int64_t their_gain_guards = 0, their_gain_greens = 0;
};

// The names of the counts, and the values in the same order.
std::span<const std::string> count_names();
std::vector<std::int64_t> values_of(const EndgameCounts& counts);

EndgameCounts counts_of(const EndgameTable& table, Boards::Id board, unsigned hand_chips,
                        Hands::Number hand);

// The rule for three colours and an empty board. It is exact up to 14 chips with Rebound::mover. A
// guard is worth two greens.
bool hand_formula(const EndgameCounts& counts);

// A conjecture for any board. For an empty board it is the hand formula. Its first exceptions have
// ten chips.
bool formula_g(const EndgameCounts& counts);

}  // namespace summand::sucker
