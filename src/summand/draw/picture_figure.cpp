#include "summand/draw/picture_figure.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/draw/paper_squares.hpp"

namespace summand {

namespace {

// The size of a square of the text's grid, in units of paper. It is twice as high as wide.
constexpr int kWidth = kCellHalf, kHeight = 2 * kCellHalf;

// The directions of the strokes of a glyph from its middle.
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

// Letters for the pieces of chess, which not every TeX can set.
std::string tex_of(const Mark& mark) {
  constexpr std::pair<std::string_view, std::string_view> kPieces[] = {
      {"♕", "Q"}, {"♛", "Q"}, {"♜", "R"}, {"♚", "K"}, {"♞", "N"}, {"♙", "P"}, {"♟", "P"}};
  for (const auto& [glyph, letter] : kPieces) {
    if (mark.glyph == glyph) return "\\mathsf{" + std::string(letter) + "}";
  }
  return mark.plain.empty() ? "" : "\\mathrm{" + mark.plain + "}";
}

class Drawing {
 public:
  Drawing(const Picture& picture, Medium medium) : medium_(medium) {
    figure_.width = std::max(1, picture.columns) * kWidth + 2 * kWidth;
    figure_.height = std::max(1, picture.rows) * kHeight + kHeight;
    figure_.title = "a position";
    for (const Mark& mark : picture.marks) {
      const bool inside = mark.row >= 0 && mark.row < picture.rows && mark.column >= 0 &&
                          mark.column < picture.columns;
      if (inside) squares_[{mark.row, mark.column}] = &mark;
    }
    is_board_ = std::ranges::all_of(picture.marks, [](const Mark& mark) {
      return mark.column % 2 == 0 && strokes_of(mark.glyph) == nullptr;
    });
  }

  Figure draw() {
    for (const auto& [square, mark] : squares_) {
      if (is_board_) outline_cell(*mark);
      if (const Strokes* strokes = strokes_of(mark->glyph)) {
        add_strokes(*mark, *strokes);
      } else if (mark->glyph == "/" || mark->glyph == "\\") {
        add_slant(*mark);
      } else if (mark->paint == Paint::blocked) {
        fill_cell(*mark);
      } else if (mark->glyph == "□") {
        add_square(*mark);
      } else if (mark->glyph == "●" || mark->glyph == "○" || mark->glyph == "▒") {
        const int radius = is_board_ ? kPiece : kCounter;
        figure_.dots.push_back({middle(*mark), ink(*mark), radius, mark->glyph != "●"});
      } else if (mark->glyph == "·") {
        if (!is_board_) figure_.dots.push_back({middle(*mark), ink(*mark), kDot});
      } else {
        add_label(*mark);
      }
    }
    return std::move(figure_);
  }

 private:
  static constexpr int kPiece = 58, kCounter = 38, kDot = 12;

  static Spot middle(const Mark& mark) { return middle_on_paper(mark.row, mark.column); }

  // Paper is white, so empty things are drawn like plain ones.
  static Paint ink(const Mark& mark) {
    return mark.paint == Paint::empty ? Paint::plain : mark.paint;
  }

  const Mark* at(int row, int column) const {
    const auto found = squares_.find({row, column});
    return found == squares_.end() ? nullptr : found->second;
  }

  void add_line(std::vector<Spot> spots, Paint paint, Weight weight) {
    figure_.lines.push_back({std::move(spots), {.paint = paint, .weight = weight}});
  }

  // The corners of the square of a mark, from the top left on.
  static std::vector<Spot> corners(const Mark& mark) {
    const Spot at = middle(mark);
    const int left = at.x - kWidth, right = at.x + kWidth;
    const int top = at.y - kHeight / 2, bottom = at.y + kHeight / 2;
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
  }

  void outline_cell(const Mark& mark) {
    std::vector<Spot> around = corners(mark);
    around.push_back(around.front());
    add_line(std::move(around), Paint::faint, Weight::hair);
  }

  void add_strokes(const Mark& mark, const Strokes& strokes) {
    if (strokes.up) add_stroke(mark, -1, 0, &Strokes::down);
    if (strokes.right) add_stroke(mark, 0, 1, &Strokes::left);
    if (strokes.down) add_stroke(mark, 1, 0, &Strokes::up);
    if (strokes.left) add_stroke(mark, 0, -1, &Strokes::right);
  }

  // Draws a stroke to the middle of the next square, or half way if that square has a stroke that
  // comes to meet it. A stroke from a place where lines meet has the colour of the line it belongs
  // to.
  void add_stroke(const Mark& mark, int down, int right, bool Strokes::* back) {
    const Mark* next = at(mark.row + down, mark.column + right);
    const Strokes* strokes = next == nullptr ? nullptr : strokes_of(next->glyph);
    const bool meets = strokes != nullptr && strokes->*back;
    const int halves = meets || next == nullptr ? 1 : 2;
    const Spot from = middle(mark);
    const Spot to{from.x + right * halves * kWidth / 2, from.y + down * halves * kHeight / 2};
    const bool is_junction = meets && mark.paint == Paint::plain;
    add_line({from, to}, is_junction ? next->paint : mark.paint, Weight::bold);
  }

  void add_slant(const Mark& mark) {
    const Spot at = middle(mark);
    const int lean = mark.glyph == "/" ? kWidth / 2 : -kWidth / 2;
    add_line({{at.x - lean, at.y + kHeight / 2}, {at.x + lean, at.y - kHeight / 2}}, mark.paint,
             Weight::bold);
  }

  // A cell that is taken is a block, as in text. Blocks side by side join.
  void fill_cell(const Mark& mark) {
    figure_.lines.push_back({corners(mark), {.paint = Paint::blocked}, true});
  }

  void add_square(const Mark& mark) {
    const Spot at = middle(mark);
    const int half = kWidth / 2;
    add_line({{at.x - half, at.y - half},
              {at.x + half, at.y - half},
              {at.x + half, at.y + half},
              {at.x - half, at.y + half},
              {at.x - half, at.y - half}},
             ink(mark), Weight::normal);
  }

  void add_label(const Mark& mark) {
    Label label{.at = middle(mark), .text = mark.glyph, .paint = ink(mark)};
    if (medium_ == Medium::tikz) label.tex = tex_of(mark);
    figure_.labels.push_back(std::move(label));
  }

  Medium medium_;
  Figure figure_;
  std::map<std::pair<int, int>, const Mark*> squares_;  // if a square has two marks, the later one
  bool is_board_ = false;
};

}  // namespace

Figure figure_of(const Picture& picture, Medium medium) {
  SUMMAND_CHECK(medium != Medium::text);
  return Drawing(picture, medium).draw();
}

}  // namespace summand
