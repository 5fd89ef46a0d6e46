#include "summand/analysis/position_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/draw/moved.hpp"
#include "summand/draw/tree_layout.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestText = 40;

struct Twig {
  AnyPosition position;
  std::uint32_t parent = 0, depth = 0;
  Player player = Player::left;  // who moved here
  bool cut = false;              // its moves are left out
  std::uint32_t first_child = 0, lefts = 0, rights = 0;
};

[[noreturn]] void too_large() {
  reach_limit(Limit::size, fmt::format("the tree has more than {} positions: make it less deep",
                                       kMostTreePositions));
}

// The different positions that a player can leave, in the order of the moves.
std::vector<AnyPosition> results(const AnyPosition& position, Player player) {
  if (position.move_count(player) > kMostTreePositions * kMostTreePositions) too_large();
  std::vector<AnyPosition> out;
  for (AnyMove& move : position.moves(player)) {
    if (std::ranges::find(out, move.after) != out.end()) continue;
    out.push_back(std::move(move.after));
    if (out.size() > kMostTreePositions) too_large();
  }
  return out;
}

// Level by level, with the position itself first.
std::vector<Twig> grow(const AnyPosition& position, std::uint32_t depth) {
  std::vector<Twig> out{{.position = position}};
  const bool impartial = position.impartial();
  for (std::uint32_t i = 0; i < out.size(); ++i) {
    const AnyPosition from = out[i].position;
    if (out[i].depth == depth) {
      out[i].cut = from.move_count(Player::left) > 0 || from.move_count(Player::right) > 0;
      continue;
    }
    out[i].first_child = static_cast<std::uint32_t>(out.size());
    const auto add = [&](AnyPosition& after, Player player) {
      if (out.size() == kMostTreePositions) too_large();
      out.push_back(
          {.position = std::move(after), .parent = i, .depth = out[i].depth + 1, .player = player});
      ++(player == Player::left ? out[i].lefts : out[i].rights);
    };
    // In an impartial game each move is shown once: the first ones to the left.
    std::vector<AnyPosition> lefts = results(from, Player::left);
    const std::size_t half = impartial ? (lefts.size() + 1) / 2 : lefts.size();
    for (std::size_t k = 0; k < lefts.size(); ++k) {
      add(lefts[k], k < half ? Player::left : Player::right);
    }
    if (impartial) continue;
    for (AnyPosition& after : results(from, Player::right)) add(after, Player::right);
  }
  return out;
}

int smaller(int length) { return length * 3 / 5; }
Spot smaller(Spot at) { return {smaller(at.x), smaller(at.y)}; }

// Boards without letters are drawn smaller.
Figure shrunk(Figure figure) {
  if (!figure.labels.empty()) return figure;
  figure.width = smaller(figure.width);
  figure.height = smaller(figure.height);
  for (Line& line : figure.lines) {
    for (Spot& spot : line.spots) spot = smaller(spot);
  }
  for (Dot& dot : figure.dots) {
    dot.at = smaller(dot.at);
    dot.radius = smaller(dot.radius);
  }
  return figure;
}

// A dot, for positions of which nothing is left.
Figure end_of_play() { return {.width = 100, .height = 100, .dots = {{.at = {50, 50}}}}; }

// The text of the game in the middle of its own figure.
Figure written(const AnyPosition& position, Medium medium) {
  const std::string text = shortened(position.print(), kLongestText);
  if (medium == Medium::text) {
    const int width = std::max(1, width_in_text(text));
    return {.width = width, .height = 1, .labels = {{.at = {(width - 1) / 2, 0}, .text = text}}};
  }
  const int width = width_on_paper(text) + 100;
  return {.width = width, .height = 160, .labels = {{.at = {width / 2, 80}, .text = text}}};
}

Figure board(const AnyPosition& position, Medium medium) {
  if (medium == Medium::text) return written(position, medium);
  std::optional<Figure> figure = position.figure(medium);
  if (!figure) return written(position, medium);
  const bool blank = figure->lines.empty() && figure->dots.empty() && figure->labels.empty();
  return blank ? end_of_play() : shrunk(*std::move(figure));
}

// Distances in units of the medium.
struct Distances {
  TreeSpaces spaces;
  int margin;
  int level;  // the least distance between the boards of two levels
  int rest;   // the room for the sign that moves are left out
};

