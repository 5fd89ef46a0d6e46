#include "summand/games/maundy_cake.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<MaundyCake> && SplitsByMoves<MaundyCake> &&
              HasRepresentative<MaundyCake> && HasMirror<MaundyCake> &&
              MayBeImpartial<MaundyCake> && HasTheorem<MaundyCake> && HasPicture<MaundyCake> &&
              MakesStarts<MaundyCake> && !HasKey<MaundyCake>);

TEST(MaundyCake, LeftDividesTheColumnsAndRightTheRowsIntoEqualCakes) {
  EXPECT_EQ(moves_from<MaundyCake>("4x6", Player::left),
            (Texts{"2 of 4x3", "3 of 4x2", "6 of 4x1"}));
  EXPECT_EQ(moves_from<MaundyCake>("4x6", Player::right), (Texts{"2 of 2x6", "4 of 1x6"}));
  EXPECT_TRUE(moves_from<MaundyCake>("5x1", Player::left).empty());
}

TEST(MaundyCake, AMoveTouchesItsCake) {
  const AnyPosition cakes = ErasedRuleset<MaundyCake>::the().parse("2 of 3x2, 2Gx3L").value();
  EXPECT_EQ(cakes.cells_of_moves(Player::right),
            (std::vector<NamedCells>{{"3x2->3 of 1x2", {0}}, {"2Gx3L->2 of 1Gx3L", {1}}}));
}

TEST(MaundyCake, EitherPlayerMayDivideAGreenSide) {
  EXPECT_EQ(moves_from<MaundyCake>("3Gx2L", Player::left), (Texts{"2 of 3Gx1L", "3 of 1Gx2L"}));
  EXPECT_EQ(moves_from<MaundyCake>("3Gx2L", Player::right), (Texts{"3 of 1Gx2L"}));
}

TEST(MaundyCake, EqualSidesAreOneMove) {
  const MaundyCake rules;
  const Blocks cake = rules.parse("3Lx3Lx3R").value();
  Texts names;
  for_each_move(rules, cake, Player::left, [&](const Division& move) {
    names.push_back(rules.print_move(cake, Player::left, move));
  });
  EXPECT_EQ(names, (Texts{"3Lx3Lx3R->3 of 1Lx3Lx3R"}));
}

TEST(MaundyCake, ValuesOfTheBook) {
  const auto rows = summand::testing::table("maundy_cake.tsv");
  EXPECT_EQ(rows.size(), 50u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<MaundyCake>(row[0], row[1]));
  }
}

// How many of the cakes have another value by search than by `moves_ahead`.
template <class MovesAhead>
int maundy_cakes_that_differ(std::span<const Block> cakes, MovesAhead&& moves_ahead) {
  ValueStore store;
  Evaluator<MaundyCake> search({}, store, By::search);
  int differ = 0;
  for (const Block& cake : cakes) {
    differ += search(Blocks(cake)) != store.number(std::invoke(moves_ahead, cake));
  }
  return differ;
}

std::vector<Block> cakes_up_to(std::uint32_t rows, std::uint32_t columns) {
  std::vector<Block> out;
  for (std::uint32_t r = 1; r <= rows; ++r) {
    for (std::uint32_t c = 1; c <= columns; ++c) {
      out.push_back(Block({{r, Divider::right}, {c, Divider::left}}));
    }
  }
  return out;
}

TEST(MaundyCake, TheChainsOfDivisorsAgreeWithSearch) {
  EXPECT_EQ(maundy_cakes_that_differ(cakes_up_to(36, 36), &Block::moves_ahead), 0);
}

TEST(MaundyCake, SeveralSidesOfAPlayerCountAsOneSideWithTheirProduct) {
  constexpr std::array kMarkings{Divider::left, Divider::right};
  const auto cakes = small_blocks(4, 100, kMarkings);
  EXPECT_GT(cakes.size(), 1000u);
  EXPECT_EQ(maundy_cakes_that_differ(cakes, &Block::moves_ahead), 0);
}

