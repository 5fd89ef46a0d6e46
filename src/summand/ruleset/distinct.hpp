// What an evaluator and a table of parts ask about the options of a position. Compiled once for all
// games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace summand {

// How many different numbers there are. Sorts them.
std::size_t count_distinct(std::vector<std::uint64_t>& numbers);

// The least number that is not among them. Sorts them.
std::uint64_t least_excluded(std::vector<std::uint64_t>& numbers);

}  // namespace summand
