#include "summand/loopy/loopy_graph.hpp"

#include <gtest/gtest.h>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/loopy/loopy_test_support.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::loopy_of;
using testing::random_loopy;
using testing::simple_loopy_games;

TEST(LoopyGraph, OptionsAreSortedAndEachStandsOnce) {
  const LoopyGame game = loopy_of({{{2, 0, 2, 1}, {}}, {{}, {1, 1}}, {{}, {}}});
  const auto left = game.graph().options(0, Player::left);
  EXPECT_EQ(std::vector(left.begin(), left.end()), (testing::Nodes{0, 1, 2}));
  EXPECT_TRUE(game.graph().options(0, Player::right).empty());
  EXPECT_EQ(game.graph().options(1, Player::right).size(), 1u);
  EXPECT_EQ(game.graph().edges(), 4u);
}

TEST(LoopyGraph, OnlyWhatCanBeReachedIsKept) {
  Budget budget;
  const LoopyGame part = reachable_part(loopy_of({{{0}, {}}, {{0}, {1}}, {{1}, {}}}).at(0), budget);
  EXPECT_EQ(part.graph().size(), 1u);
  EXPECT_EQ(part.start(), 0u);
}

TEST(LoopyGraph, ASumHasThePairsThatCanBeReachedAndNoOthers) {
  Budget budget;
  // Two cycles of two nodes that both players move along.
  const LoopyGame cycle = loopy_of({{{1}, {1}}, {{0}, {0}}, {{0}, {0}}});
  EXPECT_EQ(sum(cycle, cycle, budget).graph().size(), 4u);
  EXPECT_EQ(sum(cycle, loopy_named("on"), budget).graph().size(), 2u);
}

TEST(LoopyGraph, GamesOfOneGraphAreCopiedOnce) {
  const LoopyGame tis = loopy_named("tis");
  LoopyBuilder builder{Budget()};
  const auto first = builder.add_game(tis);
  EXPECT_EQ(builder.add_game(tis), first);
  builder.add_game(tis.at(1 - tis.start()));
  EXPECT_EQ(builder.size(), 2u);
}

TEST(LoopyGraph, TheNegativeExchangesTheWinners) {
  std::mt19937 random(1);
  Budget budget;
  const auto games = simple_loopy_games();
  const auto turned = [](char letter) { return letter == 'L' ? 'R' : letter == 'R' ? 'L' : 'D'; };
  for (int i = 0; i < 500; ++i) {
    const LoopyGame game = random_loopy(random, games, 6);
    const std::string letters = outcome_letters(ending(game, budget));
    const std::string other = outcome_letters(ending(negative(game, budget), budget));
    EXPECT_EQ(other, (std::string{turned(letters[1]), turned(letters[0])}));
  }
}

TEST(LoopyGraph, AllNineOutcomesOccur) {
  Budget budget;
  const auto letters = [&](const LoopyGame& game) { return outcome_letters(ending(game, budget)); };
  EXPECT_EQ(letters(loopy_of({{{}, {}}})), "RL");
  EXPECT_EQ(letters(loopy_of({{{1}, {1}}, {{}, {}}})), "LR");
  EXPECT_EQ(letters(loopy_named("on")), "LL");
  EXPECT_EQ(letters(loopy_named("off")), "RR");
  EXPECT_EQ(letters(loopy_named("dud")), "DD");
  EXPECT_EQ(letters(loopy_named("tis")), "DL");
  EXPECT_EQ(letters(loopy_named("tisn")), "RD");
  // a{1|{a|0}} and its negative
  const LoopyGame swing = loopy_of({{{1}, {2}}, {{3}, {}}, {{0}, {3}}, {{}, {}}});
  EXPECT_EQ(letters(swing), "LD");
  EXPECT_EQ(letters(negative(swing, budget)), "DR");
}

TEST(LoopyGraph, AQuarterOfAMillionPositionsAreNoTrouble) {
  Budget budget;
  // Two paths that both players may walk in both directions. At its end a path is over.
  const auto path = [](LoopyGraph::Node length) {
    LoopyBuilder builder{Budget()};
    while (builder.size() < length) builder.add_node();
    for (LoopyGraph::Node node = 1; node < length; ++node) {
      builder.add_option(node, Player::left, node - 1);
      builder.add_option(node, Player::right, node - 1);
      if (node + 1 < length) builder.add_option(node, Player::left, node + 1);
    }
    return builder.build(length - 1);
  };
  const LoopyGame game = sum(path(500), path(500), budget);
  EXPECT_EQ(game.graph().size(), 250'000u);
  EXPECT_EQ(outcome_letters(ending(game, budget)), "DL");
}

TEST(LoopyGraph, AReachedLimitIsNotACrash) {
  Budget::Limits limits;
  limits.memory = 10'000;
  Budget budget(limits);
  const LoopyGame long_path = [] {
    LoopyBuilder builder{Budget()};
    for (LoopyGraph::Node node = 0; node < 300; ++node) {
      builder.add_node();
      if (node > 0) builder.add_option(node, Player::left, node - 1);
    }
    return builder.build(299);
  }();
  EXPECT_THROW(sum(long_path, long_path, budget), LimitReached);
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(Components, EveryMoveLeadsToTheSameOrAnEarlierComponent) {
  std::mt19937 random(2);
  Budget budget;
  const auto games = simple_loopy_games();
  for (int i = 0; i < 500; ++i) {
    const LoopyGame game = random_loopy(random, games, 8);
    const MoveGraph graph = all_moves(game.graph(), budget);
    const Components parts = components(graph, budget);
    for (MoveGraph::Node node = 0; node < graph.size(); ++node) {
      for (const MoveGraph::Node target : graph.moves(node)) {
        EXPECT_LE(parts.of[target], parts.of[node]);
        // Two nodes are in one component if and only if each can reach the other.
        const LoopyGame back = reachable_part(game.at(target), budget);
        const bool larger =
            back.graph().size() >= reachable_part(game.at(node), budget).graph().size();
        EXPECT_EQ(parts.of[target] == parts.of[node], larger);
      }
    }
  }
}

}  // namespace
}  // namespace summand
