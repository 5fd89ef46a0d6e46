#include "summand/theory/plot_spans.hpp"

#include <algorithm>

namespace summand {

namespace {

void add(PlotSpans::Ticks& ticks, const Dyadic& x, PlotSpans::Importance importance) {
  int& known = ticks[x];
  known = std::max(known, static_cast<int>(importance));
}

void see(PlotSpans& spans, const Dyadic& t, const Dyadic& value, PlotSpans::Importance importance) {
  spans.up.include(t);
  spans.across.include(value);
  spans.fine = std::max({spans.fine, t.log2_denominator(), value.log2_denominator()});
  add(spans.up_ticks, t, importance);
  add(spans.across_ticks, value, importance);
}

}  // namespace

PlotSpans plot_spans(const Plot& plot) {
  const WallPoint& first = plot.curves.front().points.front();
  PlotSpans out{.across = {first.value, first.value},
                .up = {first.t, first.t},
                .across_ticks = {},
                .up_ticks = {}};
  for (const Plot::Curve& curve : plot.curves) {
    for (const WallPoint& point : curve.points) {
      const bool end = &point == &curve.points.front();
      see(out, point.t, point.value, end ? PlotSpans::kEnd : PlotSpans::kBend);
    }
  }
  for (const Plot::Mast& mast : plot.masts) {
    see(out, mast.temperature, mast.mean, PlotSpans::kMast);
  }
  if (plot.ambient) {
    out.up.include(*plot.ambient);
    add(out.up_ticks, *plot.ambient, PlotSpans::kMast);
  }
  if (plot.mark) see(out, plot.mark->t, plot.mark->value, PlotSpans::kMark);
  // A mast alone: there is nothing to scale it by but the unit.
  if (out.up.length().is_zero()) out.up.include(out.up.from + 1);
  if (out.up.from <= 0 && out.up.to >= 0) add(out.up_ticks, 0, PlotSpans::kEnd);
  if (out.across.length().is_zero()) {
    out.across.include(out.across.from - 1);
    out.across.include(out.across.to + 1);
  }
  return out;
}

}  // namespace summand
