#include "summand/games/digraph.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "summand/draw/text.hpp"
#include "summand/games/nim.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::parts_from;

static_assert(Loopy<Digraph> && HasTheorem<Digraph> && GivesAdvice<Digraph> &&
              SplitsIntoParts<Digraph> && HasMirror<Digraph> && NamesCells<Digraph> &&
              HasPicture<Digraph> && !HasKey<Digraph> && !MayBeImpartial<Digraph>);

using DigraphTexts = std::vector<std::string>;

AnyPosition digraph_of(std::string_view text) {
  return ErasedRuleset<Digraph>::erase({}, Digraph().parse(text).value());
}

TEST(Digraph, TokensMoveAlongTheArrowsOfTheirPlayer) {
  EXPECT_EQ(moves_from<Digraph>("0>1L,2R,0;1>;2>", Player::left),
            (DigraphTexts{"0>0,1L,2R;1>;2>: 0", "0>0,1L,2R;1>;2>: 1"}));
  EXPECT_EQ(moves_from<Digraph>("0>1L,2R,0;1>;2>", Player::right),
            (DigraphTexts{"0>0,1L,2R;1>;2>: 0", "0>0,1L,2R;1>;2>: 2"}));
  EXPECT_EQ(moves_from<Digraph>("0>1;1>2;2>: 1 1 2", Player::left),
            (DigraphTexts{"0>1;1>2;2>: 1 2 2"}));
}

TEST(Digraph, IsReadFromItsText) {
  const auto printed = [](std::string_view text) {
    const auto position = Digraph().parse(text);
    return position ? Digraph().print(*position)
                    : std::to_string(position.error().offset) + ": " + position.error().message;
  };
  EXPECT_EQ(printed(" 0 > 2 , 1 ; 2>0 : 2,1 "), "0>1,2;1>;2>0: 1 2");
  EXPECT_EQ(printed("1>0"), "0>;1>0: 0");
  EXPECT_EQ(printed("0>1L,1R;0>1"), "0>1;1>: 0");
  EXPECT_EQ(printed("0>1L;0>1L"), "0>1L;1>: 0");
  EXPECT_EQ(printed("0>:"), "0>:");
  EXPECT_EQ(printed(""), "0: expected a vertex: a number from 0");
  EXPECT_EQ(printed("0-1"), "1: expected '>' behind a vertex, as in 0>1,2;1>0");
  EXPECT_EQ(printed("0>1,"), "4: expected a vertex behind the comma");
  EXPECT_EQ(printed("0>1G"),
            "3: expected ',', ';' or the end of the graph, which looks like 0>1,2L;1>;2>0R");
  EXPECT_EQ(printed("0>10000"), "2: vertices are numbered up to 9999");
  EXPECT_EQ(printed("0>1: 2"), "5: expected the vertex of a token, one of the graph");
}

TEST(Digraph, IsReadFromALineOfAnotherProgram) {
  const auto text = [](std::string_view line) {
    const auto read = Digraph().parse(line);
    return read ? Digraph().print(*read) : read.error().message;
  };
  EXPECT_EQ(text("digraph6 &BP_"), "0>1;1>2;2>0: 0");
  EXPECT_EQ(text("digraph6 &BP_: 1 2"), "0>1;1>2;2>0: 1 2");
  EXPECT_EQ(text(">>digraph6<<&AW:1"), "0>1;1>0: 1");
  EXPECT_EQ(text("digraph6 &@_"), "0>0: 0");
  EXPECT_EQ(text("graph6 A_"), "edges have no direction: write a directed graph, in digraph6");
  EXPECT_EQ(text("sparse6 :An"), "edges have no direction: write a directed graph, in digraph6");
  EXPECT_EQ(text(">>sparse6<<:An"), "edges have no direction: write a directed graph, in digraph6");
  EXPECT_EQ(text("digraph6 &?"), "a token stands on vertex 0, but this graph has no vertices");
  EXPECT_EQ(text("digraph6 &BP_: 3"), "expected the vertex of a token, one of the graph");
}

