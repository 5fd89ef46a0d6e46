#include "summand/base/growing_array.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace summand {
namespace {

constexpr std::size_t kMany = 100'000;

TEST(GrowingArray, ElementsNeverMove) {
  GrowingArray<std::uint64_t> array{Budget()};
  std::vector<std::uint64_t*> places;
  for (std::size_t i = 0; i < kMany; ++i) {
    array.make_room(i);
    array[i] = i * i;
    places.push_back(&array[i]);
  }
  for (std::size_t i = 0; i < kMany; ++i) {
    ASSERT_EQ(&array[i], places[i]);
    ASSERT_EQ(array[i], i * i);
  }
}

TEST(GrowingArray, NewElementsAreZeroAndOthersAreNotThere) {
  for (const Pages pages : {Pages::in_order, Pages::at_once}) {
    GrowingArray<std::uint32_t> array(Budget(), pages);
    EXPECT_EQ(array.find(0), nullptr);
    array.make_room(1000);
    for (std::size_t i = 0; i <= 1000; ++i) {
      ASSERT_NE(array.find(i), nullptr) << i;
      ASSERT_EQ(array[i], 0u) << i;
    }
    EXPECT_EQ(array.find(kMany), nullptr);
    EXPECT_EQ(array.find((std::size_t{1} << 31) - 1), nullptr);
  }
}

TEST(GrowingArray, DestroysWhatWasConstructed) {
  const auto counted = std::make_shared<int>(7);
  {
    GrowingArray<std::shared_ptr<int>> array{Budget()};
    for (std::size_t i = 0; i < 1000; ++i) {
      array.make_room(i);
      array.construct(counted);
    }
    EXPECT_EQ(*array[999], 7);
    EXPECT_EQ(counted.use_count(), 1001);
  }
  EXPECT_EQ(counted.use_count(), 1);
}

TEST(GrowingArray, ALimitLeavesItUnchanged) {
  Budget budget(Budget::Limits{.memory = 100'000});
  {
    GrowingArray<std::string> array(budget);
    std::size_t made = 0;
    const auto fill = [&] {
      for (; made < kMany; ++made) {
        array.make_room(made);
        array.construct(std::to_string(made));
      }
    };
    EXPECT_THROW(fill(), LimitReached);
    EXPECT_GT(made, 100u);
    EXPECT_LT(made, 100'000 / sizeof(std::string));
    for (std::size_t i = 0; i < made; ++i) ASSERT_EQ(array[i], std::to_string(i));
    EXPECT_GT(budget.charged(), 0u);
  }
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(GrowingArray, OthersReadWhileOneAdds) {
  GrowingArray<std::uint64_t> array{Budget()};
  std::atomic<std::size_t> size = 0;
  std::vector<std::thread> readers;
  for (int reader = 0; reader < 2; ++reader) {
    readers.emplace_back([&] {
      for (std::size_t seen = 0; seen < kMany;) {
        seen = size.load(std::memory_order_acquire);
        for (std::size_t i = seen / 2; i < seen; i += 1 + seen / 64) ASSERT_EQ(array[i], 3 * i);
      }
    });
  }
  for (std::size_t i = 0; i < kMany; ++i) {
    array.make_room(i);
    array[i] = 3 * i;
    size.store(i + 1, std::memory_order_release);
  }
  for (std::thread& reader : readers) reader.join();
}

}  // namespace
}  // namespace summand
