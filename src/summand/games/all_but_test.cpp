#include "summand/games/all_but.hpp"

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

static_assert(SplitsIntoParts<AllBut> && HasMirror<AllBut> && MayBeImpartial<AllBut> &&
              CountsMoves<AllBut> && HasTheorem<AllBut> && HasPicture<AllBut> &&
              MakesStarts<AllBut> && PrintsCall<AllBut> && !HasRepresentative<AllBut> &&
              !HasKey<AllBut>);

AllBut but(std::vector<std::uint64_t> numbers) {
  return {{}, heaps::SharedRules(heaps::subtraction_game(numbers, true).value())};
}

TEST(AllBut, NumbersOfTheSetAreNotTaken) {
  EXPECT_EQ(moves_from<AllBut>("5", Player::left, but({2, 4})), (Texts{"0", "2", "4"}));
  EXPECT_EQ(moves_from<AllBut>("2,1", Player::right, but({1})), (Texts{"1"}));
}

TEST(AllBut, WithoutExceptionsItIsNim) {
  EXPECT_TRUE(
      has_value<AllBut>("3,5,7", "*", AllBut{{}, heaps::SharedRules(heaps::Code({{}}, {{3}}))}));
}

// Without 1 the values come in pairs: 0 0 1 1 2 2 ..., by the moves only.
TEST(AllBut, WithoutOneAHeapIsWorthHalfItsSize) {
  for (std::uint64_t n = 0; n < 60; ++n) {
    EXPECT_TRUE(has_value<AllBut>(std::to_string(n), nimber(n / 2), but({1})));
  }
}

TEST(AllBut, MakesStarts) {
  const auto start =
      AllBut::make({{Numbers{{2, 7}}, 0}, {std::int64_t{30}, 9}, {std::int64_t{4}, 11}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules.print_call(start->position), "all-but(\"2,7\",4,30)");
  EXPECT_EQ(AllBut::make({{Numbers{}, 4}}).error().offset, 4u);
}

}  // namespace
}  // namespace summand::games
