#include "summand/loopy/retrograde.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace summand {
namespace {

using GraphNode = MoveGraph::Node;

MoveGraph graph_of(const std::vector<std::vector<GraphNode>>& moves) {
  MoveGraph graph{Budget()};
  for (const std::vector<GraphNode>& targets : moves) {
    for (const GraphNode target : targets) graph.add_move(target);
    graph.close_node();
  }
  return graph;
}

TEST(Retrograde, APlayerWhoCannotMoveLosesAndTheWinnerHurries) {
  Budget budget;
  // 3 -> 2 -> 1 -> 0. From 4 there are moves to 1 and to 3, and both lose for the other player.
  const auto endings = retrograde(graph_of({{}, {0}, {1}, {2}, {0, 2}}), budget);
  EXPECT_EQ(endings,
            (std::vector<Ending>{
                {Fate::loss, 0}, {Fate::win, 1}, {Fate::loss, 2}, {Fate::win, 3}, {Fate::win, 1}}));
}

TEST(Retrograde, PlayThatNobodyCanEndIsADraw) {
  Budget budget;
  // 0 and 1 lead to each other. 2 may join them instead of losing to 3, which is won. 4 ends.
  const auto endings = retrograde(graph_of({{1}, {0}, {0, 3}, {4}, {}}), budget);
  for (const GraphNode node : {0u, 1u, 2u}) EXPECT_EQ(endings[node].fate, Fate::draw);
  EXPECT_EQ(endings[3], (Ending{Fate::win, 1}));
}

// The endings after at most that many moves, by the definition: a second computation.
std::vector<Ending> by_depth(const std::vector<std::vector<GraphNode>>& moves) {
  std::vector<Ending> endings(moves.size());
  for (std::uint32_t depth = 0; depth <= moves.size(); ++depth) {
    const std::vector<Ending> before = endings;
    for (GraphNode node = 0; node < moves.size(); ++node) {
      if (before[node].fate != Fate::draw) continue;
      const auto fate_of = [&](GraphNode target) { return before[target].fate; };
      const auto any = std::ranges::any_of(
          moves[node], [&](GraphNode target) { return fate_of(target) == Fate::loss; });
      const auto all = std::ranges::all_of(
          moves[node], [&](GraphNode target) { return fate_of(target) == Fate::win; });
      if (any || all) endings[node] = {any ? Fate::win : Fate::loss, depth};
    }
  }
  return endings;
}

TEST(Retrograde, AgreesWithTheDefinitionOnRandomGraphs) {
  std::mt19937 random(7);
  Budget budget;
  std::size_t fates[3] = {};
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::vector<GraphNode>> moves(1 + random() % 12);
    for (auto& targets : moves) {
      for (std::size_t i = random() % 4; i > 0; --i) {
        targets.push_back(static_cast<GraphNode>(random() % moves.size()));
      }
    }
    const auto endings = retrograde(graph_of(moves), budget);
    EXPECT_EQ(endings, by_depth(moves)) << "round " << round;
    for (const Ending& ending : endings) ++fates[static_cast<int>(ending.fate)];
  }
  EXPECT_GT(fates[0], 1000u);
  EXPECT_GT(fates[1], 1000u);
  EXPECT_GT(fates[2], 1000u);
}

}  // namespace
}  // namespace summand
