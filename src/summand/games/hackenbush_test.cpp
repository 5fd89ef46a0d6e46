#include "summand/games/hackenbush.hpp"

#include <fmt/core.h>
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

static_assert(SplitsIntoParts<Hackenbush> && HasMirror<Hackenbush> && HasKey<Hackenbush> &&
              HasTheorem<Hackenbush> && MayBeImpartial<Hackenbush> && HasPicture<Hackenbush> &&
              HasFigure<Hackenbush> && GivesAdvice<Hackenbush> && MakesStarts<Hackenbush> &&
              !HasRepresentative<Hackenbush>);

ColouredGraph read(std::string_view text) { return Hackenbush{}.parse(text).value(); }

Texts names_of_moves(std::string_view text, Player player) {
  const Hackenbush rules;
  Texts names;
  for_each_move(rules, read(text), player,
                [&](Edge edge) { names.push_back(rules.print_move(read(text), player, edge)); });
  return names;
}

TEST(Hackenbush, LeftDeletesBlueEdgesRightRedOnesAndEitherGreenOnes) {
  EXPECT_EQ(names_of_moves("0-1L 1-2R 2-3G", Player::left), (Texts{"0-1L", "2-3G"}));
  EXPECT_EQ(names_of_moves("0-1L 1-2R 2-3G", Player::right), (Texts{"1-2R", "2-3G"}));
}

TEST(Hackenbush, EdgesNotConnectedToTheGroundDisappear) {
  EXPECT_EQ(moves_from<Hackenbush>("LRG", Player::left), (Texts{"0", "LR"}));
  EXPECT_EQ(moves_from<Hackenbush>("LRG", Player::right), (Texts{"L", "LR"}));
  // A circle stands on both its feet.
  EXPECT_EQ(moves_from<Hackenbush>("0-1L 1-2R 2-0R", Player::left), (Texts{"0-2R 1-2R"}));
}

TEST(Hackenbush, VerticesAreRenumberedInTheirOrder) {
  EXPECT_EQ(moves_from<Hackenbush>("0-1L 0-2L 2-3R 3-4G 4-2G", Player::right),
            (Texts{"0-1L 0-2L 2-3R 2-4G", "0-1L 0-2L 2-4G 3-4G", "L LRG"}));
  EXPECT_EQ(moves_from<Hackenbush>("0-1L 1-2L 0-3G 3-4R", Player::right), (Texts{"LL", "LL G"}));
  EXPECT_EQ(moves_from<Hackenbush>("R GL", Player::right), (Texts{"GL", "R"}));
  EXPECT_EQ(read("0-70L 70-100R"), read("LR"));
}

TEST(Hackenbush, EqualParallelEdgesAreOneMove) {
  EXPECT_EQ(names_of_moves("0-1L 0-1L 0-1G", Player::left), (Texts{"0-1L", "0-1G"}));
  EXPECT_EQ(moves_from<Hackenbush>("0-1L 0-1L", Player::left), (Texts{"L"}));
}

TEST(Hackenbush, FallsApartAtTheGround) {
  const Hackenbush rules;
  Texts parts;
  for (const ColouredGraph& part : rules.parts(read("0-0R 0-1G 1-2L 0-2L 0-3R 3-3G 0-0R"))) {
    parts.push_back(rules.print(part));
  }
  EXPECT_EQ(parts, (Texts{"0-1L 0-2G 1-2L", "0-1R 1-1G", "0-0R", "0-0R"}));
  EXPECT_TRUE(rules.parts(read("0")).empty());
}

TEST(Hackenbush, AStalkThatIsAPartIsStillAStalk) {
  const Hackenbush rules;
  for (const ColouredGraph& part : rules.parts(read("LRRLGRLG LRRLGRLG"))) {
    EXPECT_EQ(rules.print(part), "LRRLGRLG");
  }
}

TEST(Hackenbush, ValuesOfTheBook) {
  for (const auto& row : summand::testing::table("hackenbush.tsv")) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<Hackenbush>(row[0], row[1]));
  }
  for (const auto& row : summand::testing::table("hackenbush_numbers.tsv")) {
    EXPECT_TRUE(has_value<Hackenbush>(row[0], row[1]));
  }
}

TEST(Hackenbush, SearchFindsTheValuesOfTheBookToo) {
  ValueStore store;
  Evaluator<Hackenbush> anything({}, store), search({}, store, By::search);
  for (const auto& row : summand::testing::table("hackenbush.tsv")) {
    const ColouredGraph graph = read(row[0]);
    EXPECT_EQ(search(graph), anything(graph)) << row[0];
  }
}

TEST(Hackenbush, WritesStalksAsStringsAndOtherGraphsAsEdges) {
  const auto again = [](std::string_view text) { return Hackenbush{}.print(read(text)); };
  EXPECT_EQ(again("LRR,G , LL"), "LRR G LL");
  EXPECT_EQ(again("0-1L 1-2R"), "LR");
  EXPECT_EQ(again("2-1R,1-0L,0-2G"), "0-1L 0-2G 1-2R");
  EXPECT_EQ(again("0-2L 2-1R"), "0-2L 1-2R");
  EXPECT_EQ(again("0-0G"), "0-0G");
  EXPECT_EQ(again(" 0 "), "0");
}

