#include "summand/figures/plot.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/figures/plot_axes.hpp"
#include "summand/figures/plot_frame.hpp"
#include "summand/figures/plot_lanes.hpp"
#include "summand/figures/plot_legend.hpp"
#include "summand/figures/plot_names.hpp"

namespace summand {

namespace {

Figure draw_curves(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  for (const Plot::Curve& curve : plot.curves) {
    std::vector<Spot> spots;
    for (const WallPoint& point : curve.points) {
      spots.push_back(frame.place(point.value, point.t, curve.group));
    }
    const auto repeated = std::ranges::unique(spots);
    spots.erase(repeated.begin(), repeated.end());
    out.lines.push_back({std::move(spots), curve.stroke});
  }
  return out;
}

// On paper bands lie under the walls. In text they replace parts of them.
Figure draw_bands(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  for (const Plot::Band& band : plot.bands) {
    out.lines.push_back({{frame.place(band.value, band.from, band.group),
                          frame.place(band.value, band.to, band.group)},
                         {band.paint, Dash::solid, Weight::broad}});
  }
  return out;
}

Figure draw_ambient(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  if (!plot.ambient) return out;
  const int y = frame.place(frame.spans.across.from, *plot.ambient).y;
  const int end = frame.east + frame.measures.gap;
  out.lines.push_back({{{frame.axis, y}, {end, y}}, {Paint::ground, Dash::dashed, Weight::normal}});
  Label words{.at = {end + (frame.is_text ? 2 : 50), y},
              .text = "ambient",
              .tex = "\\mathrm{ambient}",
              .side = Side::right,
              .paint = Paint::ground};
  out.width = words.at.x + frame.width_of(words.text) + frame.measures.margin;
  out.labels.push_back(std::move(words));
  return out;
}

Figure draw_masts(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  for (const Plot::Mast& mast : plot.masts) {
    const Spot foot = frame.place(mast.mean, mast.temperature, mast.group);
    Stroke stroke = mast.stroke;
    stroke.arrow = true;
    out.lines.push_back({{foot, {foot.x, frame.head}}, stroke});
    if (frame.is_text) out.labels.push_back({.at = foot, .text = "│"});
  }
  return out;
}

Figure draw_mark(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  if (plot.mark) {
    out.dots.push_back({frame.place(plot.mark->value, plot.mark->t), plot.mark->paint});
  }
  return out;
}

}  // namespace

Figure plot_figure(Plot plot, Medium medium, PlotSize size) {
  SUMMAND_CHECK(!plot.curves.empty());
  PlotFrame frame = plot_frame(plot, medium, size);
  std::erase_if(plot.bands, [&](const Plot::Band& band) {
    return frame.place(band.value, band.from) == frame.place(band.value, band.to);
  });
  const std::vector<MastName> names = mast_names(plot, frame);
  frame.stand_below(rows_of(names));
  if (!frame.is_text) frame.lanes = lanes_of(plot);
  Figure out{.width = frame.width(), .height = frame.height(), .title = plot.title};
  lay_over(out, draw_guides(plot, frame));
  lay_over(out, draw_axes(frame));
  if (!frame.is_text) lay_over(out, draw_bands(plot, frame));
  lay_over(out, draw_curves(plot, frame));
  if (frame.is_text) lay_over(out, draw_bands(plot, frame));
  lay_over(out, draw_ambient(plot, frame));
  lay_over(out, draw_masts(plot, frame));
  lay_over(out, draw_names(frame, names));
  lay_over(out, draw_mark(plot, frame));
  if (frame.is_text) lay_over(out, draw_tags(plot, frame));
  lay_over(out, draw_legend(plot, frame));
  return out;
}

}  // namespace summand
