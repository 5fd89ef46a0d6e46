#include "summand/studies/babylon/table_digest.hpp"

#include <gtest/gtest.h>
#include <set>

namespace summand::babylon {
namespace {

std::uint64_t digest_of(const Table& table) {
  return digest_of_layers(layer_digests(table, Budget()));
}

TEST(BabylonTableDigest, IsThatOfTheDefinitionForASmallTable) {
  Table table(2, 2, Budget());
  table.solve(1);
  // One stack of two chips, without a move.
  const std::uint64_t two = hash_combine(0, 2);
  const std::uint64_t first = hash_combine(hash_combine(0, two), 0);
  // Two stacks of one colour, or one stack of each colour: each may be put on the other.
  const std::uint64_t one = hash_combine(0, 1), ones = hash_combine(one, 1);
  const std::uint64_t second = hash_combine(hash_combine(0, ones), 1) +
                               hash_combine(hash_combine(hash_combine(0, one), one), 1);
  EXPECT_EQ(layer_digests(table, Budget()), (std::vector{first, second}));
  EXPECT_EQ(digest_of(table), hash_combine(hash_combine(0, first), second));
}

TEST(BabylonTableDigest, DiffersForOtherTablesAndValues) {
  std::set<std::uint64_t> digests;
  for (const auto end : {Table::End::normal, Table::End::misere}) {
    for (unsigned chips = 2; chips <= 9; ++chips) {
      for (unsigned colours = 1; colours <= chips; ++colours) {
        Table table(chips, colours, Budget(), end);
        table.solve(1);
        EXPECT_TRUE(digests.insert(digest_of(table)).second) << chips << ' ' << colours;
      }
    }
  }
}

}  // namespace
}  // namespace summand::babylon
