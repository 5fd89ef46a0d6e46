#include "summand/draw/figure.hpp"

#include <algorithm>

#include "summand/base/budget.hpp"
#include "summand/draw/canvas.hpp"
#include "summand/draw/svg.hpp"
#include "summand/draw/tikz.hpp"

namespace summand {

void expect_drawable(const Figure& figure) {
  std::size_t spots = figure.dots.size() + figure.labels.size();
  for (const Line& line : figure.lines) spots += line.spots.size();
  if (spots > kMostSpots) {
    reach_limit(Limit::size, "the figure has more than " + std::to_string(kMostSpots) + " points");
  }
  const auto too_long = [](const Label& label) {
    return std::max(label.text.size(), label.tex.size()) > kMostLabelText;
  };
  if (std::ranges::any_of(figure.labels, too_long)) {
    reach_limit(Limit::size, "a label of the figure has more than " +
                                 std::to_string(kMostLabelText) + " characters");
  }
}

std::string draw(const Figure& figure, Medium medium, Colours colours) {
  switch (medium) {
    case Medium::svg:
      return as_svg(figure);
    case Medium::tikz:
      return as_tikz(figure);
    case Medium::text:
      return as_text(figure, colours);
  }
  return {};
}

}  // namespace summand
