#include "summand/figures/plot_frame.hpp"

#include <algorithm>

#include "summand/draw/lettering.hpp"
#include "summand/figures/plot_legend.hpp"

namespace summand {

namespace {

PlotMeasures measures_of(bool is_text, PlotSize size) {
  if (size.width <= 0) size.width = is_text ? 60 : 3600;
  if (size.height <= 0) size.height = is_text ? 16 : 2400;
  if (is_text) return {size, 1, 2, 0, 2, 1, 1, 1, 4, 6};
  return {size, 420, 160, 120, 110, 330, 190, 150, 320, 900};
}

// The width of the widest number at the vertical axis.
int widest(const PlotFrame& frame) {
  int out = 1;
  for (const auto& [t, importance] : frame.spans.up_ticks) {
    out = std::max(out, frame.width_of(number_label(t).text));
  }
  return out;
}

Rulers rulers_between(const Plot& plot, const PlotFrame& frame) {
  const PlotSpans& spans = frame.spans;
  const PlotMeasures& measures = frame.measures;
  if (!frame.is_text) {
    return rulers_on_paper(spans.across, spans.up, measures.plot.width, measures.plot.height,
                           plot.free_slopes);
  }
  const int columns = std::max(8, measures.plot.width - frame.axis - 2 * measures.gap);
  const int others =
      2 + measures.mast + measures.head_room + static_cast<int>(rows_of_legend(plot));
  const int rows = std::max(4, measures.plot.height - others);
  return rulers_in_text(spans.across, spans.up, columns - 1, rows - 1, spans.fine,
                        plot.free_slopes);
}

// The distance between the axis and the largest number. It has room for the arrows of the axis and
// of a mast, and for a short name above the mast.
int room_in_the_west(const Plot& plot, const PlotFrame& frame) {
  const PlotMeasures& measures = frame.measures;
  const Ruler& across = frame.rulers.across;
  int out = measures.gap;
  for (const Plot::Mast& mast : plot.masts) {
    const int from_west = across.place(frame.spans.across.to) - across.place(mast.mean);
    const int name = std::min(frame.width_of(mast.tag) / 2 + measures.gap / 2, measures.name_room);
    out = std::max(out, std::max(measures.arrow_room, name) - from_west);
  }
  return out;
}

}  // namespace

int PlotFrame::width_of(const std::string& text) const {
  return is_text ? width_in_text(text) : width_on_paper(text);
}

void PlotFrame::stand_below(int rows_of_names) {
  head = measures.margin + rows_of_names * measures.head_room;
  top = head + measures.mast;
  foot = top + rulers.up.place(spans.up.to);
  floor = foot + (is_text ? 1 : measures.gap);
}

PlotFrame plot_frame(const Plot& plot, Medium medium, PlotSize size) {
  const bool is_text = medium == Medium::text;
  PlotFrame out{
      .is_text = is_text, .measures = measures_of(is_text, size), .spans = plot_spans(plot)};
  out.axis = out.measures.margin + widest(out) + out.measures.tick;
  out.rulers = rulers_between(plot, out);
  const int west = out.axis + room_in_the_west(plot, out);
  out.east = west + out.rulers.across.place(out.spans.across.to);
  out.stand_below(0);
  return out;
}

}  // namespace summand
