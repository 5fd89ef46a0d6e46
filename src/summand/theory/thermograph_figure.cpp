#include "summand/theory/thermograph_figure.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"

namespace summand {

namespace {

void expect_few(std::size_t points) {
  if (points <= kMostPointsDrawn) return;
  reach_limit(Limit::size,
              fmt::format("thermographs with more than {} points are not drawn", kMostPointsDrawn));
}

constexpr Dash kDashes[] = {Dash::solid, Dash::dashed, Dash::dotted, Dash::dash_dotted};

void add(Plot& plot, std::span<const NamedThermograph> thermographs, bool fine) {
  std::size_t points = 0;
  for (const NamedThermograph& each : thermographs) {
    points += each.graph.left.size() + each.graph.right.size();
  }
  expect_few(points);
  const bool alone = thermographs.size() == 1 && !fine;
  for (std::size_t i = 0; i < thermographs.size(); ++i) {
    const Thermograph& graph = thermographs[i].graph;
    const Dash dash = kDashes[fine ? 1 : i % std::size(kDashes)];
    const Weight weight = fine ? Weight::hair : Weight::bold;
    const Stroke left{Paint::left, dash, weight}, right{Paint::right, dash, weight};
    for (const Player player : {Player::left, Player::right}) {
      Plot::Curve curve{graph.wall(player), player == Player::left ? left : right};
      if (curve.points.back().t < graph.temperature) {
        curve.points.push_back({graph.temperature, graph.mean});
      }
      plot.curves.push_back(std::move(curve));
    }
    const std::string name = shortened(thermographs[i].name, kLongestPlotName);
    const std::string tex = name == thermographs[i].name ? thermographs[i].tex : "";
    const std::string tag = std::to_string(i + 1);
    plot.masts.push_back({graph.mean,
                          graph.temperature,
                          {Paint::plain, dash, fine ? Weight::hair : Weight::bold},
                          alone ? name : tag,
                          alone ? tex : tag});
    if (!alone) plot.legend.push_back({tag, name, tex, left, right});
    if (plot.title.empty() && alone) plot.title = "Thermograph of " + name;
  }
}

}  // namespace

Figure thermograph_figure(std::span<const NamedThermograph> thermographs, Medium medium,
                          PlotSize size) {
  SUMMAND_CHECK(!thermographs.empty());
  Plot plot;
  add(plot, thermographs, false);
  if (plot.title.empty()) plot.title = "Thermographs";
  return plot_figure(plot, medium, size);
}

Figure compound_figure(const CompoundWalls& walls, std::span<const NamedThermograph> summands,
                       Medium medium, PlotSize size) {
  SUMMAND_CHECK(!walls.left.empty() && !walls.right.empty());
  expect_few(walls.left.size() + walls.right.size());
  Plot plot;
  plot.title = "Compound thermograph";
  add(plot, summands, true);
  const Stroke left{Paint::left, Dash::solid, Weight::bold};
  const Stroke right{Paint::right, Dash::solid, Weight::bold};
  const Dyadic top = std::max(walls.left.back().t, walls.right.back().t);
  for (const Player player : {Player::left, Player::right}) {
    Plot::Curve curve{player == Player::left ? walls.left : walls.right,
                      player == Player::left ? left : right};
    if (curve.points.back().t < top) curve.points.push_back({top, curve.points.back().value});
    plot.curves.push_back(std::move(curve));
  }
  // Above all bends the lines are one if they are those of a sum, and two masts otherwise.
  const Stroke mast{Paint::plain, Dash::solid, Weight::bold};
  plot.masts.push_back({walls.left.back().value, top, mast, "sum", "\\mathrm{sum}"});
  if (walls.right.back().value != walls.left.back().value) {
    plot.masts.push_back({walls.right.back().value, top, mast, "", ""});
  }
  plot.legend.push_back({"", "the sum", "\\mathrm{the\\ sum}", left, right});
  plot.ambient = walls.ambient;
  return plot_figure(plot, medium, size);
}

CompoundWalls compound_walls(const CompoundThermograph& sum) {
  const auto points = [](const BentLine& line) {
    std::vector<WallPoint> out;
    for (const Bend& bend : line) out.push_back({bend.t, bend.value});
    return out;
  };
  const bool left = sum.player == Player::left;
  return {points(left ? sum.compound : sum.others), points(left ? sum.others : sum.compound),
          sum.ambient};
}

}  // namespace summand
