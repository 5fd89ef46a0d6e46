#include "summand/games/hackenbush/jungle.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/families.hpp"
#include "summand/games/hackenbush/read_test_support.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand::games::hackenbush {
namespace {

std::string weight(std::string_view text) {
  ValueStore store;
  const auto found = weight_of_jungle(read(text), store);
  return found ? std::to_string(found->weight) : "unknown";
}

TEST(Jungle, TheWeightOfAnimalsIsTheirNumberOfTracksToTheGround) {
  EXPECT_EQ(weight("GL"), "1");
  EXPECT_EQ(weight("GR"), "-1");
  EXPECT_EQ(weight("G"), "0");
  EXPECT_EQ(weight("0"), "0");
  EXPECT_EQ(weight("0-1G 0-1G 1-2L"), "2");
  EXPECT_EQ(weight("0-1G 0-2G 1-3L 2-4L 3-4R"), "2");
}

// Only blue has the trunk: red's path to the ground does not use it.
TEST(Jungle, TracksEndAtAnimalsOfTheOtherColourToo) {
  EXPECT_EQ(weight("0-1G 1-2G 1-3L 2-4R"), "1");
  EXPECT_EQ(weight("0-1G 1-2G 1-3R 2-4L"), "-1");
}

TEST(Jungle, AnAnimalAtOneVertexHasTheColourOfItsSign) {
  EXPECT_EQ(weight("0-1G 1-2L 1-3L 1-4R"), "1");
  EXPECT_EQ(weight("0-1G 1-2L 1-3R"), "0");
  EXPECT_EQ(weight("0-1G 1-2R 2-3L 1-4L 4-5R 5-6R"), "-1");
}

TEST(Jungle, DecidesNothingAboutOtherPictures) {
  EXPECT_EQ(weight("L"), "unknown");                         // not all green at the ground
  EXPECT_EQ(weight("GLG"), "unknown");                       // green inside an animal
  EXPECT_EQ(weight("0-1G 0-2G 1-3L 2-3R 1-4R"), "unknown");  // unparted
}

// Two blue flowers and a red one. The stem of the red one must be cut.
TEST(Jungle, APlayerOneAheadCutsATrackOfTheOther) {
  const Hackenbush rules;
  const ColouredGraph graph = read("GL GL GR");
  const auto advice = rules.advice(graph, Player::left);
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->move.colour(), green);
  EXPECT_EQ(rules.print(rules.play(graph, Player::left, advice->move)), "GL GL");
  EXPECT_EQ(advice->reason,
            "it leaves a jungle of atomic weight 2, by smallest cuts, and who is two ahead wins");
  EXPECT_FALSE(rules.advice(graph, Player::right));
  EXPECT_FALSE(rules.advice(read("GL"), Player::left));
}

TEST(Jungle, AdviceWins) {
  const Hackenbush rules;
  ValueStore store;
  Evaluator<Hackenbush> search(rules, store, By::search);
  std::size_t advised = 0;
  for (const ColouredGraph& graph : small_graphs(5)) {
    for (const Player player : {Player::left, Player::right}) {
      const auto advice = rules.advice(graph, player);
      if (!advice) continue;
      const Outcome left = outcome(store, search(rules.play(graph, player, advice->move)));
      EXPECT_EQ(left, player == Player::left ? Outcome::left : Outcome::right)
          << rules.print(graph);
      ++advised;
    }
  }
  EXPECT_GT(advised, 100u);
}

