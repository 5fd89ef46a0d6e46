#include "summand/figures/plot_lanes.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace summand {

namespace {

// A piece of a wall or mast, from one tax to another. A mast has no end.
struct Piece {
  Dyadic from;
  std::optional<Dyadic> to;
  bool is_mast = false;
  int lane = 0;

  bool hides(const Piece& other) const {
    return !(is_mast && other.is_mast) && (!to || other.from < *to) &&
           (!other.to || from < *other.to);
  }
};

// Lines with slopes -1, 0 and 1. Other lines meet them in single points only.
using Slanted = std::pair<int, Dyadic>;  // the slope, and the value at t = 0

std::optional<Slanted> line_through(const WallPoint& low, const WallPoint& high) {
  const Dyadic rise = high.value - low.value, run = high.t - low.t;
  if (rise == 0) return Slanted{0, low.value};
  if (rise == run) return Slanted{1, low.value - low.t};
  if (rise == -run) return Slanted{-1, low.value + low.t};
  return std::nullopt;
}

using Pieces = std::vector<std::pair<Slanted, Piece>>;

std::vector<Pieces> pieces_of(const Plot& plot) {
  std::vector<Pieces> out;
  const auto of_group = [&](Plot::Group group) -> Pieces& {
    out.resize(std::max(out.size(), group + 1));
    return out[group];
  };
  for (const Plot::Curve& curve : plot.curves) {
    Pieces& pieces = of_group(curve.group);
    for (std::size_t i = 0; i + 1 < curve.points.size(); ++i) {
      const WallPoint &low = curve.points[i], &high = curve.points[i + 1];
      if (const auto line = line_through(low, high)) pieces.push_back({*line, {low.t, high.t}});
    }
  }
  for (const Plot::Mast& mast : plot.masts) {
    of_group(mast.group).push_back({{0, mast.mean}, {mast.temperature, std::nullopt, true}});
  }
  return out;
}

}  // namespace

std::vector<int> lanes_of(const Plot& plot) {
  std::map<Slanted, std::vector<Piece>> drawn;
  std::vector<int> out;
  for (const Pieces& pieces : pieces_of(plot)) {
    const auto is_free = [&](int lane) {
      return std::ranges::none_of(pieces, [&](const auto& placed) {
        const auto on_line = drawn.find(placed.first);
        return on_line != drawn.end() &&
               std::ranges::any_of(on_line->second, [&](const Piece& before) {
                 return before.lane == lane && before.hides(placed.second);
               });
      });
    };
    int lane = 0;
    // In the order 0, 1, -1, 2, -2, ...
    while (std::abs(lane) <= kMostLanes && !is_free(lane)) lane = lane > 0 ? -lane : 1 - lane;
    if (std::abs(lane) > kMostLanes) lane = 0;
    out.push_back(lane);
    for (const auto& [line, piece] : pieces) {
      drawn[line].push_back(piece);
      drawn[line].back().lane = lane;
    }
  }
  return out;
}

}  // namespace summand
