// A state as a few lines for people. They can be read again.
#pragma once

#include <string>
#include <string_view>

#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// Hands, piles, dead chips and eliminated players, one line each. The history says who gave
// eliminated players their last moves and who had earlier turns, if anything is known.
enum class History : std::uint8_t { left_out, shown };
std::string table_of(const State& state, History history = History::left_out);

// The decision that is needed, as a sentence.
std::string decision_of(const Referee& referee, const State& state);

// Whether a text of several lines may be a table and a sentence.
bool is_picture(std::string_view text);
// Reads a table and the sentence after it. Any text may follow after an empty line, as in the
// answers of the program. Errors have their place.
Result<State> parse_picture(std::string_view text);

}  // namespace summand::sucker
