#include "summand/games/turn_and_eatcake.hpp"

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

static_assert(SplitsIntoParts<TurnAndEatcake> && SplitsByMoves<TurnAndEatcake> &&
              HasMirror<TurnAndEatcake> && HasKey<TurnAndEatcake> && HasPicture<TurnAndEatcake> &&
              MakesStarts<TurnAndEatcake> && !HasTheorem<TurnAndEatcake>);

TEST(TurnAndEatcake, ACakeIsTurnedAfterAColumnOrRowIsEaten) {
  EXPECT_EQ(moves_from<TurnAndEatcake>("3x4", Player::left), (Texts{"2x3, 1x3", "3x3"}));
  EXPECT_EQ(moves_from<TurnAndEatcake>("3x4", Player::right), (Texts{"2 of 4x1", "4x2"}));
  EXPECT_EQ(moves_from<TurnAndEatcake>("3x1", Player::left), (Texts{"0"}));
}

TEST(TurnAndEatcake, OtherCakesOnTheTableAreNotTurned) {
  EXPECT_EQ(moves_from<TurnAndEatcake>("5x2, 1x2", Player::left), (Texts{"1x5, 1x2", "5x2, 1x1"}));
}

TEST(TurnAndEatcake, ValuesAndAtomicWeightsOfTheBook) {
  const auto rows = summand::testing::table("turn_and_eatcake.tsv");
  EXPECT_EQ(rows.size(), 74u);
  ValueStore store;
  Evaluator<TurnAndEatcake> value({}, store);
  AtomicWeights weights(store);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 3u);
    const Value found = value(TurnAndEatcake{}.parse(row[0]).value());
    ASSERT_TRUE(row[1] == "value" || row[1] == "atomic weight") << row[1];
    EXPECT_EQ(row[1] == "value" ? found : weights.of(found).value(), value_from_text(store, row[2]))
        << row[0] << ' ' << row[1];
  }
}

TEST(TurnAndEatcake, TheTableOfValuesUpToEightByEight) {
  const auto rows = summand::testing::table("turn_and_eatcake_values.tsv");
  ASSERT_EQ(rows.size(), 8u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 9u);
    for (std::size_t columns = 1; columns <= 8; ++columns) {
      EXPECT_TRUE(has_value<TurnAndEatcake>(row[0] + "x" + std::to_string(columns), row[columns]));
    }
  }
}

class Weights {
 public:
  Value of(std::uint32_t rows, std::uint32_t columns) {
    return weights_.of(value_(Cakes({rows, columns}))).value();
  }
  ValueStore& store() { return store_; }

 private:
  ValueStore store_;
  Evaluator<TurnAndEatcake> value_{{}, store_};
  AtomicWeights weights_{store_};
};

TEST(TurnAndEatcake, TheTableOfAtomicWeightsUpToTwelveByTwelve) {
  const auto rows = summand::testing::table("turn_and_eatcake_weights.tsv");
  ASSERT_EQ(rows.size(), 12u);
  Weights weights;
  for (std::uint32_t r = 1; r <= 12; ++r) {
    ASSERT_EQ(rows[r - 1].size(), 13u);
    for (std::uint32_t c = 1; c <= 12; ++c) {
      EXPECT_EQ(weights.of(r, c), value_from_text(weights.store(), rows[r - 1][c]))
          << r << 'x' << c;
    }
  }
}

// "Rows and columns look periodic mod 6 from 7 on."
TEST(TurnAndEatcake, AtomicWeightsRepeatAfterSixUpToThirteenByThirteen) {
  Weights weights;
  for (std::uint32_t r = 1; r <= 13; ++r) {
    EXPECT_EQ(weights.of(r, 13), weights.of(r, 7)) << r;
    EXPECT_EQ(weights.of(13, r), weights.of(7, r)) << r;
  }
  // But 5 x 7 and 5 x 1 differ: the period does not start with the first six.
  EXPECT_NE(weights.of(5, 7), weights.of(5, 1));
}

// A program that turns the cake before eating has the transposed table.
TEST(TurnAndEatcake, TurningBeforeEatingWouldTransposeTheTable) {
  EXPECT_TRUE(has_value<TurnAndEatcake>("1x2", "v"));
  EXPECT_TRUE(has_value<TurnAndEatcake>("2x1", "^"));
}

}  // namespace
}  // namespace summand::games
