// Who wins a game, and what its nimber is, by search: for sums whose value is out of reach.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/analysis/outcome_analysis.hpp"

namespace summand {

struct SearchOptions {
  std::optional<Player> first{};                   // who starts; both where nothing is said
  std::size_t table_bytes = std::size_t{1} << 26;  // for the sums that are remembered
};

// Who wins, and a winning move of each player who wins when he starts. Every summand must be a
// position, or a number of copies of one, or a game without positions; fails otherwise, and for
// positions that may come again unless a theorem gives their value. Throws LimitReached.
Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options = {});

// The nimber of a sum of impartial games; fails for others. It is exact: nothing is remembered by
// a key that another position may share.
struct FoundNimber {
  std::uint64_t nimber = 0;
  std::uint64_t nodes = 0;  // questions whether a part and a heap are lost for who moves
  std::chrono::nanoseconds time{};
};
Attempt<FoundNimber> search_nimber(const Game& game);

}  // namespace summand
