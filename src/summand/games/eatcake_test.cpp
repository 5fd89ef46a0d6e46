#include "summand/games/eatcake.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/atomic_weight.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::value_from_text;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Eatcake> && SplitsByMoves<Eatcake> && HasMirror<Eatcake> &&
              HasKey<Eatcake> && HasPicture<Eatcake> && MakesStarts<Eatcake> &&
              !HasTheorem<Eatcake>);

TEST(Eatcake, LeftEatsAColumnAndRightARow) {
  EXPECT_EQ(moves_from<Eatcake>("3x4", Player::left), (Texts{"3x2, 3x1", "3x3"}));
  EXPECT_EQ(moves_from<Eatcake>("3x4", Player::right), (Texts{"2 of 1x4", "2x4"}));
}

// A cake without rows or columns is no cake: it does not give free moves.
TEST(Eatcake, TheLastColumnOrRowLeavesNothing) {
  EXPECT_EQ(moves_from<Eatcake>("3x1", Player::left), (Texts{"0"}));
  EXPECT_EQ(moves_from<Eatcake>("1x3", Player::right), (Texts{"0"}));
}

TEST(Eatcake, ValuesAndAtomicWeightsOfTheBook) {
  const auto rows = summand::testing::table("eatcake.tsv");
  EXPECT_EQ(rows.size(), 32u);
  ValueStore store;
  Evaluator<Eatcake> value({}, store);
  AtomicWeights weights(store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    const Value found = value(Eatcake{}.parse(row[0]).value());
    ASSERT_TRUE(row[1] == "value" || row[1] == "atomic weight") << row[1];
    EXPECT_EQ(row[1] == "value" ? found : weights.of(found).value(), value_from_text(store, row[2]))
        << row[0] << ' ' << row[1];
  }
}

TEST(Eatcake, TheTableOfValuesUpToSixBySix) {
  const auto rows = summand::testing::table("eatcake_values.tsv");
  ASSERT_EQ(rows.size(), 6u);
  for (const auto& row : rows) {
    for (std::size_t columns = 1; columns < row.size(); ++columns) {
      EXPECT_TRUE(has_value<Eatcake>(row[0] + "x" + std::to_string(columns), row[columns]));
    }
  }
}

// How many cakes of up to 13 x 13 have another atomic weight than `Weight` says.
template <class Weight>
int eatcakes_that_differ(std::uint32_t side, Weight&& weight) {
  ValueStore store;
  Evaluator<Eatcake> value({}, store);
  AtomicWeights weights(store);
  int differ = 0;
  for (std::uint32_t rows = 1; rows <= side; ++rows) {
    for (std::uint32_t columns = 1; columns <= side; ++columns) {
      differ += weights.of(value(Cakes({rows, columns}))).value() !=
                store.number(weight(static_cast<int>(rows), static_cast<int>(columns)));
    }
  }
  return differ;
}

// Winning Ways ch. 8, "Eatcake".
TEST(Eatcake, TheParitiesOfTheSidesGiveTheAtomicWeight) {
  EXPECT_EQ(eatcakes_that_differ(13, [](int rows, int columns) { return columns % 2 - rows % 2; }),
            0);
}

TEST(Eatcake, TheCheckDetectsExchangedAxes) {
  EXPECT_GT(eatcakes_that_differ(4, [](int rows, int columns) { return rows % 2 - columns % 2; }),
            0);
}

}  // namespace
}  // namespace summand::games
