#include "summand/figures/sequence_figure.hpp"

#include <algorithm>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/with_values.hpp"

namespace summand::heaps {

namespace {

// The layout: the area for the dots and the margins around it, in units of the medium, and the
// number of places for dots.
struct PlotArea {
  int left, top, width, height, right, bottom;
  int columns, rows;
  int tick;
};

PlotArea plot_area_for(Medium medium) {
  if (medium == Medium::text) return {7, 1, 70, 18, 2, 2, 70, 18, 0};
  // Dots are a little more than a point apart. There are at most 54,000 of them.
  return {420, 120, 3600, 2160, 120, 260, 300, 180, 40};
}

// 1, 2 or 5 times a power of ten, so that there are at most that many steps to `largest`.
std::uint64_t step_for(std::uint64_t largest, std::uint64_t most_steps) {
  for (std::uint64_t power = 1;; power *= 10) {
    for (const std::uint64_t factor : {1, 2, 5}) {
      if (largest / (factor * power) <= most_steps) return factor * power;
    }
  }
}

constexpr int kLeastRadius = 6;

class Plotter {
 public:
  Plotter(const NimValues& values, std::size_t count, Medium medium)
      : values_(values),
        count_(count),
        place_(plot_area_for(medium)),
        text_(medium == Medium::text) {
    for (std::size_t n = 0; n < count; ++n) {
      values.ask_at(n);
      largest_ = std::max<std::uint64_t>(largest_, values[n]);
    }
    radius_ = std::clamp(static_cast<int>(9 * static_cast<std::size_t>(place_.width) / 20 / count),
                         kLeastRadius, kPoint);
  }

  Figure figure(std::string title, const std::optional<Period>& period) {
    figure_.width = place_.left + place_.width + place_.right;
    figure_.height = place_.top + place_.height + place_.bottom;
    figure_.title = std::move(title);
    draw_axes();
    if (period && period->preperiod < count_) draw_beginning(period->preperiod);
    draw_dots();
    return std::move(figure_);
  }

 private:
  int x_of(std::uint64_t n) const {
    const std::uint64_t last = std::max<std::uint64_t>(count_ - 1, 1);
    return place_.left + static_cast<int>(n * static_cast<std::uint64_t>(place_.width - 1) / last);
  }
  int y_of(std::uint64_t value) const {
    const std::uint64_t top = std::max<std::uint64_t>(largest_, 1);
    const auto height = static_cast<std::uint64_t>(place_.height - 1);
    return place_.top + place_.height - 1 - static_cast<int>(value * height / top);
  }

  void draw_axes() {
    const int foot = place_.top + place_.height - (text_ ? 0 : 1) + place_.tick;
    const int side = place_.left - 1 - place_.tick;
    const Stroke hair{.paint = Paint::faint, .weight = Weight::hair};
    figure_.lines.push_back({{{side, place_.top}, {side, foot}}, hair});
    figure_.lines.push_back({{{side, foot}, {place_.left + place_.width, foot}}, hair});
    const std::uint64_t across = step_for(count_ - 1, text_ ? 6 : 8);
    for (std::uint64_t n = 0; n < count_; n += across) {
      figure_.labels.push_back({.at = {x_of(n), foot + (text_ ? 1 : 60)},
                                .text = std::to_string(n),
                                .level = text_ ? Level::same : Level::below});
    }
    const std::uint64_t up = step_for(largest_, text_ ? 5 : 8);
    for (std::uint64_t value = 0; value <= largest_; value += up) {
      figure_.labels.push_back({.at = {side - (text_ ? 1 : 40), y_of(value)},
                                .text = std::to_string(value),
                                .side = Side::left});
    }
  }

  void draw_beginning(std::uint64_t preperiod) {
    const int x = x_of(preperiod);
    figure_.lines.push_back({{{x, place_.top}, {x, place_.top + place_.height - 1}},
                             {.paint = Paint::left, .dash = Dash::dashed, .weight = Weight::hair}});
    figure_.labels.push_back({.at = {x, place_.top - (text_ ? 1 : 20)},
                              .text = "from " + std::to_string(preperiod) + " on periodic",
                              .level = text_ ? Level::same : Level::above});
  }

  void draw_dots() {
    std::vector<bool> taken(static_cast<std::size_t>(place_.columns) *
                            static_cast<std::size_t>(place_.rows));
    with_values(values_, [&](auto value) {
      for (std::size_t n = 0; n < count_; ++n) {
        values_.ask_at(n);
        const Spot at{x_of(n), y_of(value(n))};
        const int column = (at.x - place_.left) * place_.columns / place_.width;
        const int row = (at.y - place_.top) * place_.rows / place_.height;
        const auto before =
            static_cast<std::size_t>(row) * static_cast<std::size_t>(place_.columns);
        auto spot = taken[before + static_cast<std::size_t>(column)];
        if (!spot) figure_.dots.push_back({at, Paint::plain, radius_});
        spot = true;
      }
    });
  }

  const NimValues& values_;
  std::size_t count_;
  PlotArea place_;
  bool text_;
  std::uint64_t largest_ = 0;
  int radius_;  // so that a dot does not cover those of the next heaps
  Figure figure_;
};

}  // namespace

Figure sequence_figure(const NimValues& values, std::size_t count, std::string title,
                       const std::optional<Period>& period, Medium medium) {
  SUMMAND_CHECK(0 < count && count <= values.size());
  return Plotter(values, count, medium).figure(std::move(title), period);
}

}  // namespace summand::heaps
