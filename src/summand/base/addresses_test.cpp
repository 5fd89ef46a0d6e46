#include "summand/base/addresses.hpp"

#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "summand/base/limited_addresses_test_support.hpp"

namespace summand {
namespace {

constexpr std::size_t kManyAddresses = std::size_t{1} << 36;
constexpr std::size_t kMegabyte = 1 << 20;

TEST(Addresses, MemoryIsZeroedAndStaysInItsPlaceWhileItGrows) {
  Addresses range(kManyAddresses, 1);
  ASSERT_NE(range.start(), nullptr);
  EXPECT_GE(range.bytes(), kMegabyte);
  auto* const words = static_cast<std::uint64_t*>(range.start());
  for (std::size_t words_before = 0, filled = 1; filled < 4 * kMegabyte; filled = 3 * filled + 7) {
    ASSERT_TRUE(range.fill(filled));
    for (; words_before < filled / 8; ++words_before) {
      ASSERT_EQ(words[words_before], 0u);
      words[words_before] = words_before;
    }
  }
  EXPECT_EQ(range.start(), words);
  for (std::size_t i = 0; i < kMegabyte / 8; ++i) ASSERT_EQ(words[i], i);
}

TEST(Addresses, RangesKeepApartFromEachOther) {
  std::vector<std::unique_ptr<Addresses>> ranges;
  for (int i = 0; i < 40; ++i) {
    ranges.push_back(std::make_unique<Addresses>(kManyAddresses, 1));
    ASSERT_NE(ranges.back()->start(), nullptr);
    if (i % 3 == 2) ranges.erase(ranges.begin() + i / 3);
  }
  for (const auto& range : ranges) {
    const auto start = reinterpret_cast<std::uintptr_t>(range->start());
    for (const auto& other : ranges) {
      const auto its = reinterpret_cast<std::uintptr_t>(other->start());
      EXPECT_TRUE(range == other || its >= start + range->bytes() || start >= its + other->bytes());
    }
  }
}

#if defined(SUMMAND_LIMITS_ADDRESSES)

// More than there are: each is shorter than wished or is empty, and all of them can be used.
TEST(Addresses, ThereIsMemoryForMoreRangesThanFitIntoTheAddressSpace) {
  std::vector<std::unique_ptr<Addresses>> ranges;
  for (int i = 0; i < 2'000; ++i) {
    ranges.push_back(std::make_unique<Addresses>(kManyAddresses, 1));
    if (ranges.back()->start() == nullptr) continue;
    ASSERT_TRUE(ranges.back()->fill(100));
    static_cast<char*>(ranges.back()->start())[99] = 1;
  }
}

// The limit of `ulimit -v`, for as long as this lives.
class AddressLimit {
 public:
  explicit AddressLimit(std::size_t bytes) {
    getrlimit(RLIMIT_AS, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_AS, &limit);
  }
  AddressLimit(const AddressLimit&) = delete;
  AddressLimit& operator=(const AddressLimit&) = delete;
  ~AddressLimit() { setrlimit(RLIMIT_AS, &before_); }

 private:
  rlimit before_{};
};

TEST(Addresses, ALimitOfTheAddressSpaceIsALimitOfTheMemoryAlone) {
  const AddressLimit limit(std::size_t{500} * kMegabyte);
  std::vector<std::unique_ptr<Addresses>> ranges;
  for (int i = 0; i < 20; ++i) {
    ranges.push_back(std::make_unique<Addresses>(kManyAddresses, kMegabyte));
    ASSERT_NE(ranges.back()->start(), nullptr);
  }
  EXPECT_TRUE(ranges.front()->fill(200 * kMegabyte));
  EXPECT_FALSE(ranges.back()->fill(600 * kMegabyte));
  EXPECT_TRUE(ranges.back()->fill(100 * kMegabyte));
  static_cast<char*>(ranges.back()->start())[100 * kMegabyte - 1] = 1;
}

// Such as by `resource.setrlimit` in Python, when the first workspace exists.
TEST(Addresses, ARangeTakesNoAddressSpaceFromOtherMemory) {
  Addresses range(kManyAddresses, 1);
  const AddressLimit limit(std::size_t{500} * kMegabyte);
  EXPECT_NE(std::make_unique_for_overwrite<char[]>(100 * kMegabyte), nullptr);
  EXPECT_TRUE(range.fill(100 * kMegabyte));
}

#endif

}  // namespace
}  // namespace summand
