#include "summand/theory/plot.hpp"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/draw/spread.hpp"
#include "summand/theory/ruler.hpp"

namespace summand {

namespace {

// How far a number may stand from its stroke at an axis on paper.
constexpr int kReach = 400;

// How important it is that a number stands at its axis.
enum Importance { kBend = 1, kEnd, kMast, kMark };
using Ticks = std::map<Dyadic, int>;

void add(Ticks& ticks, const Dyadic& x, Importance importance) {
  int& known = ticks[x];
  known = std::max(known, static_cast<int>(importance));
}

// What differs between paper and text: distances, in units of the medium.
struct Measures {
  PlotSize plot;
  int mast;                   // how far masts go beyond the highest one's foot
  int gap;                    // between the axes and the least and largest numbers
  int margin;                 // around everything
  int tick;                   // from an axis to its labels
  int below;                  // the room for numbers under the axis
  int row;                    // of the legend
  int head_room;              // of a row of names above the masts
  int arrow_room, name_room;  // from the upright axis to a mast, and to the middle of its name
};

Measures measures(Medium medium, PlotSize size) {
  const bool text = medium == Medium::text;
  if (size.width <= 0) size.width = text ? 60 : 3600;
  if (size.height <= 0) size.height = text ? 16 : 2400;
  if (text) return {size, 1, 2, 0, 2, 1, 1, 1, 4, 6};
  return {size, 420, 160, 120, 110, 330, 190, 150, 320, 900};
}

int length_up(const Label& label, bool text) {
  return text ? 1 : as_fraction(label.text) ? 235 : 150;
}
int length_across(const Label& label, bool text) {
  return text ? static_cast<int>(characters(label.text).size()) + 1
              : width_on_paper(label.text) + (as_fraction(label.text) ? 70 : 90);
}

struct Name {
  int x = 0;
  int level = 0;  // rows up from the lowest
  std::string text = {}, tex = {};
};

class Layout {
 public:
  Layout(const Plot& plot, Medium medium, PlotSize size)
      : plot_(plot), is_text_(medium == Medium::text), measures_(measures(medium, size)) {
    find_spans();
    find_places();
    draw_guides();
    draw_axes();
    for (const Plot::Curve& curve : plot.curves) draw(curve);
    draw_ambient();
    draw_masts();
    if (plot.mark) out_.dots.push_back({place(plot.mark->value, plot.mark->t), plot.mark->paint});
    if (is_text_) tag_feet();
    draw_legend();
    out_.title = plot.title;
  }

  Figure take() && { return std::move(out_); }

 private:
  void find_spans() {
    const Plot::Curve& first = plot_.curves.front();
    up_ = {first.points.front().t, first.points.front().t};
    across_ = {first.points.front().value, first.points.front().value};
    const auto see = [&](const Dyadic& t, const Dyadic& value) {
      up_.include(t);
      across_.include(value);
      fine_ = std::max({fine_, t.log2_denominator(), value.log2_denominator()});
    };
    for (const Plot::Curve& curve : plot_.curves) {
      for (const WallPoint& point : curve.points) {
        see(point.t, point.value);
        const bool end = &point == &curve.points.front();
        add(up_ticks_, point.t, end ? kEnd : kBend);
        add(across_ticks_, point.value, end ? kEnd : kBend);
      }
    }
    for (const Plot::Mast& mast : plot_.masts) {
      see(mast.temperature, mast.mean);
      add(up_ticks_, mast.temperature, kMast);
      add(across_ticks_, mast.mean, kMast);
    }
    if (plot_.ambient) {
      up_.include(*plot_.ambient);
      add(up_ticks_, *plot_.ambient, kMast);
    }
    if (plot_.mark) {
      see(plot_.mark->t, plot_.mark->value);
      add(up_ticks_, plot_.mark->t, kMark);
      add(across_ticks_, plot_.mark->value, kMark);
    }
    // A mast alone: there is nothing to scale it by but the unit.
    if (up_.length().is_zero()) up_.include(up_.from + 1);
    if (up_.from <= 0 && up_.to >= 0) add(up_ticks_, 0, kEnd);
    if (across_.length().is_zero()) {
      across_.include(across_.from - 1);
      across_.include(across_.to + 1);
    }
  }

