#include "summand/positions/judged_parts.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace summand {
namespace {

std::vector<JudgedPart> some_parts(std::mt19937& random) {
  std::vector<JudgedPart> out;
  for (auto count = random() % 6; count > 0; --count) {
    const std::uint64_t of = 1 + random() % 3, listed = random() % 100;
    out.push_back({{1 + random() % of, of}, listed, std::to_string(listed)});
  }
  return out;
}

TEST(JudgedParts, HaveThePositionsOfAnyPartWhateverTheirOrder) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    std::vector<JudgedPart> parts = some_parts(random);
    const JudgedParts joined(parts);
    for (std::uint64_t number = 0; number < 120; ++number) {
      const bool expected =
          std::ranges::any_of(parts, [&](const JudgedPart& part) { return part.has(number); });
      ASSERT_EQ(joined.has(number), expected) << number;
      if (number < joined.whole()) {
        ASSERT_TRUE(expected);
      }
    }
    std::ranges::shuffle(parts, random);
    EXPECT_EQ(JudgedParts(parts), joined);
    EXPECT_EQ(JudgedParts({joined.all().begin(), joined.all().end()}), joined);
    for (const JudgedPart& part : joined.all()) {
      EXPECT_EQ(*joined.last_of(part.listed), part.last);
    }
    EXPECT_EQ(joined.last_of(100), nullptr);
  }
}

TEST(JudgedParts, ContainAndOverlapAsTheirPositionsDo) {
  std::mt19937 random(2);
  for (int round = 0; round < 2000; ++round) {
    const JudgedParts a(some_parts(random)), b(some_parts(random));
    bool inside = true, both = false;
    for (std::uint64_t number = 0; number < 120; ++number) {
      inside = inside && (a.has(number) || !b.has(number));
      both = both || (a.has(number) && b.has(number));
    }
    EXPECT_TRUE(inside || !a.contains(b));
    EXPECT_TRUE(!both || a.overlaps(b));
  }
}

TEST(JudgedParts, AllShardsAreTheWholeAsFarAsEachHasCome) {
  const JudgedParts two({{{1, 2}, 70, "g"}, {{2, 2}, 50, "e"}});
  EXPECT_EQ(two.whole(), 50u);
  EXPECT_TRUE(two.has_gaps());
  EXPECT_TRUE(two.has(65));
  EXPECT_FALSE(two.has(55));
  const JudgedParts all = two.with(JudgedParts({{{2, 2}, 70, "g"}}));
  EXPECT_EQ(all.whole(), 70u);
  EXPECT_FALSE(all.has_gaps());
  EXPECT_EQ(all, JudgedParts({{{1, 1}, 70, "g"}}));
}

}  // namespace
}  // namespace summand
