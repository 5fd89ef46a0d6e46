#include "summand/games/seating_couples.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<SeatingCouples> && SplitsByMoves<SeatingCouples> &&
              HasMirror<SeatingCouples> && HasTheorem<SeatingCouples> && HasKey<SeatingCouples> &&
              HasPicture<SeatingCouples> && MakesStarts<SeatingCouples>);

TEST(SeatingCouples, ACoupleTakesTwoChairsAndDoesNotTouchAnotherOfTheSamePlayer) {
  EXPECT_EQ(moves_from<SeatingCouples>("L4L", Player::left), (Texts{"L1L, L1L"}));
  EXPECT_EQ(moves_from<SeatingCouples>("L4L", Player::right), (Texts{"L1R, L1R", "L2R"}));
  EXPECT_TRUE(moves_from<SeatingCouples>("L2L", Player::left).empty());
  EXPECT_EQ(moves_from<SeatingCouples>("L2L", Player::right), (Texts{"0"}));
  EXPECT_TRUE(moves_from<SeatingCouples>("L1R", Player::right).empty());
}

TEST(SeatingCouples, AtARoundTableTheFirstCoupleIsAtBothEnds) {
  EXPECT_EQ(moves_from<SeatingCouples>("round 11", Player::left), (Texts{"L9L"}));
  EXPECT_EQ(moves_from<SeatingCouples>("round 11", Player::right), (Texts{"R9R"}));
  EXPECT_EQ(moves_from<SeatingCouples>("round 2", Player::left), (Texts{"0"}));
  EXPECT_TRUE(moves_from<SeatingCouples>("round 1", Player::left).empty());
}

TEST(SeatingCouples, AFreeEndIsForEverybody) {
  EXPECT_EQ(moves_from<SeatingCouples>("-3L", Player::left), (Texts{"L1L"}));
  EXPECT_EQ(moves_from<SeatingCouples>("-2-", Player::right), (Texts{"0"}));
}

TEST(SeatingCouples, ValuesOfTheBook) {
  const auto rows = summand::testing::table("seating_couples.tsv");
  EXPECT_EQ(rows.size(), 22u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<SeatingCouples>(row[0], row[1]));
  }
}

// How many rows of up to 40 chairs have another value by search than `say` gives.
template <class Say>
int couples_that_differ(Say&& say) {
  ValueStore store;
  Evaluator<SeatingCouples> search({}, store, By::search);
  int differ = 0;
  for (std::uint32_t chairs = 0; chairs <= 40; ++chairs) {
    for (const Row& row : {Row(End::left, chairs, End::left), Row(End::left, chairs, End::right),
                           Row(End::right, chairs, End::right)}) {
      const SeatingCouples::Seat said = say(row);
      differ += search(Rows(row)) != store.number_up_star({said.number, 0, said.star ? 1u : 0u});
    }
  }
  return differ;
}

TEST(SeatingCouples, TheFormulaAgreesWithSearchUpToFortyChairs) {
  EXPECT_EQ(couples_that_differ(SeatingCouples::value_of), 0);
}

TEST(SeatingCouples, TheCheckDetectsBlocksOfThreeThatBeginOneChairTooEarly) {
  EXPECT_GT(couples_that_differ([](Row row) {
              ++row.places;
              return SeatingCouples::value_of(row);
            }),
            0);
}

TEST(SeatingCouples, LongRowsAreFoundByTheFormula) {
  EXPECT_TRUE(has_value<SeatingCouples>("R62R", "1/1048576"));
  EXPECT_TRUE(has_value<SeatingCouples>("L1000000L", "*"));
  EXPECT_TRUE(has_value<SeatingCouples>("round 1000000", "0"));
}

TEST(SeatingCouples, MakesRowsAndRoundTables) {
  const auto text = [](const Arguments& arguments) {
    const auto start = SeatingCouples::make(arguments);
    return start ? start->rules.print(start->position)
                 : std::to_string(start.error().offset) + ": " + start.error().message;
  };
  EXPECT_EQ(text({{std::int64_t{7}, 0}}), "-7-");
  EXPECT_EQ(text({{std::int64_t{11}, 0}, {Word{"round"}, 4}, {std::int64_t{7}, 11}}),
            "-7-, round 11");
  EXPECT_EQ(text({{Word{"round"}, 4}}),
            "4: expected numbers of places, such as 7, and behind one of them perhaps: round");
  EXPECT_EQ(text({{std::int64_t{-1}, 3}}), "3: a row has at most 1000000 places");
  EXPECT_EQ(text({}), "0: expected a number of places, such as 7, or 7, round");
}

TEST(SeatingCouples, ReadsRowsByTheirPlayersOrByTheirNeighbours) {
  const auto again = [](std::string_view text) {
    const auto rows = SeatingCouples{}.parse(text);
    return rows ? rows->print() : std::to_string(rows.error().offset) + ": " + rows.error().message;
  };
  EXPECT_EQ(again("R5L -3- , round 9"), "-3-, L5R, round 9");
  EXPECT_EQ(again("l5l"),
            "L5R");  // between a family that ends with a lady and one that begins with a lady
  EXPECT_EQ(again("l5g g2l"), "L2L, R5R");
  EXPECT_EQ(again("0"), "0");
  EXPECT_EQ(again("L5"), "2: expected a row such as L5R or -5-, or round 7");
  EXPECT_EQ(again("L5R;"), "3: expected ',' or a space between rows");
  EXPECT_EQ(again("x5R"), "0: expected a row such as L5R or -5-, or round 7");
  EXPECT_EQ(again("L1000001R"), "1: a row has at most 1000000 places");
  EXPECT_EQ(again("round"), "0: expected a row such as L5R or -5-, or round 7");
}

TEST(SeatingCouples, DrawsRowsBetweenNeighboursAndRoundTables) {
  const auto rows = [](std::string_view text) {
    return rows_of(SeatingCouples{}.picture(SeatingCouples{}.parse(text).value()));
  };
  EXPECT_EQ(rows("L3R"), (Texts{"L ○ ○ ○ R"}));
  EXPECT_EQ(rows("-1L"), (Texts{"│ ○ L"}));
  EXPECT_EQ(rows("round 5"), (Texts{"╭ ○ ○ ○ ╮", "╰ ○ ○   ╯"}));
}

}  // namespace
}  // namespace summand::games
