// Reads a rule of a .game file: who, what, in which directions, and where.
#pragma once

#include <optional>

#include "summand/base/result.hpp"
#include "summand/rules/text/game_text.hpp"
#include "summand/rules/text/line_reader.hpp"

namespace summand {

// The word that a rule begins with, if the line does.
std::optional<Who> who_of(std::string_view word);

// Reads the line behind its first word.
Result<TextRule> read_rule(LineReader& line, const GameText& game, Who who);

}  // namespace summand
