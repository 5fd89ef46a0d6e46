#include "summand/search/proof_numbers/proof_table.hpp"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include "summand/base/hash.hpp"

namespace summand {
namespace {

SumKey key_of(std::uint64_t number) {
  return {hash_word(number), hash_word(number + 0x123456789abcdefu)};
}

TEST(ProofTables, RoundNumbersUpByLessThanOnePercent) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<float> log2(0, 60);
  for (int i = 0; i < 100'000; ++i) {
    const float number = std::exp2(log2(random));
    const float kept = rounded_up(number);
    EXPECT_GE(kept, number);
    EXPECT_LE(kept, number * 1.008f);
    EXPECT_EQ(rounded_up(kept), kept);
  }
  EXPECT_EQ(rounded_up(ProofNumbers::kNever), ProofNumbers::kNever);
  EXPECT_EQ(rounded_up(0), 0);
}

TEST(ProofTables, KeepWhatIsStoredWhileThereIsRoom) {
  Budget budget;
  ProofTable table(budget, 20);
  std::map<std::uint64_t, ProofNumbers> stored;
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    const auto some = static_cast<float>(i % 1000 + 1);
    const ProofNumbers numbers = i % 3 == 0 ? ProofNumbers::won()
                                 : i % 3 == 1
                                     ? ProofNumbers::lost()
                                     : ProofNumbers{rounded_up(some), rounded_up(2 * some)};
    table.store(key_of(i), numbers, i + 1, ProofTable::mark_of(key_of(i + 1)));
    stored[i] = numbers;
  }
  EXPECT_EQ(table.used(), 10'000u);
  EXPECT_EQ(table.lost(), 0u);
  for (const auto& [i, numbers] : stored) {
    const auto found = table.find(key_of(i));
    ASSERT_TRUE(found.has_value()) << i;
    EXPECT_EQ(found->numbers, numbers) << i;
    EXPECT_EQ(found->move,
              numbers.is_won() ? std::optional(ProofTable::mark_of(key_of(i + 1))) : std::nullopt)
        << i;
  }
  EXPECT_FALSE(table.find(key_of(10'000)).has_value());
}

// The entries of one bucket of four differ in nothing but their keys and their work.
TEST(ProofTables, LoseWhatTookTheLeastWork) {
  Budget budget;
  ProofTable table(budget, 2);
  ASSERT_EQ(table.size(), 4u);
  for (std::uint64_t i = 0; i < 8; ++i) {
    const bool is_cheap = i % 2 == 0;
    table.store(key_of(i), i % 4 < 2 ? ProofNumbers::won() : ProofNumbers::lost(),
                is_cheap ? 2 : 1000);
  }
  EXPECT_EQ(table.lost(), 4u);
  for (const std::uint64_t dear : {1, 3, 5})
    EXPECT_TRUE(table.find(key_of(dear)).has_value()) << dear;
}

TEST(ProofTables, GrowToTheirSizeAndKeepNearlyAll) {
  Budget budget;
  ProofTable table(budget, 20);
  constexpr std::uint64_t kStored = 400'000;
  ProofTable::Use use(table);
  for (std::uint64_t i = 0; i < kStored; ++i) {
    table.store(key_of(i), ProofNumbers::won(), 1);
    use.pause();
  }
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < kStored; ++i) found += table.find(key_of(i)).has_value() ? 1 : 0;
  EXPECT_EQ(table.size(), std::size_t{1} << 20);
  EXPECT_EQ(found, kStored - table.lost());
  EXPECT_GT(found, kStored * 3 / 4);
}

TEST(ProofTables, StayAsTheyAreWithoutMemoryToGrow) {
  Budget budget({.memory = std::size_t{3} << 20});
  ProofTable table(budget, 30);
  ProofTable::Use use(table);
  for (std::uint64_t i = 0; i < 1'000'000; ++i) {
    table.store(key_of(i), ProofNumbers::lost(), 1);
    use.pause();
  }
  EXPECT_LE(table.size() * sizeof(ProofEntry), std::size_t{3} << 20);
  EXPECT_GT(table.lost(), 0u);
}

TEST(ProofTables, GiveTheEntriesThatTookTheMostWork) {
  Budget budget;
  ProofTable table(budget, 16);
  std::map<std::uint64_t, std::uint64_t> works;  // by the low half of the key
  for (std::uint64_t i = 0; i < 4000; ++i) {
    const std::uint64_t work = std::uint64_t{1} << i % 20;
    table.store(key_of(i), i % 2 == 0 ? ProofNumbers::won() : ProofNumbers::lost(), work);
    works[key_of(i).low] = work;
  }
  for (const std::uint64_t most : {0, 1, 150, 1000, 4000, 5000}) {
    std::vector<std::uint64_t> given;
    table.for_each_costly(most,
                          [&](const ProofEntry& its) { given.push_back(works.at(its.first)); });
    ASSERT_EQ(given.size(), std::min<std::uint64_t>(most, 4000));
    std::ranges::sort(given, std::greater<>());
    std::vector<std::uint64_t> all;
    for (const auto& [key, work] : works) all.push_back(work);
    std::ranges::sort(all, std::greater<>());
    all.resize(given.size());
    EXPECT_EQ(given, all);
  }
}

TEST(ProofTables, TakeTheEntriesThatAnotherOneGives) {
  Budget budget;
  ProofTable from(budget, 16), to(budget, 14);
  for (std::uint64_t i = 0; i < 1000; ++i) {
    from.store(key_of(i), ProofNumbers::won(), i + 1, ProofTable::mark_of(key_of(i + 7)));
  }
  from.for_each_costly(1000, [&](const ProofEntry& its) { to.take(its); });
  EXPECT_EQ(to.used(), 1000u);
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const auto found = to.find(key_of(i));
    ASSERT_TRUE(found.has_value()) << i;
    EXPECT_EQ(found->numbers, ProofNumbers::won());
    EXPECT_EQ(found->move, ProofTable::mark_of(key_of(i + 7)));
  }
}

TEST(ProofTables, TakeAllEntriesOfALargeTable) {
  Budget budget;
  ProofTable from(budget, 22), to(budget, 22), small(budget, 16);
  constexpr std::uint64_t kStored = 1'000'000;
  {
    ProofTable::Use use(from);
    for (std::uint64_t i = 0; i < kStored; ++i) {
      from.store(key_of(i), ProofNumbers::lost(), i % 50 + 1);
      use.pause();
    }
  }
  const auto give = [&](ProofTable& table) {
    from.for_each_costly(kStored, [&](const ProofEntry& its) { table.take(its); });
  };
  give(to);
  EXPECT_EQ(to.used(), from.used());
  EXPECT_EQ(to.lost(), 0u);
  EXPECT_LE(to.size(), from.size());
  for (std::uint64_t i = 0; i < kStored; i += 97) {
    EXPECT_EQ(to.find(key_of(i)).has_value(), from.find(key_of(i)).has_value()) << i;
  }
  give(small);
  EXPECT_EQ(small.size(), std::size_t{1} << 16);
  EXPECT_GT(small.lost(), 0u);
}

// The numbers of a sum follow from its key, so an entry of two halves would be seen.
TEST(ProofTables, NeverGiveHalfOfWhatTwoThreadsWrite) {
  Budget budget;
  ProofTable table(budget, 18);
  const auto numbers_of = [](std::uint64_t i, int which) {
    return ProofNumbers{rounded_up(static_cast<float>(i % 9973 + 1)),
                        rounded_up(static_cast<float>(i % 9973 + 1) * (which == 0 ? 3 : 5))};
  };
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int which = 0; which < 2; ++which) {
    threads.emplace_back([&, which] {
      std::mt19937_64 random(static_cast<unsigned>(which));
      ProofTable::Use use(table);
      for (int step = 0; step < 400'000; ++step) {
        const std::uint64_t i = random() % 300'000;
        if (const auto found = table.find(key_of(i))) {
          wrong += found->numbers != numbers_of(i, 0) && found->numbers != numbers_of(i, 1) ? 1 : 0;
        }
        table.store(key_of(i), numbers_of(i, which), 1);
        use.pause();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(table.size(), std::size_t{1} << 18);
}

// Once readers came before writers, and a thread that waited to let the table grow never went on.
TEST(ProofTables, ThreadsGoOnTogetherAfterTheTableHasGrown) {
  constexpr std::uint64_t kEnough = 400'000, kMost = 100 * kEnough;
  Budget budget;
  ProofTable table(budget, ProofEntry::kLog2First + 2);
  std::array<std::atomic<std::uint64_t>, 2> stored{};
  const auto store = [&](std::size_t thread) {
    ProofTable::Use use(table);
    std::mt19937_64 random(thread);
    for (std::uint64_t i = 0; i < kMost && (stored[0] < kEnough || stored[1] < kEnough); ++i) {
      table.store({random(), random()}, {}, 1);
      ++stored[thread];
      use.pause();
    }
  };
  std::thread other(store, 1);
  store(0);
  other.join();
  EXPECT_GE(stored[0], kEnough);
  EXPECT_GE(stored[1], kEnough);
  EXPECT_EQ(table.size(), std::size_t{1} << (ProofEntry::kLog2First + 2));
}

}  // namespace
}  // namespace summand
