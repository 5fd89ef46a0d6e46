#include "summand/base/result.hpp"

#include <gtest/gtest.h>
#include <memory>

namespace summand {
namespace {

Result<int> half(int n) {
  if (n % 2 != 0) return fail("an odd number", static_cast<std::size_t>(n));
  return n / 2;
}

Result<int> quarter(int n) {
  SUMMAND_TRY(once, half(n));
  SUMMAND_TRY(twice, half(once));
  return twice;
}

TEST(Result, TryBindsTheValueOrReturnsTheError) {
  EXPECT_EQ(quarter(12), 3);
  EXPECT_EQ(quarter(7).error(), (Error{"an odd number", 7}));
  EXPECT_EQ(quarter(6).error(), (Error{"an odd number", 3}));
}

TEST(Result, TryMovesValuesThatCannotBeCopied) {
  const auto make = [](bool good) -> Result<std::unique_ptr<int>> {
    if (!good) return fail("refused");
    return std::make_unique<int>(5);
  };
  const auto pass_on = [&](bool good) -> Result<std::unique_ptr<int>> {
    SUMMAND_TRY(made, make(good));
    return made;
  };
  EXPECT_EQ(**pass_on(true), 5);
  EXPECT_EQ(pass_on(false).error().message, "refused");
}

TEST(Result, AShiftedErrorKeepsItsSuggestion) {
  const Result<int> error = shifted(fail_near("wrong", 3, {"right", 4}).error(), 10);
  EXPECT_EQ(error.error(), (Error{"wrong", 13, Suggestion{"right", 4}}));
}

TEST(Result, AnErrorFoundInAPartOfATextIsShiftedToItsPlaceInTheWhole) {
  const Result<int> error = shifted(Error{"wrong", 3}, 10);
  EXPECT_EQ(error.error(), (Error{"wrong", 13}));
}

}  // namespace
}  // namespace summand
