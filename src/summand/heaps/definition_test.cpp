#include "summand/heaps/definition.hpp"

#include <gtest/gtest.h>

#include "summand/heaps/sequence.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

const Rules& rules_of(std::size_t i) {
  static const std::vector<Rules> all = {
      code_of("0.77"), code_of("0.[3]"), code_of("4.[3]"), code_of("8.37F"),
      code_of("4u"),   Prim{},           Prim{false},      Dim{},
      Dim{false}};
  return all[i % all.size()];
}

TEST(Definition, AgreesWithTheSequence) {
  for (std::size_t i = 0; i < 9; ++i) {
    NimSequence sequence(rules_of(i));
    sequence.extend(150);
    for (std::size_t n = 0; n < 150; ++n) {
      EXPECT_EQ(value_by_definition(sequence.rules(), sequence.values(), n), sequence[n])
          << print(sequence.rules()) << ": " << n;
      EXPECT_LE(sequence[n], largest_value(n));
    }
  }
}

TEST(Definition, AWrongValueIsFoundIfAllAreCompared) {
  NimSequence sequence(code_of("0.77"));
  sequence.extend(500);
  for (const std::size_t wrong : {std::size_t{0}, std::size_t{17}, std::size_t{499}}) {
    Budget budget;
    NimValues values(budget);
    for (std::size_t n = 0; n < 500; ++n) values.push_back(sequence[n] ^ (n == wrong ? 1u : 0u));
    EXPECT_TRUE(compare_with_definition(sequence.rules(), values, 500, 1000, 1, budget).wrong);
    const auto some =
        compare_with_definition(sequence.rules(), sequence.values(), 500, 100, 1, budget);
    EXPECT_EQ(some.compared, 100u);
    EXPECT_FALSE(some.wrong);
  }
}

TEST(Definition, LargeHeapsAreLeftOutAndLimitsAreAsked) {
  NimSequence sequence(code_of("0.[3]"));
  sequence.extend(100'000);
  Budget budget;
  const auto sample =
      compare_with_definition(sequence.rules(), sequence.values(), 100'000, 1'000'000, 7, budget);
  EXPECT_FALSE(sample.wrong);
  EXPECT_GT(sample.compared, 100u);
  Budget stopped({.questions = 1});
  EXPECT_THROW(
      compare_with_definition(sequence.rules(), sequence.values(), 100'000, 1000, 7, stopped),
      LimitReached);
}

}  // namespace
}  // namespace summand::heaps
