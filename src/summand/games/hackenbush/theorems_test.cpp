#include "summand/games/hackenbush/theorems.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/read_test_support.hpp"
#include "summand/games/hackenbush/rooted.hpp"
#include "summand/ruleset/evaluate.hpp"
#include "summand/testing/plain_value.hpp"

namespace summand::games::hackenbush {
namespace {

// Compares the claims of a theorem with play by the moves only.
struct Agreement {
  std::size_t claims = 0;
  std::size_t wrong = 0;
};

// Graphs for all theorems: the small positions, all stalks of up to 7 edges, and blue-red stalks of
// up to 10.
class HackenbushTheorems : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    graphs_ = new std::vector<ColouredGraph>;
    for_each_small([](const ColouredGraph& graph) { graphs_->push_back(graph); });
    add_stalks("LRG", 7);
    add_stalks("LR", 10);
    store_ = new ValueStore;
    values_ = new std::vector<Value>;
    summand::testing::PlainValue<Hackenbush> plain({}, *store_);
    for (const ColouredGraph& graph : *graphs_) values_->push_back(plain(graph));
  }
  static void TearDownTestSuite() {
    delete values_;
    delete store_;
    delete graphs_;
  }

  // claim(graph) is an optional value.
  template <class Claim>
  static Agreement agreement(const char* what, Claim&& claim) {
    Agreement out;
    for (std::size_t i = 0; i < graphs_->size(); ++i) {
      const std::optional<Value> value = claim((*graphs_)[i]);
      if (!value) continue;
      ++out.claims;
      out.wrong += *value != (*values_)[i];
    }
    std::printf("[ CLAIMS   ] %s: %zu of %zu graphs, %zu wrong\n", what, out.claims,
                graphs_->size(), out.wrong);
    return out;
  }
  static ValueStore& store() { return *store_; }

  static std::optional<Value> number(const std::optional<Dyadic>& x) {
    return x ? std::optional(store().number(*x)) : std::nullopt;
  }
  static std::optional<Value> nimber(const std::optional<std::uint64_t>& n) {
    return n ? std::optional(store().nimber(*n)) : std::nullopt;
  }

 private:
  static void add_stalks(std::string_view colours, std::size_t longest) {
    std::vector<std::string> stalks{""};
    for (std::size_t i = 0; i < stalks.size(); ++i) {
      if (!stalks[i].empty()) graphs_->push_back(read(stalks[i]));
      if (stalks[i].size() == longest) continue;
      for (const char colour : colours) stalks.push_back(stalks[i] + colour);
    }
  }

  static inline std::vector<ColouredGraph>* graphs_ = nullptr;
  static inline std::vector<Value>* values_ = nullptr;
  static inline ValueStore* store_ = nullptr;
};

