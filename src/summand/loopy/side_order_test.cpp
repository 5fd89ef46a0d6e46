#include "summand/loopy/side_order.hpp"

#include <gtest/gtest.h>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/buchi.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/loopy/loopy_test_support.hpp"

namespace summand {
namespace {

using testing::loopy_named;
using testing::random_loopy;
using testing::simple_loopy_games;

struct MarkedMove {
  std::uint32_t target;
  bool is_marked;
};
struct MarkedNode {
  Player mover;
  std::vector<MarkedMove> moves;
};

// By the definition: the greatest set from which Left forces an end that she wins or a marked move
// into the set, where what she forces is a least set.
std::vector<bool> by_fixed_points(const std::vector<MarkedNode>& nodes) {
  std::vector<bool> outer(nodes.size(), true);
  while (true) {
    std::vector<bool> inner(nodes.size(), false);
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < nodes.size(); ++i) {
        bool any = false, all = true;
        for (const MarkedMove& move : nodes[i].moves) {
          const bool good = (move.is_marked && outer[move.target]) || inner[move.target];
          any = any || good;
          all = all && good;
        }
        const bool wins = nodes[i].mover == Player::left ? any : all;
        if (wins && !inner[i]) inner[i] = changed = true;
      }
    }
    if (inner == outer) return outer;
    outer = inner;
  }
}

TEST(MarkedGame, AgreesWithTheFixedPointsOfItsDefinition) {
  std::mt19937 random(1);
  Budget budget;
  std::size_t wins = 0, losses = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<MarkedNode> nodes(1 + random() % 10);
    MarkedGame game(budget);
    for (MarkedNode& node : nodes) {
      node.mover = random() % 2 == 0 ? Player::left : Player::right;
      for (std::size_t i = random() % 4; i > 0; --i) {
        node.moves.push_back(
            {static_cast<std::uint32_t>(random() % nodes.size()), random() % 3 == 0});
        game.add_move(node.moves.back().target, node.moves.back().is_marked);
      }
      game.close_node(node.mover);
    }
    const std::vector<bool> result = game.left_wins(budget);
    EXPECT_EQ(result, by_fixed_points(nodes));
    for (const bool win : result) ++(win ? wins : losses);
  }
  EXPECT_GT(wins, 1000u);
  EXPECT_GT(losses, 1000u);
}

TEST(SideOrder, IsAPartialOrderOfGamesThatSumsKeep) {
  std::mt19937 random(2);
  Budget budget;
  const auto simple = simple_loopy_games();
  std::vector<LoopyGame> games;
  for (int i = 0; i < 24; ++i) games.push_back(random_loopy(random, simple, 4));
  for (const LoopyGame& g : games) {
    EXPECT_TRUE(equal(g, g, budget));
    for (const LoopyGame& h : games) {
      const bool greater = greater_or_equal(g, h, budget);
      EXPECT_EQ(greater, greater_or_equal(negative(h, budget), negative(g, budget), budget));
      if (!greater) continue;
      const LoopyGame& x = games[random() % games.size()];
      EXPECT_TRUE(greater_or_equal(sum(g, x, budget), sum(h, x, budget), budget));
      EXPECT_TRUE(equal(sum(g, x, budget), sum(x, g, budget), budget));
    }
  }
}

TEST(SideOrder, OfStoppersIsThatOfTheirDifferences) {
  std::mt19937 random(3);
  Budget budget;
  const auto simple = simple_loopy_games();
  std::vector<LoopyGame> games;
  while (games.size() < 50) {
    const LoopyGame game = random_loopy(random, simple, 5);
    if (is_stopper(game, budget)) games.push_back(game);
  }
  for (const LoopyGame& g : games) {
    for (const LoopyGame& h : games) {
      // Left does not lose g - h if Right starts.
      const LoopyEnding end = ending(sum(g, negative(h, budget), budget), budget);
      const bool survives = winner_letter(end, Player::right) != 'R';
      EXPECT_EQ(onside_greater_or_equal(g, h, budget), survives);
      EXPECT_EQ(offside_greater_or_equal(g, h, budget), survives);
    }
  }
}

TEST(SideOrder, AllPairsAreAsOneByOne) {
  std::mt19937 random(4);
  Budget budget;
  const auto simple = simple_loopy_games();
  for (int i = 0; i < 40; ++i) {
    const LoopyGame g = reachable_part(random_loopy(random, simple, 4), budget);
    const LoopyGame h = reachable_part(random_loopy(random, simple, 4), budget);
    const OnsideOrder order(g.graph(), h.graph(), budget);
    for (LoopyGraph::Node a = 0; a < g.graph().size(); ++a) {
      for (LoopyGraph::Node b = 0; b < h.graph().size(); ++b) {
        EXPECT_EQ(order.greater_or_equal(a, b), onside_greater_or_equal(g.at(a), h.at(b), budget));
      }
    }
  }
}

TEST(SideOrder, DudAbsorbsEveryGame) {
  std::mt19937 random(5);
  Budget budget;
  const LoopyGame dud = loopy_named("dud");
  for (int i = 0; i < 100; ++i) {
    const LoopyGame game = random_loopy(random, simple_loopy_games(), 4);
    EXPECT_TRUE(equal(sum(dud, game, budget), dud, budget));
  }
  EXPECT_TRUE(equal(sum(loopy_named("on"), loopy_named("off"), budget), dud, budget));
}

}  // namespace
}  // namespace summand
