#include "summand/games/subtraction.hpp"

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

static_assert(SplitsIntoParts<Subtraction> && HasMirror<Subtraction> &&
              MayBeImpartial<Subtraction> && CountsMoves<Subtraction> && HasTheorem<Subtraction> &&
              HasPicture<Subtraction> && MakesStarts<Subtraction> && PrintsCall<Subtraction> &&
              !HasRepresentative<Subtraction> && !HasKey<Subtraction>);

Subtraction taking(std::vector<std::uint64_t> numbers) {
  return {{}, heaps::SharedRules(heaps::subtraction_game(numbers).value())};
}

TEST(Subtraction, OnlyNumbersOfTheSetMayBeTaken) {
  EXPECT_EQ(moves_from<Subtraction>("5", Player::left, taking({2, 5})), (Texts{"0", "3"}));
  EXPECT_EQ(moves_from<Subtraction>("4,1", Player::right, taking({2, 5})), (Texts{"1,2"}));
  EXPECT_TRUE(moves_from<Subtraction>("1", Player::left, taking({2, 5})).empty());
}

// Winning Ways ch. 4: S(2,4,7) has the values 00112203 and then 102 repeated.
TEST(Subtraction, ValuesOfTwoFourSeven) {
  const int first[] = {0, 0, 1, 1, 2, 2, 0, 3}, then[] = {1, 0, 2};
  for (std::uint64_t n = 0; n < 40; ++n) {
    const int value = n < 8 ? first[n] : then[(n - 8) % 3];
    EXPECT_TRUE(has_value<Subtraction>(std::to_string(n), nimber(static_cast<unsigned>(value)),
                                       taking({2, 4, 7})));
  }
  EXPECT_TRUE(has_value<Subtraction>("3000000000000000010", "*2", taking({2, 4, 7})));
}

TEST(Subtraction, ReadsTheSetInBracesAndInQuotes) {
  const Subtraction expected = taking({1, 2, 5});
  for (const Argument& set :
       {Argument{Numbers{{5, 1, 2, 1}}, 0}, Argument{std::string("1, 2 5"), 0}}) {
    const auto start = Subtraction::make({set, {std::int64_t{30}, 9}});
    ASSERT_TRUE(start.has_value());
    EXPECT_EQ(start->rules, expected);
    EXPECT_EQ(start->rules.print_call(start->position), "subtraction(\"1,2,5\",30)");
  }
}

// subtraction(1,2,3,10) could mean the set {1,2,3}.
TEST(Subtraction, RefusesASetWithoutBracesAndASetWithoutHeaps) {
  const auto start = Subtraction::make({{std::int64_t{3}, 12}, {std::int64_t{30}, 14}});
  ASSERT_FALSE(start.has_value());
  EXPECT_EQ(start.error().offset, 12u);
  EXPECT_FALSE(Subtraction::make({{Numbers{{1, 2}}, 12}}).has_value());
}

TEST(Subtraction, SaysWhereTheSetIsWrong) {
  const auto error = [](Argument set) {
    set.offset = 12;
    return Subtraction::make({set, {std::int64_t{30}, 20}}).error().offset;
  };
  EXPECT_EQ(error({Numbers{{0, 1}}}), 12u);
  EXPECT_EQ(error({Numbers{}}), 12u);
  EXPECT_EQ(error({std::string("1,x")}), 14u);
  EXPECT_EQ(error({std::string("1,1000000")}), 12u);
  EXPECT_EQ(error({Word{"kayles"}}), 12u);
  EXPECT_FALSE(Subtraction::make({}).has_value());
}

}  // namespace
}  // namespace summand::games
