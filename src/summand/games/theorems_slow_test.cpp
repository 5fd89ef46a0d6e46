// Checks of the quick tests, for larger sizes.
#include <gtest/gtest.h>

#include "summand/games/domineering.hpp"
#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/small.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand::games {
namespace {

// Compares values by all abilities and theorems with values by the moves only.
template <Ruleset R>
class TwoWays {
 public:
  void look_at(const typename R::Position& position) {
    ++looked_at_;
    if (evaluate_(position) != plain_(position)) ADD_FAILURE() << R().print(position);
  }
  std::size_t looked_at() const { return looked_at_; }

 private:
  ValueStore store_;
  Evaluator<R> evaluate_{{}, store_};
  summand::testing::PlainValue<R> plain_{{}, store_};
  std::size_t looked_at_ = 0;
};

TEST(GamesSlow, EveryHackenbushOfSixEdgesHasTheValueOfItsMoves) {
  TwoWays<Hackenbush> two_ways;
  for (const ColouredGraph& graph : hackenbush::small_graphs(6)) two_ways.look_at(graph);
  EXPECT_EQ(two_ways.looked_at(), 539'068u);
}

TEST(GamesSlow, EveryStripOfThirteenCellsHasTheValueOfItsMoves) {
  TwoWays<ToadsAndFrogs> two_ways;
  Strip::for_each_up_to(13, [&](const Strip& strip) { two_ways.look_at(strip); });
  EXPECT_EQ(two_ways.looked_at(), 2'391'483u);  // 3 + 9 + ... + 3^13
}

TEST(GamesSlow, EveryFillOfFourByFiveHasTheValueOfItsMoves) {
  TwoWays<Domineering> two_ways;
  for (std::uint64_t fill = 0; fill < std::uint64_t{1} << 20; ++fill) {
    two_ways.look_at(Cells(4, 5, fill));
  }
  EXPECT_EQ(two_ways.looked_at(), 1'048'576u);
}

}  // namespace
}  // namespace summand::games
