// What follows from the rules of a game that is written as text, as lines and in JSON.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/rules/derived_report.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

// In lines of at most `columns`.
std::vector<std::string> derived_lines(const DerivedReport& report, std::size_t columns);

// As members of an open object.
void write_derived(JsonWriter& json, const DerivedReport& report);

}  // namespace summand
