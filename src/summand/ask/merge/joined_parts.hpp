// Joins the files of shards: of summand table --save, and of summand search --save.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

namespace summand::ask {

// What the files have together.
struct JoinedParts {
  std::string subject;               // "table of domineering, r=1..4, c=1..4"
  std::uint64_t done = 0;            // cells or positions
  std::optional<std::uint64_t> all;  // how many there are, if that is known
  std::string noun;                  // "cells"
  std::vector<std::string> missing;  // what is missing, in words; empty if nothing is
  // Two files say different things: which files, about what, and what they say.
  std::optional<std::string> contradiction;
  // Writes the file that --resume reads. It is that of one run that did the same.
  std::function<Result<void>(const std::string& path)> save;
};

// Fails if a file is not of the right kind or was changed, or if the files answer different
// questions. Computes nothing again: --resume does that. Throws nothing.
Attempt<JoinedParts> join_tables(std::span<const std::string> paths, const Budget& budget);
Attempt<JoinedParts> join_searches(std::span<const std::string> paths, const Budget& budget);

// The same for files of either kind, by the first line of the first file.
Attempt<JoinedParts> join_parts(std::span<const std::string> paths, const Budget& budget);

}  // namespace summand::ask
