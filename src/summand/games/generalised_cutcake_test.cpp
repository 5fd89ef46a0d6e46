#include "summand/games/generalised_cutcake.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/games/cutcake.hpp"
#include "summand/games/eatcake.hpp"
#include "summand/games/maundy_cake.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<GeneralisedCutcake> && SplitsByMoves<GeneralisedCutcake> &&
              HasKey<GeneralisedCutcake> && HasPicture<GeneralisedCutcake> &&
              MakesStarts<GeneralisedCutcake> && PrintsCall<GeneralisedCutcake> &&
              !HasMirror<GeneralisedCutcake> && !HasTheorem<GeneralisedCutcake>);

GeneralisedCutcake both(std::string_view rule) {
  const Splitting splitting = Splitting::parse(rule).value();
  return {splitting, splitting};
}

TEST(GeneralisedCutcake, EachRuleSaysHowASideMayBeCut) {
  const auto moves = [](std::string_view rule, std::string_view cake) {
    return moves_from(cake, Player::left, both(rule));
  };
  EXPECT_EQ(moves("two", "1x4"), (Texts{"1x3, 1x1", "2 of 1x2"}));
  EXPECT_EQ(moves("any", "1x4"), (Texts{"1x2, 2 of 1x1", "1x3, 1x1", "2 of 1x2", "4 of 1x1"}));
  EXPECT_EQ(moves("three", "1x4"), (Texts{"1x2, 2 of 1x1"}));
  EXPECT_EQ(moves("unequal", "1x4"), (Texts{"1x3, 1x1"}));
  EXPECT_EQ(moves("halves", "1x4"), (Texts{"2 of 1x2"}));
  EXPECT_EQ(moves("equal", "1x4"), (Texts{"2 of 1x2", "4 of 1x1"}));
  EXPECT_EQ(moves("slices", "1x4"), (Texts{"4 of 1x1"}));
  EXPECT_EQ(moves("thick", "1x5"), (Texts{"1x3, 1x2"}));
  EXPECT_EQ(moves("0.07", "1x5"), (Texts{"1x2, 1x1", "1x3"}));
  EXPECT_TRUE(moves("slices", "5x1").empty());
}

// The values of all cakes of up to `side` x `side` in two games with the same positions.
template <class Other, class Position>
void expect_same_values(std::string_view rule, std::uint32_t side, Position&& position) {
  ValueStore store;
  Evaluator<GeneralisedCutcake> general(both(rule), store);
  Evaluator<Other> other({}, store);
  for (std::uint32_t rows = 1; rows <= side; ++rows) {
    for (std::uint32_t columns = 1; columns <= side; ++columns) {
      const Cake cake{rows, columns};
      EXPECT_EQ(general(Cakes(cake)), other(position(cake))) << rule << ' ' << cake.print();
    }
  }
}

TEST(GeneralisedCutcake, IncludesCutcakeEatcakeAndMaundyCake) {
  const auto cakes = [](const Cake& cake) { return Cakes(cake); };
  expect_same_values<Cutcake>("two", 10, cakes);
  expect_same_values<Cutcake>("4", 10, cakes);
  expect_same_values<Eatcake>("0.7", 7, cakes);
  expect_same_values<MaundyCake>("equal", 16, [](const Cake& cake) {
    return Blocks(Block({{cake.rows, Divider::right}, {cake.columns, Divider::left}}));
  });
}

TEST(GeneralisedCutcake, ManyCutsAtOnceChangeNoValueOfCutcake) {
  expect_same_values<Cutcake>("any", 9, [](const Cake& cake) { return Cakes(cake); });
}

TEST(GeneralisedCutcake, CeilingsAppearInSomeOfTheCandidates) {
  for (int n = 1; n <= 20; ++n) {
    EXPECT_TRUE(has_value("1x" + std::to_string(n), std::to_string((n + 1) / 2 - 1), both("three")))
        << n;
  }
  for (int n = 2; n <= 20; ++n) {
    EXPECT_TRUE(has_value("1x" + std::to_string(n), std::to_string(n - 2), both("unequal"))) << n;
    EXPECT_TRUE(has_value("2x" + std::to_string(n), std::to_string(n - 2), both("unequal"))) << n;
  }
}

TEST(GeneralisedCutcake, EachPlayerMayHaveHisOwnRule) {
  const auto start = GeneralisedCutcake::make(
      {{Word{"halves"}, 0}, {std::string("0.3"), 8}, {Dimensions{{2, 4}}, 14}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(start->rules.print_call(start->position),
            "generalised-cutcake(\"halves\",\"0.3\",\"2x4\")");
  EXPECT_EQ(moves_from("2x4", Player::left, start->rules), (Texts{"2 of 2x2"}));
  EXPECT_EQ(moves_from("2x4", Player::right, start->rules), (Texts{"1x4"}));
  const auto again = GeneralisedCutcake::make(
      {{std::string("halves"), 0}, {std::string("0.3"), 8}, {std::string("2x4"), 14}});
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->rules, start->rules);
  EXPECT_EQ(again->position, start->position);
}

TEST(GeneralisedCutcake, SaysWhatIsWrongWithARule) {
  const auto error = [](const Arguments& arguments) {
    const auto bad = GeneralisedCutcake::make(arguments);
    return bad ? "fine" : std::to_string(bad.error().offset) + ": " + bad.error().message;
  };
  EXPECT_EQ(error({{Word{"four"}, 20}, {Dimensions{{2, 4}}, 26}}),
            "20: a side is cut by one of: two, any, three, unequal, halves, equal, slices, thick, "
            "or a code such as \"0.7\"");
  EXPECT_EQ(error({{Word{"any"}, 20}, {Dimensions{{60, 2}}, 26}}),
            "0: 60x2 has more moves than anybody would list");
  EXPECT_EQ(error({{Word{"any"}, 20}}), "0: expected a cake of rows x columns, such as 4x7");
}

}  // namespace
}  // namespace summand::games
