#include "summand/games/candy_bar.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/games/cutcake.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<CandyBar> && HasMirror<CandyBar> && MayBeImpartial<CandyBar> &&
              HasTheorem<CandyBar> && HasKey<CandyBar> && HasPicture<CandyBar> &&
              MakesStarts<CandyBar>);

TEST(CandyBar, EitherPlayerBreaksABarAlongAnyLine) {
  const Texts options{"1x4, 1x3", "1x6, 1x1", "1x5, 1x2"};
  auto expected = options;
  std::ranges::sort(expected);
  EXPECT_EQ(moves_from<CandyBar>("1x7", Player::left), expected);
  EXPECT_EQ(moves_from<CandyBar>("1x7", Player::right), expected);
  EXPECT_EQ(moves_from<CandyBar>("2x2", Player::left), (Texts{"2 of 1x2", "2 of 2x1"}));
}

TEST(CandyBar, ValuesOfTheBook) {
  const auto rows = summand::testing::table("candy_bar.tsv");
  EXPECT_EQ(rows.size(), 2u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<CandyBar>(row[0], "*" + row[1]));
  }
}

TEST(CandyBar, SearchFindsTheParityOfTheMovesAndNotOfTheCells) {
  ValueStore store;
  Evaluator<CandyBar> search({}, store, By::search);
  for (std::uint32_t rows = 1; rows <= 15; ++rows) {
    for (std::uint32_t columns = 1; columns <= 15; ++columns) {
      const Value found = search(Cakes({rows, columns}));
      EXPECT_EQ(found, store.nimber((rows * columns - 1) % 2));
      EXPECT_NE(found, store.nimber(rows * columns % 2));
    }
  }
}

TEST(CandyBar, IsImpartialCutcake) {
  ValueStore store;
  Evaluator<CandyBar> known({}, store);
  Evaluator<Version<Cutcake>> impartial(impartial_of(Cutcake()), store);
  for (std::uint32_t rows = 1; rows <= 12; ++rows) {
    for (std::uint32_t columns = 1; columns <= 12; ++columns) {
      EXPECT_EQ(impartial(Cakes({rows, columns})), known(Cakes({rows, columns})));
    }
  }
}

}  // namespace
}  // namespace summand::games
