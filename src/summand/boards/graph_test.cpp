#include "summand/boards/graph.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "summand/boards/graph_labelling.hpp"

namespace summand {
namespace {

using Edges = std::vector<Edge>;

Edges edges_of(const ColouredGraph& graph) { return {graph.edges().begin(), graph.edges().end()}; }

ColouredGraph random_graph(std::mt19937& random, unsigned vertices, unsigned edges,
                           unsigned colours) {
  Edges out;
  for (Vertex v = 1; v < vertices; ++v) out.emplace_back(random() % v, v, random() % colours);
  while (out.size() < edges) {
    out.emplace_back(random() % vertices, random() % vertices, random() % colours);
  }
  return ColouredGraph::from(std::move(out));
}

// The least graph over all numberings that keep vertex 0, found by trying all of them.
ColouredGraph least_numbering(const ColouredGraph& graph) {
  std::vector<Vertex> number(graph.vertices());
  std::iota(number.begin(), number.end(), 0);
  ColouredGraph least = graph;
  while (std::next_permutation(number.begin() + 1, number.end())) {
    least = std::min(least, graph.renumbered(number));
  }
  return least;
}

ColouredGraph shuffled(const ColouredGraph& graph, std::mt19937& random) {
  std::vector<Vertex> number(graph.vertices());
  std::iota(number.begin(), number.end(), 0);
  std::shuffle(number.begin() + 1, number.end(), random);
  return graph.renumbered(number);
}

TEST(ColouredGraph, IsSortedAndNumberedWithoutGaps) {
  const ColouredGraph graph = ColouredGraph::from({Edge(9, 5, 1), Edge(0, 5, 2), Edge(9, 9, 0)});
  EXPECT_EQ(edges_of(graph), (Edges{Edge(0, 1, 2), Edge(1, 2, 1), Edge(2, 2, 0)}));
  EXPECT_EQ(graph.vertices(), 3u);
}

TEST(ColouredGraph, LosesTheEdgesThatAreNotConnectedToZero) {
  const ColouredGraph graph =
      ColouredGraph::from({Edge(0, 1, 0), Edge(1, 2, 0), Edge(2, 3, 1), Edge(0, 3, 2)});
  EXPECT_EQ(edges_of(graph.joined_to_zero_without(Edge(0, 1, 0))),
            (Edges{Edge(0, 3, 2), Edge(1, 2, 0), Edge(2, 3, 1)}));
  const ColouredGraph path = ColouredGraph::from({Edge(0, 1, 0), Edge(1, 2, 0), Edge(2, 3, 1)});
  EXPECT_EQ(edges_of(path.joined_to_zero_without(Edge(1, 2, 0))), (Edges{Edge(0, 1, 0)}));
  EXPECT_EQ(path.joined_to_zero_without(Edge(0, 1, 0)), ColouredGraph());
}

TEST(ColouredGraph, RemovesOnlyOneOfSeveralParallelEdges) {
  const ColouredGraph graph = ColouredGraph::from({Edge(0, 1, 0), Edge(0, 1, 0)});
  EXPECT_EQ(edges_of(graph.joined_to_zero_without(Edge(0, 1, 0))), (Edges{Edge(0, 1, 0)}));
}

TEST(ColouredGraph, KeysAreDifferentForDifferentGraphs) {
  std::mt19937 random(1);
  std::set<PositionKey> keys;
  std::set<ColouredGraph> graphs;
  for (int round = 0; round < 20'000; ++round) {
    const ColouredGraph graph = random_graph(random, 1 + random() % 9, 1 + random() % 13, 3);
    const auto key = graph.key();
    if (!key) continue;
    keys.insert(*key);
    graphs.insert(graph);
  }
  EXPECT_EQ(keys.size(), graphs.size());
  EXPECT_GT(keys.size(), 10'000u);
  EXPECT_FALSE(random_graph(random, 60, 60, 3).key().has_value());
}

TEST(Labelling, IsIsomorphicForAnyNumberOfTries) {
  std::mt19937 random(2);
  for (int round = 0; round < 500; ++round) {
    const ColouredGraph graph = random_graph(random, 1 + random() % 6, 1 + random() % 8, 2);
    for (const int tries : {1, 3, 1000}) {
      EXPECT_EQ(least_numbering(labelled(graph, tries)), least_numbering(graph));
    }
  }
}

TEST(Labelling, IsEqualForAllIsomorphicGraphsIfThereAreEnoughTries) {
  std::mt19937 random(3);
  for (int round = 0; round < 3000; ++round) {
    // Half of them have only one colour, so that more vertices look alike.
    const ColouredGraph graph =
        random_graph(random, 1 + random() % 9, 1 + random() % 15, 1 + random() % 2);
    EXPECT_EQ(labelled(graph, 1'000'000), labelled(shuffled(graph, random), 1'000'000));
  }
}

TEST(Labelling, DistinguishesRegularGraphs) {
  // Two triangles and a hexagon on a common vertex 0. Refinement cannot distinguish their vertices.
  Edges triangles, hexagon;
  for (Vertex v = 0; v < 6; ++v) {
    triangles.emplace_back(0, v + 1, 1);
    hexagon.emplace_back(0, v + 1, 1);
    triangles.emplace_back(v + 1, v / 3 * 3 + (v + 1) % 3 + 1, 0);
    hexagon.emplace_back(v + 1, (v + 1) % 6 + 1, 0);
  }
  const auto first = ColouredGraph::from(triangles), second = ColouredGraph::from(hexagon);
  EXPECT_NE(labelled(first, 1000), labelled(second, 1000));
  std::mt19937 random(4);
  for (int round = 0; round < 100; ++round) {
    EXPECT_EQ(labelled(shuffled(first, random), 1000), labelled(first, 1000));
    EXPECT_EQ(labelled(shuffled(second, random), 1000), labelled(second, 1000));
  }
}

TEST(Labelling, ReturnsLargeGraphsUnchanged) {
  std::mt19937 random(5);
  const ColouredGraph large = random_graph(random, 100, 150, 3);
  EXPECT_EQ(labelled(large, 1000), large);
}

}  // namespace
}  // namespace summand