constexpr Distances kPaper{{260, 80, 35}, 60, 330, 170};
constexpr Distances kText{{2, 2, 100}, 0, 1, 1};

class PositionTree {
 public:
  PositionTree(std::vector<Twig> twigs, Medium medium)
      : twigs_(std::move(twigs)),
        is_text_(medium == Medium::text),
        its_(is_text_ ? kText : kPaper) {
    for (const Twig& twig : twigs_) boards_.push_back(board(twig.position, medium));
    find_places();
    find_levels();
  }

  Figure draw() {
    Figure out{.width = width_,
               .height = bottoms_.back() + its_.margin,
               .title = "Tree of " + shortened(twigs_[0].position.print_call(), kLongestText)};
    for (std::size_t i = 1; i < twigs_.size(); ++i) out.lines.push_back(edge(i));
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      out = joined(std::move(out), moved(boards_[i], {places_[i] - middle(i), top(i)}));
      if (!twigs_[i].cut) continue;
      const int below = is_text_ ? 1 : boards_[i].height + its_.rest / 2;
      out.labels.push_back({.at = {places_[i], top(i) + below}, .text = "⋮", .tex = "\\vdots"});
    }
    return out;
  }

 private:
  int top(std::size_t i) const { return tops_[twigs_[i].depth]; }
  // The place of a board in its own figure.
  int middle(std::size_t i) const { return (boards_[i].width - (is_text_ ? 1 : 0)) / 2; }

  void find_places() {
    std::vector<TreeNode> nodes;
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      const Twig& twig = twigs_[i];
      nodes.push_back({twig.first_child, twig.lefts, twig.rights, middle(i),
                       boards_[i].width - middle(i) - (is_text_ ? 1 : 0)});
    }
    places_ = tree_places(nodes, its_.spaces);
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      places_[i] += its_.margin;
      width_ = std::max(width_, places_[i] + nodes[i].to_right + its_.margin + (is_text_ ? 1 : 0));
    }
  }

  // A level begins further below the one before it if its lines are long.
  void find_levels() {
    const std::size_t levels = twigs_.back().depth + 1;
    std::vector<int> highest(levels, 0), longest(levels, 0);
    bool any_cut = false;
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      const std::uint32_t depth = twigs_[i].depth;
      highest[depth] = std::max(highest[depth], boards_[i].height);
      longest[depth] = std::max(longest[depth], std::abs(places_[i] - places_[twigs_[i].parent]));
      any_cut |= twigs_[i].cut;
    }
    int y = its_.margin;
    for (std::size_t depth = 0; depth < levels; ++depth) {
      if (depth > 0) {
        y += is_text_ ? its_.level : std::clamp(longest[depth] / 3, its_.level, 3 * its_.level);
      }
      tops_.push_back(y);
      y += highest[depth];
      bottoms_.push_back(y);
    }
    if (any_cut) bottoms_.back() += its_.rest;
  }

  Line edge(std::size_t i) const {
    const Twig& twig = twigs_[i];
    const int down = is_text_ ? 0 : boards_[twig.parent].height;
    const Spot from{places_[twig.parent], top(twig.parent) + down}, to{places_[i], top(i)};
    std::vector<Spot> spots{from, to};
    // In text a level stretch is drawn first, then a slope with one character in each row.
    const int high = to.y - from.y;
    if (is_text_ && std::abs(to.x - from.x) > high) {
      spots.insert(spots.begin() + 1, {to.x + (to.x < from.x ? high : -high), from.y});
    }
    const Paint paint = impartial_                    ? Paint::either
                        : twig.player == Player::left ? Paint::left
                                                      : Paint::right;
    return {std::move(spots), {.paint = paint, .weight = Weight::bold}};
  }

  std::vector<Twig> twigs_;
  bool impartial_ = twigs_[0].position.impartial();
  bool is_text_;
  Distances its_;
  std::vector<Figure> boards_;
  std::vector<int> places_, tops_, bottoms_;
  int width_ = 0;
};

}  // namespace

Figure position_tree(const AnyPosition& position, Medium medium, std::uint32_t depth) {
  return PositionTree(grow(position, depth), medium).draw();
}

}  // namespace summand
