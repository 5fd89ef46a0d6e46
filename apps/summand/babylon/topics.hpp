// The topics of `summand babylon`, one file each.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "apps/summand/cli/run.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// The text for stdout, and the exit code.
struct TopicAnswer {
  std::string text;
  program::Exit exit = program::Exit::done;
};

// They throw LimitReached.
Result<TopicAnswer> babylon_solve(const program::Run& run, const std::string& position);
Result<TopicAnswer> babylon_table(const program::Run& run);
Result<TopicAnswer> babylon_explore(const program::Run& run, const std::string& claim);
Result<TopicAnswer> babylon_verify(const program::Run& run);
Result<TopicAnswer> babylon_lemmas(const program::Run& run);
Result<TopicAnswer> babylon_match(const program::Run& run);
Result<TopicAnswer> babylon_strategy(const program::Run& run, const std::string& start);

// --- shared by the topics ---

// The text in lines that begin with `indent`.
std::string paragraph(std::string_view text, std::string_view indent);

// A table, and facts about its file, if it comes from a file.
struct SolvedTable {
  std::unique_ptr<Table> table;
  std::string file;
  std::uint64_t checked = 0;  // values compared with their definition
  std::uint64_t seed = 0;     // for the random choice of these values

  // "values from FILE, 9710 checked"; empty without a file.
  std::string origin() const;
  // The same as a member of an open object.
  void write_origin(JsonWriter& json) const;
  // Checks values on random lines from a position, if they come from a file.
  Result<void> check(const Colours& position, std::uint64_t lines, const program::Run& run) const;
};

// The table of so many chips and colours, with its first layers up to `layers`. It begins with the
// file of --resume and is saved by --save, also when a limit is reached.
Result<SolvedTable> solved_table(const program::Run& run, unsigned chips, unsigned colours,
                                 unsigned layers);

}  // namespace summand::babylon
