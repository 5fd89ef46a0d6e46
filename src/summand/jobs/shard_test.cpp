#include "summand/jobs/shard.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Shard, EachPieceIsInExactlyOneOfTheShards) {
  for (std::uint64_t of = 1; of <= 7; ++of) {
    for (std::uint64_t piece = 0; piece < 30; ++piece) {
      std::uint64_t has = 0;
      for (std::uint64_t number = 1; number <= of; ++number) has += Shard{number, of}.has(piece);
      EXPECT_EQ(has, 1u);
    }
  }
}

TEST(Shard, IsReadAsItIsWrittenOrRefused) {
  EXPECT_EQ(parse_shard("2/4"), (Shard{2, 4}));
  EXPECT_TRUE(parse_shard("1/1")->is_whole());
  EXPECT_EQ(parse_shard("3/3")->text(), "shard 3 of 3");
  for (const char* text : {"", "/", "2", "0/4", "5/4", "1/0", "1/4 ", "+1/4", "1/1000001", "a/b",
                           "1/99999999999999999999"}) {
    EXPECT_FALSE(parse_shard(text)) << text;
  }
}

}  // namespace
}  // namespace summand
