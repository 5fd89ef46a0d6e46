// Answers as text.
#pragma once

#include <string>

#include "summand/language/answer.hpp"

namespace summand {

enum class AnswerWriting { plain, pretty, latex, braces };

// An answer in one line. Throws LimitReached.
std::string line_of(const Answer& answer, AnswerWriting writing);
// The same, but a list becomes a table with one line for each element.
std::string text_of(const Answer& answer, AnswerWriting writing);

}  // namespace summand
