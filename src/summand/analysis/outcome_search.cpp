#include "summand/analysis/outcome_search.hpp"

#include <fmt/format.h>

namespace summand {

namespace {

std::string sums(std::uint64_t count) {
  return fmt::format("{} sum{}", count, count == 1 ? "" : "s");
}

}  // namespace

OutcomeAnalysis analysis_of(const Game& game, const WinnerSearch& search,
                            const SearchOptions& options) {
  OutcomeAnalysis out = unanswered(game);
  out.asked = options.first;
  out.by = Means::search;
  out.nodes = search.nodes();
  out.found = options.threads > 1
                  ? fmt::format("search of {} on {} thread{}, 128-bit keys", sums(search.nodes()),
                                search.threads(), search.threads() == 1 ? "" : "s")
                  : fmt::format("search of {}, 128-bit keys", sums(search.nodes()));
  for (const Player first : {Player::left, Player::right}) {
    if (options.first.value_or(first) != first) continue;
    (first == Player::left ? out.left : out.right) = search.prospect(first);
  }
  return out;
}

Attempt<OutcomeAnalysis> analyze_by_search(const Game& game, const SearchOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  SUMMAND_TRY(search, WinnerSearch::of(game, options));
  if (auto done = search.go_on(); !done) return std::unexpected(std::move(done).error());
  return within_limits([&]() -> Attempt<OutcomeAnalysis> {
    OutcomeAnalysis out = analysis_of(game, search, options);
    out.time = std::chrono::steady_clock::now() - start;
    return out;
  });
}

}  // namespace summand
