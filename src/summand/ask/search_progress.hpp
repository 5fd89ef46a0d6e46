// SearchProgress: tells the watcher how far a search is, and says so when it is stopped.
#pragma once

#include <cstdint>
#include <string>

#include "summand/ask/progress.hpp"
#include "summand/base/attempt.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand::ask {

// The threads of the request (default: one), and a table of an eighth of its memory.
SearchOptions search_options(const Asking& asking);

class SearchProgress {
 public:
  // `noun` is the word for a node of the search; its plural ends in s.
  SearchProgress(const Asking& asking, std::string noun,
                 std::uint64_t most_nodes = SearchWatch::kNoLimit);

  // For the search.
  SearchWatch* watch() { return &watch_; }

  // The same failure. If a limit was reached, the message says how far the search came.
  Failure stopped(Failure failure) const;

 private:
  std::string noun_;
  Progress progress_;
  SearchWatch watch_;
};

}  // namespace summand::ask
