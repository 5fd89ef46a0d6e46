// Plays: the number of ways to play a game of Babylon to its end, and their lengths.
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
  // The numbers of plays by length: lengths[i] plays have i moves, in decimal digits. Chips are
  // distinguished, and so are both orders of two stacks of one colour.
  std::vector<std::string> lengths;
  std::string all;
  // The least and the greatest length that occurs.
  unsigned shortest = 0, longest = 0;
  // Positions that can be reached, including the start.
  std::uint64_t labelled = 0;   // if colours have names
  std::uint64_t canonical = 0;  // if colours have no names
};

// Uses dynamic programming over the positions that can be reached. Returns nullopt if there are
// 2^128 plays or more. Calls `progress` with the number of positions found so far. Throws
// LimitReached.
std::optional<Plays> count_plays(const Stacks& start, Budget budget,
                                 const std::function<void(std::uint64_t)>& progress = {});

}  // namespace summand::babylon
