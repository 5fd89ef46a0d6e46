// The topics of the question "babylon", one file each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <string_view>

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// All throw LimitReached.
Result<ask::Response> babylon_table(const ask::Asking& asking);

extern const ask::Question kBabylonSolve, kBabylonExplore, kBabylonVerify, kBabylonLemmas,
    kBabylonMatch, kBabylonStrategy;

// --- shared by the topics ---

template <Result<ask::Response> (*answer)(const ask::Asking& asking)>
Attempt<ask::Response> answered(ask::Asking& asking) {
  return within_limits([&] { return answer(asking); });
}

// Answers about a position or claim. It may be written with spaces.
template <Result<ask::Response> (*answer)(const ask::Asking& asking, const std::string& text)>
Attempt<ask::Response> answered(ask::Asking& asking) {
  const std::string text = fmt::format("{}", separated(asking.request().arguments, " "));
  return within_limits([&] { return answer(asking, text); });
}

// The width of paragraphs in an answer.
inline constexpr std::size_t kTextWidth = 90;

// The text in lines that all begin with `indent`.
std::string paragraph(std::string_view text, std::string_view indent);

// Reads "3,3,3,3" or "2r,1b,1b". An error shows the text and the number of the wrong character.
Result<Stacks> position_of(const std::string& text);

// The starts of --from, --chips and --colours.
struct StartRange {
  unsigned from = 0, chips = 0, colours = 0;
};
Result<StartRange> start_range(const ask::Request& request, std::uint64_t chips_otherwise);

// The file that a table comes from. The name is empty if there is none.
struct Origin {
  std::string file;
  std::uint64_t checked = 0;  // values compared with their definition

  // "values from FILE, 9710 checked". Empty if there is no file.
  std::string text() const;
  // The same as a member of an open object.
  void write(JsonWriter& json) const;
};

struct SolvedTable {
  std::unique_ptr<Table> table;
  Origin origin{};
  std::uint64_t seed = 0;  // for the random choice of the checked values

  // If the values come from a file, checks those on random lines of play from a position.
  Result<void> check(const Colours& position, std::uint64_t lines, const ask::Asking& asking) const;
};

// The table for that many chips and colours, with its first layers up to `layers`. It starts from
// the file of --resume. --save saves it, even if a limit is reached.
Result<SolvedTable> solved_table(const ask::Asking& asking, unsigned chips, unsigned colours,
                                 unsigned layers);

}  // namespace summand::babylon
