#include "summand/games/dim.hpp"

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

static_assert(SplitsIntoParts<Dim> && HasMirror<Dim> && MayBeImpartial<Dim> && CountsMoves<Dim> &&
              HasTheorem<Dim> && HasPicture<Dim> && MakesStarts<Dim> && PrintsCall<Dim> &&
              !HasRepresentative<Dim> && !HasKey<Dim>);

const Dim kProper{{}, heaps::SharedRules(heaps::Dim{false})};

TEST(Dim, DivisorsAreTaken) {
  EXPECT_EQ(moves_from<Dim>("6", Player::left), (Texts{"0", "3", "4", "5"}));
  EXPECT_EQ(moves_from<Dim>("6", Player::right, kProper), (Texts{"3", "4", "5"}));
  EXPECT_TRUE(moves_from<Dim>("1", Player::right, kProper).empty());
}

// Winning Ways ch. 4: one more than the exponent of 2, or the exponent itself if the whole heap may
// not be taken.
TEST(Dim, ValuesOfBothVersions) {
  for (std::uint64_t n = 1; n < 130; ++n) {
    std::uint64_t twos = 0;
    for (std::uint64_t rest = n; rest % 2 == 0; rest /= 2) ++twos;
    EXPECT_TRUE(has_value<Dim>(std::to_string(n), nimber(twos + 1)));
    EXPECT_TRUE(has_value<Dim>(std::to_string(n), nimber(twos), kProper));
  }
}

TEST(Dim, MakesStartsOfBothVersions) {
  const auto start = Dim::make({{Word{"proper"}, 4}, {std::int64_t{12}, 12}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules, kProper);
  EXPECT_EQ(start->rules.print_call(start->position), "dim(proper,12)");
  EXPECT_EQ(Dim::make({{Word{"whole"}, 4}, {std::int64_t{12}, 12}}).error().offset, 4u);
}

}  // namespace
}  // namespace summand::games
