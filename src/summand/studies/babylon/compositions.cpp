#include "summand/studies/babylon/compositions.hpp"

#include <fmt/core.h>

#include "summand/base/separated.hpp"

namespace summand::babylon {

std::string print(const Composition& composition) {
  return fmt::format("{}", separated(composition, ","));
}

namespace {

// Visits the falling sequences of `colours` numbers that add up to `left`. Sequences with a larger
// first number come first. The recursion is as deep as there are colours.
template <class Visit>
void for_each_composition(Composition& begun, std::uint64_t left, std::uint64_t most,
                          unsigned colours, Visit& visit) {
  if (colours == 0) {
    if (left == 0) visit(begun);
    return;
  }
  if (left < colours) return;
  for (std::uint64_t chips = std::min(most, left - (colours - 1)); chips * colours >= left;
       --chips) {
    begun.push_back(chips);
    for_each_composition(begun, left - chips, chips, colours - 1, visit);
    begun.pop_back();
    if (chips == 1) break;
  }
}

// The partitions of a position with single chips only, one for each colour.
Colours singles(const Partitions& partitions, const Composition& composition) {
  Colours out;
  for (const std::uint64_t chips : composition) {
    const auto n = static_cast<unsigned>(chips);
    out.ids[out.count++] = partitions.first(n, n);
  }
  return out;
}

}  // namespace

std::vector<SolvedStart> solved_starts(
    const Partitions& partitions, unsigned chips, unsigned colours,
    const std::function<unsigned(const Colours& position)>& grundy) {
  std::vector<SolvedStart> out;
  Composition begun;
  const auto add = [&](const Composition& composition) {
    out.push_back({composition, grundy(singles(partitions, composition))});
  };
  for (unsigned k = 1; k <= std::min(colours, chips); ++k) {
    for_each_composition(begun, chips, chips, k, add);
  }
  return out;
}

std::vector<SolvedStart> solved_starts(const Table& table, unsigned colours) {
  return solved_starts(table.partitions(), table.chips(), std::min(colours, table.colours()),
                       [&](const Colours& position) { return table.grundy(position); });
}

std::vector<StartCount> count_starts(const std::vector<SolvedStart>& starts) {
  std::vector<StartCount> out;
  for (const SolvedStart& start : starts) {
    const auto colours = static_cast<unsigned>(start.composition.size());
    if (out.empty() || out.back().colours != colours) out.push_back({.colours = colours});
    ++out.back().starts;
    out.back().second_wins += start.winner() == 2;
  }
  return out;
}

}  // namespace summand::babylon