TEST(Digraph, IsDrawnLineByLine) {
  const Digraph rules;
  const Picture picture = rules.picture(rules.parse("0>1L,0;1>2,0R;2>: 1 1 2").value());
  EXPECT_EQ(rows_of(picture), (DigraphTexts{"     0 > 0 1L", "*2   1 > 0R 2", "*    2 >"}));
}

TEST(Digraph, EveryTokenIsAPart) {
  EXPECT_EQ(parts_from<Digraph>("0>1;1>: 0 1 1"),
            (DigraphTexts{"0>1;1>: 0", "0>1;1>: 1", "0>1;1>: 1"}));
}

TEST(Digraph, VerticesWithANimberHaveItAsTheirValue) {
  EXPECT_TRUE(has_value<Digraph>("0>1,2;1>;2>1", "*2"));
  // A move from 1 to 2 is answered by the move to 3.
  EXPECT_TRUE(has_value<Digraph>("0>;1>0,2;2>2,3;3>0: 1", "*"));
  EXPECT_TRUE(has_value<Digraph>("0>1,2;1>;2>1: 0 2", "*3"));
  ValueStore store;
  Evaluator<Digraph> evaluate(Digraph(), store);
  EXPECT_THROW(evaluate(Digraph().parse("0>0,1;1>").value()), LimitReached);
  EXPECT_THROW(evaluate(Digraph().parse("0>1L;1>0R").value()), LimitReached);
}

TEST(Digraph, InASumAVertexIsWorthTheNimHeapOfItsNimber) {
  Budget budget;
  for (std::uint64_t heap = 0; heap < 4; ++heap) {
    const SumGraph graph(
        {digraph_of("0>;1>0,2;2>2,3;3>0: 1"), ErasedRuleset<Nim>::erase({}, Heaps({heap}))},
        budget);
    const Fate fate = graph.ending(graph.start(), Player::left).fate;
    EXPECT_EQ(fate, heap == 1 ? Fate::loss : Fate::win) << heap;
  }
}

// on, off, over and upon, by their definitions.
TEST(Digraph, PartizanArrowsGiveTheLoopyGamesOfTheBook) {
  Budget budget;
  const auto fates = [&](std::string_view text) {
    const SumGraph graph({digraph_of(text)}, budget);
    return std::pair(graph.ending(graph.start(), Player::left).fate,
                     graph.ending(graph.start(), Player::right).fate);
  };
  EXPECT_EQ(fates("0>0L"), std::pair(Fate::win, Fate::loss));
  EXPECT_EQ(fates("0>0R"), std::pair(Fate::loss, Fate::win));
  EXPECT_EQ(fates("0>0"), std::pair(Fate::draw, Fate::draw));
  EXPECT_EQ(fates("0>1L,0R;1>"), std::pair(Fate::win, Fate::loss));
  EXPECT_EQ(fates("0>0L,1R;1>2;2>"), std::pair(Fate::win, Fate::loss));
}

// The opponent moves at random, and goes in circles where he can.
TEST(Digraph, TheAdviceWinsInTheEnd) {
  std::mt19937 random(1);
  const Digraph rules;
  int games = 0, longest = 0;
  while (games < 500) {
    std::vector<std::vector<digraph::Arrow>> from(20);
    for (auto& arrows : from) {
      for (std::uint32_t i = random() % 4; i > 0; --i) {
        arrows.push_back({static_cast<digraph::Vertex>(random() % 20), digraph::Whose::both});
      }
    }
    digraph::Tokens position{std::make_shared<const digraph::Arrows>(std::move(from)), {3, 7, 12}};
    if (!rules.advice(position, Player::left)) continue;
    ++games;
    for (int plies = 0;; plies += 2) {
      longest = std::max(longest, plies);
      ASSERT_LT(plies, 200);
      const auto advice = rules.advice(position, Player::left);
      ASSERT_TRUE(advice) << rules.print(position);
      position = rules.play(position, Player::left, advice->move);
      std::vector<Digraph::Move> answers;
      rules.for_each_move(position, Player::right, [&](auto move) { answers.push_back(move); });
      if (answers.empty()) break;
      position = rules.play(position, Player::right, answers[random() % answers.size()]);
    }
  }
  EXPECT_GT(longest, 6);
}

}  // namespace
}  // namespace summand::games
