// What follows from the rules of a game that is written as text, as lines and in JSON.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/rules/derived_report.hpp"
#include "summand/text/description.hpp"

namespace summand {

// In lines of at most `columns`.
std::vector<std::string> derived_lines(const DerivedReport& report, std::size_t columns);

void describe(Members<DerivedReport>& its);

}  // namespace summand
