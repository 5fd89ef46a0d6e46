#include "summand/draw/moved.hpp"

#include <algorithm>
#include <iterator>

namespace summand {

namespace {

template <class T>
void append(std::vector<T>& out, std::vector<T>& more) {
  out.insert(out.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

Figure moved(Figure figure, Spot by) {
  const auto move = [&](Spot& spot) { spot = {spot.x + by.x, spot.y + by.y}; };
  for (Line& line : figure.lines) std::ranges::for_each(line.spots, move);
  for (Dot& dot : figure.dots) move(dot.at);
  for (Label& label : figure.labels) move(label.at);
  return figure;
}

Figure joined(Figure out, Figure figure) {
  append(out.lines, figure.lines);
  append(out.dots, figure.dots);
  append(out.labels, figure.labels);
  return out;
}

}  // namespace summand
