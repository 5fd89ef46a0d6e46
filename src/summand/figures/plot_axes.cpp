#include "summand/figures/plot_axes.hpp"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>
#include <vector>

#include "summand/draw/lettering.hpp"
#include "summand/draw/spread.hpp"

namespace summand {

namespace {

constexpr Stroke kFine{Paint::plain, Dash::solid, Weight::hair};

// The greatest distance between a number and its tick at an axis on paper.
constexpr int kRulerReach = 400;

int length_up(const Label& label, bool is_text) {
  return is_text ? 1 : as_fraction(label.text) ? 235 : 150;
}
int length_across(const Label& label, bool is_text) {
  return is_text ? static_cast<int>(characters(label.text).size()) + 1
                 : width_on_paper(label.text) + (as_fraction(label.text) ? 70 : 90);
}

// On paper the tick at the axis leads to its number, which may have been moved aside.
Line tick(Spot axis, Spot end, Spot number) {
  std::vector<Spot> spots{axis, end};
  if (number.x != end.x && number.y != end.y) spots.push_back(number);
  return {std::move(spots), kFine};
}

// How far guides extend from their axes, for each row and for each column.
struct Guides {
  std::map<int, int> levels = {}, uprights = {};

  void add(Spot at) {
    int& right = levels.try_emplace(at.y, at.x).first->second;
    right = std::max(right, at.x);
    int& top = uprights.try_emplace(at.x, at.y).first->second;
    top = std::min(top, at.y);
  }
};

Guides guides_of(const Plot& plot, const PlotFrame& frame) {
  Guides out;
  if (!frame.spans.is_crowded && !frame.is_text) {
    for (const Plot::Curve& curve : plot.curves) {
      for (const WallPoint& point : curve.points) out.add(frame.place(point.value, point.t));
    }
  }
  // In text the guides of several masts would look like walls.
  if (!frame.is_text || plot.masts.size() == 1) {
    for (const Plot::Mast& mast : plot.masts) out.add(frame.place(mast.mean, mast.temperature));
  }
  if (plot.mark && !frame.is_text) out.add(frame.place(plot.mark->value, plot.mark->t));
  return out;
}

// The numbers of one axis before their layout, in their order on the axis.
struct Numbers {
  std::vector<Label> labels = {};
  std::vector<Ticket> tickets = {};

  void add(Label label, Ticket ticket) {
    labels.push_back(std::move(label));
    tickets.push_back(ticket);
  }
};

void number_up(const PlotFrame& frame, Figure& out) {
  const bool is_text = frame.is_text;
  Numbers numbers;
  for (const auto& [t, importance] : frame.spans.up_ticks | std::views::reverse) {
    Label label = number_label(t);
    const int y = frame.place(frame.spans.across.from, t).y, length = length_up(label, is_text);
    numbers.add(std::move(label), {y, length, importance});
  }
  const std::vector<int> places = spread(numbers.tickets, is_text ? 0 : frame.head + 250,
                                         frame.floor + 120, is_text ? 0 : kRulerReach);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] < 0) continue;
    const int axis = frame.axis, y = numbers.tickets[i].at;
    if (is_text) {
      out.labels.push_back({.at = {axis, y}, .text = "┤"});
    } else {
      out.lines.push_back(tick({axis, y}, {axis - 35, y}, {axis - 85, places[i]}));
    }
    Label& label = numbers.labels[i];
    label.at = {axis - frame.measures.tick, places[i]};
    label.side = Side::left;
    out.labels.push_back(std::move(label));
  }
}

void number_across(const PlotFrame& frame, Figure& out) {
  const bool is_text = frame.is_text;
  Numbers numbers;
  for (const auto& [value, importance] : frame.spans.across_ticks | std::views::reverse) {
    Label label = number_label(value);
    const int x = frame.place(value, frame.spans.up.from).x, length = length_across(label, is_text);
    numbers.add(std::move(label), {x, length, importance});
  }
  const std::vector<int> places = spread(numbers.tickets, is_text ? 0 : frame.axis - 50,
                                         frame.east + 300, is_text ? 0 : kRulerReach);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] < 0) continue;
    const int floor = frame.floor, x = numbers.tickets[i].at;
    if (is_text) {
      out.labels.push_back({.at = {x, floor}, .text = "┴"});
    } else {
      out.lines.push_back(tick({x, floor}, {x, floor + 35}, {places[i], floor + 85}));
    }
    Label& label = numbers.labels[i];
    const bool tall = as_fraction(label.text).has_value();
    label.at = {places[i], floor + (is_text ? 1 : tall ? 215 : 165)};
    const int end = places[i] + numbers.tickets[i].length / 2;
    out.width = std::max(out.width, end + frame.measures.margin);
    out.labels.push_back(std::move(label));
  }
}

}  // namespace

Figure draw_guides(const Plot& plot, const PlotFrame& frame) {
  const Stroke fine{Paint::faint, Dash::dotted, Weight::hair};
  const Stroke zero{Paint::faint, Dash::solid, Weight::hair};
  const Span &across = frame.spans.across, &up = frame.spans.up;
  Figure out;
  if (!frame.is_text && up.from < 0 && up.to >= 0) {
    const int y = frame.place(across.from, 0).y;
    out.lines.push_back({{{frame.axis, y}, {frame.east + frame.measures.gap, y}}, zero});
  }
  const Guides guides = guides_of(plot, frame);
  for (const auto& [y, right] : guides.levels) {
    out.lines.push_back({{{frame.axis, y}, {right, y}}, fine});
  }
  if (frame.is_text) return out;
  for (const auto& [x, top] : guides.uprights) {
    out.lines.push_back({{{x, top}, {x, frame.floor}}, fine});
  }
  return out;
}

Figure draw_axes(const PlotFrame& frame) {
  const int axis = frame.axis, floor = frame.floor, head = frame.head;
  Stroke upwards = kFine;
  upwards.arrow = true;
  Figure out;
  out.lines.push_back({{{axis, floor}, {frame.east + frame.measures.gap, floor}}, kFine});
  out.lines.push_back({{{axis, floor}, {axis, head}}, upwards});
  out.labels.push_back({.at = {axis - frame.measures.tick, frame.is_text ? head : head + 60},
                        .text = "t",
                        .tex = "t",
                        .side = Side::left});
  if (frame.is_text) out.labels.push_back({.at = {axis, floor}, .text = "└"});
  number_up(frame, out);
  number_across(frame, out);
  return out;
}

}  // namespace summand
