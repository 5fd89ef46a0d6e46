// TableCheck: compares the values of a table from a file with their definition.
#pragma once

#include <cstdint>

#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

// Tables of at most that many positions are checked completely, others at that many random
// positions.
inline constexpr std::uint64_t kMostCheckedWhole = 100'000;

// Whether the value of a position is the least number that none of its options has. Assumes that
// its layer is solved.
bool is_mex_of_options(const Table& table, const Colours& position);

struct TableCheck {
  std::uint64_t checked = 0;  // positions
  bool holds = true;          // false: one of the positions has a wrong value
};

// Checks all solved positions of a small table, and kMostCheckedWhole random ones of a large table.
// A position in a layer that is not solved is replaced by one that can be reached from it. Throws
// LimitReached.
TableCheck check_values(const Table& table, std::uint64_t seed, Budget budget);

// The same for a position and for random lines from it to the end: its value depends on them.
TableCheck check_lines(const Table& table, const Colours& position, std::uint64_t lines,
                       std::uint64_t seed, Budget budget);

}  // namespace summand::babylon
