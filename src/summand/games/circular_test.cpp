#include "summand/games/circular.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::nimber;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Circular> && HasMirror<Circular> && MayBeImpartial<Circular> &&
              CountsMoves<Circular> && HasTheorem<Circular> && HasPicture<Circular> &&
              MakesStarts<Circular> && PrintsCall<Circular> && !HasRepresentative<Circular> &&
              !HasKey<Circular>);

Circular circular_of(std::string_view code) {
  return {heaps::RingRules(heaps::Code::parse(code).value())};
}

TEST(Circular, TheFirstMoveOpensTheRing) {
  EXPECT_EQ(moves_from<Circular>("o5", Player::left), (Texts{"3", "4"}));
  EXPECT_EQ(moves_from<Circular>("o2", Player::right), (Texts{"0", "1"}));
  EXPECT_EQ(moves_from<Circular>("o1,3", Player::right), (Texts{"3", "o1,1", "o1,1,1", "o1,2"}));
  EXPECT_EQ(moves_from<Circular>("o5", Player::left, circular_of("0.05")), (Texts{}));
}

// A ring of n pins becomes a row of n - 1 or n - 2: Winning Ways ch. 4.
TEST(Circular, RingsOfKayles) {
  heaps::HeapValues rows(heaps::SharedRules(heaps::Code({{}, {7}, {7}})));
  for (std::uint64_t n = 2; n < 200; ++n) {
    std::uint64_t mex = 0;
    while (mex == rows[n - 1] || mex == rows[n - 2]) ++mex;
    EXPECT_TRUE(has_value<Circular>("o" + std::to_string(n), nimber(mex)));
  }
}

TEST(Circular, MakesStarts) {
  const auto rings =
      Circular::make({{std::string("0.137"), 9}, {std::int64_t{7}, 16}, {std::int64_t{5}, 18}});
  ASSERT_TRUE(rings.has_value());
  EXPECT_EQ(rings->rules.print_call(rings->position), "circular(\"0.137\",5,7)");
  const auto both = Circular::make({{std::string("0.77"), 9}, {std::string("o7, 3"), 16}});
  ASSERT_TRUE(both.has_value());
  EXPECT_EQ(both->rules.print_call(both->position), "circular(\"0.77\",\"o7,3\")");
}

TEST(Circular, RingsAreHollowInPictures) {
  const Picture picture = Circular{}.picture(Circular{}.parse("o2,3").value());
  EXPECT_EQ(picture.rows, 2);
  EXPECT_EQ(picture.marks.front().glyph, "○");
  EXPECT_EQ(picture.marks.back().row, 1);
}

TEST(Circular, SaysWhereTheInputIsWrong) {
  const auto offset = [](std::string_view text) { return Circular{}.parse(text).error().offset; };
  EXPECT_EQ(offset("o7,x"), 3u);
  EXPECT_EQ(offset("o7,,3"), 3u);
  EXPECT_EQ(offset("o"), 1u);
  EXPECT_EQ(offset(""), 0u);
  EXPECT_EQ(offset("3,o-1"), 3u);
  EXPECT_EQ(Circular::make({{std::string("0.7"), 9}, {std::string("o7,x"), 16}}).error().offset,
            19u);
}

}  // namespace
}  // namespace summand::games
