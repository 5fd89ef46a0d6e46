// The nimber of an impartial game by search, if mex over all positions would take too long.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

struct NimberQuestion {
  unsigned threads = 1;
  SearchWatch* watch = nullptr;  // counts and limits the nodes, if it is there
  // Compare whole positions. Otherwise the search that the game brings along may compare keys.
  bool exact = false;
};

struct FoundNimber {
  std::uint64_t nimber = 0;
  bool loony = false;       // it has no nimber; this is the one of the rest after all captures
  std::uint64_t nodes = 0;  // questions whether a part plus a heap is lost for the player to move
  unsigned threads = 1;
  std::string_view method = "positions";  // what the search goes by
  unsigned key_bits = 0;  // of the keys of sums that are compared; 0: whole positions are
  std::chrono::nanoseconds time{};
};

// The nimber of a sum of impartial games, which may be loony. Fails for other games. Several
// threads share what they find about positions, and divide the moves of smaller parts. If whole
// positions are compared, at most 60 threads search. If keys are compared, at most as many search
// as the machine has. The nimber does not depend on the number of threads, but the number of nodes
// does.
Attempt<FoundNimber> search_nimber(const Game& game, const NimberQuestion& question = {});

}  // namespace summand
