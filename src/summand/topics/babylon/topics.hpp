// The topics of the question "babylon", one file each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/babylon/compositions.hpp"
#include "summand/studies/babylon/table.hpp"
#include "summand/topics/loaded_file.hpp"

namespace summand::babylon {

extern const ask::Question kBabylonSolve, kBabylonTable, kBabylonExplore, kBabylonVerify,
    kBabylonLemmas, kBabylonMatch, kBabylonStrategy;

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
// Sets `from` (to the chips) and the colours (to all) if they are 0, and not given.
Result<void> settle(StartRange& range);
void describe(Members<SolvedStart>& its);

// "values from FILE, 9710 checked". Empty if there is no file.
std::string words_of(const LoadedFile& origin);
// The member "loaded", if the table of T comes from a file.
template <class T>
void tell_origin(Members<T>& its) {
  its("loaded", "The file of the table.",
      [](const T& it) { return it.origin.file.empty() ? nullptr : &it.origin; });
}

struct SolvedTable {
  std::unique_ptr<Table> table;
  LoadedFile origin{};
  std::uint64_t seed = 0;  // for the random choice of the checked values

  // If the values come from a file, checks those on random lines of play from a position.
  Result<void> check(const Colours& position, std::uint64_t lines, const ask::Asking& asking) const;
};

struct SourceOptions {
  bool misere = false;
  std::optional<std::string> save{}, resume{};
};
inline constexpr auto kSourceOptions = ask::options_in<SourceOptions>(
    ask::option<&SourceOptions::misere>("misere", "", "Misère play: the last move loses"),
    ask::option<&SourceOptions::save>(
        "save", "FILE", "Save the table, now and then and when it ends, also by a limit"),
    ask::option<&SourceOptions::resume>("resume", "FILE", "Continue from a file of --save"));

// The table for that many chips and colours, with its first layers up to `layers`. It starts from
// the file of --resume. --save saves it, even if a limit is reached.
Result<SolvedTable> solved_table(const ask::Asking& asking, const SourceOptions& options,
                                 unsigned chips, unsigned colours, unsigned layers);

}  // namespace summand::babylon
