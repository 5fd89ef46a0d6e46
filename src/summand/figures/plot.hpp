// A plot of thermographs before it is laid out: curves and masts over exact numbers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/draw/figure.hpp"
#include "summand/theory/thermograph.hpp"

namespace summand {

// The room between the axes; in text the whole of it, with what stands at the axes and masts.
struct PlotSize {
  int width = 0, height = 0;  // 0: 360 by 240 points on paper, 60 by 16 characters in text
};

struct Plot {
  // What belongs together is one group: where a wall of another group would hide it, all of it is
  // moved aside a little on paper.
  using Group = std::size_t;

  struct Curve {
    std::vector<WallPoint> points;  // from the bottom up, at least one
    Stroke stroke;
    std::string tag = {};  // near its foot, only in text, which has few strokes
    Group group = 0;
  };
  struct Mast {
    Dyadic mean, temperature;
    Stroke stroke;
    std::string tag, tex;  // at its head
    Group group = 0;
  };
  // An upright piece of a wall that is marked.
  struct Band {
    Dyadic value, from, to;
    Paint paint;
    Group group = 0;
  };
  struct Entry {
    std::string tag, name, tex;
    Stroke left, right;
  };
  struct Mark {
    Dyadic value, t;
    Paint paint;
  };

  std::vector<Curve> curves;  // the later ones over the earlier; at least one
  std::vector<Mast> masts;
  std::vector<Band> bands;  // explained below the legend
  std::vector<Entry> legend;
  std::optional<Dyadic> ambient;
  std::optional<Mark> mark;  // a dot, with its numbers at the axes
  bool free_slopes = false;  // whether slopes say nothing, so that it may be drawn higher
  std::string title;
};

inline constexpr std::size_t kLongestPlotName = 56;  // characters; longer names are cut off

// The larger numbers to the left, temperatures upwards. Axes are numbered where curves bend, and at
// the feet of masts. Bands too low to be seen are left out.
Figure plot_figure(Plot plot, Medium medium, PlotSize size);

}  // namespace summand
