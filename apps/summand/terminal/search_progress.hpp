// SearchProgress: the progress line of a search, and the message when the search is stopped.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/progress.hpp"
#include "summand/analysis/outcome_search.hpp"
#include "summand/base/attempt.hpp"
#include "summand/search/search_watch.hpp"

namespace summand::program {

// The threads of the run (default: one), and a table of an eighth of its memory.
SearchOptions search_options(const Run& run);

class SearchProgress {
 public:
  // `noun` is the word for a node of the search; its plural ends in s.
  explicit SearchProgress(std::string_view noun, std::uint64_t most_nodes = SearchWatch::kNoLimit);

  // For the search.
  SearchWatch* watch() { return &watch_; }

  // The same failure. If a limit was reached, the message says how far the search came.
  Failure stopped(Failure failure) const;

 private:
  std::string noun_;
  Progress progress_;
  SearchWatch watch_;
};

}  // namespace summand::program