TEST(MaundyCake, TheCheckDetectsChainsAlignedAtTheirEnds) {
  // The first terms of the longer chain are used: 1000 + 500 for 999 x 1000.
  const auto wrong = [](const Block& cake) {
    const auto chain = [](std::uint32_t n) {
      std::vector<std::int64_t> out{n};
      for (std::uint32_t p = 2; n > 1;) {
        if (n % p == 0) {
          out.push_back(n /= p);
        } else {
          ++p;
        }
      }
      return out;
    };
    const auto rows = chain(cake.sides()[0].length), columns = chain(cake.sides()[1].length);
    Dyadic sum;
    for (std::size_t i = 0; i + rows.size() < columns.size(); ++i) sum += Dyadic(columns[i]);
    for (std::size_t i = 0; i + columns.size() < rows.size(); ++i) sum += Dyadic(-rows[i]);
    return sum;
  };
  EXPECT_GT(maundy_cakes_that_differ(cakes_up_to(12, 12), wrong), 0);
}

// The chain of n divides by the smallest prime factor each time, down to 1: OEIS A006022.
TEST(MaundyCake, ARowOfNCellsIsWorthTheSumOfItsChain) {
  const int expected[] = {0, 1, 1, 3, 1, 4, 1, 7, 4, 6, 1, 10};
  for (std::size_t n = 1; n <= std::size(expected); ++n) {
    EXPECT_TRUE(has_value<MaundyCake>("1x" + std::to_string(n), std::to_string(expected[n - 1])));
  }
}

TEST(MaundyCake, HugeNumbersOfPiecesAreCounted) {
  EXPECT_TRUE(has_value<MaundyCake>("1x1000000", "988281"));  // 500000 + 250000 + ... + 25 + 5 + 1
  EXPECT_TRUE(has_value<MaundyCake>("100000000000000000 of 1x3", "100000000000000000"));
  EXPECT_TRUE(has_value<MaundyCake>("100000000000000001 of 3G", "*"));
}

TEST(MaundyCake, MakesStartsFromDimensionsAndTexts) {
  const auto text = [](const Arguments& arguments) {
    const auto start = MaundyCake::make(arguments);
    return start ? start->rules.print(start->position) : start.error().message;
  };
  EXPECT_EQ(text({{Dimensions{{4, 6}}, 0}}), "4x6");
  EXPECT_EQ(text({{Dimensions{{4, 6}}, 0}, {std::string("2Gx4Lx6R"), 5}}), "4x6, 2Gx4Lx6R");
  EXPECT_EQ(text({{Dimensions{{4, 6, 2}}, 0}}),
            "without letters a cake has rows and columns; say of each side whose it is, as in "
            "2Gx6Lx2R");
  EXPECT_EQ(text({}), "expected a cake such as 4x6 or 2Gx6Lx2R");
  EXPECT_EQ(text({{Word{"big"}, 0}}), "expected a cake such as 4x6 or 2Gx6Lx2R");
}

TEST(MaundyCake, SaysWhereTheInputIsWrong) {
  const auto error = [](std::string_view text) {
    const auto bad = MaundyCake{}.parse(text);
    return bad ? "fine" : std::to_string(bad.error().offset) + ": " + bad.error().message;
  };
  EXPECT_EQ(error("4Rx6L 3G"), "fine");
  EXPECT_EQ(error(""), "0: expected a cake such as 4x6 or 2Gx6Lx2R");
  EXPECT_EQ(error("4x"), "2: expected a cake such as 4x6 or 2Gx6Lx2R");
  EXPECT_EQ(error("4x6L"), "2: either every side has a letter or none");
  EXPECT_EQ(error("0x6"), "0: the sides of a cake are from 1 to 1000000");
  EXPECT_EQ(error("4x6y"), "3: expected ',' or a space between cakes");
  EXPECT_EQ(error("1x1 1000000Gx1000000Gx1000000Gx2G"), "4: there are at most 10^18 cells of cake");
}

TEST(MaundyCake, DrawsFlatCakesAndWritesOthers) {
  const auto rows = [](std::string_view text) {
    return rows_of(MaundyCake{}.picture(MaundyCake{}.parse(text).value()));
  };
  EXPECT_EQ(rows("1x2"), (Texts{"┌─┬─┐", "│ │ │", "└─┴─┘"}));
  EXPECT_EQ(rows("3 of 2Gx6Lx2R"), (Texts{"3 of 2Gx6Lx2R"}));
}

}  // namespace
}  // namespace summand::games
