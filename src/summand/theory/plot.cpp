#include "summand/theory/plot.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/theory/plot_axes.hpp"
#include "summand/theory/plot_frame.hpp"
#include "summand/theory/plot_names.hpp"

namespace summand {

namespace {

Figure draw_curves(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  for (const Plot::Curve& curve : plot.curves) {
    std::vector<Spot> spots;
    for (const WallPoint& point : curve.points) spots.push_back(frame.place(point.value, point.t));
    const auto repeated = std::ranges::unique(spots);
    spots.erase(repeated.begin(), repeated.end());
    out.lines.push_back({std::move(spots), curve.stroke});
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
    const Spot foot = frame.place(mast.mean, mast.temperature);
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

// Below the frame; its height is that of the whole plot.
Figure draw_legend(const Plot& plot, const PlotFrame& frame) {
  const bool is_text = frame.is_text;
  const int margin = frame.measures.margin;
  Figure out;
  out.height = frame.height();
  if (plot.legend.empty()) return out;
  int y = out.height - margin + (is_text ? 0 : 100);
  const int x = is_text ? frame.axis + 1 : frame.axis;
  for (const Plot::Entry& entry : plot.legend) {
    const int sample = is_text ? 3 : 260;
    out.lines.push_back({{{x, y}, {x + sample - 1, y}}, entry.left});
    out.lines.push_back({{{x + sample, y}, {x + 2 * sample - 1, y}}, entry.right});
    const int text = x + 2 * sample + (is_text ? 1 : 90);
    std::string words = entry.tag.empty() ? entry.name : entry.tag + "  " + entry.name;
    out.width = std::max(out.width, text + frame.width_of(words) + margin);
    out.labels.push_back({.at = {text, y},
                          .text = std::move(words),
                          .tex = entry.tex.empty() ? "" : entry.tag + "\\quad " + entry.tex,
                          .side = Side::right});
    y += frame.measures.row;
  }
  out.height = y + (is_text ? 0 : margin - 80);
  return out;
}

void lay_over(Figure& figure, Figure part) {
  figure.width = std::max(figure.width, part.width);
  figure.height = std::max(figure.height, part.height);
  std::ranges::move(part.lines, std::back_inserter(figure.lines));
  std::ranges::move(part.dots, std::back_inserter(figure.dots));
  std::ranges::move(part.labels, std::back_inserter(figure.labels));
}

}  // namespace

Figure plot_figure(const Plot& plot, Medium medium, PlotSize size) {
  SUMMAND_CHECK(!plot.curves.empty());
  PlotFrame frame = plot_frame(plot, medium, size);
  const std::vector<MastName> names = mast_names(plot, frame);
  frame.stand_below(rows_of(names));
  Figure out{.width = frame.width(), .height = frame.height(), .title = plot.title};
  lay_over(out, draw_guides(plot, frame));
  lay_over(out, draw_axes(frame));
  lay_over(out, draw_curves(plot, frame));
  lay_over(out, draw_ambient(plot, frame));
  lay_over(out, draw_masts(plot, frame));
  lay_over(out, draw_names(frame, names));
  lay_over(out, draw_mark(plot, frame));
  if (frame.is_text) lay_over(out, draw_tags(plot, frame));
  lay_over(out, draw_legend(plot, frame));
  return out;
}

}  // namespace summand
