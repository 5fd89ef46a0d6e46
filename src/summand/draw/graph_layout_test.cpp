#include "summand/draw/graph_layout.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>

#include "summand/base/current_budget.hpp"
#include "summand/draw/layout_cost.hpp"
#include "summand/draw/planarity.hpp"

namespace summand {
namespace {

using JoinedPairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// Vertices 0 … count - 1, and a foot for each vertex in `stand`.
GraphToLayOut graph_of(std::uint32_t count, JoinedPairs lines,
                       const std::vector<std::uint32_t>& stand) {
  GraphToLayOut out{std::vector<NodeKind>(count, NodeKind::vertex), std::move(lines)};
  for (const std::uint32_t vertex : stand) {
    out.lines.emplace_back(static_cast<std::uint32_t>(out.kinds.size()), vertex);
    out.kinds.push_back(NodeKind::foot);
  }
  return out;
}

std::int64_t crossings(const GraphToLayOut& graph, const std::vector<GridPlace>& places) {
  return LayoutCost(graph).of_all(places) / LayoutCost::kCrossing;
}

JoinedPairs all_pairs(std::uint32_t count) {
  JoinedPairs out;
  for (std::uint32_t i = 0; i < count; ++i) {
    for (std::uint32_t k = i + 1; k < count; ++k) out.emplace_back(i, k);
  }
  return out;
}

// Random points and random pairs of them whose straight lines do not cross, so that the graph is
// planar. Only those connected to the lowest point are kept, and that point stands on the ground.
GraphToLayOut random_planar(std::mt19937& random) {
  const auto below = [&](unsigned most) { return static_cast<int>(random() % most); };
  const auto count = static_cast<std::uint32_t>(4 + below(6));
  std::vector<GridPlace> points;
  for (std::uint32_t i = 0; i < count; ++i) points.push_back({below(100), 1 + below(100)});
  std::ranges::sort(points, {}, &GridPlace::y);
  JoinedPairs tried = all_pairs(count);
  std::ranges::shuffle(tried, random);
  GraphToLayOut out = graph_of(count, {}, {});
  for (const auto& line : tried) {
    if (random() % 4 == 0) continue;
    out.lines.push_back(line);
    if (crossings(out, points) > 0) out.lines.pop_back();
  }
  std::vector<std::uint32_t> number(count, count);
  GraphToLayOut joined{{NodeKind::vertex}, {}};
  std::vector<std::uint32_t> order{0};
  number[0] = 0;
  for (std::size_t next = 0; next < order.size(); ++next) {
    for (const auto& [one, other] : out.lines) {
      if (one != order[next] && other != order[next]) continue;
      const std::uint32_t end = one == order[next] ? other : one;
      if (number[end] != count) continue;
      number[end] = static_cast<std::uint32_t>(order.size());
      joined.kinds.push_back(NodeKind::vertex);
      order.push_back(end);
    }
  }
  for (const auto& [one, other] : out.lines) {
    if (number[one] != count) joined.lines.emplace_back(number[one], number[other]);
  }
  joined.lines.emplace_back(static_cast<std::uint32_t>(joined.kinds.size()), 0);
  joined.kinds.push_back(NodeKind::foot);
  return joined;
}

TEST(LayOut, AStalkIsUpright) {
  const auto places = lay_out(graph_of(3, {{0, 1}, {1, 2}}, {0}));
  ASSERT_TRUE(places);
  EXPECT_EQ(*places, (std::vector<GridPlace>{{0, 2}, {0, 4}, {0, 6}, {0, 0}}));
}

TEST(LayOut, FeetAreOnTheGroundAndAllOtherNodesAboveIt) {
  const GraphToLayOut graph = graph_of(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, {0, 1});
  const auto places = lay_out(graph);
  ASSERT_TRUE(places);
  for (std::size_t i = 0; i < places->size(); ++i) {
    EXPECT_EQ((*places)[i].y == 0, graph.kinds[i] == NodeKind::foot) << i;
  }
  EXPECT_EQ(std::ranges::min_element(*places, {}, &GridPlace::x)->x, 0);
}

TEST(LayOut, PlanarGraphsAreDrawnWithoutACrossing) {
  std::mt19937 random(1);
  for (int i = 0; i < 15; ++i) {
    const GraphToLayOut graph = random_planar(random);
    ASSERT_TRUE(is_planar(graph));
    const auto places = lay_out(graph);
    ASSERT_TRUE(places);
    EXPECT_EQ(crossings(graph, *places), 0) << i;
    EXPECT_EQ(std::set(places->begin(), places->end()).size(), places->size());
  }
}

TEST(LayOut, OtherGraphsHaveTheLeastNumberOfCrossings) {
  const GraphToLayOut graph = graph_of(5, all_pairs(5), {0});
  EXPECT_FALSE(is_planar(graph));
  const auto places = lay_out(graph);
  ASSERT_TRUE(places);
  EXPECT_EQ(crossings(graph, *places), 1);
}

TEST(LayOut, TheSameGraphAlwaysHasTheSameLayout) {
  std::mt19937 random(2);
  const GraphToLayOut graph = random_planar(random);
  EXPECT_EQ(lay_out(graph), lay_out(graph));
}

TEST(LayOut, HasLimits) {
  EXPECT_FALSE(lay_out({}));
  EXPECT_FALSE(lay_out(graph_of(12, all_pairs(12), {0})));  // far too many crossings
  EXPECT_FALSE(lay_out(graph_of(kMostLaidOut + 1, {}, {})));
}

TEST(IsPlanar, TreatsTheGroundAsOneVertex) {
  EXPECT_TRUE(is_planar(graph_of(4, all_pairs(4), {0, 1, 2})));
  EXPECT_FALSE(is_planar(graph_of(4, all_pairs(4), {0, 1, 2, 3})));
}

TEST(GraphLayout, HasAtMostTheAllowedCrossings) {
  EXPECT_TRUE(lay_out(graph_of(5, all_pairs(5), {})));
  EXPECT_FALSE(lay_out(graph_of(5, all_pairs(5), {}), 0));
  EXPECT_TRUE(lay_out(graph_of(4, all_pairs(4), {}), 0));
}

TEST(GraphLayout, AsksTheCurrentBudget) {
  const CurrentBudget current(Budget({.questions = 1}));
  EXPECT_THROW(static_cast<void>(lay_out(graph_of(8, all_pairs(8), {}))), LimitReached);
}

}  // namespace
}  // namespace summand
