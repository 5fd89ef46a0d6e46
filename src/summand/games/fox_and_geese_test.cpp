#include "summand/games/fox_and_geese.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;

static_assert(Loopy<FoxAndGeese> && HasKey<FoxAndGeese> && MakesStarts<FoxAndGeese> &&
              NamesCells<FoxAndGeese> && HasPicture<FoxAndGeese> && HasTheorem<FoxAndGeese> &&
              !HasMirror<FoxAndGeese>);

using FoxTexts = std::vector<std::string>;

// A start from arguments, or the message of the error.
std::string start_of_fox(const Arguments& arguments) {
  const auto start = FoxAndGeese::make(arguments);
  return start ? start->rules.print(start->position) : start.error().message;
}

TEST(FoxAndGeese, GeeseGoUpAndTheFoxGoesAnywhere) {
  EXPECT_EQ(moves_from<FoxAndGeese>("...|.g.|..f", Player::left),
            (FoxTexts{"..g|...|..f", "g..|...|..f"}));
  EXPECT_EQ(moves_from<FoxAndGeese>("..g|.f.|...", Player::right),
            (FoxTexts{"..g|...|..f", "..g|...|f..", "f.g|...|..."}));
  EXPECT_TRUE(moves_from<FoxAndGeese>("g#.|#f#|.#.", Player::left).empty());
}

TEST(FoxAndGeese, StartsHaveTheGeeseBelowAndTheFoxInTheMiddleAbove) {
  EXPECT_EQ(start_of_fox({{.what = Dimensions{{3, 3}}}}), "f#.|#.#|g#g");
  EXPECT_EQ(start_of_fox({{.what = std::int64_t{2}}, {.what = std::int64_t{2}}}), "#f|g#");
  EXPECT_EQ(start_of_fox({{.what = Dimensions{{8, 8}}}}),
            "#.#f#.#.|.#.#.#.#|#.#.#.#.|.#.#.#.#|#.#.#.#.|.#.#.#.#|#.#.#.#.|g#g#g#g#");
  EXPECT_EQ(start_of_fox({{.what = Dimensions{{4, 4}}}, {.what = Word{"c2"}}}),
            "#.#.|.#f#|#.#.|g#g#");
}

TEST(FoxAndGeese, TheFoxStandsOnTheDiagonalsOfTheGeese) {
  for (const std::string_view cell : {"a1", "a4", "e1", "fox"}) {
    EXPECT_TRUE(start_of_fox({{.what = Dimensions{{4, 4}}}, {.what = Word{std::string(cell)}}})
                    .starts_with("expected the cell of the fox, such as b1"))
        << cell;
  }
  EXPECT_EQ(start_of_fox({{.what = Dimensions{{1, 8}}}}),
            "the board has at least two rows and two columns");
}

TEST(FoxAndGeese, NoPlayIsDrawnOnASmallBoard) {
  Budget budget;
  const FoxAndGeese rules;
  const SumGraph graph(
      {ErasedRuleset<FoxAndGeese>::erase({}, rules.parse("#f#.|.#.#|#.#.|g#g#").value())}, budget);
  for (const SumGraph::Sum position : graph.reached()) {
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_NE(graph.ending(position, first).fate, Fate::draw);
    }
  }
  EXPECT_GT(graph.reached().size(), 50u);
  EXPECT_EQ(graph.ending(graph.start(), Player::left).fate, Fate::win);
  EXPECT_EQ(graph.ending(graph.start(), Player::right).fate, Fate::loss);
}

}  // namespace
}  // namespace summand::games
