// Plays: how many ways there are to play a game of Babylon to its end, and how long they are.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

struct Plays {
  // Chips are told apart, and so are both ways to stack two stacks of one colour. By the number of
  // moves: lengths[i] plays of i moves, in decimal digits.
  std::vector<std::string> lengths;
  std::string all;
  // The first and the last length that there is.
  unsigned shortest = 0, longest = 0;
  // Positions that can be reached, the start among them.
  std::uint64_t labelled = 0;   // with the names of the colours
  std::uint64_t canonical = 0;  // up to these names
};

// By dynamic programming over the positions that can be reached; nothing where there are 2^128
// plays or more. Calls `progress` with the number of positions found so far. Throws LimitReached.
std::optional<Plays> count_plays(const Stacks& start, Budget budget,
                                 const std::function<void(std::uint64_t)>& progress = {});

}  // namespace summand::babylon
