#include "summand/games/grundy.hpp"

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

static_assert(SplitsIntoParts<Grundy> && HasMirror<Grundy> && MayBeImpartial<Grundy> &&
              CountsMoves<Grundy> && HasTheorem<Grundy> && HasPicture<Grundy> &&
              MakesStarts<Grundy> && PrintsCall<Grundy> && !HasRepresentative<Grundy> &&
              !HasKey<Grundy>);

TEST(Grundy, AHeapIsSplitIntoTwoDifferentOnes) {
  EXPECT_EQ(moves_from<Grundy>("6", Player::left), (Texts{"1,5", "2,4"}));
  EXPECT_TRUE(moves_from<Grundy>("2,2,1", Player::right).empty());
}

// Winning Ways ch. 4.
TEST(Grundy, ValuesOfTheBook) {
  const unsigned values[] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1,
                             3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4};
  for (std::size_t n = 0; n < std::size(values); ++n) {
    EXPECT_TRUE(has_value<Grundy>(std::to_string(n), nimber(values[n])));
  }
  for (const char* lost : {"273", "316", "566", "923"}) EXPECT_TRUE(has_value<Grundy>(lost, "0"));
}

TEST(Grundy, MakesStartsFromHeaps) {
  const auto start = Grundy::make({{std::int64_t{20}, 0}, {std::int64_t{7}, 3}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules.print_call(start->position), "grundy(7,20)");
}

}  // namespace
}  // namespace summand::games
