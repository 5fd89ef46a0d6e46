#include "summand/games/lasker.hpp"

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

static_assert(SplitsIntoParts<Lasker> && HasMirror<Lasker> && MayBeImpartial<Lasker> &&
              CountsMoves<Lasker> && HasTheorem<Lasker> && HasPicture<Lasker> &&
              MakesStarts<Lasker> && PrintsCall<Lasker> && !HasRepresentative<Lasker> &&
              !HasKey<Lasker>);

TEST(Lasker, AHeapIsMadeSmallerOrSplit) {
  EXPECT_EQ(moves_from<Lasker>("4", Player::left), (Texts{"0", "1", "1,3", "2", "2,2", "3"}));
  EXPECT_EQ(moves_from<Lasker>("1", Player::right), (Texts{"0"}));
}

// Winning Ways ch. 4: of each four heaps the last two exchange their values.
TEST(Lasker, ValuesOfTheBook) {
  for (std::uint64_t n = 1; n < 60; ++n) {
    const std::uint64_t value = n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n;
    EXPECT_TRUE(has_value<Lasker>(std::to_string(n), nimber(value)));
  }
}

TEST(Lasker, MakesStartsFromHeaps) {
  const auto start = Lasker::make({{std::int64_t{7}, 0}, {std::int64_t{5}, 3}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules.print_call(start->position), "lasker(5,7)");
}

}  // namespace
}  // namespace summand::games
