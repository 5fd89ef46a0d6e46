#include "summand/search/known_nimbers.hpp"

#include <atomic>
#include <barrier>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace summand {
namespace {

TEST(KnownNimbers, FactsAreAdded) {
  KnownNimbers known{Budget()};
  KnownNimbers::Table& table = known.of(2);
  EXPECT_EQ(table.facts(7), NimberFacts());
  table.add(7, {});
  EXPECT_EQ(table.facts(7), NimberFacts());
  table.add(7, {.not_these = 5});
  EXPECT_EQ(table.facts(7), (NimberFacts{.not_these = 5}));
  EXPECT_EQ(table.nimber(7), 0u);
  table.add(7, {.not_these = 2, .nimber = 4});
  EXPECT_EQ(table.facts(7), (NimberFacts{.not_these = 7, .nimber = 4}));
  EXPECT_EQ(table.not_these(7), 7u);
  EXPECT_EQ(table.nimber(7), 4u);
  EXPECT_EQ(table.facts(6), NimberFacts());
  EXPECT_EQ(known.of(0).facts(7), NimberFacts());
  EXPECT_EQ(&known.of(2), &table);
}

TEST(KnownNimbers, LargeNimbersAreExact) {
  KnownNimbers known{Budget()};
  std::uint32_t part = 0;
  for (const std::uint64_t nimber :
       {std::uint64_t{0}, std::uint64_t{253}, std::uint64_t{254}, std::uint64_t{255},
        std::uint64_t{256}, std::uint64_t{70'000}, std::uint64_t{1} << 40}) {
    known.of(0).add(part, {.nimber = nimber + 1});
    EXPECT_EQ(known.of(0).nimber(part), nimber + 1);
    ++part;
  }
}

// Nothing else is ever read than what was added.
TEST(KnownNimbers, ThreadsAddFactsAtTheSameTime) {
  constexpr std::uint32_t kParts = 200'000;
  const auto facts_of = [](std::uint32_t part) {
    return NimberFacts{.not_these = std::uint64_t{part} * part + 1, .nimber = part % 1000 + 1};
  };
  KnownNimbers known{Budget()};
  std::vector<std::thread> threads;
  for (std::uint32_t thread = 0; thread < 3; ++thread) {
    threads.emplace_back([&, thread] {
      KnownNimbers::Table& table = known.of(1);
      for (std::uint32_t part = 0; part < kParts; ++part) {
        if (part % 3 != thread) table.add(part, facts_of(part));
        for (const std::uint32_t any : {part, part / 2}) {
          const NimberFacts its = table.facts(any), all = facts_of(any);
          ASSERT_TRUE(its.not_these == 0 || its.not_these == all.not_these) << any;
          ASSERT_TRUE(its.nimber == 0 || its.nimber == all.nimber) << any;
          const std::uint64_t nimber = table.nimber(any);
          ASSERT_TRUE(nimber == 0 || nimber == all.nimber) << any;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::uint32_t part = 0; part < kParts; ++part) {
    ASSERT_EQ(known.of(1).facts(part), facts_of(part)) << part;
  }
}

// Each thread adds other nimbers to the same parts, and reads its own at once. The threads meet
// before each block of parts, so that they really add at the same time.
TEST(KnownNimbers, NoFactIsLost) {
  constexpr std::uint32_t kParts = 100'000, kBlock = 500;
  constexpr unsigned kThreads = 2, kOfEach = 32;
  std::barrier meet(kThreads);
  std::atomic<std::uint64_t> lost = 0;
  KnownNimbers known{Budget()};
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      KnownNimbers::Table& table = known.of(0);
      for (std::uint32_t part = 0; part < kParts; ++part) {
        if (part % kBlock == 0) meet.arrive_and_wait();
        std::uint64_t mine = 0;
        for (unsigned i = 0; i < kOfEach; ++i) {
          const std::uint64_t fact = std::uint64_t{1} << (kThreads * i + thread);
          mine |= fact;
          table.add(part, {.not_these = fact});
          if ((table.not_these(part) & mine) != mine) ++lost;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(lost, 0u);
  for (std::uint32_t part = 0; part < kParts; ++part) {
    ASSERT_EQ(known.of(0).not_these(part), ~std::uint64_t{0}) << part;
  }
}

TEST(KnownNimbers, WithoutMemoryALimitIsReached) {
  KnownNimbers known{Budget(Budget::Limits{.memory = 1'000'000})};
  std::uint32_t part = 0;
  const auto fill = [&] {
    for (; part < 1'000'000; ++part) known.of(0).add(part, {.not_these = 1});
  };
  EXPECT_THROW(fill(), LimitReached);
  EXPECT_GT(part, 10'000u);
  EXPECT_EQ(known.of(0).facts(part - 1), (NimberFacts{.not_these = 1}));
  EXPECT_EQ(known.of(0).facts(part), NimberFacts());
}

}  // namespace
}  // namespace summand
