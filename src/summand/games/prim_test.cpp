#include "summand/games/prim.hpp"

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

static_assert(SplitsIntoParts<Prim> && HasMirror<Prim> && MayBeImpartial<Prim> &&
              CountsMoves<Prim> && HasTheorem<Prim> && HasPicture<Prim> && MakesStarts<Prim> &&
              PrintsCall<Prim> && !HasRepresentative<Prim> && !HasKey<Prim>);

const Prim kKeepsLast{{}, heaps::SharedRules(heaps::Prim{false})};

TEST(Prim, NumbersWithoutACommonDivisorAreTaken) {
  EXPECT_EQ(moves_from<Prim>("6", Player::left), (Texts{"1", "5"}));
  EXPECT_EQ(moves_from<Prim>("5", Player::right), (Texts{"1", "2", "3", "4"}));
  EXPECT_EQ(moves_from<Prim>("1", Player::right), (Texts{"0"}));
  EXPECT_TRUE(moves_from<Prim>("1", Player::right, kKeepsLast).empty());
}

std::uint64_t least_divisor(std::uint64_t n) {
  std::uint64_t p = 2;
  while (n % p != 0) ++p;
  return p;
}

// The number of primes up to p.
std::uint64_t index_of(std::uint64_t p) {
  std::uint64_t count = 0;
  for (std::uint64_t q = 2; q <= p; ++q) count += least_divisor(q) == q ? 1 : 0;
  return count;
}

// Winning Ways ch. 4: the index of the least prime factor. If the last counter may be taken, even
// heaps have the value 0.
TEST(Prim, ValuesOfBothVersions) {
  for (std::uint64_t n = 2; n < 120; ++n) {
    const std::uint64_t index = index_of(least_divisor(n));
    EXPECT_TRUE(has_value<Prim>(std::to_string(n), nimber(n % 2 == 0 ? 0 : index)));
    EXPECT_TRUE(has_value<Prim>(std::to_string(n), nimber(index), kKeepsLast));
  }
  EXPECT_TRUE(has_value<Prim>("1", "*"));
  EXPECT_TRUE(has_value<Prim>("1", "0", kKeepsLast));
}

TEST(Prim, MakesStartsOfBothVersions) {
  const auto start = Prim::make({{Word{"keep-last"}, 5}, {std::int64_t{12}, 15}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules, kKeepsLast);
  EXPECT_EQ(start->rules.print_call(start->position), "prim(keep-last,12)");
  EXPECT_EQ(Prim{}.print_call(start->position), "prim(12)");
  EXPECT_EQ(Prim::make({{Word{"keep"}, 5}, {std::int64_t{12}, 15}}).error().offset, 5u);
  EXPECT_FALSE(Prim{}.parse("10000001").has_value());
}

}  // namespace
}  // namespace summand::games