TEST(Jungle, ValuesAndWeightsOfTheBook) {
  ValueStore store;
  AtomicWeights weights(store);
  Evaluator<Hackenbush> value({}, store), search({}, store, By::search);
  std::size_t values = 0, jungles = 0;
  for (const auto& row : summand::testing::table("hackenbush_pictures.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    const ColouredGraph graph = read(row[0]);
    const Value expected = summand::testing::value_from_text(store, row[2]);
    if (row[1] == "value") {
      EXPECT_EQ(value(graph), expected) << row[0];
      EXPECT_EQ(search(graph), expected) << row[0];
      ++values;
      continue;
    }
    ASSERT_EQ(row[1], "atomic weight");
    EXPECT_EQ(weights.of(search(graph)), expected) << row[0];
    const auto found = weight_of_jungle(graph, store);
    ASSERT_TRUE(found) << row[0];
    EXPECT_EQ(store.number(Dyadic(found->weight)), expected) << row[0];
    ++jungles;
  }
  EXPECT_EQ(values, 46u);
  EXPECT_EQ(jungles, 33u);
}

TEST(Jungle, FlowerGardensOfTheBook) {
  ValueStore store;
  AtomicWeights weights(store);
  Evaluator<Hackenbush> value({}, store);
  std::size_t rows = 0, ahead = 0;
  for (const auto& row : summand::testing::table("flower_gardens.tsv")) {
    ASSERT_EQ(row.size(), 3u);
    ++rows;
    const ColouredGraph garden = read(row[0]);
    const auto found = weight_of_jungle(garden, store);
    ASSERT_TRUE(found) << row[0];
    if (row[1] == "atomic weight") {
      EXPECT_EQ(std::to_string(found->weight), row[2]) << row[0];
    } else {
      const Outcome who = outcome(store, value(garden));
      EXPECT_EQ(std::string(1, letter(who)), row[2]) << row[0];
      // A lead of two flowers is enough for any stalks.
      if (found->weight < 2) continue;
      ++ahead;
      EXPECT_EQ(who, Outcome::left) << row[0];
    }
  }
  EXPECT_GT(ahead, 0u);
  EXPECT_EQ(rows, 27u);
}

// A random green picture with animals: petals, and edges between green vertices.
ColouredGraph random_jungle(std::mt19937& random, unsigned green_edges, unsigned animals) {
  std::vector<Edge> edges;
  Vertex vertices = 1;
  for (unsigned i = 0; i < green_edges; ++i) {
    const Vertex from = random() % vertices;
    const bool grow = i == 0 || (vertices < 6 && random() % 2 == 0);
    const Vertex to = grow ? vertices++ : random() % vertices;
    edges.emplace_back(from, to, green);
  }
  const Vertex greens = vertices;
  for (unsigned i = 0; i < animals; ++i) {
    const Vertex from = 1 + random() % (vertices - 1);
    const bool grow = greens == 2 || random() % 3 != 0;
    const Vertex to = grow ? vertices++ : 1 + random() % (vertices - 1);
    edges.emplace_back(from, to, random() % 2 == 0 ? blue : red);
  }
  return ColouredGraph::from(std::move(edges));
}

struct JungleTally {
  int checked = 0, wrong = 0;
};

// Random jungles: how often `say`, called for a parted one and its weight, disagrees with the
// atomic weight of its value.
template <class Say>
JungleTally jungle_tally(int rounds, Say&& say) {
  ValueStore store;
  AtomicWeights weights(store);
  Evaluator<Hackenbush> search({}, store, By::search);
  std::mt19937 random(17);
  JungleTally out;
  for (int round = 0; round < rounds; ++round) {
    const ColouredGraph graph = random_jungle(random, 1 + random() % 6, 1 + random() % 4);
    const auto found = weight_of_jungle(graph, store);
    if (!found) continue;
    ++out.checked;
    const auto weight = weights.of(search(graph));
    out.wrong += !weight || *weight != store.number(Dyadic(say(graph, *found)));
  }
  std::printf("[ CLAIMS   ] jungles: %d checked, %d wrong\n", out.checked, out.wrong);
  return out;
}

TEST(Jungle, TheCutsAgreeWithTheCalculusOfAtomicWeights) {
  const JungleTally out = jungle_tally(
      600, [](const ColouredGraph&, const JungleWeight& found) { return found.weight; });
  EXPECT_GT(out.checked, 300);
  EXPECT_EQ(out.wrong, 0);
}

// If both cuts are computed from the ground only, the result is wrong, because animals get in each
// other's way.
TEST(Jungle, CutsFromTheGroundAreNotEnough) {
  ValueStore store;
  const auto alone = [&](const ColouredGraph& graph, unsigned colour) {
    const ColouredGraph without =
        graph.kept([&](Edge edge) { return edge.colour() == green || edge.colour() == colour; });
    return weight_of_jungle(without, store)->weight;
  };
  const JungleTally out = jungle_tally(600, [&](const ColouredGraph& graph, const JungleWeight&) {
    return alone(graph, blue) + alone(graph, red);
  });
  EXPECT_GT(out.wrong, 0);
}

// If the edges of its cut are removed, no blue vertex is connected to the ground or to a red
// vertex.
TEST(Jungle, CutsSeparateBlueFromRedAndFromTheGround) {
  ValueStore store;
  std::mt19937 random(18);
  int cuts = 0;
  for (int round = 0; round < 600; ++round) {
    // The loop keeps the ground's number when everything else at the ground is removed.
    const ColouredGraph graph =
        together({random_jungle(random, 2 + random() % 8, 1 + random() % 5), read("0-0G")});
    const auto before = weight_of_jungle(graph, store);
    if (!before || before->blue_cut.empty()) continue;
    const auto without = [&](std::span<const Edge> cut) {
      return weight_of_jungle(
          graph.kept([&](Edge edge) { return std::ranges::find(cut, edge) == cut.end(); }), store);
    };
    // The rest may not be a jungle.
    const auto after = without(before->blue_cut);
    if (!after) continue;
    ++cuts;
    EXPECT_TRUE(after->blue_cut.empty()) << print(graph);
  }
  EXPECT_GT(cuts, 100);
}

}  // namespace
}  // namespace summand::games::hackenbush
