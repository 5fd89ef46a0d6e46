#include "summand/figures/thermograph_figure.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/theory/sente.hpp"

namespace summand {

namespace {

void expect_few(std::size_t points) {
  if (points <= kMostPointsDrawn) return;
  reach_limit(Limit::size,
              fmt::format("thermographs with more than {} points are not drawn", kMostPointsDrawn));
}

constexpr Dash kDashes[] = {Dash::solid, Dash::dashed, Dash::dotted, Dash::dash_dotted};
constexpr Weight kWeights[] = {Weight::bold, Weight::hair, Weight::normal};

void add(Plot& plot, std::span<const NamedThermograph> thermographs, bool fine) {
  std::size_t points = 0;
  for (const NamedThermograph& each : thermographs) {
    points += each.graph.left.size() + each.graph.right.size();
  }
  expect_few(points);
  const bool alone = thermographs.size() == 1 && !fine;
  const bool several = thermographs.size() > 1;
  for (std::size_t i = 0; i < thermographs.size(); ++i) {
    const Thermograph& graph = thermographs[i].graph;
    const std::size_t round = i / std::size(kDashes) % std::size(kWeights);
    const Dash dash = kDashes[fine ? 1 : i % std::size(kDashes)];
    const Weight weight = fine ? Weight::hair : kWeights[round];
    const std::string tag = std::to_string(i + 1);
    const Plot::Group group = i + (fine ? 1 : 0);  // the compound lines are group 0
    const Stroke left{Paint::left, dash, weight}, right{Paint::right, dash, weight};
    for (const Player player : {Player::left, Player::right}) {
      const Paint paint = player == Player::left ? Paint::left : Paint::right;
      Plot::Curve curve{graph.wall(player), player == Player::left ? left : right,
                        several ? tag : "", group};
      if (curve.points.back().t < graph.temperature) {
        curve.points.push_back({graph.temperature, graph.mean});
      }
      plot.curves.push_back(std::move(curve));
      if (fine) continue;
      for (const Stretch& stretch : sente_of(graph, player)) {
        plot.bands.push_back(
            {graph.at(player, stretch.from), stretch.from, stretch.to, paint, group});
      }
    }
    const std::string name = shortened(thermographs[i].name, kLongestPlotName);
    const std::string tex = name == thermographs[i].name ? thermographs[i].tex : "";
    plot.masts.push_back({graph.mean,
                          graph.temperature,
                          {Paint::plain, dash, weight},
                          alone ? name : tag,
                          alone ? tex : tag,
                          group});
    if (!alone) plot.legend.push_back({tag, name, tex, left, right});
    if (plot.title.empty() && alone) plot.title = "Thermograph of " + name;
  }
}

// Words in TeX's math mode.
std::string roman(std::string_view words) {
  std::string out = "\\mathrm{";
  for (const char c : words) out += c == ' ' ? std::string("\\ ") : std::string(1, c);
  return out + "}";
}

}  // namespace

Figure thermograph_figure(std::span<const NamedThermograph> thermographs, Medium medium,
                          PlotSize size) {
  SUMMAND_CHECK(!thermographs.empty());
  Plot plot;
  add(plot, thermographs, false);
  if (plot.title.empty()) plot.title = "Thermographs";
  return plot_figure(std::move(plot), medium, size);
}

Figure compound_figure(const CompoundWalls& walls, std::span<const NamedThermograph> summands,
                       Medium medium, PlotSize size) {
  SUMMAND_CHECK(!walls.compound.empty() && !walls.others.empty());
  expect_few(walls.compound.size() + walls.others.size());
  Plot plot;
  plot.title = "Compound thermograph";
  const bool draws_summands = summands.size() <= kMostSummandsDrawn;
  if (draws_summands) add(plot, summands, true);
  plot.free_slopes = !draws_summands;
  const bool left = walls.player == Player::left;
  const Stroke own{left ? Paint::left : Paint::right, Dash::solid, Weight::bold};
  const Stroke other{left ? Paint::right : Paint::left, Dash::solid, Weight::bold};
  const Dyadic top = std::max(walls.compound.back().t, walls.others.back().t);
  const auto add_line = [&](std::vector<WallPoint> points, const Stroke& stroke, const char* tag) {
    if (points.back().t < top) points.push_back({top, points.back().value});
    plot.curves.push_back({std::move(points), stroke, tag});
  };
  add_line(walls.others, other, "R");
  add_line(walls.compound, own, "C");
  // Above all bends the lines are one mast if they belong to a sum, and two masts otherwise.
  const Stroke mast{Paint::plain, Dash::solid, Weight::bold};
  const Dyadic &meeting = walls.compound.back().value, &apart = walls.others.back().value;
  const bool meet = meeting == apart;
  plot.masts.push_back({meeting, top, mast, meet ? "C = R" : "C", meet ? "C = R" : "C"});
  if (!meet) plot.masts.push_back({apart, top, mast, "R", "R"});
  const std::string_view player = left ? "Left" : "Right", opponent = left ? "Right" : "Left";
  const std::string mover = fmt::format("{} to move", player);
  plot.legend.push_back({"C(t)", mover, roman(mover), own, own});
  std::string sum = fmt::format("the sum of the {} walls", opponent);
  if (!draws_summands) sum += fmt::format(" of {} summands", summands.size());
  plot.legend.push_back({"R(t)", sum, roman(sum), other, other});
  plot.ambient = walls.ambient;
  plot.mark = Plot::Mark{walls.guarantee, walls.ambient, own.paint};
  return plot_figure(std::move(plot), medium, size);
}

CompoundWalls compound_walls(const CompoundThermograph& sum) {
  const auto points = [](const BentLine& line) {
    std::vector<WallPoint> out;
    for (const Bend& bend : line) out.push_back({bend.t, bend.value});
    return out;
  };
  return {sum.player, points(sum.compound), points(sum.others), sum.ambient, sum.guarantee};
}

}  // namespace summand
