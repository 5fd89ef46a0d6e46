#include "summand/heaps/kernels/block.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/heaps/digest.hpp"
#include "summand/heaps/kernels/dense.hpp"
#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

// Compares the kernel's values with the expected ones, in steps of random lengths.
std::string check(const Code& code, const Split& split, CpuLevel level,
                  const std::vector<std::uint32_t>& expected, std::size_t stretch) {
  Budget budget;
  NimValues values(budget);
  const auto kernel = new_block_kernel(code, split, level, budget);
  if (kernel == nullptr) return "the kernel does not fit";
  while (values.size() < expected.size()) {
    const std::size_t size = std::min(expected.size(), values.size() + stretch);
    if (!kernel->extend(values, size)) break;
    if (values.size() != size) return "it stopped early";
  }
  return difference(values, expected);
}

constexpr Split by_value(std::uint32_t mask) { return {.mask = mask, .by_position = false}; }
constexpr Split by_position(std::uint32_t mask) { return {.mask = mask, .by_position = true}; }

TEST(BlockKernel, AgreesWithTheDefinitionOnItsGames) {
  const struct {
    std::string_view code;
    std::uint32_t mask;
  } kGames[] = {{"4u", 0xfe},   {"0.6", 0x1ee}, {"0.376", 0xfe}, {"0.354", 0x3f},
                {"0.16", 0x1e}, {"0.56", 0x5b}, {"4.45", 0xf},   {"0.77", 0xf}};
  for (const auto& game : kGames) {
    const Code code = code_of(game.code);
    const auto expected = naive_nim_sequence(code, 2200);
    for (const CpuLevel level : levels()) {
      EXPECT_EQ(check(code, by_value(game.mask), level, expected, 2200), "") << game.code;
      EXPECT_EQ(check(code, by_value(game.mask), level, expected, 449), "") << game.code;
    }
  }
}

