#include "summand/base/budget.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <optional>
#include <thread>

#include "summand/base/current_budget.hpp"
#include "summand/base/look_handler.hpp"

namespace summand {
namespace {

using namespace std::chrono_literals;

// The limit that stops the work, if any.
template <class Work>
std::optional<LimitReached> limit_of(Work&& work) {
  try {
    work();
  } catch (const LimitReached& reached) {
    return reached;
  }
  return std::nullopt;
}

// Asks more questions than there are between two looks at the clock.
void ask_often(Budget& budget) {
  for (int i = 0; i < 5000; ++i) budget.ask();
}

TEST(Budget, WithoutLimitsNeverStops) {
  Budget budget;
  EXPECT_FALSE(limit_of([&] { ask_often(budget); }));
  EXPECT_FALSE(limit_of([&] { budget.charge(std::size_t{1} << 60); }));
  EXPECT_TRUE(budget.allows(std::size_t{1} << 60));
}

TEST(Budget, RefusesTheByteBeyondTheLimitAndDoesNotCountIt) {
  Budget budget(Budget::Limits{.memory = 1'000'000});
  budget.charge(400'000);
  EXPECT_TRUE(budget.allows(600'000));
  EXPECT_FALSE(budget.allows(600'001));
  const auto reached = limit_of([&] { budget.charge(600'001); });
  ASSERT_TRUE(reached);
  EXPECT_EQ(reached->limit, Limit::memory);
  EXPECT_EQ(reached->message, "the memory limit of 1 MB is reached");
  EXPECT_EQ(budget.charged(), 400'000u);
  budget.charge(600'000);
  budget.release(1'000'000);
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(Budget, AChargeThatWouldWrapAroundIsRefused) {
  Budget budget(Budget::Limits{.memory = 1000});
  budget.charge(1);
  EXPECT_TRUE(limit_of([&] { budget.charge(~std::size_t{0}); }));
  EXPECT_EQ(budget.charged(), 1u);
}

TEST(Budget, CopiesShareTheirLimits) {
  Budget budget(Budget::Limits{.memory = 1000});
  Budget copy = budget;
  copy.charge(900);
  EXPECT_EQ(budget.charged(), 900u);
  EXPECT_TRUE(limit_of([&] { budget.charge(200); }));
}

TEST(Budget, TheMemoryLimitCanBeChangedForAllCopies) {
  Budget budget(Budget::Limits{.memory = 3'000'000});
  Budget copy = budget;
  budget.charge(2'000'000);
  copy.limit_memory(1'000'000);
  // What is charged already exceeds it. So nothing more is allowed, and all of it can be released.
  EXPECT_FALSE(budget.allows(0));
  const auto reached = limit_of([&] { budget.charge(0); });
  ASSERT_TRUE(reached);
  EXPECT_EQ(reached->message, "the memory limit of 1 MB is reached");
  EXPECT_EQ(copy.charged(), 2'000'000u);
  budget.release(1'500'000);
  EXPECT_TRUE(budget.allows(500'000));
  EXPECT_FALSE(budget.allows(500'001));
  budget.charge(500'000);
  budget.limit_memory(std::numeric_limits<std::size_t>::max());
  EXPECT_FALSE(limit_of([&] { copy.charge(std::size_t{1} << 60); }));
  budget.limit_memory(0);
  EXPECT_TRUE(limit_of([&] { budget.charge(1); }));
}

TEST(Budget, StopsWhenTheTimeIsOver) {
  Budget budget(Budget::Limits{.time = 20ms});
  std::this_thread::sleep_for(25ms);
  const auto reached = limit_of([&] { ask_often(budget); });
  ASSERT_TRUE(reached);
  EXPECT_EQ(reached->limit, Limit::time);
  EXPECT_EQ(reached->message, "the time limit of 0.02 s is reached");
}

TEST(Budget, DoesNotStopBeforeTheTimeIsOver) {
  Budget budget(Budget::Limits{.time = 1h});
  EXPECT_FALSE(limit_of([&] { ask_often(budget); }));
}

TEST(Budget, StopsSoonAfterAnInterrupt) {
  std::atomic<bool> interrupt = false;
  Budget budget(Budget::Limits{.interrupt = &interrupt});
  EXPECT_FALSE(limit_of([&] { ask_often(budget); }));
  interrupt = true;
  const auto reached = limit_of([&] { ask_often(budget); });
  ASSERT_TRUE(reached);
  EXPECT_EQ(reached->limit, Limit::interrupted);
}

TEST(Budget, StopsOnceAtExactlyTheGivenQuestion) {
  for (std::uint64_t last : {1, 2, 3, 1000, 3000}) {
    Budget budget(Budget::Limits{.questions = last});
    std::uint64_t asked = 0;
    const auto reached = limit_of([&] {
      while (true) {
        ++asked;
        budget.ask();
      }
    });
    ASSERT_TRUE(reached);
    EXPECT_EQ(asked, last);
    EXPECT_FALSE(limit_of([&] { ask_often(budget); }));
  }
}

int looks_of_handler = 0;

TEST(Budget, TheLookHandlerMayReachALimit) {
  looks_of_handler = 0;
  const LookHandler before = set_look_handler([] {
    if (++looks_of_handler == 3) reach_limit(Limit::memory, "full");
  });
  Budget budget;
  const auto reached = limit_of([&] {
    while (true) budget.ask();
  });
  set_look_handler(before);
  ASSERT_TRUE(reached);
  EXPECT_EQ(reached->message, "full");
  EXPECT_EQ(looks_of_handler, 3);
}

TEST(CurrentBudget, IsThatOfTheInnermostScopeOfTheThread) {
  const std::atomic<bool> stop = true;
  const auto stopped = [] { return limit_of(CurrentBudget::look).has_value(); };
  EXPECT_FALSE(stopped());
  {
    const CurrentBudget around(Budget({.interrupt = &stop}));
    EXPECT_TRUE(stopped());
    std::thread([&] { EXPECT_FALSE(stopped()); }).join();
    {
      const CurrentBudget within{Budget()};
      EXPECT_FALSE(stopped());
    }
    EXPECT_TRUE(stopped());
  }
  EXPECT_FALSE(stopped());
}

}  // namespace
}  // namespace summand
