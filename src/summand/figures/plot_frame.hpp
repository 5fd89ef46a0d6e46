// The frame of a plot: the places of its axes, and the place of every number between them.
#pragma once

#include <string>
#include <vector>

#include "summand/figures/plot.hpp"
#include "summand/figures/plot_spans.hpp"
#include "summand/figures/ruler.hpp"

namespace summand {

// The distances that differ between paper and text, in units of the medium.
struct PlotMeasures {
  PlotSize plot;
  int mast;                   // how far masts extend beyond the foot of the highest one
  int gap;                    // between the axes and the least and largest numbers
  int margin;                 // around everything
  int tick;                   // from an axis to its labels
  int below;                  // the room for numbers below the axis
  int row;                    // height of a row of the legend
  int head_room;              // height of a row of names above the masts
  int arrow_room, name_room;  // from the upright axis to a mast, and to the middle of its name
};

struct PlotFrame {
  bool is_text;
  PlotMeasures measures;
  PlotSpans spans;
  Rulers rulers = {};
  int axis = 0, east = 0;  // columns of the vertical axis and of the least number
  // The rows of the ends of masts, of the largest and the least temperature, and of the horizontal
  // axis.
  int head = 0, top = 0, foot = 0, floor = 0;

  std::vector<int> lanes = {};  // of groups

  Spot place(const Dyadic& value, const Dyadic& t) const {
    return {east - rulers.across.place(value), foot - rulers.up.place(t)};
  }
  // The place of a point in the lane of its group.
  Spot place(const Dyadic& value, const Dyadic& t, Plot::Group group) const {
    constexpr int kLane = 26;
    Spot out = place(value, t);
    if (group < lanes.size()) out.x += kLane * lanes[group];
    return out;
  }
  int width_of(const std::string& text) const;
  // The size of the frame with the numbers at its axes, if these are not too long.
  int width() const { return east + measures.gap + measures.margin; }
  int height() const { return floor + measures.below + measures.margin + (is_text ? 1 : 0); }

  // Moves all rows down, so that there is room for that many rows of names above the masts.
  void stand_below(int rows_of_names);
};

// The frame without names above the masts.
PlotFrame plot_frame(const Plot& plot, Medium medium, PlotSize size);

}  // namespace summand
