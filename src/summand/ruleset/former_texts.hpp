// Texts of files that version 0.2.0 wrote. A few letters of positions meant something else there.
#pragma once

#include <string>
#include <string_view>

namespace summand {

// The expressions of such a text, with the positions of all built-in games as they are written
// today (RulesetInfo::as_written_today). Everything else stays. A position is what stands in quotes
// in a call of its game: nogo("X..").
std::string as_written_today(std::string_view text);

}  // namespace summand
