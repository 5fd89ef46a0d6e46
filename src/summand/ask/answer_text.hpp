// Answers as text.
#pragma once

#include <string>

#include "summand/language/answer.hpp"

namespace summand::ask {

enum class Writing { plain, pretty, latex };

// One line. Throws LimitReached.
std::string line_of(const Answer& answer, Writing writing);
// The same, but for a list, which becomes a table with a line for each element.
std::string text_of(const Answer& answer, Writing writing);

}  // namespace summand::ask
