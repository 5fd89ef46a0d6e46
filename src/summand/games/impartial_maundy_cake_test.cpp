#include "summand/games/impartial_maundy_cake.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/games/maundy_cake.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<ImpartialMaundyCake> && HasRepresentative<ImpartialMaundyCake> &&
              HasMirror<ImpartialMaundyCake> && MayBeImpartial<ImpartialMaundyCake> &&
              HasTheorem<ImpartialMaundyCake> && HasPicture<ImpartialMaundyCake> &&
              MakesStarts<ImpartialMaundyCake>);

TEST(ImpartialMaundyCake, EitherPlayerDividesAlongAnySide) {
  const Texts options{"2 of 2x3", "3 of 4x1", "4 of 1x3"};
  EXPECT_EQ(moves_from<ImpartialMaundyCake>("4x3", Player::left), options);
  EXPECT_EQ(moves_from<ImpartialMaundyCake>("4x3", Player::right), options);
}

TEST(ImpartialMaundyCake, ValuesOfTheBook) {
  const auto rows = summand::testing::table("impartial_maundy_cake.tsv");
  EXPECT_EQ(rows.size(), 14u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<ImpartialMaundyCake>(row[0], "*" + row[1]));
  }
}

// How many cakes of up to 40 x 40 have another value by search than by `nimber`.
template <class Nimber>
int impartial_maundy_cakes_that_differ(Nimber&& nimber) {
  ValueStore store;
  Evaluator<ImpartialMaundyCake> search({}, store, By::search);
  int differ = 0;
  for (std::uint32_t a = 1; a <= 40; ++a) {
    for (std::uint32_t b = a; b <= 40; ++b) {
      const Block cake({{a}, {b}});
      differ += search(Blocks(cake)) != store.nimber(std::invoke(nimber, cake));
    }
  }
  return differ;
}

TEST(ImpartialMaundyCake, TheFormulaAgreesWithSearch) {
  EXPECT_EQ(impartial_maundy_cakes_that_differ(&Block::nimber), 0);
}

TEST(ImpartialMaundyCake, TheCheckDetectsAFormulaThatUsesOnlyTheArea) {
  EXPECT_GT(impartial_maundy_cakes_that_differ([](const Block& cake) {
              const auto area = static_cast<std::uint32_t>(cake.cells());
              return Block(std::vector<Side>{{area}}).nimber();
            }),
            0);
  EXPECT_TRUE(has_value<ImpartialMaundyCake>("3x3", "0"));
  EXPECT_TRUE(has_value<ImpartialMaundyCake>("1x9", "*2"));
}

TEST(ImpartialMaundyCake, IsTheImpartialVersionOfMaundyCake) {
  ValueStore store;
  Evaluator<ImpartialMaundyCake> known({}, store);
  Evaluator<Version<MaundyCake>> impartial(impartial_of(MaundyCake()), store);
  for (std::uint32_t rows = 1; rows <= 20; ++rows) {
    for (std::uint32_t columns = 1; columns <= 20; ++columns) {
      EXPECT_EQ(impartial(Blocks(Block({{rows, Divider::right}, {columns, Divider::left}}))),
                known(Blocks(Block({{rows}, {columns}}))))
          << rows << "x" << columns;
    }
  }
}

TEST(ImpartialMaundyCake, MakesStartsOfAnyNumberOfDimensions) {
  const auto text = [](const Arguments& arguments) {
    const auto start = ImpartialMaundyCake::make(arguments);
    return start ? start->rules.print(start->position) : start.error().message;
  };
  EXPECT_EQ(text({{Dimensions{{3, 5, 9}}, 0}, {std::int64_t{45}, 7}}), "45, 3x5x9");
  EXPECT_EQ(text({{std::string("3Gx5L"), 0}}), "either player may divide every side: no letters");
  EXPECT_EQ(text({{std::int64_t{-3}, 0}}), "expected a cake such as 4x6 or 2Gx6Lx2R");
}

}  // namespace
}  // namespace summand::games