  void find_places() {
    for (const auto& [t, importance] : up_ticks_) {
      const Label label = number_label(t);
      widest_ = std::max(widest_, width_of(label.text));
    }
    const int m = measures_.margin;
    axis_ = m + widest_ + measures_.tick;
    find_rulers();
    west_ = axis_ + room_in_the_west();
    east_ = west_ + rulers_.across.place(across_.to);
    find_names();
    int levels = 0;
    for (const Name& name : names_) levels = std::max(levels, name.level + 1);
    top_ = m + levels * measures_.head_room + measures_.mast;
    foot_ = top_ + rulers_.up.place(up_.to);
    floor_ = foot_ + (is_text_ ? 1 : measures_.gap);
    out_.width = std::max(out_.width, east_ + measures_.gap + m);
    out_.height = floor_ + measures_.below + m + (is_text_ ? 1 : 0);
  }

  void find_rulers() {
    if (!is_text_) {
      rulers_ = rulers_on_paper(across_, up_, measures_.plot.width, measures_.plot.height);
      return;
    }
    const int columns = std::max(8, measures_.plot.width - axis_ - 2 * measures_.gap);
    const auto legend = static_cast<int>(plot_.legend.size());
    const int others = 2 + measures_.mast + measures_.head_room + legend;
    const int rows = std::max(4, measures_.plot.height - others);
    rulers_ = rulers_in_text(across_, up_, columns - 1, rows - 1, fine_);
  }

  // Between the axis and the largest number: enough for the arrows of both the axis and a mast, and
  // for a short name above the mast.
  int room_in_the_west() const {
    int out = measures_.gap;
    for (const Plot::Mast& mast : plot_.masts) {
      const int from_west = rulers_.across.place(across_.to) - rulers_.across.place(mast.mean);
      const int name = std::min(width_of(mast.tag) / 2 + measures_.gap / 2, measures_.name_room);
      out = std::max(out, std::max(measures_.arrow_room, name) - from_west);
    }
    return out;
  }

  int width_of(const std::string& text) const {
    return is_text_ ? static_cast<int>(characters(text).size()) : width_on_paper(text);
  }

  // What stands at the heads of masts: one name where masts are one, and one above the other where
  // they are too close.
  void find_names() {
    std::map<int, Name> by_place;
    for (const Plot::Mast& mast : plot_.masts) {
      if (mast.tag.empty()) continue;
      const int x = east_ - rulers_.across.place(mast.mean);
      Name& name = by_place.try_emplace(x, Name{.x = x}).first->second;
      name.text += (name.text.empty() ? "" : ", ") + mast.tag;
      name.tex += (name.tex.empty() ? "" : ", ") + mast.tex;
      if (name.text.size() > kMostLabelText / 2) break;
    }
    std::vector<int> ends;  // of the names in each row so far
    for (auto& [x, name] : by_place) {
      if (const std::string text = shortened(name.text, kLongestPlotName); text != name.text) {
        name.text = text;
        name.tex.clear();
      }
      const int width = width_of(name.text);
      name.x = std::max(x, axis_ + measures_.gap / 2 + width / 2);
      const int begin = name.x - width / 2, end = begin + width + (is_text_ ? 1 : 60);
      while (static_cast<std::size_t>(name.level) < ends.size() &&
             ends[static_cast<std::size_t>(name.level)] > begin) {
        ++name.level;
      }
      if (static_cast<std::size_t>(name.level) == ends.size()) ends.push_back(end);
      ends[static_cast<std::size_t>(name.level)] = end;
      out_.width = std::max(out_.width, end + measures_.margin);
      names_.push_back(std::move(name));
    }
  }

  Spot place(const Dyadic& value, const Dyadic& t) const {
    return {east_ - rulers_.across.place(value), foot_ - rulers_.up.place(t)};
  }

  void line(std::vector<Spot> spots, const Stroke& stroke) {
    out_.lines.push_back({std::move(spots), stroke});
  }

  // From bends to the axes; where there are many, only from the feet of masts.
  void draw_guides() {
    const Stroke fine{Paint::faint, Dash::dotted, Weight::hair};
    const Stroke zero{Paint::faint, Dash::solid, Weight::hair};
    const bool few = up_ticks_.size() + across_ticks_.size() <= 24 && !is_text_;
    std::map<int, int> levels, uprights;  // how far they go from their axis
    const auto guide = [&](const Dyadic& value, const Dyadic& t) {
      const Spot at = place(value, t);
      int& right = levels.try_emplace(at.y, at.x).first->second;
      right = std::max(right, at.x);
      int& top = uprights.try_emplace(at.x, at.y).first->second;
      top = std::min(top, at.y);
    };
    if (!is_text_ && up_.from < 0 && up_.to >= 0) {
      const int y = place(across_.from, 0).y;
      line({{axis_, y}, {east_ + measures_.gap, y}}, zero);
    }
    for (const Plot::Curve& curve : plot_.curves) {
      for (const WallPoint& point : curve.points) {
        if (few) guide(point.value, point.t);
      }
    }
    // In text those of several masts would look like walls.
    if (!is_text_ || plot_.masts.size() == 1) {
      for (const Plot::Mast& mast : plot_.masts) guide(mast.mean, mast.temperature);
    }
    if (plot_.mark && !is_text_) guide(plot_.mark->value, plot_.mark->t);
    for (const auto& [y, right] : levels) line({{axis_, y}, {right, y}}, fine);
    for (const auto& [x, top] : uprights) {
      if (!is_text_) line({{x, top}, {x, floor_}}, fine);
    }
  }

