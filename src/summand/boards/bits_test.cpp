#include "summand/boards/bits.hpp"

#include <gtest/gtest.h>
#include <random>
#include <rapidcheck/gtest.h>
#include <set>
#include <vector>

namespace summand {
namespace {

// Sizes that need one word, two words, or the heap, on both sides of each limit.
constexpr int kSizes[] = {1, 7, 63, 64, 65, 127, 128, 129, 200, 4096};

struct Pair {
  Bits bits;
  std::set<int> set;
};

Pair random_pair(int size, std::mt19937& random) {
  Pair pair{Bits(size), {}};
  const int wishes = static_cast<int>(random() % static_cast<unsigned>(2 * size));
  for (int i = 0; i < wishes; ++i) {
    const int member = static_cast<int>(random() % static_cast<unsigned>(size));
    if (random() % 4 == 0) {
      pair.bits.reset(member);
      pair.set.erase(member);
    } else {
      pair.bits.set(member);
      pair.set.insert(member);
    }
  }
  return pair;
}

std::vector<int> members(const Bits& bits) {
  std::vector<int> out;
  bits.for_each([&](int member) { out.push_back(member); });
  return out;
}

TEST(Bits, HoldsWhatASetHolds) {
  std::mt19937 random(1);
  for (const int size : kSizes) {
    for (int round = 0; round < 20; ++round) {
      const auto [bits, set] = random_pair(size, random);
      EXPECT_EQ(members(bits), std::vector<int>(set.begin(), set.end()));
      EXPECT_EQ(bits.count(), static_cast<int>(set.size()));
      EXPECT_EQ(bits.none(), set.empty());
      EXPECT_EQ(bits.size(), size);
      for (int i = 0; i < size; ++i) ASSERT_EQ(bits.test(i), set.contains(i));
    }
  }
}

TEST(Bits, CopiesAndMovesBetweenAllSizesKeepTheMembers) {
  std::mt19937 random(2);
  for (const int from : kSizes) {
    for (const int to : kSizes) {
      const Pair source = random_pair(from, random);
      Bits target = random_pair(to, random).bits;
      target = source.bits;
      EXPECT_EQ(target, source.bits);
      EXPECT_EQ(hash_value(target), hash_value(source.bits));

      Bits copy = target;
      target = random_pair(to, random).bits;  // by move
      EXPECT_EQ(copy, source.bits);
      Bits moved = std::move(copy);
      EXPECT_EQ(members(moved), std::vector<int>(source.set.begin(), source.set.end()));
      copy = moved;
      EXPECT_EQ(copy, moved);
      std::swap(copy, target);
      EXPECT_EQ(target, moved);
      const Bits& itself = moved;
      moved = itself;
      EXPECT_EQ(moved, target);
    }
  }
}

TEST(Bits, AreOrderedAsNumbersAreWithinOneSize) {
  std::mt19937 random(3);
  for (const int size : kSizes) {
    for (int round = 0; round < 50; ++round) {
      const Pair a = random_pair(size, random), b = random_pair(size, random);
      const std::vector<int> x(a.set.rbegin(), a.set.rend()), y(b.set.rbegin(), b.set.rend());
      EXPECT_EQ(a.bits <=> b.bits, x <=> y);
    }
  }
}

TEST(Bits, OfDifferentSizesAreDifferent) {
  EXPECT_NE(Bits(64), Bits(65));
  EXPECT_LT(Bits(64), Bits(65));
  EXPECT_NE(hash_value(Bits(64)), hash_value(Bits(65)));
}

TEST(Bits, ASetInOneWordEqualsThatWord) {
  const Bits bits(10, 0b1000000101);
  EXPECT_TRUE(bits.one_word());
  EXPECT_EQ(bits.word(), 0b1000000101u);
  EXPECT_EQ(members(bits), (std::vector<int>{0, 2, 9}));
  EXPECT_FALSE(Bits(65).one_word());
}

RC_GTEST_PROP(Bits, ReversingAWordTakesBitITo63MinusI, (std::uint64_t word)) {
  for (int i = 0; i < 64; ++i) RC_ASSERT((reversed(word) >> i & 1) == (word >> (63 - i) & 1));
}

TEST(Bits, LowBitsReturnsAsManyBitsAsAsked) {
  for (int count = 0; count <= 64; ++count) {
    EXPECT_EQ(std::popcount(low_bits(count)), count);
    EXPECT_EQ(std::countr_one(low_bits(count)), count);
  }
}

}  // namespace
}  // namespace summand
