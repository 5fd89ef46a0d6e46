#include "summand/figures/plot_names.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "summand/draw/lettering.hpp"

namespace summand {

namespace {

// The names by the columns of the masts.
std::map<int, MastName> joined_names(const Plot& plot, const PlotFrame& frame) {
  std::map<int, MastName> out;
  for (const Plot::Mast& mast : plot.masts) {
    if (mast.tag.empty()) continue;
    const int x = frame.east - frame.rulers.across.place(mast.mean);
    MastName& name = out.try_emplace(x, MastName{.x = x}).first->second;
    name.text += (name.text.empty() ? "" : ", ") + mast.tag;
    name.tex += (name.tex.empty() ? "" : ", ") + mast.tex;
    if (name.text.size() > kMostLabelText / 2) break;
  }
  return out;
}

// The places where a curve passes each row up to its first bend, and the later bends, without its
// end.
std::vector<Spot> way_up(const Plot::Curve& curve, const PlotFrame& frame) {
  std::vector<Spot> out;
  for (const WallPoint& point : curve.points) {
    const Spot to = frame.place(point.value, point.t);
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

}  // namespace

std::vector<MastName> mast_names(const Plot& plot, const PlotFrame& frame) {
  std::vector<MastName> out;
  std::vector<int> ends;  // of the last name in each row
  for (auto& [x, name] : joined_names(plot, frame)) {
    if (std::string text = shortened(name.text, kLongestPlotName); text != name.text) {
      name.text = std::move(text);
      name.tex.clear();
    }
    const int width = frame.width_of(name.text);
    name.x = std::max(x, frame.axis + frame.measures.gap / 2 + width / 2);
    const int begin = name.x - width / 2;
    name.end = begin + width + (frame.is_text ? 1 : 60);
    const auto row = std::ranges::find_if(ends, [&](int end) { return end <= begin; });
    name.level = static_cast<int>(row - ends.begin());
    if (row == ends.end()) {
      ends.push_back(name.end);
    } else {
      *row = name.end;
    }
    out.push_back(std::move(name));
  }
  return out;
}

int rows_of(const std::vector<MastName>& names) {
  int out = 0;
  for (const MastName& name : names) out = std::max(out, name.level + 1);
  return out;
}

Figure draw_names(const PlotFrame& frame, const std::vector<MastName>& names) {
  Figure out;
  for (const MastName& name : names) {
    const int up = frame.is_text ? 1 : as_fraction(name.text) ? 130 : 80;
    const int y = frame.head - up - name.level * frame.measures.head_room;
    out.labels.push_back({.at = {name.x, y}, .text = name.text, .tex = name.tex});
    out.width = std::max(out.width, name.end + frame.measures.margin);
  }
  return out;
}

Figure draw_tags(const Plot& plot, const PlotFrame& frame) {
  Figure out;
  std::vector<Spot> taken;
  if (plot.mark) taken.push_back(frame.place(plot.mark->value, plot.mark->t));
  for (const Plot::Curve& curve : plot.curves) {
    if (curve.tag.empty()) continue;
    const int width = frame.width_of(curve.tag);
    for (const Spot spot : way_up(curve, frame)) {
      const auto hides = [&](const Spot& at) {
        return at.y == spot.y && at.x <= spot.x + width && spot.x <= at.x + width;
      };
      if (std::ranges::any_of(taken, hides)) continue;
      taken.push_back(spot);
      out.labels.push_back({.at = spot, .text = curve.tag});
      break;
    }
  }
  return out;
}

}  // namespace summand
