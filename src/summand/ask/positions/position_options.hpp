// The options of a search over positions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/ask/long_work_options.hpp"
#include "summand/ask/request.hpp"
#include "summand/ask/stores.hpp"
#include "summand/base/result.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand::ask {

struct PositionOptions : PositionQuestion, LongWorkOptions, StoreOptions {
  bool csv = false;
};

Result<std::vector<std::string>> read_columns(const Option& option, const std::string& text);
Result<std::optional<BoardSizes>> read_sizes(const Option& option, const std::string& text);
inline constexpr NumberRange kKept{1, 1'000'000'000};  // of --best and --first
// Fails if the options do not fit together. Fills in what follows from several of them.
Result<void> check_search(PositionOptions& options, const Request& request);

// What the search of a correct request in this game is about. Throws LimitReached.
SelectionSubject subject_of(const Request& request, const PositionQuestion& wanted,
                            const AnyRuleset& game, const Budget& budget);

}  // namespace summand::ask
