// SearchProgress: tells the watcher how far a search is, and adds that to the message of a limit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/ask/asking.hpp"
#include "summand/base/attempt.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/verdict/winner_question.hpp"

namespace summand::ask {

// Takes the threads of the request (default: one), and an eighth of its memory for the table.
SearchOptions search_options(const Asking& asking);

class SearchProgress {
 public:
  // `noun` is the word for a node of the search. Its plural must end in s.
  SearchProgress(const Asking& asking, std::string noun,
                 std::uint64_t most_nodes = SearchWatch::kNoLimit);

  // To be passed to the search.
  SearchWatch* watch() { return &watch_; }

  // Whether the progress is shown. It is at first. A search that takes turns with other work hides
  // it between its turns. Must not be called during a search.
  void show(bool shown);

  // The same failure. If a limit was reached, the message also says how far the search came.
  Failure stopped(Failure failure) const;

 private:
  Work work(std::uint64_t first) const;

  const Asking* asking_;
  std::string noun_;
  std::optional<Progress> progress_;  // if it is shown
  SearchWatch watch_;
};

}  // namespace summand::ask
