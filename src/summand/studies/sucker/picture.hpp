// A state as a few lines for people, which are read back.
#pragma once

#include <string>
#include <string_view>

#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// Hands, piles, dead chips and who is out, a line each. The history is who gave the players who are
// out their last moves and who had earlier turns, where there is something to say.
enum class History : std::uint8_t { left_out, shown };
std::string table_of(const State& state, History history = History::left_out);

// What has to be decided, in a sentence.
std::string decision_of(const Referee& referee, const State& state);

// Whether a text of several lines may be a table and a sentence.
bool is_picture(std::string_view text);
// Reads a table and the sentence behind it. After an empty line anything may follow, as in the
// answers of the program. Errors have their place.
Result<State> parse_picture(std::string_view text);

}  // namespace summand::sucker
