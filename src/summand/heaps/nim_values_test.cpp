#include "summand/heaps/nim_values.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <utility>

namespace summand::heaps {
namespace {

// The values of the heaps 0, 1, 2, ... in the test.
std::uint32_t held_value(std::size_t n) { return static_cast<std::uint32_t>(7 * n % 251); }

TEST(NimValues, TheWidthFollowsTheGreatestValue) {
  Budget budget;
  NimValues values(budget);
  for (const auto& [value, width] : {std::pair{0u, 1u},
                                     {255u, 1u},
                                     {256u, 2u},
                                     {65'535u, 2u},
                                     {65'536u, 4u},
                                     {~0u, 4u},
                                     {1u, 4u}}) {
    values.push_back(value);
    EXPECT_EQ(values.width(), width) << value;
    EXPECT_EQ(values.bytes() != nullptr, width == 1);
    EXPECT_EQ(values.shorts() != nullptr, width == 2);
    EXPECT_EQ(values.words() != nullptr, width == 4);
  }
  EXPECT_EQ(values[1], 255u);
  EXPECT_EQ(values[5], ~0u);
  values.clear();
  values.push_back(~0u);
  EXPECT_EQ(values.width(), 4u);
}

TEST(NimValues, AHolderKeepsValuesWhileTheyGetAnotherWidth) {
  Budget budget;
  std::shared_ptr<const void> bytes_held, shorts_held;
  {
    NimValues values(budget);
    for (std::size_t n = 0; n < 10'000; ++n) values.push_back(held_value(n));
    const std::uint8_t* bytes = values.bytes();
    bytes_held = values.holder();
    values.push_back(300);
    const std::uint16_t* shorts = values.shorts();
    shorts_held = values.holder();
    ASSERT_TRUE(shorts != nullptr && values.bytes() == nullptr);
    values.push_back(70'000);
    for (std::size_t n = 0; n < 10'000; ++n) {
      ASSERT_EQ(bytes[n], held_value(n));
      ASSERT_EQ(shorts[n], held_value(n));
      ASSERT_EQ(values[n], held_value(n));
    }
    EXPECT_EQ(shorts[10'000], 300u);
    values.clear();
    EXPECT_EQ(bytes[9'999], held_value(9'999));
  }
  // Only the holders are left.
  EXPECT_GE(budget.charged(), 30'000u);
  bytes_held.reset();
  EXPECT_GE(budget.charged(), 20'000u);
  shorts_held.reset();
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(NimValues, AHolderSeesWhatIsAppendedInTheSameWidth) {
  Budget budget;
  NimValues values(budget);
  values.push_back(1);
  const auto held = values.holder();
  const std::uint8_t* bytes = values.bytes();
  for (int n = 0; n < 100'000; ++n) values.push_back(5);
  EXPECT_EQ(values.bytes(), bytes);
  EXPECT_EQ(bytes[100'000], 5u);
  EXPECT_EQ(values.holder(), held);
}

TEST(NimValues, ALimitWhileTheyGetAnotherWidthLeavesThem) {
  Budget budget(Budget::Limits{.memory = 20'000});
  NimValues values(budget);
  for (std::size_t n = 0; n < 12'000; ++n) values.push_back(held_value(n));
  const std::size_t charged = budget.charged();
  EXPECT_THROW(values.push_back(300), LimitReached);
  EXPECT_EQ(values.size(), 12'000u);
  EXPECT_EQ(values.width(), 1u);
  EXPECT_EQ(values[11'999], held_value(11'999));
  EXPECT_EQ(budget.charged(), charged);
  values.push_back(3);
  EXPECT_EQ(values[12'000], 3u);
}

}  // namespace
}  // namespace summand::heaps