TEST(BlockKernel, IsRightForEveryMask) {
  const Code code = code_of("0.376");
  const auto expected = naive_nim_sequence(code, 1600);
  for (const std::uint32_t mask : {0u, 1u, 0x55u, 0x1ffu, 0x300u, 0xffff'ffffu}) {
    EXPECT_EQ(check(code, by_value(mask), cpu_level(), expected, 1000), "") << mask;
  }
}

TEST(BlockKernel, SplitsByPositionIfAllBreakingDigitsHaveOneParity) {
  for (const char* text : {"0.127", "0.07", "0.0404", "4u.04", "0.64004"}) {
    const Code code = code_of(text);
    const auto expected = naive_nim_sequence(code, 1300);
    for (const std::uint32_t mask : {0u, 3u, 0x16u}) {
      for (const bool flipped : {false, true}) {
        const Split split{.mask = mask, .by_position = true, .flipped = flipped};
        Budget budget;
        const bool fits = new_block_kernel(code, split, cpu_level(), budget) != nullptr;
        EXPECT_EQ(fits, std::string_view(text) != "0.64004");
        if (!fits) continue;
        EXPECT_EQ(check(code, split, cpu_level(), expected, 777), "") << text << mask;
      }
    }
  }
}

TEST(BlockKernel, AgreesWithTheDefinitionOnAllCodesOfTwoDigits) {
  const std::string digits = "01234567";
  for (const char d0 : {'0', '4'}) {
    for (const char d1 : digits) {
      for (const char d2 : digits) {
        const std::string text{d0, '.', d1, d2};
        const auto code = Code::parse(text);
        Budget budget;
        if (!code || !new_block_kernel(*code, by_value(3), cpu_level(), budget)) continue;
        const auto expected = naive_nim_sequence(*code, 720);
        EXPECT_EQ(check(*code, by_value(0x1e), cpu_level(), expected, 800), "") << text;
      }
    }
  }
}

TEST(BlockKernel, AgreesWithTheDefinitionOnRandomCodesMasksAndLengths) {
  std::mt19937 random(4);
  for (int round = 0; round < 30; ++round) {
    std::vector<Digit> digits(2 + random() % 6);
    for (Digit& digit : digits) {
      digit = {.heaps = static_cast<std::uint8_t>(random() % 8), .unequal = random() % 4 == 0};
    }
    digits.front().heaps &= 4;
    digits.resize(digits.size() + random() % 3 * 30);  // digits far from each other
    digits.push_back({.heaps = 4});
    const Code code(digits);
    const auto expected = naive_nim_sequence(code, 700 + random() % 900);
    const std::size_t stretch = 1 + random() % 1000;
    const auto all = levels();
    const CpuLevel level = all[random() % all.size()];
    EXPECT_EQ(check(code, by_value(random() % 512), level, expected, stretch), "") << code.print();
  }
}

TEST(BlockKernel, ContinuesTheValuesOfAnotherKernel) {
  const Code code = code_of("0.6");
  const auto expected = naive_nim_sequence(code, 2000);
  Budget budget;
  NimValues values(budget);
  const auto kernel = new_block_kernel(code, by_value(0x1ee), cpu_level(), budget);
  for (std::size_t n = 0; n < 700; ++n) values.push_back(expected[n]);
  ASSERT_TRUE(kernel->extend(values, 1100));
  for (std::size_t n = 1100; n < 1500; ++n) values.push_back(expected[n]);
  ASSERT_TRUE(kernel->extend(values, 2000));
  EXPECT_EQ(difference(values, expected), "");
}

TEST(BlockKernel, StopsBeforeAValueThatIsTooLarge) {
  const Code code = code_of("4.4u7u");  // the values grow
  Budget budget;
  NimValues values(budget);
  const auto kernel = new_block_kernel(code, by_value(1), cpu_level(), budget);
  EXPECT_FALSE(kernel->extend(values, 5000));
  EXPECT_GT(values.size(), 3000u);
  const auto expected = naive_nim_sequence(code, values.size() + 1);
  EXPECT_EQ(difference(values, expected), "");
  EXPECT_GE(expected.back(), 512u);
}

TEST(BlockKernel, IsNotChangedByALimit) {
  const Code code = code_of("0.376");
  const auto expected = naive_nim_sequence(code, 3000);
  for (std::uint64_t question = 1; question < 30; question += 4) {
    Budget budget(Budget::Limits{.questions = question});
    NimValues values(budget);
    bool stopped = false;
    const auto kernel = new_block_kernel(code, by_value(0xfe), cpu_level(), budget);
    try {
      ASSERT_TRUE(kernel->extend(values, 3000));
    } catch (const LimitReached&) {
      stopped = true;
    }
    EXPECT_TRUE(stopped);
    EXPECT_LT(values.size(), 3000u);
    ASSERT_TRUE(kernel->extend(values, 3000));
    EXPECT_EQ(difference(values, expected), "");
  }
}

TEST(BlockKernel, MayForgetHeapsThatAreFarBack) {
  // The window of 32,768 heaps moves several times. All levels must agree, and the largest value
  // and the rare heaps must agree with the published tables.
  const Code code = code_of("0.354");
  std::vector<std::uint64_t> digests;
  for (const CpuLevel level : levels()) {
    Budget budget;
    NimValues values(budget);
    ASSERT_TRUE(new_block_kernel(code, by_value(0x3f), level, budget)->extend(values, 150'000));
    std::size_t rare = 0, last = 0;
    for (std::size_t n = 0; n < values.size(); ++n) {
      if (!by_value(0x3f).rare(n, values[n])) continue;
      ++rare;
      last = n;
    }
    EXPECT_EQ(rare, 132u);  // including 0
    EXPECT_EQ(last, 3227u);
    digests.push_back(digest(values, values.size()));
    EXPECT_EQ(digests.back(), digests.front());
  }
}

TEST(BlockKernel, StopsIfTooManyHeapsAreRare) {
  const Code kayles = code_of("0.77");
  Budget budget;
  NimValues values(budget);
  ASSERT_TRUE(new_dense_kernel(kayles, std::nullopt, cpu_level(), budget)->extend(values, 66'000));
  EXPECT_FALSE(new_block_kernel(kayles, by_value(0), cpu_level(), budget)->extend(values, 67'000));
  EXPECT_EQ(values.size(), 66'000u);
  EXPECT_TRUE(new_block_kernel(kayles, by_value(15), cpu_level(), budget)->extend(values, 67'000));
  EXPECT_EQ(values[66'999], values[66'999 - 12]);
}

TEST(BlockKernel, IsForFiniteCodesThatBreakIntoTwo) {
  Budget budget;
  for (const char* text : {"0.333", "0.8", "0.[4]", "0.3F"}) {
    EXPECT_EQ(new_block_kernel(code_of(text), by_value(3), cpu_level(), budget), nullptr) << text;
  }
  EXPECT_EQ(new_block_kernel(code_of("0.77"), by_position(3), cpu_level(), budget), nullptr);
}

}  // namespace
}  // namespace summand::heaps
