#include "summand/draw/layout_cost.hpp"

#include <algorithm>
#include <cstdlib>

namespace summand {

namespace {

std::int64_t turn(GridPlace a, GridPlace b, GridPlace c) {
  return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

int sign(std::int64_t number) { return (number > 0) - (number < 0); }

std::int64_t square(std::int64_t number) { return number * number; }

std::int64_t squared_distance(GridPlace a, GridPlace b) {
  return square(a.x - b.x) + square(a.y - b.y);
}

bool boxes_meet(GridPlace a, GridPlace b, GridPlace c, GridPlace d) {
  return std::min(a.x, b.x) <= std::max(c.x, d.x) && std::min(c.x, d.x) <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= std::max(c.y, d.y) && std::min(c.y, d.y) <= std::max(a.y, b.y);
}

bool segments_meet(GridPlace a, GridPlace b, GridPlace c, GridPlace d) {
  return boxes_meet(a, b, c, d) && sign(turn(a, b, c)) * sign(turn(a, b, d)) <= 0 &&
         sign(turn(c, d, a)) * sign(turn(c, d, b)) <= 0;
}

// The cost of a line between two vertices. A good line is two long, and is upright, level or a
// diagonal of the text's grid. A line that holds a branch alone should be upright more than a line
// of a circle.
std::int64_t of_span(int across, int up, bool holds_branch) {
  const int longest = std::max(across, up);
  std::int64_t out = longest < 2 ? 300 : 25 * (longest - 2) + 3 * square(longest - 2);
  const bool is_clean = across == 0 || up == 0 || across == up || up == 2 * across;
  if (!is_clean) out += up == 1 ? 70 : 40;
  if (across > 0 && up > 0) out += holds_branch ? 50 : 12;
  return out;
}

}  // namespace

LayoutCost::LayoutCost(const GraphToLayOut& graph) : graph_(graph), lines_at_(graph.kinds.size()) {
  for (std::uint32_t i = 0; i < graph.lines.size(); ++i) {
    lines_at_[graph.lines[i].first].push_back(i);
    lines_at_[graph.lines[i].second].push_back(i);
  }
  levels_ = levels_without(graph.lines.size());
  for (std::uint32_t i = 0; i < graph.lines.size(); ++i) {
    holds_branch_.push_back(std::ranges::count(levels_without(i), -1) > 0);
  }
}

// The number of lines from the ground to each node without the line `gone`, or -1 if there is no
// path.
std::vector<int> LayoutCost::levels_without(std::size_t gone) const {
  std::vector<int> levels(graph_.kinds.size(), -1);
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < graph_.kinds.size(); ++i) {
    if (graph_.kinds[i] == NodeKind::foot) order.push_back(i);
  }
  if (order.empty() && !graph_.kinds.empty()) order.push_back(0);
  for (const std::uint32_t node : order) levels[node] = 0;
  for (std::size_t next = 0; next < order.size(); ++next) {
    for (const std::uint32_t line : lines_at_[order[next]]) {
      const auto [one, other] = graph_.lines[line];
      const std::uint32_t end = one == order[next] ? other : one;
      if (line == gone || levels[end] >= 0) continue;
      levels[end] = levels[order[next]] + 1;
      order.push_back(end);
    }
  }
  return levels;
}

std::int64_t LayoutCost::of_line(const std::vector<GridPlace>& places, std::uint32_t line) const {
  const auto [one, other] = graph_.lines[line];
  const bool rises = levels_[one] <= levels_[other];
  const std::uint32_t low = rises ? one : other, high = rises ? other : one;
  const int across = std::abs(places[low].x - places[high].x);
  const int up = places[high].y - places[low].y;
  const NodeKind kind = std::max(graph_.kinds[one], graph_.kinds[other]);
  if (kind == NodeKind::foot)
    return of_span(across, std::abs(up), holds_branch_[line]) + 25 * square(across);
  if (kind == NodeKind::bend) {
    return 40 * std::abs(squared_distance(places[low], places[high]) - 2) + 10 * std::abs(up - 1);
  }
  if (kind == NodeKind::loop) {
    return 30 * std::abs(squared_distance(places[low], places[high]) - 3) + (up <= 0 ? 10 : 0);
  }
  std::int64_t out = of_span(across, std::abs(up), holds_branch_[line]);
  // A node that is one edge further from the ground should be two rows higher.
  const bool is_level = levels_[low] == levels_[high];
  const std::int64_t off = is_level ? std::abs(up) : std::abs(up - 2);
  out += !is_level && up > 2 ? 30 * off : 8 * off + 4 * square(off);
  if (!is_level && up <= 0) out += up < 0 ? 150 : 70;
  return out;
}

std::int64_t LayoutCost::of_two_nodes(const std::vector<GridPlace>& places, std::uint32_t one,
                                      std::uint32_t other) const {
  const std::int64_t apart = squared_distance(places[one], places[other]);
  if (apart == 0) return kCrossing;
  const auto is_small = [&](std::uint32_t node) {
    return graph_.kinds[node] == NodeKind::bend || graph_.kinds[node] == NodeKind::loop;
  };
  const bool has_foot =
      graph_.kinds[one] == NodeKind::foot || graph_.kinds[other] == NodeKind::foot;
  if (has_foot) {
    if (graph_.kinds[one] != graph_.kinds[other]) return apart < 3 ? 60 : 0;
    return apart < 4 ? 150 : apart < 16 ? 40 / apart : 0;
  }
  if (is_small(one) || is_small(other)) return apart < 2 ? 150 : apart <= 16 ? 40 / apart : 0;
  return apart < 4 ? 500 : apart <= 36 ? 200 / apart : 0;
}

std::int64_t LayoutCost::of_two_lines(const std::vector<GridPlace>& places, std::uint32_t one,
                                      std::uint32_t other) const {
  auto [a, b] = graph_.lines[one];
  auto [c, d] = graph_.lines[other];
  if (a == d || b == c) std::swap(c, d);
  if (b == d) {
    std::swap(a, b);
    std::swap(c, d);
  }
  if (a == c) {  // lines from the same node must have different directions
    if (turn(places[a], places[b], places[d]) != 0) return 0;
    const std::int64_t along =
        std::int64_t{places[b].x - places[a].x} * (places[d].x - places[a].x) +
        std::int64_t{places[b].y - places[a].y} * (places[d].y - places[a].y);
    return along > 0 ? kCrossing : 0;
  }
  if (segments_meet(places[a], places[b], places[c], places[d])) return kCrossing;
  // The middles of the lines, where letters may stand.
  const int x = std::abs(places[a].x + places[b].x - places[c].x - places[d].x);
  const int y = std::abs(places[a].y + places[b].y - places[c].y - places[d].y);
  return x < 2 && y < 2 ? 30 : 0;
}

std::int64_t LayoutCost::of_node_and_line(const std::vector<GridPlace>& places, std::uint32_t node,
                                          std::uint32_t line) const {
  const auto [one, other] = graph_.lines[line];
  if (one == node || other == node) return 0;
  const GridPlace a = places[one], b = places[other], p = places[node];
  if (p.x < std::min(a.x, b.x) - 1 || p.x > std::max(a.x, b.x) + 1 ||
      p.y < std::min(a.y, b.y) - 1 || p.y > std::max(a.y, b.y) + 1) {
    return 0;
  }
  const std::int64_t off = square(turn(a, b, p)), length = squared_distance(a, b);
  const std::int64_t along =
      std::int64_t{b.x - a.x} * (p.x - a.x) + std::int64_t{b.y - a.y} * (p.y - a.y);
  if (along < 0 || along > length) return 0;
  if (off == 0) return kCrossing;
  return off < length ? 60 : off <= 2 * length ? 12 : 0;
}

std::int64_t LayoutCost::of_node(const std::vector<GridPlace>& places, std::uint32_t node) const {
  std::int64_t out = 0;
  for (std::uint32_t i = 0; i < places.size(); ++i) {
    if (i != node) out += of_two_nodes(places, node, i);
  }
  for (std::uint32_t i = 0; i < graph_.lines.size(); ++i) {
    out += of_node_and_line(places, node, i);
  }
  for (const std::uint32_t mine : lines_at_[node]) {
    out += of_line(places, mine);
    for (std::uint32_t i = 0; i < places.size(); ++i) {
      if (i != node) out += of_node_and_line(places, i, mine);
    }
    for (std::uint32_t i = 0; i < graph_.lines.size(); ++i) {
      if (i == mine) continue;
      const bool both_mine = graph_.lines[i].first == node || graph_.lines[i].second == node;
      if (!both_mine || i > mine) out += of_two_lines(places, mine, i);
    }
  }
  return out;
}

std::int64_t LayoutCost::of_all(const std::vector<GridPlace>& places) const {
  std::int64_t out = 0;
  for (std::uint32_t i = 0; i < places.size(); ++i) {
    for (std::uint32_t k = i + 1; k < places.size(); ++k) out += of_two_nodes(places, i, k);
    for (std::uint32_t k = 0; k < graph_.lines.size(); ++k) out += of_node_and_line(places, i, k);
  }
  for (std::uint32_t i = 0; i < graph_.lines.size(); ++i) {
    out += of_line(places, i);
    for (std::uint32_t k = i + 1; k < graph_.lines.size(); ++k) out += of_two_lines(places, i, k);
  }
  return out;
}

}  // namespace summand
