#include "summand/heaps/kernels/dense.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

// The first error of the kernel, run in steps of random lengths. Empty if all values are right.
std::string check(const Code& code, CpuLevel level, const std::vector<std::uint32_t>& expected,
                  std::size_t stretch, std::optional<Split> split = {}) {
  Budget budget;
  NimValues values(budget);
  const auto kernel = new_dense_kernel(code, split, level, budget);
  if (kernel == nullptr) return "the kernel does not fit";
  while (values.size() < expected.size()) {
    const std::size_t size = std::min(expected.size(), values.size() + stretch);
    if (!kernel->extend(values, size) || values.size() != size) return "it stopped early";
  }
  return difference(values, expected);
}

TEST(DenseKernel, AgreesWithTheDefinitionIfThereIsNoSparseSpace) {
  // 4u.7 and 4.4u exceed 256 in this range. The digits of the last one are far from each other.
  for (const char* text :
       {"0.007", "0.06", "0.04", "0.4", "0.07", "4u", "4u.7", "4.4u",
        "0.4000000000000000000000000000000000000000000000000000000000000000007"}) {
    const Code code = code_of(text);
    const auto expected = naive_nim_sequence(code, 2500);
    for (const CpuLevel level : levels()) {
      EXPECT_EQ(check(code, level, expected, 2500), "") << text;
      EXPECT_EQ(check(code, level, expected, 613), "") << text;
    }
  }
}

TEST(DenseKernel, AgreesWithTheDefinitionOnAllCodesOfTwoDigits) {
  const std::string digits = "01234567";
  for (const char d0 : {'0', '4'}) {
    for (const char d1 : digits) {
      for (const char d2 : digits) {
        const std::string text{d0, '.', d1, d2};
        const auto code = Code::parse(text);
        Budget budget;
        if (!code || !new_dense_kernel(*code, std::nullopt, cpu_level(), budget)) continue;
        const auto expected = naive_nim_sequence(*code, 500);
        for (const CpuLevel level : levels()) EXPECT_EQ(check(*code, level, expected, 99), "");
      }
    }
  }
}

TEST(DenseKernel, AgreesWithTheDefinitionOnRandomCodes) {
  std::mt19937 random(7);
  for (int round = 0; round < 40; ++round) {
    std::vector<Digit> digits(1 + random() % 6);
    for (Digit& digit : digits) {
      digit = {.heaps = static_cast<std::uint8_t>(random() % 8), .unequal = random() % 2 == 0};
    }
    digits.front().heaps &= 4;
    digits.push_back({.heaps = 4, .unequal = random() % 2 == 0});
    const Code code(digits);
    const auto expected = naive_nim_sequence(code, 300 + random() % 1500);
    const auto all = levels();
    const CpuLevel level = all[random() % all.size()];
    EXPECT_EQ(check(code, level, expected, 1 + random() % 2000), "") << code.print();
  }
}

// Few splits are of use, but each of them settles what it says.
TEST(DenseKernel, AgreesWithTheDefinitionWithAnySplit) {
  std::mt19937 random(11);
  const auto all = levels();
  for (const char* text :
       {"0.007", "0.06", "0.04", "4u", "4u.7", "4.4u", "0.4u04",
        "0.4000000000000000000000000000000000000000000000000000000000000000007"}) {
    const Code code = code_of(text);
    const auto expected = naive_nim_sequence(code, 1700);
    for (int round = 0; round < 12; ++round) {
      const Split split{.mask = static_cast<std::uint32_t>(random() % 256),
                        .by_position = random() % 2 == 0,
                        .flipped = random() % 2 == 0};
      const CpuLevel level = all[random() % all.size()];
      EXPECT_EQ(check(code, level, expected, 1 + random() % 1700, split), "")
          << text << ", mask " << split.mask << (split.by_position ? ", by position" : "");
    }
  }
}

TEST(DenseKernel, GivesEqualValuesOnAllLevelsFartherOut) {
  const Code code = code_of("0.007");
  std::vector<std::uint64_t> digests;
  for (const CpuLevel level : levels()) {
    for (const auto split : {std::optional<Split>(), std::optional(Split{.mask = 0x1b8})}) {
      Budget budget;
      NimValues values(budget);
      ASSERT_TRUE(new_dense_kernel(code, split, level, budget)->extend(values, 20'000));
      digests.push_back(digest(values, values.size()));
      EXPECT_EQ(digests.back(), digests.front());
    }
  }
}

TEST(DenseKernel, IsNotChangedByALimit) {
  const Code code = code_of("0.06");
  const auto expected = naive_nim_sequence(code, 1000);
  Budget budget(Budget::Limits{.questions = 500});
  NimValues values(budget);
  const auto kernel = new_dense_kernel(code, std::nullopt, cpu_level(), budget);
  EXPECT_THROW(kernel->extend(values, 1000), LimitReached);
  EXPECT_LT(values.size(), 1000u);
  ASSERT_TRUE(kernel->extend(values, 1000));
  EXPECT_EQ(difference(values, expected), "");
}

TEST(DenseKernel, IsForFiniteCodesThatBreakIntoTwo) {
  Budget budget;
  for (const char* text : {"0.333", "0.8", "0.[4]", "0.3F"}) {
    EXPECT_EQ(new_dense_kernel(code_of(text), std::nullopt, cpu_level(), budget), nullptr) << text;
  }
}

}  // namespace
}  // namespace summand::heaps
