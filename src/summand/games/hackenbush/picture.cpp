#include "summand/games/hackenbush/picture.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/draw/picture_figure.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/layout.hpp"
#include "summand/games/hackenbush/layout_picture.hpp"
#include "summand/games/hackenbush/rooted.hpp"
#include "summand/games/hackenbush/text.hpp"

namespace summand::games::hackenbush {

namespace {

constexpr int kWidest = 78;
constexpr int kHighest = 40;
constexpr std::size_t kMostListed = 400;

// Edges and loops, in the order of Colour.
constexpr std::array<std::string_view, 3> kLetters = {"L", "R", "G"};
constexpr std::array<std::string_view, 3> kRings = {"Ⓛ", "Ⓡ", "Ⓖ"};

// A tree drawn upright: two columns for each leaf or loop, one row for each edge upwards. The first
// branch at a vertex goes straight up, and the others bend up from it.
class Upright {
 public:
  explicit Upright(const RootedTree& tree) : tree_(tree), places_(tree.below.size()) {}

  std::optional<Picture> draw() {
    measure();
    const int columns = std::max(1, 2 * places_[0].width - 1);
    if (columns > kWidest || height_ > kHighest) return std::nullopt;
    Picture out{.rows = height_ + 1, .columns = columns, .marks = {}};
    for (int column = 0; column < columns; ++column) {
      out.marks.push_back({height_, column, "═", Paint::ground});
    }
    for (const Vertex vertex : tree_.order) {
      if (vertex != 0) branch(out, tree_.parent(vertex), tree_.below[vertex], vertex);
    }
    for (const Edge loop : tree_.loops) branch(out, loop.low(), loop, std::nullopt);
    return out;
  }

 private:
  struct Place {
    int width = 0;  // in leaves
    int level = 0;  // edges below
    int column = 0;
    int used = 0;  // the part of the width used by the branches drawn so far
  };

  // Computes widths from the top and levels from the ground. A vertex without branches is a leaf.
  void measure() {
    for (const Edge loop : tree_.loops) ++places_[loop.low()].width;
    for (std::size_t i = tree_.order.size(); i-- > 1;) {
      Place& place = places_[tree_.order[i]];
      place.width = std::max(place.width, 1);
      places_[tree_.parent(tree_.order[i])].width += place.width;
    }
    for (const Vertex vertex : tree_.order) {
      if (vertex == 0) continue;
      places_[vertex].level = places_[tree_.parent(vertex)].level + 1;
      height_ = std::max(height_, places_[vertex].level);
    }
    for (const Edge loop : tree_.loops) height_ = std::max(height_, places_[loop.low()].level + 1);
  }

  void branch(Picture& out, Vertex from, Edge edge, std::optional<Vertex> to) {
    Place& under = places_[from];
    const int column = under.column + 2 * under.used;
    const int row = height_ - under.level - 1;
    const Paint paint = paint_of(edge.colour());
    const bool straight = from == 0 || under.used == 0;
    if (!straight) {
      // From the branch before it, which need not be adjacent.
      int to_left = column - 1;
      for (; taken_.empty() || !is_taken(row, to_left); --to_left) {
        out.marks.push_back({row, to_left, "─", paint});
      }
    }
    const std::string_view glyph = to ? kLetters[edge.colour()] : kRings[edge.colour()];
    out.marks.push_back({row, column, std::string(glyph), paint});
    taken_.emplace_back(row, column);
    under.used += to ? places_[*to].width : 1;
    if (to) places_[*to].column = column;
  }

  bool is_taken(int row, int column) const {
    return std::ranges::find(taken_, std::pair(row, column)) != taken_.end();
  }

  const RootedTree& tree_;
  std::vector<Place> places_;
  std::vector<std::pair<int, int>> taken_;
  int height_ = 0;
};

// Edges from left to right, in the notation of print().
Picture listed(const ColouredGraph& graph) {
  Picture out{.rows = 1, .columns = 0, .marks = {}};
  int column = 0;
  const auto write = [&](std::string_view word, Paint paint) {
    if (column > 0 && column + static_cast<int>(word.size()) > kWidest) {
      ++out.rows;
      column = 0;
    }
    for (const char c : word) {
      out.marks.push_back({out.rows - 1, column++, std::string(1, c), paint});
    }
    out.columns = std::max(out.columns, column);
    ++column;
  };
  const std::size_t count = std::min(graph.edges().size(), kMostListed);
  for (const Edge edge : graph.edges().first(count)) write(print(edge), paint_of(edge.colour()));
  if (count < graph.edges().size()) {
    write(fmt::format("and {} more", graph.edges().size() - count), Paint::faint);
  }
  return out;
}

bool fits(const Picture& picture) { return picture.columns <= kWidest && picture.rows <= kHighest; }

}  // namespace

Picture picture(const ColouredGraph& graph) {
  if (graph.empty()) return Picture{.rows = 1, .columns = 1, .marks = {{0, 0, "═", Paint::ground}}};
  if (const std::optional<PictureLayout> layout = layout_of(graph)) {
    if (Picture drawn = as_picture(*layout); fits(drawn)) return drawn;
  }
  if (graph.edges().size() <= kMostListed) {
    if (const std::optional<RootedTree> tree = RootedTree::of(graph)) {
      if (std::optional<Picture> upright = Upright(*tree).draw()) return *std::move(upright);
    }
  }
  return listed(graph);
}

Figure figure(const ColouredGraph& graph, Medium medium) {
  if (const std::optional<PictureLayout> layout = layout_of(graph)) return as_figure(*layout);
  return figure_of(picture(graph), medium);
}

}  // namespace summand::games::hackenbush
