#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/positions/position_space.hpp"

namespace summand {
namespace {

using Texts = std::vector<std::string>;

// Gives the text in pieces of so many bytes.
ReadInput in_pieces(std::string text, std::size_t size) {
  const auto rest = std::make_shared<std::string>(std::move(text));
  return [rest, size](std::span<char> room) -> Result<std::size_t> {
    const std::size_t count = std::min({size, room.size(), rest->size()});
    std::copy_n(rest->begin(), count, room.begin());
    rest->erase(0, count);
    return count;
  };
}

struct Listed {
  Texts positions, written, problems;
};

Listed listed(std::string_view game, ReadInput read) {
  Session session;
  const auto space =
      graph_space(session.store(), *session.find_game(game), "list.g6", std::move(read));
  Listed out;
  while (const auto position = space->next()) {
    out.positions.push_back(position->print());
    out.written.push_back(space->written());
  }
  EXPECT_EQ(space->met(), out.positions.size());
  out.problems = space->problems();
  return out;
}

TEST(GraphSpace, EveryLineIsAPositionHoweverItIsRead) {
  for (const std::size_t size : {1, 2, 7, 1000}) {
    const Listed all = listed("snort", in_pieces(">>graph6<<A_\r\n\n:An\nA_\nBw", size));
    EXPECT_EQ(all.positions, (Texts{"0-1", "0-1", "0-1", "0-1 0-2 1-2"}));
    EXPECT_EQ(all.written, (Texts{"snort(\"graph6 A_\")", "snort(\"sparse6 :An\")",
                                  "snort(\"graph6 A_\")", "snort(\"graph6 Bw\")"}));
    EXPECT_EQ(all.problems, Texts{});
  }
}

TEST(GraphSpace, WhatIsWrittenIsThePosition) {
  const Listed all = listed("digraph", in_pieces("&BP_\n&AO\n&@_\n", 5));
  Session session;
  for (std::size_t i = 0; i < all.written.size(); ++i) {
    const Game game = *session.evaluate(all.written[i]).value().get<Game>();
    EXPECT_EQ(game.position()->print(), all.positions[i]);
  }
  EXPECT_EQ(all.written.size(), 3u);
}

TEST(GraphSpace, LinesThatAreNoPositionsAreLeftOut) {
  const Listed all =
      listed("hackenbush", in_pieces("Bw\nC`\nB?x\n;n\n&AO\nA_\n>>graph6<<:An\n", 3));
  EXPECT_EQ(all.positions, (Texts{"0-1G 0-2G 1-2G", "G"}));
  ASSERT_EQ(all.problems.size(), 5u);
  EXPECT_EQ(all.problems[0], "list.g6:2:1: the edge 2-3G is not joined to the ground (vertex 0)");
  EXPECT_EQ(all.problems[1], "list.g6:3:3: there is more behind the graph of 3 vertices");
  EXPECT_TRUE(all.problems[2].starts_with("list.g6:4:1: this line of incremental sparse6"));
  EXPECT_EQ(all.problems[3],
            "list.g6:5:1: this graph has arrows, but the game is played along edges");
  EXPECT_EQ(all.problems[4],
            "list.g6:7:11: the header is that of graph6, but the graph behind it is sparse6");
}

TEST(GraphSpace, OnlyTheFirstProblemsAreToldOneByOne) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "B\n";
  const Listed all = listed("snort", in_pieces(text + "A_\n", 64));
  EXPECT_EQ(all.positions, Texts{"0-1"});
  ASSERT_EQ(all.problems.size(), 21u);
  EXPECT_EQ(all.problems.back(),
            "100 lines of list.g6 are no positions of snort; 20 of them are shown");
}

TEST(GraphSpace, AReadErrorEndsTheList) {
  int calls = 0;
  const Listed all = listed("col", [&](std::span<char> room) -> Result<std::size_t> {
    if (++calls == 2) return fail("cannot read list.g6: Input/output error");
    std::ranges::copy(std::string("A_\nB"), room.begin());
    return 4;
  });
  EXPECT_EQ(all.positions, Texts{"0-1"});
  EXPECT_EQ(all.problems, Texts{"cannot read list.g6: Input/output error"});
}

TEST(GraphSpace, GamesOnGraphsAreKnown) {
  Session session;
  Texts names;
  for (const AnyRuleset* game : session.games().all()) {
    if (is_played_on_graphs(*game)) names.emplace_back(game->info().name);
  }
  EXPECT_EQ(names, (Texts{"childish-hackenbush", "childish-hackenbush-hotchpotch", "col", "digraph",
                          "hackenbush", "snort"}));
}

}  // namespace
}  // namespace summand
