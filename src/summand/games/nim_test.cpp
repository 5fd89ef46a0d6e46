#include "summand/games/nim.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "summand/base/separated.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Nim> && HasMirror<Nim> && MayBeImpartial<Nim> && CountsMoves<Nim> &&
              HasTheorem<Nim> && HasPicture<Nim> && MakesStarts<Nim> && PrintsCall<Nim> &&
              !HasRepresentative<Nim> && !HasKey<Nim>);

Texts names(const Heaps& heaps, const std::vector<Nim::Move>& moves) {
  Texts out;
  for (const Nim::Move move : moves) out.push_back(Nim{}.print_move(heaps, Player::left, move));
  return out;
}

TEST(Nim, APlayerTakesFromOneHeap) {
  for (const Player player : {Player::left, Player::right}) {
    EXPECT_EQ(moves_from<Nim>("2,1", player), (Texts{"1", "1,1", "2"}));
    EXPECT_EQ(moves_from<Nim>("2,2", player), (Texts{"1,2", "2"}));
    EXPECT_TRUE(moves_from<Nim>("0", player).empty());
  }
}

TEST(Nim, SumsAndWinningMovesOfTheBook) {
  ValueStore store;
  for (const auto& row : summand::testing::table("nim.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    const Heaps heaps = Nim{}.parse(row[1]).value();
    if (row[0] == "nim-sum") {
      const std::string nimber = row[2] == "0" ? "0" : "*" + row[2];
      EXPECT_TRUE(has_value<Nim>(row[1], nimber));
    } else {
      ASSERT_EQ(row[0], "winning moves");
      EXPECT_EQ(
          fmt::format("{}", separated(names(heaps, Nim{}.moves_to_nimber(heaps, 0, store)), " ")),
          row[2]);
    }
  }
}

RC_GTEST_PROP(Nim, MovesToANimberLeadThereAndAreLegal,
              (const std::vector<std::uint64_t>& sizes, std::uint64_t nimber)) {
  const Nim rules;
  const Heaps heaps(sizes);
  // In half of the cases, a nimber that a move leads to.
  if (!heaps.sizes().empty() && nimber % 2 == 0) {
    const std::uint64_t heap = heaps.sizes()[0];
    nimber = heaps.nim_sum() ^ heap ^ nimber % heap;
  }
  ValueStore store;
  std::size_t to_this_nimber = 0;
  for (const Nim::Move move : rules.moves_to_nimber(heaps, nimber, store)) {
    RC_ASSERT(move.to < move.from);
    RC_ASSERT(rules.play(heaps, Player::left, move).nim_sum() == nimber);
    ++to_this_nimber;
  }
  std::size_t expected = 0;
  for (const std::uint64_t heap : heaps.distinct())
    expected += (heaps.nim_sum() ^ heap ^ nimber) < heap;
  RC_ASSERT(to_this_nimber == expected);
}

TEST(Nim, HeapsOfAMillionMillionMillionTakeNoTime) {
  const std::string huge = "1000000000000000000";
  EXPECT_TRUE(has_value<Nim>(huge + "," + huge, "0"));
  EXPECT_TRUE(has_value<Nim>(huge + ",1", "*1000000000000000001"));
  const Heaps heaps = Nim{}.parse(huge + ",999999999999999999").value();
  // All bits of both numbers are below 2^60. They differ in the bits that a borrow changes: 10^18 -
  // 1 xor 10^18 is 2^19 - 1, because 10^18 is an odd multiple of 2^18.
  EXPECT_EQ(heaps.nim_sum(), (std::uint64_t{1} << 19) - 1);
  ValueStore store;
  EXPECT_EQ(names(heaps, Nim{}.moves_to_nimber(heaps, 0, store)),
            (Texts{huge + "->999999999999999999"}));
  EXPECT_EQ(Nim{}.move_count(heaps, Player::left), 1'999'999'999'999'999'999u);
}

TEST(Nim, TheCountOfMovesStopsAtTheLargestNumber) {
  const Heaps heaps({~std::uint64_t{0}, ~std::uint64_t{0} - 1});
  EXPECT_EQ(Nim{}.move_count(heaps, Player::right), ~std::uint64_t{0});
}

TEST(Nim, MakesHeapsFromArguments) {
  const auto start = Nim::make({{std::int64_t{5}, 0}, {std::int64_t{3}, 3}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(Nim{}.print_call(start->position), "nim(3,5)");
}

}  // namespace
}  // namespace summand::games
