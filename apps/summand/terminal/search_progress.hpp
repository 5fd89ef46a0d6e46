// SearchProgress: what a search shows while it is at work, and what is said of it when it is
// stopped.
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

// The threads of the run, one where nothing is said, and a table of an eighth of its memory.
SearchOptions search_options(const Run& run);

class SearchProgress {
 public:
  // `noun` is what the search calls a node; an s makes it the plural.
  explicit SearchProgress(std::string_view noun, std::uint64_t most_nodes = SearchWatch::kNoLimit);

  // For the search.
  SearchWatch* watch() { return &watch_; }

  // The same failure; a limit that was reached on the way says how far the search had come.
  Failure stopped(Failure failure) const;

 private:
  std::string noun_;
  Progress progress_;
  SearchWatch watch_;
};

}  // namespace summand::program
