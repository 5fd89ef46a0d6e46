#include "summand/loopy/graph_text.hpp"

#include <gtest/gtest.h>

#include "summand/loopy/loopy_test_support.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;

std::string written_text(const LoopyGame& game) {
  StopperStore stoppers;
  ValueStore values;
  return GraphText(stoppers, values, game.graph()).print(game.start());
}

TEST(GraphText, KeepsTheGraphOfAGameThatIsNoStopper) {
  // a{1|{a|0}}, and a game whose two positions lead to each other for both players
  EXPECT_EQ(written_text(loopy_of({{{2}, {1}}, {{0}, {3}}, {{3}, {}}, {{}, {}}})), "a{1||a|0}");
  EXPECT_EQ(written_text(loopy_of({{{1}, {1}}, {{0}, {0}}})), "a{a|a||a|a}");
}

TEST(GraphText, WritesPositionsWithANameByTheName) {
  for (const char* name : {"on", "off", "over", "under", "upon", "upon*", "dud", "tis", "tisn"}) {
    EXPECT_EQ(written_text(loopy_named(name)), name);
  }
  EXPECT_EQ(written_text(loopy_named("hi")), "{on||0|off}");
}

TEST(GraphText, WritesPositionsThatEndByTheirValues) {
  // {1/2|pass}: node 1 is 1/2 = {0|1}
  EXPECT_EQ(written_text(loopy_of({{{1}, {0}}, {{2}, {3}}, {{}, {}}, {{2}, {}}})), "1/2+over");
  EXPECT_EQ(written_text(loopy_of({{{1, 0}, {0}}, {{2}, {3}}, {{}, {}}, {{2}, {}}})), "a{a,1/2|a}");
}

TEST(GraphText, IsLimitedInLength) {
  StopperStore stoppers;
  ValueStore values;
  const LoopyGame game = loopy_of({{{1}, {1}}, {{0}, {0}}});
  EXPECT_THROW((void)GraphText(stoppers, values, game.graph()).print(0, 5), LimitReached);
}

}  // namespace
}  // namespace summand
