#include "summand/studies/babylon/two_colours.hpp"

#include <array>
#include <gtest/gtest.h>

#include "summand/games/babylon/lemmas.hpp"
#include "summand/studies/babylon/table.hpp"

namespace summand::babylon {
namespace {

Colours colours_of(PartitionId a, PartitionId b) {
  Colours out;
  for (const PartitionId id : {std::max(a, b), std::min(a, b)}) {
    if (id != 0) out.ids[out.count++] = id;
  }
  return out;
}

TEST(BabylonTwoColours, AgreeWithTheTableOnEveryPosition) {
  for (unsigned chips = 1; chips <= 16; ++chips) {
    Budget budget;
    Table table(chips, 2, budget);
    table.solve(1);
    const Partitions& partitions = table.partitions();
    const TwoColours outcomes(partitions, chips, budget, 1);
    EXPECT_EQ(outcomes.positions(), table.positions());
    for (unsigned n = 0; n <= chips; ++n) {
      for (PartitionId a = partitions.first(n, 0); a < partitions.end(n); ++a) {
        for (PartitionId b = partitions.first(chips - n, 0); b < partitions.end(chips - n); ++b) {
          ASSERT_EQ(outcomes.lost(a, b), table.grundy(colours_of(a, b)) == 0);
        }
      }
    }
  }
}

TEST(BabylonTwoColours, ConfirmTheoremOneUpToThirtyChips) {
  Budget budget;
  const Partitions partitions(30, budget);
  for (unsigned chips = 2; chips <= 30; ++chips) {
    const TwoColours outcomes(partitions, chips, budget, 2);
    for (std::uint64_t p = 1; 2 * p <= chips; ++p) {
      const Stacks start = Stacks::singles(std::array{p, chips - p});
      EXPECT_EQ(outcomes.lost(start), !*first_player_wins(start)) << start.print();
    }
  }
}

}  // namespace
}  // namespace summand::babylon
