// Compositions: the starts of Babylon, by the number of chips of each colour.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

using Composition = std::vector<std::uint64_t>;  // falling

// "4,2,2".
std::string print(const Composition& composition);

struct SolvedStart {
  Composition composition;
  unsigned grundy = 0;

  // The player who wins: 1 begins.
  int winner() const { return grundy == 0 ? 2 : 1; }
};

// All starts with the chips of a table and with at most so many colours, no more than the table's:
// fewer colours first, then the larger numbers. The layer of the starts must be solved.
std::vector<SolvedStart> solved_starts(const Table& table, unsigned colours);

// How many starts there are with each number of colours, and how many the second player wins.
struct StartCount {
  unsigned colours = 0;
  std::uint64_t starts = 0, second_wins = 0;
};
std::vector<StartCount> count_starts(const std::vector<SolvedStart>& starts);

}  // namespace summand::babylon
