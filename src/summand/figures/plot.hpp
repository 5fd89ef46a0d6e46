// A plot of thermographs before its layout: curves and masts over exact numbers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/draw/figure.hpp"
#include "summand/theory/thermograph.hpp"

namespace summand {

// The size of the area between the axes. In text it is the size of everything, with the numbers at
// the axes and the names of the masts.
struct PlotSize {
  int width = 0, height = 0;  // 0: 360 by 240 points on paper, 60 by 16 characters in text
};

struct Plot {
  // Lines that belong together are one group. If a wall of another group would hide one of them,
  // the whole group is moved aside a little on paper.
  using Group = std::size_t;

  struct Curve {
    std::vector<WallPoint> points;  // from the bottom up, at least one
    Stroke stroke;
    std::string tag = {};  // drawn near its foot, in text only, because text has few strokes
    Group group = 0;
  };
  struct Mast {
    Dyadic mean, temperature;
    Stroke stroke;
    std::string tag, tex;  // drawn at its head
    Group group = 0;
  };
  // A vertical piece of a wall that is marked.
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

  std::vector<Curve> curves;  // later ones are drawn over earlier ones; at least one
  std::vector<Mast> masts;
  std::vector<Band> bands;  // explained below the legend
  std::vector<Entry> legend;
  std::optional<Dyadic> ambient;
  std::optional<Mark> mark;  // a dot, with its numbers at the axes
  bool free_slopes = false;  // slopes have no meaning, so the plot may be stretched vertically
  std::string title;
};

inline constexpr std::size_t kLongestPlotName = 56;  // characters; longer names are cut off

// Larger numbers are to the left, and temperatures increase upwards. Axes have numbers at the bends
// of curves and at the feet of masts. Bands that are too short to be visible are left out.
Figure plot_figure(Plot plot, Medium medium, PlotSize size);

}  // namespace summand
