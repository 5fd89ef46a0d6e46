// Expressions in files that version 0.2.0 wrote. There a sign stood for all that followed: -1^ was
// -(1^), and -1 : 1 was -(1 : 1).
#pragma once

#include <string>
#include <string_view>

namespace summand {

// The same text with brackets wherever a sign is read otherwise today, or refused. The text may
// have several statements. A line that is no expression stays as it is.
std::string with_brackets_of_signs(std::string_view text);

// The same, with positions as they are written today, too (ruleset/former_texts.hpp).
std::string expressions_as_written_today(std::string_view text);

}  // namespace summand
