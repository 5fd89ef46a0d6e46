#include "summand/games/seating_families.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/games/seating_boys_and_girls.hpp"
#include "summand/games/seating_couples.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<SeatingFamilies> && SplitsByMoves<SeatingFamilies> &&
              HasMirror<SeatingFamilies> && HasTheorem<SeatingFamilies> &&
              HasKey<SeatingFamilies> && HasPicture<SeatingFamilies> &&
              MakesStarts<SeatingFamilies> && PrintsCall<SeatingFamilies>);

SeatingFamilies families_of(std::uint32_t size) {
  SeatingFamilies rules;
  rules.size = size;
  return rules;
}

TEST(SeatingFamilies, AFamilySitsTogetherAndDoesNotTouchAnotherOfTheSamePlayer) {
  EXPECT_EQ(moves_from<SeatingFamilies>("L7R", Player::left), (Texts{"L1L, L1R", "L2L"}));
  EXPECT_EQ(moves_from<SeatingFamilies>("L7R", Player::right), (Texts{"L1R, R1R", "R2R"}));
  EXPECT_TRUE(moves_from<SeatingFamilies>("L5L", Player::left).empty());
  EXPECT_TRUE(moves_from<SeatingFamilies>("L4R", Player::left).empty());
}

TEST(SeatingFamilies, AMoveTouchesTheChairsOfTheFamily) {
  const AnyPosition position = ErasedRuleset<SeatingFamilies>::the().parse("-7-, round 6").value();
  EXPECT_EQ(position.cells_of_moves(Player::left),
            (std::vector<NamedCells>{{"-7-->-2L", {0, 1, 2, 3, 4}},
                                     {"-7-->-1L, -1L", {1, 2, 3, 4, 5}},
                                     {"round 6->L1L", {7, 8, 9, 10, 11}}}));
}

TEST(SeatingFamilies, TooManyChairsOrTooLargeFamiliesHaveNoShape) {
  const SeatingFamilies rules;
  const Rows rows = rules.parse("L9998R").value(), more = rules.parse("L9999R").value();
  EXPECT_EQ(rules.shape(rows).value().cells.size(), 10'000u);
  EXPECT_FALSE(rules.shape(more).has_value());
  EXPECT_TRUE(rules.cells(more, Player::left, {more.rows()[0], 4, 9'990}).empty());
  EXPECT_TRUE(families_of(100).shape(rows).has_value());
  EXPECT_FALSE(families_of(101).shape(rows).has_value());
  EXPECT_TRUE(families_of(101).cells(rows, Player::left, {rows.rows()[0], 4, 9'893}).empty());
}

TEST(SeatingFamilies, ValuesOfTheBook) {
  const auto rows = summand::testing::table("seating_families.tsv");
  EXPECT_EQ(rows.size(), 82u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    EXPECT_TRUE(
        has_value(row[1], row[2], families_of(static_cast<std::uint32_t>(std::stoul(row[0])))));
  }
}

TEST(SeatingFamilies, SizesOneAndTwoAreTheGamesOfChildrenAndCouples) {
  ValueStore store;
  Evaluator<SeatingFamilies> one(families_of(1), store), two(families_of(2), store);
  Evaluator<SeatingBoysAndGirls> children({}, store);
  Evaluator<SeatingCouples> couples({}, store, By::search);
  Rows::for_each_small(true, 1, 4, [&](const Rows& rows) {
    EXPECT_EQ(one(rows), children(rows)) << rows.print();
    EXPECT_EQ(two(rows), couples(rows)) << rows.print();
  });
}

// How many rows of up to 40 chairs between two ladies have another value by search than a heap of
// Dawson's Kayles. `Heap` gives the size of the heap.
template <class Heap>
int families_that_differ(std::uint32_t size, Heap&& heap) {
  ValueStore store;
  Evaluator<SeatingFamilies> search(families_of(size), store, By::search);
  heaps::HeapValues dawsons_kayles(families_of(5).dawsons_kayles);
  int differ = 0;
  for (std::uint32_t chairs = 0; chairs <= 40; ++chairs) {
    differ += search(Rows(Row(End::left, chairs, End::right))) !=
              store.nimber(dawsons_kayles[heap(chairs)]);
  }
  return differ;
}

TEST(SeatingFamilies, FamiliesOfFiveAreDawsonsKaylesWithAThirdOfTheChairs) {
  EXPECT_EQ(families_that_differ(5, [](std::uint32_t chairs) { return chairs / 3; }), 0);
}

TEST(SeatingFamilies, TheCheckDetectsOtherFamiliesAndOtherThirds) {
  EXPECT_GT(families_that_differ(4, [](std::uint32_t chairs) { return chairs / 3; }), 0);
  EXPECT_GT(families_that_differ(5, [](std::uint32_t chairs) { return (chairs + 1) / 3; }), 0);
}

TEST(SeatingFamilies, MakesRowsForFamiliesOfAnySize) {
  const auto call = [](const Arguments& arguments) {
    const auto start = SeatingFamilies::make(arguments);
    return start ? start->rules.print_call(start->position)
                 : std::to_string(start.error().offset) + ": " + start.error().message;
  };
  EXPECT_EQ(call({{std::int64_t{3}, 0}, {std::int64_t{20}, 3}, {Word{"round"}, 7}}),
            "seating-families(3,\"round 20\")");
  EXPECT_EQ(call({{std::int64_t{5}, 0}, {std::string("l18l"), 3}}), "seating-families(5,\"L18R\")");
  EXPECT_EQ(call({{std::int64_t{1}, 0}, {std::string("b3g"), 3}}), "seating-families(1,\"L3R\")");
  EXPECT_EQ(call({{std::int64_t{0}, 2}}),
            "2: expected the size of a family first, as in seating-families(5, 20)");
}

}  // namespace
}  // namespace summand::games
