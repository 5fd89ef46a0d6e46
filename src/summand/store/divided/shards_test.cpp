#include "summand/store/divided/shards.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace summand {
namespace {

constexpr std::uint64_t kShardCounts[] = {0,  1,    3,    4,    5,    63,     64,
                                          65, 1000, 4095, 4096, 8191, 100'000};

TEST(Shards, EveryThingHasOneOwnerAndOnePlace) {
  for (const std::uint64_t count : kShardCounts) {
    for (const unsigned ranks : {1u, 2u, 3u, 4u, 7u, 64u}) {
      const Shards shards(count, ranks);
      std::vector<std::vector<bool>> taken(ranks);
      std::uint64_t all = 0, blocks = 0;
      for (unsigned r = 0; r < ranks; ++r) {
        taken[r].assign(shards.count_of(r), false);
        all += shards.count_of(r);
        blocks += shards.blocks_of(r);
      }
      EXPECT_EQ(all, count);
      EXPECT_EQ(blocks, shards.blocks());
      for (std::uint64_t number = 0; number < count; ++number) {
        const unsigned owner = shards.owner(number);
        const std::uint64_t local = shards.local(number);
        ASSERT_LT(local, taken[owner].size()) << count << ' ' << ranks << ' ' << number;
        ASSERT_FALSE(taken[owner][local]);
        taken[owner][local] = true;
        ASSERT_EQ(shards.number(owner, local), number);
      }
    }
  }
}

TEST(Shards, BlocksAreTheSameForAnyNumberOfRanks) {
  for (const std::uint64_t count : kShardCounts) {
    const Shards one(count, 1);
    std::uint64_t all = 0;
    for (std::uint64_t block = 0; block < one.blocks(); ++block) all += one.length_of(block);
    EXPECT_EQ(all, count);
    for (const unsigned ranks : {2u, 5u}) {
      EXPECT_EQ(Shards(count, ranks).block_length(), one.block_length());
    }
  }
}

TEST(Shards, DivideLargeLayersNearlyEvenly) {
  const Shards shards(10'000'000'000, 64);
  const std::uint64_t fair = 10'000'000'000 / 64;
  for (unsigned r = 0; r < 64; ++r) {
    EXPECT_LE(shards.count_of(r), fair + Shards::kMostBlock);
    EXPECT_GE(shards.count_of(r) + Shards::kMostBlock, fair);
  }
}

}  // namespace
}  // namespace summand
