// The help pages of questions.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/question.hpp"

namespace summand::ask {

// The name and its arguments, for lists of questions.
std::string short_usage(const Question& question);
// The whole page. `usage` is the command line.
std::string help_of(const Question& question, std::string_view usage,
                    const std::vector<Option>& options);
// What can be typed in a dialogue: an expression, one of these questions, a function.
std::string help_of_dialogue(std::span<const Question* const> questions,
                             const std::vector<std::vector<std::string>>& more_rows);

}  // namespace summand::ask
