#include "summand/games/hackenbush/redwood.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/read_test_support.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/value/print.hpp"

namespace summand::games::hackenbush {
namespace {

std::string value_by_search(std::string_view text) {
  ValueStore store;
  return summand::print(store, Evaluator<Hackenbush>({}, store, By::search)(read(text)));
}

TEST(Redwood, TablesAndChairsAreFurniture) {
  EXPECT_TRUE(is_furniture(read("LR")));
  EXPECT_TRUE(is_furniture(read("LRR")));
  EXPECT_TRUE(is_furniture(read("0-1L 0-2L 1-3R 2-4R 3-4R")));
  EXPECT_TRUE(is_furniture(read("0-1L 0-2L 1-3R 2-3R")));  // two legs with one top
}

TEST(Redwood, FurnitureStandsOnBlueFeetUnderRedLegs) {
  EXPECT_FALSE(is_furniture(read("0")));
  EXPECT_FALSE(is_furniture(read("L")));               // a foot without a leg
  EXPECT_FALSE(is_furniture(read("LR LR")));           // two pieces
  EXPECT_FALSE(is_furniture(read("LR R")));            // red on the ground
  EXPECT_FALSE(is_furniture(read("LRG")));             // not redwood
  EXPECT_FALSE(is_furniture(read("LRL")));             // blue beyond the feet
  EXPECT_FALSE(is_furniture(read("0-1L 1-2R 1-3R")));  // two legs on a foot
  EXPECT_FALSE(is_furniture(read("0-1L 0-1L 1-2R 0-3L 3-2R")));
  EXPECT_FALSE(is_furniture(read("0-0L 0-1L 1-2R")));
  EXPECT_FALSE(is_furniture(read("0-1L 1-1R")));
}

TEST(Redwood, BedsHaveLegTopsOfTheirOwnAndNoEdgeBeyondThem) {
  EXPECT_TRUE(is_bed(read("0-1L 0-2L 1-3R 2-4R 3-4R")));
  EXPECT_FALSE(is_bed(read("0-1L 0-2L 1-3R 2-3R")));  // a common top
  EXPECT_FALSE(is_bed(read("0-1L 0-2L 1-2R")));       // one leg for two feet
  EXPECT_FALSE(is_bed(read("0-1L 1-2R 2-3R 3-4R")));  // an edge that touches no leg
  EXPECT_TRUE(is_bed(read("0-1L 1-2R 2-3R 2-2R")));
  EXPECT_EQ(spare_edges_of_bed(read("0-1L 1-2R 2-3R 2-2R")), 2);
}

// Legs that meet in one top. The formula would give 1/2.
TEST(Redwood, LegsThatShareATopAreNoBed) {
  EXPECT_EQ(value_by_search("0-1L 0-2L 1-3R 2-3R"), "1");
  EXPECT_FALSE(value_of_bed(read("0-1L 0-2L 1-3R 2-3R")));
}

TEST(Redwood, TheModeratelyHardBedIsWorthOneHundredTwentyEighth) {
  const ColouredGraph bed = read(kModeratelyHardBed);
  EXPECT_EQ(std::ranges::count(bed.edges(), unsigned{red}, &Edge::colour), 23);
  EXPECT_EQ(spare_edges_of_bed(bed), 6);
  EXPECT_EQ(value_of_bed(bed), Dyadic(1).scaled(-7));
}

// Feet and legs, with a random red picture on them. If `bed`, every edge of it touches a leg top.
ColouredGraph random_furniture(std::mt19937& random, bool bed) {
  while (true) {
    const unsigned feet = 1 + random() % 4, more = random() % 7;
    std::vector<Edge> edges;
    for (Vertex i = 1; i <= feet; ++i) {
      edges.emplace_back(0, i, blue);
      edges.emplace_back(i, feet + (bed ? i : 1 + random() % (feet + 1)), red);
    }
    for (unsigned i = 0; i < more; ++i) {
      const Vertex from = feet + 1 + random() % (bed ? feet : feet + 3);
      edges.emplace_back(from, feet + 1 + random() % (feet + 3), red);
    }
    ColouredGraph graph = ColouredGraph::from(std::move(edges));
    if (is_furniture(graph) && is_bed(graph) == bed) return graph;
  }
}

TEST(Redwood, TheFormulaForBedsAgreesWithSearch) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    const ColouredGraph bed = random_furniture(random, true);
    EXPECT_EQ(store.number(value_of_bed(bed).value()), search(bed)) << print(bed);
  }
}

// The value of all furniture is 2^-n. If Right has a move that leaves it connected, such a move is
// his best one (the Don't-Break-It-Up Theorem).
TEST(Redwood, FurnitureIsWorthAPowerOfTwoAndShouldNotBeBroken) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  std::mt19937 random(2);
  int unbroken = 0, larger_than_a_bed = 0;
  for (int round = 0; round < 300; ++round) {
    const bool bed = random() % 3 == 0;
    const ColouredGraph graph = random_furniture(random, bed);
    const Value value = search(graph);
    int power = 0;
    while (power < 20 && value != store.number(Dyadic(1).scaled(-power))) ++power;
    EXPECT_LT(power, 20) << print(graph);
    larger_than_a_bed += power < 1;

    std::optional<Value> best, best_unbroken;
    const Hackenbush rules;
    for_each_move(rules, graph, Player::right, [&](Edge edge) {
      const ColouredGraph after = rules.play(graph, Player::right, edge);
      const Value then = search(after);
      const auto keep = [&](std::optional<Value>& least) {
        if (!least || store.less_equal(then, *least)) least = then;
      };
      keep(best);
      // All feet, and all other edges but one.
      if (after.edges().size() + 1 == graph.edges().size() && is_furniture(after)) {
        keep(best_unbroken);
      }
    });
    if (!best_unbroken) continue;
    ++unbroken;
    EXPECT_EQ(*best_unbroken, *best) << print(graph);
  }
  EXPECT_GT(unbroken, 100);
  EXPECT_GT(larger_than_a_bed, 0);
}

// Wrong variants: one ignores the legs' own tops, the other counts all red edges as spare.
TEST(Redwood, SpareEdgesAreFewerThanRedOnes) {
  EXPECT_EQ(value_by_search("0-1L 0-2L 1-3R 2-4R 3-5R 4-5R"), "1/2");
  EXPECT_EQ(spare_edges_of_bed(read("0-1L 0-2L 1-3R 2-4R 3-5R 4-5R")), 0);
  EXPECT_EQ(spare_edges_of_bed(read("0-1L 0-2L 1-3R 2-4R 3-4R 3-4R")), 1);
}

TEST(Redwood, LargeBedsTakeNoTime) {
  // Twenty legs in a row. A vertex between each two tops connects them, and one vertex is connected
  // to all tops.
  std::vector<Edge> edges;
  for (Vertex i = 1; i <= 20; ++i) {
    edges.emplace_back(0, i, blue);
    edges.emplace_back(i, 20 + i, red);
    edges.emplace_back(20 + i, 99, red);
    if (i > 1) {
      edges.emplace_back(20 + i - 1, 40 + i, red);
      edges.emplace_back(20 + i, 40 + i, red);
    }
  }
  EXPECT_EQ(spare_edges_of_bed(ColouredGraph::from(edges)), 38);
}

}  // namespace
}  // namespace summand::games::hackenbush