TEST_F(HackenbushTheorems, FusionAgreesWithTheMoves) {
  const Agreement found = agreement(
      "fusion", [](const ColouredGraph& graph) { return nimber(nimber_of_green(graph)); });
  EXPECT_GE(found.claims, 170u);
  EXPECT_EQ(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, TheParityOfAGreenGraphIsNotEnough) {
  const Agreement found = agreement("wrong fusion", [](const ColouredGraph& graph) {
    return nimber_of_green(graph) ? nimber(graph.edges().size() % 2) : std::nullopt;
  });
  EXPECT_GT(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, CountingAgreesWithTheMoves) {
  const Agreement found = agreement(
      "counting", [](const ColouredGraph& graph) { return number(count_of_own_ground(graph)); });
  EXPECT_GE(found.claims, 887u);
  EXPECT_EQ(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, CountingNeedsGroundOfItsOwnForEachColour) {
  const Agreement found = agreement("wrong counting", [](const ColouredGraph& graph) {
    std::int64_t count = 0;
    for (const Edge edge : graph.edges()) {
      if (edge.colour() == green) return std::optional<Value>();
      count += edge.colour() == blue ? 1 : -1;
    }
    return number(Dyadic(count));
  });
  EXPECT_GT(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, BerlekampsRuleAgreesWithTheMoves) {
  const Agreement found = agreement(
      "strings", [](const ColouredGraph& graph) { return number(number_of_string(graph)); });
  EXPECT_GE(found.claims, 2336u);
  EXPECT_EQ(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, BerlekampsRuleNeedsTheLastOne) {
  const Agreement found = agreement("wrong strings", [](const ColouredGraph& graph) {
    // The first run counts 1 each, and every later edge half as much, from 1 on instead of 1/2.
    const std::string stalk = print(graph);
    if (stalk.find_first_not_of("LR") != stalk.npos) return std::optional<Value>();
    Dyadic sum, worth = 1;
    bool changed = false;
    for (const char edge : stalk) {
      if (changed) worth = worth.half();
      changed = changed || edge != stalk.front();
      sum += edge == 'L' ? worth : -worth;
    }
    return number(sum);
  });
  EXPECT_GT(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, StalksOfAnyColoursAgreeWithTheMoves) {
  const Agreement found = agreement(
      "stalks", [](const ColouredGraph& graph) { return value_of_stalk(graph, store()); });
  EXPECT_GE(found.claims, 5490u);
  EXPECT_EQ(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, TheColonPrincipleAgreesWithTheMoves) {
  const Agreement found =
      agreement("trees", [](const ColouredGraph& graph) { return value_of_tree(graph, store()); });
  EXPECT_GE(found.claims, 11598u);
  EXPECT_EQ(found.wrong, 0u);
}

TEST_F(HackenbushTheorems, ABranchIsNotTheOrdinarySumOfItsEdges) {
  const Agreement found = agreement("wrong trees", [](const ColouredGraph& graph) {
    if (!RootedTree::of(graph)) return std::optional<Value>();
    Value sum = store().zero();
    for (const Edge edge : graph.edges()) {
      const Value alone = edge.colour() == green ? store().nimber(1)
                                                 : store().number(edge.colour() == blue ? 1 : -1);
      sum = store().sum(sum, alone);
    }
    return std::optional(sum);
  });
  EXPECT_GT(found.wrong, 0u);
}

// --- larger graphs, each computed in two ways ---

ColouredGraph random_graph(std::mt19937& random, unsigned edges, unsigned most_vertices,
                           unsigned colours, bool tree) {
  std::vector<Edge> out;
  Vertex vertices = 1;
  for (unsigned i = 0; i < edges; ++i) {
    const Vertex from = random() % vertices;
    const bool grow = tree || i == 0 || (vertices < most_vertices && random() % 2 == 0);
    const Vertex to = grow ? vertices++ : random() % vertices;
    out.emplace_back(from, to, colours == 1 ? unsigned{green} : random() % colours);
  }
  return ColouredGraph::from(std::move(out));
}

TEST(HackenbushTheoremsAtRandom, GreenGraphsOfUpToElevenEdges) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    const ColouredGraph graph = random_graph(random, 1 + random() % 11, 7, 1, false);
    EXPECT_EQ(store.nimber(*nimber_of_green(graph)), search(graph)) << print(graph);
  }
}

TEST(HackenbushTheoremsAtRandom, TreesOfUpToNineEdges) {
  ValueStore store;
  Evaluator<Hackenbush> search({}, store, By::search);
  std::mt19937 random(8);
  for (int round = 0; round < 300; ++round) {
    const ColouredGraph tree = random_graph(random, 6 + random() % 4, 10, 3, true);
    EXPECT_EQ(*value_of_tree(tree, store), search(tree)) << print(tree);
  }
}

TEST(HackenbushTheoremsAtRandom, LongStringsAreTreesToo) {
  ValueStore store;
  std::mt19937 random(9);
  for (const std::size_t length : {63u, 64u, 65u, 129u, 5000u}) {
    std::string stalk;
    while (stalk.size() < length) stalk += "LR"[random() % 2];
    const ColouredGraph graph = read(stalk);
    EXPECT_EQ(*value_of_tree(graph, store), store.number(*number_of_string(graph))) << length;
  }
}

TEST(HackenbushTheoremsAtRandom, AStalkOfFiveThousandEdgesWithAGreenFoot) {
  ValueStore store;
  std::mt19937 random(10);
  std::string stalk = "G";
  while (stalk.size() < 5000) stalk += "LR"[random() % 2];
  const ColouredGraph graph = read(stalk);
  EXPECT_EQ(*value_of_stalk(graph, store), *value_of_tree(graph, store));
}

TEST(HackenbushTheoremsAtRandom, AHundredThousandGreenEdges) {
  // By hand: a ladder of cycles on a stalk is one fused vertex with an even or odd number of loops.
  for (const unsigned extra : {0u, 1u}) {
    std::vector<Edge> edges;
    for (Vertex v = 0; v < 1000; ++v) edges.emplace_back(v, v + 1, green);
    for (Vertex v = 1000; v < 50'000; ++v) {
      edges.emplace_back(v, v + 1, green);
      edges.emplace_back(v, v + 1, green);
    }
    for (unsigned i = 0; i < extra; ++i) edges.emplace_back(50'000, 50'000, green);
    EXPECT_EQ(nimber_of_green(ColouredGraph::from(std::move(edges))), 1000u + extra);
  }
}

TEST(HackenbushTheoremsAtRandom, AStarAndAChainOfAHundredThousandEdgesOfAllColours) {
  ValueStore store;
  std::vector<Edge> star, chain;
  for (Vertex v = 0; v < 100'000; ++v) star.emplace_back(0, v + 1, v % 3);
  EXPECT_EQ(*value_of_tree(ColouredGraph::from(star), store), store.number_up_star({1, 0, 1}));
  for (Vertex v = 0; v < 100'000; ++v) chain.emplace_back(v, v + 1, green);
  EXPECT_EQ(*value_of_tree(ColouredGraph::from(chain), store), store.nimber(100'000));
}

}  // namespace
}  // namespace summand::games::hackenbush
