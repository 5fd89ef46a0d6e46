#include "summand/games/cutcake.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/position_thermographs.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<Cutcake> && SplitsByMoves<Cutcake> && HasMirror<Cutcake> &&
              HasTheorem<Cutcake> && HasKey<Cutcake> && HasPicture<Cutcake> &&
              MakesStarts<Cutcake> && !HasRepresentative<Cutcake> && !MayBeImpartial<Cutcake>);

TEST(Cutcake, LeftCutsFromTopToBottomAndRightFromSideToSide) {
  EXPECT_EQ(moves_from<Cutcake>("3x4", Player::left), (Texts{"2 of 3x2", "3x3, 3x1"}));
  EXPECT_EQ(moves_from<Cutcake>("3x4", Player::right), (Texts{"2x4, 1x4"}));
  EXPECT_TRUE(moves_from<Cutcake>("5x1", Player::left).empty());
  EXPECT_TRUE(moves_from<Cutcake>("1x5", Player::right).empty());
}

TEST(Cutcake, OneOfSeveralCakesIsCut) {
  EXPECT_EQ(moves_from<Cutcake>("2 of 1x2, 1x3", Player::left),
            (Texts{"1x3, 1x2, 2 of 1x1", "3 of 1x2, 1x1"}));
}

// A program with exchanged axes gives every value the wrong sign.
TEST(Cutcake, ARowOfCellsIsGoodForLeftAndAColumnForRight) {
  EXPECT_TRUE(has_value<Cutcake>("1x4", "3"));
  EXPECT_TRUE(has_value<Cutcake>("4x1", "-3"));
}

TEST(Cutcake, ValuesOfTheBook) {
  const auto rows = summand::testing::table("cutcake.tsv");
  EXPECT_EQ(rows.size(), 27u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<Cutcake>(row[0], row[1]));
  }
}

TEST(Cutcake, EqualCakesAreCountedAndNotListed) {
  Budget::Limits limits;
  limits.memory = 20'000'000;
  ValueStore store{Budget(limits)};
  const Cakes table = Cutcake{}.parse("24294967296 of 5x8, 3 of 1x3").value();
  EXPECT_EQ(Evaluator<Cutcake>({}, store, By::search)(table), store.number(24294967296 + 6));
  EXPECT_EQ(Evaluator<Version<Cutcake>>(impartial_of(Cutcake{}), store)(table), store.nimber(0));
  Budget budget(limits);
  PositionsByNumber<Cutcake> positions({}, budget);
  EXPECT_EQ(PositionThermographs(positions, budget)(positions.number(table)).graph.mean,
            Dyadic(24294967296 + 6));
}

// How many cakes of up to 24 x 24 have another value by search than by `moves_ahead`.
template <class MovesAhead>
int cutcakes_that_differ(MovesAhead&& moves_ahead) {
  ValueStore store;
  Evaluator<Cutcake> search({}, store, By::search);
  int differ = 0;
  for (std::uint32_t rows = 1; rows <= 24; ++rows) {
    for (std::uint32_t columns = 1; columns <= 24; ++columns) {
      const Cake cake{rows, columns};
      differ += search(Cakes(cake)) != store.number(moves_ahead(cake));
    }
  }
  return differ;
}

TEST(Cutcake, TheFormulaAgreesWithSearch) {
  EXPECT_EQ(cutcakes_that_differ(Cutcake::moves_ahead), 0);
}

TEST(Cutcake, TheCheckDetectsAFormulaThatDividesByTheRows) {
  EXPECT_GT(cutcakes_that_differ([](const Cake& cake) {
              const std::int64_t rows = cake.rows, columns = cake.columns;
              return columns >= rows ? columns / rows - 1 : 1 - rows / columns;
            }),
            0);
}

TEST(Cutcake, MakesStartsOfOneOrMoreCakes) {
  const auto text = [](const Arguments& arguments) {
    const auto start = Cutcake::make(arguments);
    return start ? start->rules.print(start->position) : start.error().message;
  };
  EXPECT_EQ(text({{Dimensions{{4, 7}}, 0}}), "4x7");
  EXPECT_EQ(text({{Dimensions{{3, 3}}, 0}, {Dimensions{{4, 7}}, 5}, {Dimensions{{3, 3}}, 10}}),
            "4x7, 2 of 3x3");
  EXPECT_EQ(text({}), "expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(text({{Dimensions{{4, 7, 2}}, 0}}), "expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(text({{std::int64_t{4}, 0}}), "expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(text({{Dimensions{{4, 0}}, 0}}), "the sides of a cake are from 1 to 1000000");
}

TEST(Cutcake, SaysWhereTheInputIsWrong) {
  const auto error = [](std::string_view text) {
    const auto bad = Cutcake{}.parse(text);
    return bad ? "fine" : std::to_string(bad.error().offset) + ": " + bad.error().message;
  };
  EXPECT_EQ(error("0"), "fine");
  EXPECT_EQ(error("2 of 3x3,4x7  1x1"), "fine");
  EXPECT_EQ(error(""), "0: expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(error("4x"), "2: expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(error("4,7"), "1: expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(error("4x7,"), "4: expected a cake of rows x columns, such as 4x7");
  EXPECT_EQ(error("4x7x2"), "3: expected ',' or a space between cakes");
  EXPECT_EQ(error("4x0"), "2: the sides of a cake are from 1 to 1000000");
  EXPECT_EQ(error("4x1000001"), "2: the sides of a cake are from 1 to 1000000");
  EXPECT_EQ(error("3x3 0 of 4x7"), "4: expected a number of cakes from 1 to 10^18");
  EXPECT_EQ(error("99999999999999999999 of 4x7"), "0: expected a number of cakes from 1 to 10^18");
  EXPECT_EQ(error("1000000000000000000 of 1x2"), "0: there are at most 10^18 cells of cake");
}

TEST(Cutcake, LinesHaveTheColourOfThePlayerWhoCutsAlongThem) {
  const Picture picture = Cutcake{}.picture(Cutcake{}.parse("2x3").value());
  EXPECT_EQ(rows_of(picture), (Texts{"┌─┬─┬─┐", "│ │ │ │", "├─┼─┼─┤", "│ │ │ │", "└─┴─┴─┘"}));
  int left = 0, right = 0;
  for (const Mark& mark : picture.marks) {
    left += mark.paint == Paint::left;
    right += mark.paint == Paint::right;
  }
  EXPECT_EQ(left, 4);   // two lines, two cells high
  EXPECT_EQ(right, 3);  // one line, three cells wide
}

TEST(Cutcake, LargeCakesAreWrittenAndEqualOnesCounted) {
  const auto rows = [](std::string_view text) {
    return rows_of(Cutcake{}.picture(Cutcake{}.parse(text).value()));
  };
  EXPECT_EQ(rows("100x1000, 2 of 1x1"), (Texts{"100x1000", "2 of", "┌─┐", "│ │", "└─┘"}));
  EXPECT_EQ(rows("0"), (Texts{"0"}));
}

}  // namespace
}  // namespace summand::games