  void draw_axes() {
    const Stroke fine{Paint::plain, Dash::solid, Weight::hair};
    Stroke upwards = fine;
    upwards.arrow = true;
    const int top = top_ - measures_.mast;
    line({{axis_, floor_}, {east_ + measures_.gap, floor_}}, fine);
    line({{axis_, floor_}, {axis_, top}}, upwards);
    out_.labels.push_back({.at = {axis_ - measures_.tick, is_text_ ? top : top + 60},
                           .text = "t",
                           .tex = "t",
                           .side = Side::left});
    if (is_text_) label("└", {axis_, floor_});
    number_up();
    number_across();
  }

  void label(std::string text, Spot at, Side side = Side::middle, Level level = Level::same) {
    out_.labels.push_back({.at = at, .text = std::move(text), .side = side, .level = level});
  }

  void number_up() {
    std::vector<Ticket> tickets;
    std::vector<Label> labels;
    std::vector<int> at;
    for (const auto& [t, importance] : up_ticks_ | std::views::reverse) {
      labels.push_back(number_label(t));
      at.push_back(place(across_.from, t).y);
      tickets.push_back({at.back(), length_up(labels.back(), is_text_), importance});
    }
    const int high = top_ - measures_.mast + 250;
    const std::vector<int> places =
        spread(tickets, is_text_ ? 0 : high, floor_ + 120, is_text_ ? 0 : kReach);
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (places[i] < 0) continue;
      if (is_text_) {
        label("┤", {axis_, at[i]});
      } else {
        tick({axis_, at[i]}, {axis_ - 35, at[i]}, {axis_ - 85, places[i]});
      }
      labels[i].at = {axis_ - measures_.tick, places[i]};
      labels[i].side = Side::left;
      out_.labels.push_back(std::move(labels[i]));
    }
  }

  void number_across() {
    std::vector<Ticket> tickets;
    std::vector<Label> labels;
    std::vector<int> at;
    for (const auto& [value, importance] : across_ticks_ | std::views::reverse) {
      labels.push_back(number_label(value));
      at.push_back(place(value, up_.from).x);
      tickets.push_back({at.back(), length_across(labels.back(), is_text_), importance});
    }
    const std::vector<int> places =
        spread(tickets, is_text_ ? 0 : axis_ - 50, east_ + 300, is_text_ ? 0 : kReach);
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (places[i] < 0) continue;
      if (is_text_) {
        label("┴", {at[i], floor_});
      } else {
        tick({at[i], floor_}, {at[i], floor_ + 35}, {places[i], floor_ + 85});
      }
      const bool tall = as_fraction(labels[i].text).has_value();
      labels[i].at = {places[i], floor_ + (is_text_ ? 1 : tall ? 215 : 165)};
      const int end = places[i] + length_across(labels[i], is_text_) / 2;
      out_.width = std::max(out_.width, end + measures_.margin);
      out_.labels.push_back(std::move(labels[i]));
    }
  }

  // On paper a stroke at the axis goes on to its number, which may have been moved aside.
  void tick(Spot axis, Spot end, Spot number) {
    std::vector<Spot> spots{axis, end};
    if (number.x != end.x && number.y != end.y) spots.push_back(number);
    line(std::move(spots), {Paint::plain, Dash::solid, Weight::hair});
  }

  void draw(const Plot::Curve& curve) {
    std::vector<Spot> spots;
    for (const WallPoint& point : curve.points) spots.push_back(place(point.value, point.t));
    const auto repeated = std::ranges::unique(spots);
    spots.erase(repeated.begin(), repeated.end());
    line(std::move(spots), curve.stroke);
  }

