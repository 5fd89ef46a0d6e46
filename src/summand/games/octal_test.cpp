#include "summand/games/octal.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Octal> && HasMirror<Octal> && MayBeImpartial<Octal> &&
              CountsMoves<Octal> && HasTheorem<Octal> && HasPicture<Octal> && MakesStarts<Octal> &&
              PrintsCall<Octal> && !HasRepresentative<Octal> && !HasKey<Octal>);

Octal octal_of(std::string_view code) {
  return {{}, heaps::SharedRules(heaps::Code::parse(code).value())};
}

TEST(Octal, DigitsSayHowManyHeapsMayBeLeft) {
  EXPECT_EQ(moves_from<Octal>("4", Player::left), (Texts{"1,1", "1,2", "2", "3"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("0.2")), (Texts{"3"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("0.0001")), (Texts{"0"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("0.03")), (Texts{"2"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("4.0")), (Texts{"1,3", "2,2"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("4u.0")), (Texts{"1,3"}));
  EXPECT_EQ(moves_from<Octal>("5", Player::right, octal_of("0.8")), (Texts{"1,1,2"}));
  EXPECT_EQ(moves_from<Octal>("4", Player::right, octal_of("G.0")), (Texts{"1,1,1,1"}));
  EXPECT_EQ(moves_from<Octal>("3", Player::left, octal_of("0.[3]")), (Texts{"0", "1", "2"}));
}

// The sequence of Kayles (Winning Ways ch. 4), and the first heaps of a later period.
TEST(Octal, ValuesOfKayles) {
  const int first[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6};
  for (std::size_t n = 0; n < std::size(first); ++n) {
    EXPECT_TRUE(
        has_value<Octal>(std::to_string(n), first[n] == 0 ? "0" : "*" + std::to_string(first[n])));
  }
}

// Dudeney's start: a row of 13 pins whose second pin was already knocked down.
TEST(Octal, DudeneysKaylesIsWonByTheFirstPlayer) {
  EXPECT_TRUE(has_value<Octal>("1,11", "*7"));
  const Octal kayles;
  ValueStore store;
  const Heaps start = kayles.parse("1,11").value();
  Texts names;
  for (const HeapMove& move : kayles.moves_to_nimber(start, 0, store))
    names.push_back(move.print());
  for (const std::string& name : names) EXPECT_TRUE(name.starts_with("11->")) << name;
  EXPECT_FALSE(names.empty());
}

TEST(Octal, LargeHeapsOfKaylesAreFoundByThePeriod) {
  // For large heaps, 12k + 3 has the value 8, 12k the value 4, and 12k + 11 the value 7.
  EXPECT_TRUE(has_value<Octal>("1000000000000000007", "*7"));
  EXPECT_TRUE(has_value<Octal>("1200000000000000000", "*4"));
  EXPECT_TRUE(has_value<Octal>("1200000000000000003", "*8"));
}

TEST(Octal, AThousandOfVeryManyWinningMovesAreListed) {
  const Octal kayles;
  ValueStore store;
  const Heaps heaps({std::uint64_t{1'200'000'000'000'000'003}});
  EXPECT_EQ(kayles.move_count(heaps, Player::left), 1'200'000'000'000'000'003u);
  const auto moves = kayles.moves_to_nimber(heaps, 0, store);
  heaps::HeapValues& values = kayles.heap_rules.values_in(store.side_tables());
  ASSERT_EQ(moves.size(), 1000u);
  for (const HeapMove& move : moves) {
    const Heaps after = kayles.play(heaps, Player::left, move);
    EXPECT_FALSE(kayles.moves_to_nimber(after, 1, store).empty());
    std::uint64_t nim_sum = 0;
    for (const std::uint64_t heap : after.sizes()) nim_sum ^= values[heap];
    EXPECT_EQ(nim_sum, 0u) << move.print();
  }
  // No heap of Kayles has a value greater than 9, and no move leads to 20.
  EXPECT_TRUE(kayles.moves_to_nimber(heaps, 20, store).empty());
}

TEST(Octal, MakesStartsFromACodeAndHeaps) {
  const auto start = Octal::make({{std::string("0.137"), 0}, {std::int64_t{20}, 8}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules.print_call(start->position), "octal(\"0.137\",20)");
  EXPECT_EQ(start->rules, octal_of("0.137"));
  EXPECT_NE(start->rules, Octal());
}

TEST(Octal, SaysWhereACodeIsWrong) {
  const auto error = [](Argument code) {
    return Octal::make({std::move(code), {std::int64_t{20}, 30}}).error().offset;
  };
  EXPECT_EQ(error({std::string("0.7W"), 10}), 13u);
  EXPECT_EQ(error({std::int64_t{7}, 10}), 10u);
  EXPECT_EQ(Octal::make({{std::string("0.77"), 10}, {std::int64_t{-1}, 17}}).error().offset, 17u);
}

}  // namespace
}  // namespace summand::games
