// What the laws say about the small boards of a game, as lines and in JSON.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/rules/check/law_check.hpp"
#include "summand/text/description.hpp"

namespace summand {

// In lines of at most `columns`, apart from positions.
std::vector<std::string> law_lines(const LawCheck& check, std::size_t columns);

void describe(Members<LawCheck>& its);

}  // namespace summand
