// Compositions: the starts of Babylon, by the number of chips of each colour.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {

using Composition = std::vector<std::uint64_t>;  // in falling order

// "4,2,2".
std::string print(const Composition& composition);

struct SolvedStart {
  Composition composition;
  unsigned grundy = 0;

  // The number of the player who wins. Player 1 begins.
  int winner() const { return grundy == 0 ? 2 : 1; }
};

// All starts with the chips of a table and at most that many colours. Starts with fewer colours
// come first, then those with larger numbers. Assumes that the table has that many colours, and
// that the layer of the starts is solved.
std::vector<SolvedStart> solved_starts(const Table& table, unsigned colours);
// The same for values that are kept elsewhere.
std::vector<SolvedStart> solved_starts(
    const Partitions& partitions, unsigned chips, unsigned colours,
    const std::function<unsigned(const Colours& position)>& grundy);

// The number of starts with that many colours, and how many of them the second player wins.
struct StartCount {
  unsigned colours = 0;
  std::uint64_t starts = 0, second_wins = 0;
};
std::vector<StartCount> count_starts(const std::vector<SolvedStart>& starts);

}  // namespace summand::babylon
