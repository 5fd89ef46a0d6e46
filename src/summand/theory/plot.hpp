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
  struct Curve {
    std::vector<WallPoint> points;  // from the bottom up, at least one
    Stroke stroke;
    std::string tag = {};  // near its foot, only in text, which has few strokes
  };
  struct Mast {
    Dyadic mean, temperature;
    Stroke stroke;
    std::string tag, tex;  // at its head
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
  std::vector<Entry> legend;
  std::optional<Dyadic> ambient;
  std::optional<Mark> mark;  // a dot, with its numbers at the axes
  std::string title;
};

inline constexpr std::size_t kLongestPlotName = 56;  // characters; longer names are cut off

// The larger numbers to the left, temperatures upwards. Axes are numbered where curves bend, and at
// the feet of masts.
Figure plot_figure(const Plot& plot, Medium medium, PlotSize size);

}  // namespace summand
