// Files of searches of boards: what took the most work, so that a stopped search can go on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/base/result.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/jobs/saved_results.hpp"
#include "summand/ruleset/board_search.hpp"

namespace summand {

// The files of one search.
struct ProofFiles {
  Checkpoints saves;                  // written now and then, and when the search ends
  std::optional<std::string> resume;  // read before the search
  // Whether the last save succeeded. nullopt if the search did not begin.
  std::optional<Result<void>> saved = std::nullopt;
};

// Writes at most so many results.
Result<void> save_proofs(const std::string& path, const BoardSearch& search,
                         std::uint64_t most = kMostSavedResults);

// The search knows the results of the file from now on. Fails if the file is of another game, or of
// boards that are written in another way. A file is believed: its checksum finds damage only. May
// throw LimitReached.
Result<void> load_proofs(const std::string& path, BoardSearch& search);

}  // namespace summand
