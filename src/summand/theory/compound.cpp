#include "summand/theory/compound.hpp"

#include <algorithm>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

Dyadic after(const Bend& bend, const Dyadic& t) {
  return bend.slope == 0 ? bend.value : bend.value + (t - bend.t) * bend.slope;
}

// Continues the line with that slope. Adds no bend if the slope does not change.
void go_on(BentLine& line, const Dyadic& t, const Dyadic& value, std::int64_t slope) {
  if (line.empty() || line.back().slope != slope) line.push_back({t, value, slope});
}

BentLine line_of(const Thermograph& graph, Player player) {
  const std::vector<WallPoint>& wall = graph.wall(player);
  BentLine out;
  go_on(out, 0, graph.at(player, 0), graph.slope_above(player, 0));
  for (std::size_t i = 0; i < wall.size(); ++i) {
    if (wall[i].t > 0) go_on(out, wall[i].t, wall[i].value, scaffold::slope<Dyadic>(wall, i));
  }
  return out;
}

// Calls visit(a, b, end) for every stretch without bends. a and b are the bends that the lines
// would have at its beginning. `end` is null for the last stretch.
template <class Visit>
void together(const BentLine& a, const BentLine& b, Visit&& visit) {
  std::size_t i = 0, j = 0;
  for (Dyadic t = 0;;) {
    const Dyadic* const next_a = i + 1 < a.size() ? &a[i + 1].t : nullptr;
    const Dyadic* const next_b = j + 1 < b.size() ? &b[j + 1].t : nullptr;
    const Dyadic* const end = !next_a || (next_b && *next_b < *next_a) ? next_b : next_a;
    visit(Bend{t, after(a[i], t), a[i].slope}, Bend{t, after(b[j], t), b[j].slope}, end);
    if (end == nullptr) return;
    t = *end;
    if (next_a && *next_a == t) ++i;
    if (next_b && *next_b == t) ++j;
  }
}

// a + sign * b
BentLine combined(const BentLine& a, const BentLine& b, int sign) {
  BentLine out;
  together(a, b, [&](const Bend& x, const Bend& y, const Dyadic*) {
    go_on(out, x.t, sign > 0 ? x.value + y.value : x.value - y.value, x.slope + sign * y.slope);
  });
  return out;
}

// The greater of two widths. Their slopes are 0, -1 and -2, so they cross at dyadic numbers.
BentLine greater(const BentLine& a, const BentLine& b) {
  BentLine out;
  together(a, b, [&](const Bend& x, const Bend& y, const Dyadic* end) {
    const bool x_leads = x.value > y.value || (x.value == y.value && x.slope >= y.slope);
    const Bend& first = x_leads ? x : y;
    const Bend& second = x_leads ? y : x;
    go_on(out, first.t, first.value, first.slope);
    const std::int64_t gain = second.slope - first.slope;
    if (gain <= 0) return;
    SUMMAND_CHECK(gain <= 2 && end != nullptr);
    const Dyadic gap = first.value - second.value;
    const Dyadic meeting = first.t + (gain == 2 ? gap.half() : gap);
    if (meeting < *end) go_on(out, meeting, after(second, meeting), second.slope);
  });
  return out;
}

// Joins all lines into one, in rounds of pairs.
template <class Join>
BentLine all(std::vector<BentLine> lines, Join&& join) {
  if (lines.empty()) return {Bend{}};
  while (lines.size() > 1) {
    std::vector<BentLine> half;
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
      half.push_back(join(lines[i], lines[i + 1]));
    }
    if (lines.size() % 2 == 1) half.push_back(std::move(lines.back()));
    lines = std::move(half);
  }
  return std::move(lines.front());
}

}  // namespace

Dyadic value_at(const BentLine& line, const Dyadic& t) {
  SUMMAND_CHECK(t >= line.front().t);
  const auto above = std::upper_bound(line.begin(), line.end(), t,
                                      [](const Dyadic& x, const Bend& bend) { return x < bend.t; });
  return after(*(above - 1), t);
}

CompoundThermograph compound_thermograph(std::span<const Thermograph> summands, Player player) {
  std::vector<BentLine> walls, widths;
  for (const Thermograph& graph : summands) {
    BentLine left = line_of(graph, Player::left), right = line_of(graph, Player::right);
    widths.push_back(combined(left, right, -1));
    walls.push_back(std::move(player == Player::left ? right : left));
  }
  const int sign = player == Player::left ? 1 : -1;
  CompoundThermograph out;
  out.player = player;
  out.others =
      all(std::move(walls), [](const BentLine& a, const BentLine& b) { return combined(a, b, 1); });
  out.compound = combined(out.others, all(std::move(widths), greater), sign);
  // The line is straight between bends and vertical at the end, so some bend is best.
  const Bend* best = &out.compound.front();
  for (const Bend& bend : out.compound) {
    if (sign > 0 ? bend.value > best->value : bend.value < best->value) best = &bend;
  }
  out.ambient = best->t;
  out.guarantee = best->value;
  return out;
}

CompoundThermograph compound_thermograph(Thermographs& thermographs,
                                         std::span<const Value> summands, Player player) {
  std::vector<Thermograph> graphs;
  for (const Value summand : summands) graphs.push_back(thermographs.of(summand));
  return compound_thermograph(graphs, player);
}

}  // namespace summand
