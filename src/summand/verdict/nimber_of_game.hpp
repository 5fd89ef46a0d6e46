// The nimber of an impartial game by search, if mex over all positions would take too long.
#pragma once

#include <chrono>
#include <cstdint>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

struct FoundNimber {
  std::uint64_t nimber = 0;
  std::uint64_t nodes = 0;  // questions whether a part plus a heap is lost for the player to move
  unsigned threads = 1;
  std::chrono::nanoseconds time{};
};

// The nimber of a sum of impartial games. Fails for other games. It is exact: no table uses keys
// that two positions may share. Several threads, at most 60, share what they find about positions,
// and divide the moves of smaller parts. The nimber does not depend on the number of threads, but
// the number of nodes does.
Attempt<FoundNimber> search_nimber(const Game& game, unsigned threads = 1,
                                   SearchWatch* watch = nullptr);

}  // namespace summand
