#include "summand/heaps/nim/table.hpp"

#include <gtest/gtest.h>

namespace summand::heaps {
namespace {

using Texts = std::vector<std::string>;

TEST(NimTable, LostTriplesGiveSumsWithoutCarry) {
  for (const unsigned size : {1u, 2u, 3u, 8u, 11u, 16u, 32u}) {
    const NimTable table = nim_table(size);
    EXPECT_TRUE(table.unique) << size;
    EXPECT_TRUE(table.equals_xor) << size;
    EXPECT_TRUE(table.is_latin()) << size;
    for (unsigned a = 0; a < size; ++a) {
      for (unsigned b = 0; b < size; ++b) EXPECT_EQ(table.entries[a][b], a ^ b);
    }
  }
}

TEST(NimTable, HasBlocks) {
  const NimTable table = nim_table(8);
  EXPECT_TRUE(table.has_blocks(2));
  EXPECT_TRUE(table.has_blocks(4));
  NimTable wrong = table;
  std::swap(wrong.entries[0][1], wrong.entries[0][2]);
  EXPECT_FALSE(wrong.has_blocks(2));
  EXPECT_TRUE(wrong.is_latin() == false);
}

TEST(NimTable, IsWrittenInDecimalAndInBinary) {
  const NimTable table = nim_table(4);
  EXPECT_EQ(rows_of(table, false), (Texts{"  | 0 1 2 3", "- + - - - -", "0 | 0 1 2 3",
                                          "1 | 1 0 3 2", "2 | 2 3 0 1", "3 | 3 2 1 0"}));
  EXPECT_EQ(rows_of(table, true)[4], "10 | 10 11 00 01");
  EXPECT_EQ(conversion_table(4), (Texts{"0  00", "1  01", "2  10", "3  11"}));
}

}  // namespace
}  // namespace summand::heaps
