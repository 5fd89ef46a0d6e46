#include "summand/games/blockbusting.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/shape_law.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/thermograph.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::value_from_text;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Blockbusting> && SplitsByMoves<Blockbusting> &&
              HasTheorem<Blockbusting> && HasKey<Blockbusting> && HasPicture<Blockbusting> &&
              MakesStarts<Blockbusting> && !HasMirror<Blockbusting>);

TEST(Blockbusting, AParcelIsBoughtAndDividesTheRow) {
  EXPECT_EQ(moves_from<Blockbusting>("L3R", Player::left), (Texts{"L0L, L2R", "L1L, L1R", "L2L"}));
  EXPECT_EQ(moves_from<Blockbusting>("L3R", Player::right), (Texts{"L1R, R1R", "L2R", "R2R"}));
}

TEST(Blockbusting, LeftHasAPointForTwoNeighboursOfHisAndRightHasNone) {
  EXPECT_EQ(moves_from<Blockbusting>("L1L", Player::left), (Texts{"L0L, L0L"}));
  EXPECT_EQ(moves_from<Blockbusting>("R1R", Player::right), (Texts{"0"}));
  EXPECT_EQ(moves_from<Blockbusting>("L0L", Player::left), (Texts{"0"}));
  EXPECT_TRUE(moves_from<Blockbusting>("L0L", Player::right).empty());
}

TEST(Blockbusting, AMoveTouchesItsParcelAndAPointItsTwoParcels) {
  const Blockbusting rules;
  const Rows rows = rules.parse("L1R, L0L, R2R").value();
  const AnyPosition position = ErasedRuleset<Blockbusting>::erase(rules, rows);
  EXPECT_EQ(position.cells_of_moves(Player::left),
            (std::vector<NamedCells>{{"L0L->0", {0, 1}}, {"L1R->L0L", {3}}, {"R2R->L1R", {6}}}));
  EXPECT_EQ(position.cells_of_moves(Player::right),
            (std::vector<NamedCells>{{"L1R->0", {3}}, {"R2R->R1R", {6}}}));
  for_each_move(rules, rows, Player::left, [&](const RowMove& move) {
    EXPECT_EQ(summand::testing::shape_fault(rules, rows, rules.shape(rows), Player::left, move), "")
        << rules.print_move(rows, Player::left, move);
  });
  const BoardShape shape = rules.shape(rows).value();
  EXPECT_TRUE(shape.cells[0].there && shape.cells[1].there && shape.cells[3].there);
  EXPECT_FALSE(shape.cells[2].there || shape.cells[4].there);
}

TEST(Blockbusting, ValuesMeansAndTemperaturesOfTheBook) {
  const auto rows = summand::testing::table("blockbusting.tsv");
  EXPECT_EQ(rows.size(), 79u);
  ValueStore store;
  Thermographs thermographs(store);
  Evaluator<Blockbusting> value({}, store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    const Value found = value(Blockbusting{}.parse(row[0]).value());
    if (row[1] == "value") {
      EXPECT_EQ(found, value_from_text(store, row[2])) << row[0];
    } else {
      ASSERT_TRUE(row[1] == "mean" || row[1] == "temperature") << row[1];
      const Dyadic number =
          row[1] == "mean" ? thermographs.mean(found) : thermographs.temperature(found);
      EXPECT_EQ(print(number), row[2]) << row[0] << ' ' << row[1];
    }
  }
}

// The rows of up to 30 parcels for which search finds another value than `say`.
template <class Say>
Texts streets_that_differ(Say&& say) {
  ValueStore store;
  Evaluator<Blockbusting> search({}, store, By::search);
  Texts differ;
  for (std::uint32_t parcels = 0; parcels <= 30; ++parcels) {
    for (const Row& row : {Row(End::left, parcels, End::left), Row(End::left, parcels, End::right),
                           Row(End::right, parcels, End::right)}) {
      if (search(Rows(row)) != say(row, store)) differ.push_back(row.print());
    }
  }
  return differ;
}

TEST(Blockbusting, RowsAreOverheatedNumbersWithOneException) {
  EXPECT_EQ(streets_that_differ(Blockbusting::overheated), (Texts{"L1L"}));
  EXPECT_TRUE(has_value<Blockbusting>("L1L", "{2|0}"));
}

TEST(Blockbusting, TheCheckDetectsNumbersOverheatedTheWrongWay) {
  const auto wrong = [](const Row& row, ValueStore& store) {
    const auto value = overheat(store, store.number(Blockbusting::mean(row)),
                                store.number_up_star({1, 0, 1}), store.number(1));
    return store.sum(value.value(), store.nimber(row.places % 2));
  };
  EXPECT_GT(streets_that_differ(wrong).size(), 1u);
}

TEST(Blockbusting, MakesARowOfParcels) {
  const auto start = Blockbusting::make({{std::int64_t{5}, 0}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->position.print(), "R5R");
  EXPECT_FALSE(Blockbusting::make({{std::int64_t{5}, 0}, {Word{"round"}, 3}}).has_value());
  EXPECT_FALSE(Blockbusting{}.parse("-5L").has_value());
  EXPECT_FALSE(Blockbusting{}.parse("round 5").has_value());
}

TEST(Blockbusting, DrawsTheParcels) {
  EXPECT_EQ(rows_of(Blockbusting{}.picture(Blockbusting{}.parse("L2R, L0L").value())),
            (Texts{"L L", "L □ □ R"}));
}

}  // namespace
}  // namespace summand::games
