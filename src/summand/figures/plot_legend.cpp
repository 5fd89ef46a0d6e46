#include "summand/figures/plot_legend.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <utility>

#include "summand/draw/lettering.hpp"

namespace summand {

namespace {

std::string words_of(const Plot::Entry& entry) {
  return entry.tag.empty() ? entry.name : entry.tag + "  " + entry.name;
}

class Legend {
 public:
  Legend(const Plot& plot, const PlotFrame& frame)
      : plot_(plot),
        frame_(frame),
        is_text_(frame.is_text),
        sample_(is_text_ ? 3 : 260),
        x_(is_text_ ? frame.axis + 1 : frame.axis) {
    out_.height = frame.height();
    if (plot.legend.empty() && plot.bands.empty()) return;
    int y = out_.height - frame.measures.margin + (is_text_ ? 0 : 100);
    y += draw_entries(y);
    if (!plot.bands.empty()) y += draw_key(y);
    out_.height = y + (is_text_ ? 0 : frame.measures.margin - 80);
  }

  Figure take() && { return std::move(out_); }

 private:
  // Draws the entries column by column. Returns their height.
  int draw_entries(int y) {
    const std::size_t shown = std::min(plot_.legend.size(), kMostEntries);
    if (shown == 0) return 0;
    const int width = widest(shown), row = frame_.measures.row;
    const std::size_t rows = rows_of_column(shown, width);
    for (std::size_t i = 0; i < shown; ++i) {
      draw(plot_.legend[i],
           {x_ + static_cast<int>(i / rows) * width, y + static_cast<int>(i % rows) * row});
    }
    const int end = static_cast<int>(rows) * row;
    if (shown == plot_.legend.size()) return end;
    say({text_after(x_), y + end}, fmt::format("and {} more", plot_.legend.size() - shown));
    return end + row;
  }

  int text_after(int x) const { return x + 2 * sample_ + (is_text_ ? 1 : 90); }

  // The distance between the beginnings of two neighbouring entries.
  int widest(std::size_t entries) const {
    int out = 0;
    for (std::size_t i = 0; i < entries; ++i) {
      out = std::max(out, frame_.width_of(words_of(plot_.legend[i])));
    }
    return text_after(0) + out + 150;
  }

  // A few entries are drawn in one column.
  std::size_t rows_of_column(std::size_t entries, int width) const {
    constexpr std::size_t kFew = 6;
    if (is_text_ || entries <= kFew) return entries;
    const auto columns = static_cast<std::size_t>(std::max(1, (frame_.width() - x_) / width));
    return std::max(kFew, (entries + columns - 1) / columns);
  }

  void draw(const Plot::Entry& entry, Spot at) {
    const int middle = at.x + sample_;
    out_.lines.push_back({{at, {middle - 1, at.y}}, entry.left});
    out_.lines.push_back({{{middle, at.y}, {middle + sample_ - 1, at.y}}, entry.right});
    say({text_after(at.x), at.y}, words_of(entry),
        entry.tex.empty() ? "" : entry.tag + "\\quad " + entry.tex);
  }

  // Draws the meaning of the bands. Returns its height. Without other entries the samples are close
  // to the words. Narrow plots have narrow keys.
  int draw_key(int y) {
    const int sample = plot_.legend.empty() && !is_text_ ? 120 : sample_;
    std::string who;
    for (const Paint paint : {Paint::left, Paint::right}) {
      if (std::ranges::find(plot_.bands, paint, &Plot::Band::paint) == plot_.bands.end()) continue;
      who += who.empty() ? "" : " and ";
      who += paint == Paint::left ? "Left" : "Right";
      const int at = x_ + (paint == Paint::left ? 0 : sample) + sample / 2;
      if (is_text_) {
        out_.labels.push_back({.at = {at, y}, .text = "┃", .paint = paint});
        continue;
      }
      for (const Weight weight : {Weight::broad, Weight::bold}) {
        out_.lines.push_back({{{at, y - 60}, {at, y + 60}}, {paint, Dash::solid, weight}});
      }
    }
    constexpr int kNarrow = 1500, kMoreThanThePlot = 800;
    const int x = text_after(x_) - 2 * (sample_ - sample);
    const std::string words = fmt::format("upright wall: {} can move with sente", who);
    if (is_text_) {
      say({x, y}, words);
      return frame_.measures.row;
    }
    const int room =
        std::max(frame_.width() - frame_.measures.margin - x + kMoreThanThePlot, kNarrow);
    int down = 0;
    for (std::string& line : in_lines(words, room, width_on_paper)) {
      say({x, y + down}, std::move(line));
      down += frame_.measures.row;
    }
    return down;
  }

  void say(Spot at, std::string words, std::string tex = {}) {
    out_.width = std::max(out_.width, at.x + frame_.width_of(words) + frame_.measures.margin);
    out_.labels.push_back(
        {.at = at, .text = std::move(words), .tex = std::move(tex), .side = Side::right});
  }

  const Plot& plot_;
  const PlotFrame& frame_;
  bool is_text_;
  int sample_;  // the width of each of the two strokes of an entry
  int x_;
  Figure out_;
};

}  // namespace

Figure draw_legend(const Plot& plot, const PlotFrame& frame) { return Legend(plot, frame).take(); }

std::size_t rows_of_legend(const Plot& plot) {
  return std::min(plot.legend.size(), kMostEntries + 1) + (plot.bands.empty() ? 0 : 1);
}

void lay_over(Figure& figure, Figure part) {
  figure.width = std::max(figure.width, part.width);
  figure.height = std::max(figure.height, part.height);
  std::ranges::move(part.lines, std::back_inserter(figure.lines));
  std::ranges::move(part.dots, std::back_inserter(figure.dots));
  std::ranges::move(part.labels, std::back_inserter(figure.labels));
}

}  // namespace summand
