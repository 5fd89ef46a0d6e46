// The topics of the question "babylon", one file each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// They throw LimitReached.
Result<ask::Response> babylon_solve(const ask::Asking& asking, const std::string& position);
Result<ask::Response> babylon_table(const ask::Asking& asking);
Result<ask::Response> babylon_explore(const ask::Asking& asking, const std::string& claim);
Result<ask::Response> babylon_verify(const ask::Asking& asking);
Result<ask::Response> babylon_lemmas(const ask::Asking& asking);
Result<ask::Response> babylon_match(const ask::Asking& asking);
Result<ask::Response> babylon_strategy(const ask::Asking& asking, const std::string& start);

// --- shared by the topics ---

// Columns of the paragraphs in an answer.
inline constexpr std::size_t kTextWidth = 90;

// The text in lines that begin with `indent`.
std::string paragraph(std::string_view text, std::string_view indent);

// "3,3,3,3" or "2r,1b,1b"; the error shows the text and says which character is wrong.
Result<Stacks> position_of(const std::string& text);

// The starts that --from, --chips and --colours name.
struct StartRange {
  unsigned from = 0, chips = 0, colours = 0;
};
Result<StartRange> start_range(const ask::Request& request, std::uint64_t chips_otherwise);

// The file that a table comes from. The name is empty if there is none.
struct Origin {
  std::string file;
  std::uint64_t checked = 0;  // values compared with their definition

  // "values from FILE, 9710 checked"; empty without a file.
  std::string text() const;
  // The same as a member of an open object.
  void write(JsonWriter& json) const;
};

struct SolvedTable {
  std::unique_ptr<Table> table;
  Origin origin{};
  std::uint64_t seed = 0;  // for the random choice of the checked values

  // Checks values on random lines from a position, if they come from a file.
  Result<void> check(const Colours& position, std::uint64_t lines, const ask::Asking& asking) const;
};

// The table of so many chips and colours, with its first layers up to `layers`. It begins with the
// file of --resume and is saved by --save, also when a limit is reached.
Result<SolvedTable> solved_table(const ask::Asking& asking, unsigned chips, unsigned colours,
                                 unsigned layers);

}  // namespace summand::babylon
