#include "summand/draw/picture_figure.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// Of a square of the grid of text, in units of paper: twice as high as wide.
constexpr int kWidth = 90, kHeight = 180;

// Which ways the strokes of a glyph go from its middle.
struct Strokes {
  std::string_view glyph;
  bool up, right, down, left;
};

constexpr Strokes kStrokes[] = {
    {"│", true, false, true, false}, {"─", false, true, false, true},
    {"═", false, true, false, true}, {"┌", false, true, true, false},
    {"┐", false, false, true, true}, {"└", true, true, false, false},
    {"┘", true, false, false, true}, {"╭", false, true, true, false},
    {"╮", false, false, true, true}, {"╰", true, true, false, false},
    {"╯", true, false, false, true}, {"├", true, true, true, false},
    {"┤", true, false, true, true},  {"┬", false, true, true, true},
    {"┴", true, true, false, true},  {"┼", true, true, true, true},
};

const Strokes* strokes_of(std::string_view glyph) {
  const auto* found = std::ranges::find(kStrokes, glyph, &Strokes::glyph);
  return found == std::end(kStrokes) ? nullptr : found;
}

// Glyphs that TeX has by another name.
std::string tex_of(const Mark& mark) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"●", "\\bullet"}, {"○", "\\circ"}, {"·", "\\cdot"}, {"□", "\\square"}};
  for (const auto& [glyph, name] : kNames) {
    if (mark.glyph == glyph) return std::string(name);
  }
  return mark.plain.empty() ? "" : "\\mathrm{" + mark.plain + "}";
}

class Drawing {
 public:
  Drawing(const Picture& picture, Medium medium) : picture_(picture), medium_(medium) {
    figure_.width = std::max(1, picture.columns) * kWidth + 2 * kWidth;
    figure_.height = std::max(1, picture.rows) * kHeight + kHeight;
    figure_.title = "a position";
    is_board_ = std::ranges::all_of(picture.marks, [](const Mark& mark) {
      return mark.column % 2 == 0 && strokes_of(mark.glyph) == nullptr;
    });
  }

  Figure draw() {
    if (is_board_) outline_cells();
    for (const Mark& mark : picture_.marks) {
      if (mark.row < 0 || mark.row >= picture_.rows || mark.column < 0 ||
          mark.column >= picture_.columns) {
        continue;
      }
      if (const Strokes* strokes = strokes_of(mark.glyph)) {
        add_strokes(mark, *strokes);
      } else if (mark.glyph == "/" || mark.glyph == "\\") {
        add_slant(mark);
      } else if (is_board_ && mark.paint == Paint::blocked) {
        cross_out(mark);
      } else if (!is_board_ || mark.paint != Paint::empty || mark.glyph != "·") {
        add_label(mark);
      }
    }
    return std::move(figure_);
  }

 private:
  static int x_of(int column) { return kWidth + column * kWidth + kWidth / 2; }
  static int y_of(int row) { return kHeight / 2 + row * kHeight + kHeight / 2; }

  void add_line(std::vector<Spot> spots, Paint paint, Weight weight) {
    figure_.lines.push_back({std::move(spots), {.paint = paint, .weight = weight}});
  }

  // Each cell has marks; several marks on one cell are one cell. A plain mark is a sign between
  // boards.
  void outline_cells() {
    std::vector<std::pair<int, int>> cells;
    for (const Mark& mark : picture_.marks) {
      if (mark.paint != Paint::plain) cells.emplace_back(mark.row, mark.column);
    }
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    for (const auto& [row, column] : cells) {
      const int left = x_of(column) - kWidth, right = x_of(column) + kWidth;
      const int top = y_of(row) - kHeight / 2, bottom = y_of(row) + kHeight / 2;
      add_line({{left, top}, {right, top}, {right, bottom}, {left, bottom}, {left, top}},
               Paint::faint, Weight::hair);
    }
  }

  void add_strokes(const Mark& mark, const Strokes& strokes) {
    const Spot middle{x_of(mark.column), y_of(mark.row)};
    const auto to = [&](bool there, int x, int y) {
      if (there) add_line({middle, {middle.x + x, middle.y + y}}, mark.paint, Weight::bold);
    };
    to(strokes.up, 0, -kHeight / 2);
    to(strokes.right, kWidth / 2, 0);
    to(strokes.down, 0, kHeight / 2);
    to(strokes.left, -kWidth / 2, 0);
  }

  void add_slant(const Mark& mark) {
    const int x = x_of(mark.column), y = y_of(mark.row);
    const int lean = mark.glyph == "/" ? kWidth / 2 : -kWidth / 2;
    add_line({{x - lean, y + kHeight / 2}, {x + lean, y - kHeight / 2}}, mark.paint, Weight::bold);
  }

  void cross_out(const Mark& mark) {
    const int x = x_of(mark.column), y = y_of(mark.row), half = kWidth * 2 / 3;
    add_line({{x - half, y - half}, {x + half, y + half}}, Paint::plain, Weight::normal);
    add_line({{x - half, y + half}, {x + half, y - half}}, Paint::plain, Weight::normal);
  }

  void add_label(const Mark& mark) {
    Label label{.at = {x_of(mark.column), y_of(mark.row)}, .text = mark.glyph};
    if (medium_ == Medium::tikz) label.tex = tex_of(mark);
    // Paper is as white as what is empty.
    label.paint = mark.paint == Paint::empty ? Paint::plain : mark.paint;
    if (mark.glyph == "·") label.text = "•";
    figure_.labels.push_back(std::move(label));
  }

  const Picture& picture_;
  Medium medium_;
  Figure figure_;
  bool is_board_ = false;
};

}  // namespace

Figure figure_of(const Picture& picture, Medium medium) {
  SUMMAND_CHECK(medium != Medium::text);
  return Drawing(picture, medium).draw();
}

}  // namespace summand
