// Who wins a game, by search: for sums whose value is out of reach.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/analysis/outcome_analysis.hpp"
#include "summand/search/search_watch.hpp"

namespace summand {

struct SearchOptions {
  std::optional<Player> first{};                   // who starts; both where nothing is said
  std::size_t table_bytes = std::size_t{1} << 26;  // for the sums that all threads remember
  unsigned threads = 1;
  std::uint64_t most_moves = 100'000;  // of a player in a summand that no theorem values
  SearchWatch* watch = nullptr;        // counts and limits the nodes, if it is there
};

// Who wins, and a winning move of each player who wins when he starts. Every summand must be a
// position, or a number of copies of one, or a game without positions; fails otherwise, and for
// positions that may come again unless a theorem gives their value. With several threads, the moves
// at the root are shared out between searches that have nothing in common but the budget: who wins
// does not depend on their number; how many nodes it takes, and which of several winning moves is
// named, does. Throws LimitReached.
Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options = {});

// Who wins a game whose value was not found because of a limit (`why`): by the theorem that gives
// the outcome of a single position, else by search. Fails, with both reasons, where that reaches a
// limit as well, and with `why` where the game cannot be searched. What the search takes is its
// own, so little memory is needed, but it must be allowed (base/reserve.hpp).
Attempt<OutcomeAnalysis> analyze_without_value(const Game& game, const Failure& why,
                                               const SearchOptions& options = {});

}  // namespace summand
