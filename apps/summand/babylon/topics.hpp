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

// What is written to stdout, and the exit code.
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

// --- what they share ---

// The text in lines that begin with `indent`.
std::string paragraph(std::string_view text, std::string_view indent);

// A table, and what is known of the file that it comes from, if it comes from one.
struct SolvedTable {
  std::unique_ptr<Table> table;
  std::string file;
  std::uint64_t checked = 0;  // values that were compared with their definition
  std::uint64_t seed = 0;     // of what is drawn by lot for that

  // "values from FILE, 9710 checked"; nothing where there is no file.
  std::string origin() const;
  // The same as a member of an object.
  void write_origin(JsonWriter& json) const;
  // An error where a value on random lines from a position is wrong, if there is a file.
  Result<void> check(const Colours& position, std::uint64_t lines, const program::Run& run) const;
};

// The table of so many chips and colours, with its first layers as far as `layers`: begun with
// --resume, kept by --save, also when a limit is reached.
Result<SolvedTable> solved_table(const program::Run& run, unsigned chips, unsigned colours,
                                 unsigned layers);

}  // namespace summand::babylon
