#include "summand/base/reserve.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Reserve, KeepsMemoryFromOthersUntilItIsGivenUp) {
  Budget budget({.memory = 1000});
  {
    Reserve reserve(budget, 400);
    EXPECT_FALSE(budget.allows(601));
    EXPECT_TRUE(budget.allows(600));
    reserve.give_up();
    EXPECT_TRUE(budget.allows(1000));
  }
  {
    const Reserve reserve(budget, 400);
  }
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(Reserve, IsEmptyIfTheLimitDoesNotAllowIt) {
  Budget budget({.memory = 1000});
  budget.charge(900);
  const Reserve reserve(budget, 101);
  EXPECT_EQ(budget.charged(), 900u);
}

}  // namespace
}  // namespace summand
