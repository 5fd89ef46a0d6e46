// The nimber of an impartial game by search, where mex over all positions is out of reach.
#pragma once

#include <chrono>
#include <cstdint>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

struct FoundNimber {
  std::uint64_t nimber = 0;
  std::uint64_t nodes = 0;  // questions whether a part and a heap are lost for who moves
  unsigned threads = 1;
  std::chrono::nanoseconds time{};
};

// The nimber of a sum of impartial games; fails for others. It is exact: nothing is remembered by
// a key that another position may share. With several threads, the options of each part are shared
// out between searches that have nothing in common but the budget: the nimber does not depend on
// their number, how many nodes it takes does.
Attempt<FoundNimber> search_nimber(const Game& game, unsigned threads = 1,
                                   SearchWatch* watch = nullptr);

}  // namespace summand
