#include "summand/algebra/smallest_position.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/language/language_test_support.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/value/names.hpp"

namespace summand {
namespace {

std::string found(std::string_view game, std::string_view value) {
  return said("find(" + std::string(game) + ", " + std::string(value) + ")");
}

// Winning Ways ch. 5, "Tiny Toads-and-Frogs". The last two are longer than the small positions.
TEST(SmallestPosition, TinyToadsAndFrogs) {
  EXPECT_EQ(found("toads-and-frogs", "tiny(1/4)"), "toads-and-frogs(\"T.TFFF\")");
  EXPECT_EQ(found("toads-and-frogs", "miny(1/4)"), "toads-and-frogs(\"TTTF.F\")");
  EXPECT_EQ(found("toads-and-frogs", "tiny(1/2)"), "toads-and-frogs(\".T.TFFF\")");
  EXPECT_EQ(found("toads-and-frogs", "miny(1/2)"), "toads-and-frogs(\"TTTF.F.\")");
  EXPECT_EQ(found("toads-and-frogs", "tiny(1/8)"), "toads-and-frogs(\"TFT.TFFF\")");
  EXPECT_EQ(found("toads-and-frogs", "miny(1/8)"), "toads-and-frogs(\"TTTF.FTF\")");
  const std::string beyond = found("toads-and-frogs", "tiny(1/16)");
  EXPECT_EQ(beyond, "toads-and-frogs(\".TTFT.TFFF\")");
  EXPECT_EQ(said(beyond + " == tiny(1/16)"), "true");
  EXPECT_EQ(found("toads-and-frogs", "miny(1/16)"), "toads-and-frogs(\"TTTF.FTFF.\")");
}

// Compared with all strips, one after another.
TEST(SmallestPosition, IsNotLargerThanAnyOther) {
  const AnyRuleset& game = *find_ruleset("toads-and-frogs");
  ValueStore store;
  Evaluators evaluators(store);
  std::map<std::uint64_t, std::pair<Value, std::size_t>> shortest;
  game.small_positions([&](const AnyPosition& position) {
    const std::size_t size = position.print().size();
    if (size > 4) return;
    const Value value = position.value(evaluators);
    const auto at = shortest.try_emplace(hash_value(value), value, size).first;
    at->second.second = std::min(at->second.second, size);
  });
  EXPECT_GT(shortest.size(), 10u);
  for (const auto& [hash, entry] : shortest) {
    const auto& [value, size] = entry;
    const SmallestPosition one = smallest_position(game, value, evaluators);
    ASSERT_TRUE(one.position && one.is_proved);
    EXPECT_EQ(one.position->value(evaluators), value);
    EXPECT_EQ(one.position->print().size(), size);
    const SmallestPosition other = smallest_position(game, store.negative(value), evaluators);
    if (value != store.negative(value)) {
      EXPECT_EQ(other.position->print(), one.position->mirror().print());
      EXPECT_EQ(other.looked_at, one.looked_at);
    }
  }
}

TEST(SmallestPosition, OfABoardCountsCellsAndThenRows) {
  EXPECT_EQ(found("domineering", "+-1"), "domineering(\"..|..\")");
  EXPECT_EQ(found("domineering", "1"), "domineering(\".|.\")");
  EXPECT_EQ(found("domineering", "-1"), "domineering(\"..\")");
  EXPECT_EQ(found("domineering", "-1/2"), "domineering(\"##.|...\")");
  EXPECT_EQ(found("domineering", "1/2"), "domineering(\"#.|#.|..\")");
}

TEST(SmallestPosition, ComputesNoValueAfterThePositionIsFound) {
  ValueStore store;
  Evaluators evaluators(store);
  const SmallestPosition smallest =
      smallest_position(*find_ruleset("clobber"), up(store, 1), evaluators);
  // 3 + 9 boards of one or two cells, those of two cells in two forms, and fewer than 27 of three
  // cells.
  EXPECT_EQ(smallest.position->print(), "xxo");
  EXPECT_LT(smallest.looked_at, 3u + 18u + 27u);
}

TEST(SmallestPosition, OfHeapsIsFoundBeyondTheSmallPositions) {
  EXPECT_EQ(found("nim", "*100"), "nim(100)");
  EXPECT_EQ(found("cutcake", "-30"), "cutcake(\"31x1\")");
  EXPECT_EQ(found("cutcake", "30"), "cutcake(\"1x31\")");
}

TEST(SmallestPosition, OfGraphsIsFoundOnlyAmongTheSmallPositions) {
  const std::string graph = found("childish-hackenbush", "{1|-1}");
  EXPECT_TRUE(graph.ends_with("\"), the smallest of the small positions")) << graph;
  EXPECT_EQ(found("hackenbush", "5/8"), "hackenbush(\"LRLR\")");
}

TEST(SmallestPosition, SaysHowFarItSearched) {
  const std::string nothing = found("toads-and-frogs", "1/3 + *77");
  EXPECT_FALSE(nothing.starts_with("toads")) << nothing;
  const std::string halves = found("nim", "1/2");
  EXPECT_TRUE(halves.starts_with("none of ")) << halves;
  EXPECT_TRUE(halves.contains("all positions of up to 4 characters")) << halves;
}

}  // namespace
}  // namespace summand