TEST(Hackenbush, LinesOfOtherProgramsAreGreenGraphsOnVertex0) {
  const auto text = [](std::string_view line) {
    const auto read = Hackenbush{}.parse(line);
    return read ? Hackenbush{}.print(*read) : read.error().message;
  };
  EXPECT_EQ(text("graph6 Bw"), "0-1G 0-2G 1-2G");
  EXPECT_EQ(text("sparse6 :BC@`I"), "0-0G 0-1G 0-1G 0-2G 1-1G 1-2G 1-2G 2-2G");
  EXPECT_EQ(text("graph6 @"), "0");
  EXPECT_EQ(text("graph6 C_"), "G");  // vertices without edges are nothing
  EXPECT_EQ(text("graph6 ?"), "vertex 0 is the ground, but this graph has no vertices");
  EXPECT_EQ(text("graph6 C`"), "the edge 2-3G is not joined to the ground (vertex 0)");
  EXPECT_EQ(text("sparse6 :@^"), "0-0G");
  EXPECT_TRUE(text("sparse6 :@N").starts_with("this line is a vertex with 2 loops by the "));
  EXPECT_EQ(text("digraph6 &AO"), "this graph has arrows, but the game is played along edges");
}

TEST(Hackenbush, SaysWhereTheInputIsWrong) {
  const auto error = [](std::string_view text) {
    const auto bad = Hackenbush{}.parse(text);
    return bad ? "fine" : std::to_string(bad.error().offset) + ": " + bad.error().message;
  };
  EXPECT_EQ(error(""), "0: there is nothing here; the ground alone is written 0");
  EXPECT_EQ(error("LRl"), "2: colours are capital letters: L instead of l");
  EXPECT_EQ(error("0-1g"), "3: colours are capital letters: G instead of g");
  EXPECT_EQ(error("0-1"), "3: this edge has no colour: L, R or G");
  EXPECT_EQ(error("0-1 1-2L"), "3: this edge has no colour: L, R or G");
  EXPECT_EQ(error("0-"), "2: the text ends in the middle of an edge");
  EXPECT_EQ(error("0 0-1L"), "1: an edge is two vertices and a colour L, R or G, such as 0-1L");
  EXPECT_EQ(error("0-1LL"), "4: an edge is two vertices and a colour L, R or G, such as 0-1L");
  EXPECT_EQ(error("0--1L"), "2: an edge is two vertices and a colour L, R or G, such as 0-1L");
  EXPECT_EQ(error("x"),
            "0: expected stalks such as LRG, edges such as 0-1L, or a line such as graph6 D?{");
  EXPECT_EQ(error("LR3"),
            "2: expected stalks such as LRG, edges such as 0-1L, or a line such as graph6 D?{");
  EXPECT_EQ(error("LR 0-1L"),
            "3: a position is a list of edges or a list of stalks, not a mixture");
  EXPECT_EQ(error("0-1L LR"),
            "5: a position is a list of edges or a list of stalks, not a mixture");
  EXPECT_EQ(error("0-1000000000L"), "2: vertices are numbered up to 999999999");
  EXPECT_EQ(error("0-99999999999999999999L"), "2: vertices are numbered up to 999999999");
  EXPECT_EQ(error("0-1L 2-3R"), "5: the edge 2-3R is not joined to the ground (vertex 0)");
  EXPECT_EQ(error("1-2L"), "0: the edge 1-2L is not joined to the ground (vertex 0)");
  EXPECT_EQ(error(std::string(1'000'001, 'G')), "1000000: a position has at most 1000000 edges");
}

TEST(Hackenbush, APictureTooLargeForALayoutIsATreeOrAList) {
  const auto rows = [](std::string_view text) { return rows_of(Hackenbush{}.picture(read(text))); };
  EXPECT_EQ(rows(std::string(30, 'G')).size(), 31u);
  std::string ring = "0-1G";
  for (int i = 2; i < 100; ++i) ring += fmt::format(" {}-{}R", i - 1, i);
  EXPECT_EQ(rows(ring + " 99-0R")[0].substr(0, 17), "0-1G 0-99R 1-2R 2");
  EXPECT_EQ(rows("0"), (Texts{"═"}));
}

TEST(Hackenbush, EdgesHaveTheColourAndTheLetterOfTheirOwner) {
  for (const std::string& text : {std::string("LRG"), std::string(30, 'G') + " L R"}) {
    int letters = 0;
    for (const Mark& mark : Hackenbush{}.picture(read(text)).marks) {
      const Paint paint = mark.glyph == "L"   ? Paint::left
                          : mark.glyph == "R" ? Paint::right
                          : mark.glyph == "G" ? Paint::either
                                              : mark.paint;
      EXPECT_EQ(mark.paint, paint);
      letters += paint == Paint::left || paint == Paint::right || paint == Paint::either ? 1 : 0;
    }
    EXPECT_GE(letters, 3);
  }
}

}  // namespace
}  // namespace summand::games
