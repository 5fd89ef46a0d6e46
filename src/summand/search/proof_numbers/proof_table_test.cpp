#include "summand/search/proof_numbers/proof_table.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

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
    table.store(key_of(i), numbers, i + 1, static_cast<std::uint32_t>(i % 2000));
    stored[i] = numbers;
  }
  EXPECT_EQ(table.used(), 10'000u);
  EXPECT_EQ(table.lost(), 0u);
  for (const auto& [i, numbers] : stored) {
    const auto found = table.find(key_of(i));
    ASSERT_TRUE(found.has_value()) << i;
    EXPECT_EQ(found->numbers, numbers) << i;
    EXPECT_EQ(found->move, numbers.is_won() ? i % 2000 : ProofTable::kNoMove) << i;
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
  for (std::uint64_t i = 0; i < kStored; ++i) table.store(key_of(i), ProofNumbers::won(), 1);
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < kStored; ++i) found += table.find(key_of(i)).has_value() ? 1 : 0;
  EXPECT_EQ(table.size(), std::size_t{1} << 20);
  EXPECT_EQ(found, kStored - table.lost());
  EXPECT_GT(found, kStored * 3 / 4);
}

TEST(ProofTables, StayAsTheyAreWithoutMemoryToGrow) {
  Budget budget({.memory = std::size_t{3} << 20});
  ProofTable table(budget, 30);
  for (std::uint64_t i = 0; i < 1'000'000; ++i) table.store(key_of(i), ProofNumbers::lost(), 1);
  EXPECT_LE(table.size() * ProofTable::kEntryBytes, std::size_t{3} << 20);
  EXPECT_GT(table.lost(), 0u);
}

}  // namespace
}  // namespace summand
