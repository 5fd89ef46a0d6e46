// Walls as lists of points, and the two operations that make thermographs: the better of two walls,
// and the meeting point of two scaffolds (Winning Ways ch. 6, "How to Draw Thermographs").
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "summand/number/dyadic.hpp"

namespace summand::scaffold {

// Number is Dyadic, or a 64-bit fixed point number if that is known to be exact.
template <class Number>
struct Point {
  Number t, value;

  friend bool operator==(const Point&, const Point&) = default;
};

// A wall: points in rising order of t, from the least t on. Between two points it is straight with
// slope -1, 0 or 1, and after the last one it is vertical.
template <class Number>
using Wall = std::span<const Point<Number>>;

template <class Number>
using Points = std::vector<Point<Number>>;

// Half of the number, or nullopt if it cannot be represented.
inline std::optional<std::int64_t> half(std::int64_t x) {
  return x % 2 == 0 ? std::optional(x / 2) : std::nullopt;
}
inline std::optional<Dyadic> half(const Dyadic& x) { return x.half(); }

// The slope after point i: -1, 0 or 1.
template <class Number>
int slope(Wall<Number> wall, std::size_t i) {
  if (i + 1 == wall.size()) return 0;
  return (wall[i + 1].value > wall[i].value) - (wall[i + 1].value < wall[i].value);
}

template <class Number>
Number run(int slope, const Number& length) {
  return slope == 0 ? Number(0) : slope > 0 ? length : -length;
}

// Follows two walls together from the bottom to the top, from each point of either to the next.
template <class Number>
class Climb {
 public:
  Climb(Wall<Number> a, Wall<Number> b)
      : a_(a), b_(b), t(a[0].t), value_a(a[0].value), value_b(b[0].value) {}

  int slope_a() const { return slope(a_, i_); }
  int slope_b() const { return slope(b_, j_); }
  bool at_top() const { return i_ + 1 == a_.size() && j_ + 1 == b_.size(); }
  // The distance to the next point. Assumes that it is not at the top.
  Number step() const {
    if (i_ + 1 == a_.size()) return b_[j_ + 1].t - t;
    if (j_ + 1 == b_.size()) return a_[i_ + 1].t - t;
    return std::min(a_[i_ + 1].t, b_[j_ + 1].t) - t;
  }
  void advance() {
    const Number length = step();
    value_a += run(slope_a(), length);
    value_b += run(slope_b(), length);
    t += length;
    if (i_ + 1 < a_.size() && a_[i_ + 1].t == t) ++i_;
    if (j_ + 1 < b_.size() && b_[j_ + 1].t == t) ++j_;
  }

 private:
  Wall<Number> a_, b_;
  std::size_t i_ = 0, j_ = 0;

 public:
  Number t, value_a, value_b;
};

// The larger (sign 1) or smaller (sign -1) of two walls at every t, as points where its slope
// changes. The slopes of both walls must be 0 or `sign`, so that they cross at whole steps.
template <int sign, class Number>
void better(Wall<Number> a, Wall<Number> b, Points<Number>& out) {
  out.clear();
  int last = 2;  // no slope
  const auto go_on = [&](const Number& t, const Number& value, int slope) {
    if (slope == last) return;
    out.push_back({t, value});
    last = slope;
  };
  for (Climb<Number> climb(a, b);; climb.advance()) {
    const Number ahead = sign > 0 ? climb.value_a - climb.value_b : climb.value_b - climb.value_a;
    const int slope_a = climb.slope_a(), slope_b = climb.slope_b();
    const bool a_leads = ahead > 0 || (!(ahead < 0) && slope_a * sign >= slope_b * sign);
    go_on(climb.t, a_leads ? climb.value_a : climb.value_b, a_leads ? slope_a : slope_b);
    if (climb.at_top()) return;
    // Does the wall behind catch up before the next point?
    const int gain = a_leads ? (slope_b - slope_a) * sign : (slope_a - slope_b) * sign;
    if (gain <= 0) continue;
    const Number gap = a_leads ? ahead : -ahead;
    if (gap < climb.step()) {
      const int behind = a_leads ? slope_b : slope_a;
      go_on(climb.t + gap, (a_leads ? climb.value_b : climb.value_a) + run(behind, gap), behind);
    }
  }
}

// The first t at which left(t) - t <= right(t) + t. `exact` is false if the number type cannot
// represent it. `gap` is true if the left side is smaller there, which happens only at the bottom.
template <class Number>
struct Meeting {
  Number t{}, value{};
  bool exact = true;
  bool gap = false;
};

// The point where Left's scaffold, left(t) - t, meets Right's, right(t) + t. The slopes of `left`
// must be 0 or 1, those of `right` 0 or -1.
template <class Number>
Meeting<Number> meet(Wall<Number> left, Wall<Number> right) {
  for (Climb<Number> climb(left, right);; climb.advance()) {
    const Number apart = climb.value_a - climb.value_b - climb.t - climb.t;
    if (!(apart > 0)) return {climb.t, climb.value_a - climb.t, true, apart < 0};
    const int slope_a = climb.slope_a();
    const int closing = 2 - slope_a + climb.slope_b();
    if (closing == 0) continue;  // only between points: after the last ones it is 2
    const std::optional<Number> rest = closing == 2 ? half(apart) : apart;
    if (!rest) return {.exact = false};
    if (!climb.at_top() && climb.step() < *rest) continue;
    return {climb.t + *rest, climb.value_a - climb.t + run(slope_a, *rest) - *rest, true, false};
  }
}

// The wall below the meeting point of a scaffold: wall(t) + direction * t up to there.
template <int direction, class Number>
void raise(Wall<Number> wall, const Meeting<Number>& top, Points<Number>& out) {
  for (std::size_t i = 0; i < wall.size() && wall[i].t < top.t; ++i) {
    const auto& [t, value] = wall[i];
    // The foot of a mast is no bend if the wall is vertical below it.
    if (i > 0 && i + 1 == wall.size() && value == wall[i - 1].value) break;
    out.push_back({t, direction > 0 ? value + t : value - t});
  }
  out.push_back({top.t, top.value});
}

// Removes the foot of the mast from a wall that does not bend there.
template <class Number>
void trim(Points<Number>& wall) {
  if (wall.size() > 1 && wall[wall.size() - 2].value == wall.back().value) wall.pop_back();
}

}  // namespace summand::scaffold
