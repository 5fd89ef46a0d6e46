#include "summand/draw/figure_row.hpp"

#include <algorithm>

namespace summand {

namespace {

constexpr int kSign = 120;  // the room for a sign

Spot moved(Spot spot, Spot by) { return {spot.x + by.x, spot.y + by.y}; }

void add(Figure& out, const Figure& figure, Spot by) {
  for (Line line : figure.lines) {
    for (Spot& spot : line.spots) spot = moved(spot, by);
    out.lines.push_back(std::move(line));
  }
  for (Dot dot : figure.dots) {
    dot.at = moved(dot.at, by);
    out.dots.push_back(dot);
  }
  for (Label label : figure.labels) {
    label.at = moved(label.at, by);
    out.labels.push_back(std::move(label));
  }
}

}  // namespace

Figure in_a_row(const std::vector<FigureTerm>& terms) {
  if (terms.size() == 1 && !terms[0].is_negative) return terms[0].figure;
  Figure out{.title = "a sum of positions"};
  for (const FigureTerm& term : terms) out.height = std::max(out.height, term.figure.height);
  for (const FigureTerm& term : terms) {
    if (out.width > 0 || term.is_negative) {
      out.labels.push_back(
          {.at = {out.width + kSign / 2, out.height / 2}, .text = term.is_negative ? "-" : "+"});
      out.width += kSign;
    }
    add(out, term.figure, {out.width, (out.height - term.figure.height) / 2});
    out.width += term.figure.width;
  }
  return out;
}

}  // namespace summand
