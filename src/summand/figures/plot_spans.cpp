#include "summand/figures/plot_spans.hpp"

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

// Steps of 1, 2, 5, 10, ... or of halves, quarters, ..., so that there are three to seven of them.
Dyadic step_for(const Dyadic& length) {
  constexpr int kParts = 6;
  Dyadic step = 1;
  while (step * 3 > length) step = step.half();
  for (int i = 0; step * kParts < length; ++i) {
    // The factors are 1, 2, 5 and 10.
    step = i % 3 == 1 ? step.half() * 5 : step.doubled();
  }
  return step;
}

// Replaces bends by round numbers if there are too many bends to read.
void thin_out(PlotSpans::Ticks& ticks, const Span& span) {
  constexpr std::size_t kMost = 16;
  if (ticks.size() <= kMost) return;
  for (int least = PlotSpans::kBend; least <= PlotSpans::kMast && ticks.size() > kMost; ++least) {
    std::erase_if(ticks, [&](const auto& tick) { return tick.second <= least; });
  }
  const Dyadic step = step_for(span.length());
  const Dyadic start = span.from <= 0 && span.to >= 0 ? Dyadic(0) : span.from;
  for (Dyadic x = start; x <= span.to; x += step) add(ticks, x, PlotSpans::kEnd);
  for (Dyadic x = start; x >= span.from; x -= step) add(ticks, x, PlotSpans::kEnd);
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
  out.is_crowded = out.up_ticks.size() + out.across_ticks.size() > 24;
  thin_out(out.up_ticks, out.up);
  thin_out(out.across_ticks, out.across);
  // If there is only a mast, the scale is one unit.
  if (out.up.length().is_zero()) out.up.include(out.up.from + 1);
  if (out.up.from <= 0 && out.up.to >= 0) add(out.up_ticks, 0, PlotSpans::kEnd);
  if (out.across.length().is_zero()) {
    out.across.include(out.across.from - 1);
    out.across.include(out.across.to + 1);
  }
  return out;
}

}  // namespace summand
