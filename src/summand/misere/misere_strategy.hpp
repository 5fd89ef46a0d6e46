// Winning moves in misère Nim by its rule.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/misere/misere_forms.hpp"

namespace summand {

// Why a player wins (Winning Ways ch. 13).
enum class MisereRule : std::uint8_t {
  nothing_left,     // the player to move has no move and wins
  only_ones,        // heaps of 1 only: their number decides, and every move is the same
  leave_odd_ones,   // one larger heap: leave an odd number of heaps of 1, and no others
  leave_nim_sum_0,  // play as in normal play, and leave a larger heap
};

// A heap of this size is reduced.
struct MisereNimMove {
  std::size_t heap = 0;  // its place among the heaps
  std::uint64_t to = 0;

  friend bool operator==(const MisereNimMove&, const MisereNimMove&) = default;
};

struct MisereNimAnswer {
  MisereOutcome outcome = MisereOutcome::next;
  // Why the next player wins, or the rule that all moves of the next player break.
  MisereRule rule = MisereRule::nothing_left;
  std::vector<MisereNimMove> moves;  // all winning ones
};

// Misère Nim: play as in Nim, unless the move would leave only heaps of 1. Then leave an odd number
// of them. Takes a few steps for each heap.
MisereNimAnswer misere_nim(std::span<const std::uint64_t> heaps);

}  // namespace summand
