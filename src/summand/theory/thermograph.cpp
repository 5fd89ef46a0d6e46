#include "summand/theory/thermograph.hpp"

#include "summand/base/check.hpp"

namespace summand {

namespace {

// The last point whose t is not greater.
std::size_t place(const std::vector<WallPoint>& wall, const Dyadic& t) {
  SUMMAND_CHECK(t >= wall.front().t);
  const auto above = std::upper_bound(wall.begin(), wall.end(), t,
                                      [](const Dyadic& x, const WallPoint& p) { return x < p.t; });
  return static_cast<std::size_t>(above - wall.begin()) - 1;
}

}  // namespace

Dyadic Thermograph::at(Player player, const Dyadic& t) const {
  const std::vector<WallPoint>& points = wall(player);
  const std::size_t i = place(points, t);
  return points[i].value + scaffold::run(scaffold::slope<Dyadic>(points, i), t - points[i].t);
}

int Thermograph::slope_above(Player player, const Dyadic& t) const {
  return scaffold::slope<Dyadic>(wall(player), place(wall(player), t));
}

std::vector<Stretch> Thermograph::vertical(Player player) const {
  std::vector<Stretch> out;
  const std::vector<WallPoint>& points = wall(player);
  for (std::size_t i = 0; i < points.size() && points[i].t < temperature; ++i) {
    if (scaffold::slope<Dyadic>(points, i) != 0) continue;
    out.push_back({points[i].t, i + 1 < points.size() ? points[i + 1].t : temperature});
  }
  return out;
}

bool Thermograph::shows_excitement(Player player) const {
  return wall(player).back().t < temperature;
}

std::string print(const Thermograph& graph) {
  std::string out = "mean " + print(graph.mean) + ", temperature " + print(graph.temperature);
  for (const Player player : {Player::left, Player::right}) {
    out += player == Player::left ? ", left wall" : ", right wall";
    for (const auto& [t, value] : graph.wall(player)) out += " " + print(t) + ":" + print(value);
  }
  return out;
}

Dyadic temperature_of_number(const Dyadic& x) {
  return -Dyadic::power_of_two(-static_cast<std::int64_t>(x.log2_denominator()));
}

}  // namespace summand