  void draw_ambient() {
    if (!plot_.ambient) return;
    const int y = place(across_.from, *plot_.ambient).y;
    const int end = east_ + measures_.gap;
    line({{axis_, y}, {end, y}}, {Paint::ground, Dash::dashed, Weight::normal});
    const Label number = number_label(*plot_.ambient);
    Label words{.at = {end + (is_text_ ? 2 : 50), y},
                .text = "ambient",
                .tex = "\\mathrm{ambient}",
                .side = Side::right,
                .paint = Paint::ground};
    out_.width = std::max(
        out_.width, words.at.x + (is_text_ ? 7 : width_on_paper(words.text)) + measures_.margin);
    out_.labels.push_back(std::move(words));
  }

  void draw_masts() {
    const int top = top_ - measures_.mast;
    for (const Plot::Mast& mast : plot_.masts) {
      const Spot foot = place(mast.mean, mast.temperature);
      Stroke stroke = mast.stroke;
      stroke.arrow = true;
      line({foot, {foot.x, top}}, stroke);
    }
    if (is_text_) {
      for (const Plot::Mast& mast : plot_.masts) {
        label("│", place(mast.mean, mast.temperature));
      }
    }
    for (Name& name : names_) {
      const int up = is_text_ ? 1 : as_fraction(name.text) ? 130 : 80;
      out_.labels.push_back({.at = {name.x, top - up - name.level * measures_.head_room},
                             .text = std::move(name.text),
                             .tex = std::move(name.tex)});
    }
  }

  // Each at the lowest place of its curve where no other one stands.
  void tag_feet() {
    std::vector<Spot> taken;
    if (plot_.mark) taken.push_back(place(plot_.mark->value, plot_.mark->t));
    for (const Plot::Curve& curve : plot_.curves) {
      if (curve.tag.empty()) continue;
      const int width = width_of(curve.tag);
      for (const Spot spot : way_up(curve)) {
        const auto hides = [&](const Spot& at) {
          return at.y == spot.y && at.x <= spot.x + width && spot.x <= at.x + width;
        };
        if (std::ranges::any_of(taken, hides)) continue;
        taken.push_back(spot);
        label(curve.tag, spot);
        break;
      }
    }
  }

  // Where a curve passes each row up to its first bend, and the later bends; not its end.
  std::vector<Spot> way_up(const Plot::Curve& curve) const {
    std::vector<Spot> out;
    for (const WallPoint& point : curve.points) {
      const Spot to = place(point.value, point.t);
      if (out.size() == 1) {
        const Spot from = out.front();
        const int rows = from.y - to.y;
        for (int i = 1; i < rows; ++i) {
          out.push_back({from.x + (to.x - from.x) * i / rows, from.y - i});
        }
      }
      out.push_back(to);
    }
    if (out.size() > 1) out.pop_back();
    return out;
  }

  void draw_legend() {
    int y = out_.height - measures_.margin + (is_text_ ? 0 : 100);
    const int x = is_text_ ? axis_ + 1 : axis_;
    for (const Plot::Entry& entry : plot_.legend) {
      const int sample = is_text_ ? 3 : 260;
      Stroke left = entry.left, right = entry.right;
      line({{x, y}, {x + sample - 1, y}}, left);
      line({{x + sample, y}, {x + 2 * sample - 1, y}}, right);
      const int text = x + 2 * sample + (is_text_ ? 1 : 90);
      const std::string words = entry.tag.empty() ? entry.name : entry.tag + "  " + entry.name;
      out_.labels.push_back({.at = {text, y},
                             .text = words,
                             .tex = entry.tex.empty() ? "" : entry.tag + "\\quad " + entry.tex,
                             .side = Side::right});
      out_.width = std::max(out_.width, text + width_of(words) + measures_.margin);
      y += measures_.row;
    }
    if (!plot_.legend.empty()) out_.height = y + (is_text_ ? 0 : measures_.margin - 80);
  }

  const Plot& plot_;
  bool is_text_;
  Measures measures_;
  Span across_, up_;
  unsigned fine_ = 0;
  Ticks up_ticks_, across_ticks_;
  int widest_ = 1;
  // Columns of the upright axis, of the largest and the least number; rows of the highest foot of a
  // mast, of the least temperature, and of the level axis.
  int axis_ = 0, west_ = 0, east_ = 0, top_ = 0, foot_ = 0, floor_ = 0;
  Rulers rulers_;
  std::vector<Name> names_;
  Figure out_;
};

}  // namespace

Figure plot_figure(const Plot& plot, Medium medium, PlotSize size) {
  SUMMAND_CHECK(!plot.curves.empty());
  return Layout(plot, medium, size).take();
}

}  // namespace summand
