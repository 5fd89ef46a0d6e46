#include "summand/base/check.hpp"

#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Check, APromiseThatHoldsCostsNothing) {
  int asked = 0;
  SUMMAND_CHECK(++asked == 1);
  EXPECT_EQ(asked, 1);
}

TEST(CheckDeathTest, ABrokenPromiseEndsTheProgram) { EXPECT_DEATH(SUMMAND_CHECK(1 + 1 == 3), ""); }

TEST(CheckDeathTest, TheHandlerGetsThePromiseAndItsPlace) {
  EXPECT_EXIT(
      {
        set_check_handler([](const char* expression, const char* file, int line) {
          std::fprintf(stderr, "broken: %s in %s:%d", expression, file, line);
          std::exit(3);
        });
        SUMMAND_CHECK(1 + 1 == 3);
      },
      ::testing::ExitedWithCode(3), "broken: 1 . 1 == 3 in .*check_test.cpp:[0-9]+");
}

TEST(CheckDeathTest, ExpensivePromisesAreCheckedInCheckedBuildsOnly) {
  bool asked = false;
  const auto ask = [&] { return asked = true; };  // NOLINT(clang-analyzer-deadcode.DeadStores)
  SUMMAND_DCHECK(ask());
  EXPECT_EQ(asked, SUMMAND_CHECKED != 0);
}

}  // namespace
}  // namespace summand
