#include "summand/figures/tree_figure.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/draw/tree_layout.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestName = 56;
constexpr std::size_t kLongestInside = 12;  // for a position with options
constexpr std::size_t kMostNotes = 20;

struct Name {
  std::string text, tex;
};

// Distances in units of the medium.
struct Measures {
  int margin;
  int slant;
  int gap;
  int dot;         // room beside a dot
  int level;       // the least distance between two levels
  int title;       // for the name of the game above the root
  int below_leaf;  // for a name below the lowest level
  int note;        // height of a line of notes
  int notes;       // the width that notes may always have
};

constexpr Measures kPaper{120, 260, 110, 40, 480, 190, 230, 180, 4200};
constexpr Measures kText{0, 2, 2, 0, 2, 1, 1, 1, 78};

class TreeLayout {
 public:
  TreeLayout(ValueStore& store, std::vector<Branch> tree, Medium medium)
      : store_(store),
        tree_(std::move(tree)),
        is_text_(medium == Medium::text),
        measures_(is_text_ ? kText : kPaper),
        greys_(tree_.size(), false) {
    find_greys();
    find_places();
    for (std::uint32_t i = 1; i < tree_.size(); ++i) draw_edge(i);
    if (!is_text_) draw_bypasses();
    for (std::uint32_t i = 0; i < tree_.size(); ++i) draw_node(i);
    draw_notes();
    out_.title = "Game tree of " + name(0, kLongestName).text;
  }

  Figure take() && { return std::move(out_); }

 private:
  bool is_leaf(std::uint32_t i) const { return tree_[i].lefts + tree_[i].rights == 0; }

  // Marks the options that the canonical form does without, and everything below them except
  // replacements.
  void find_greys() {
    std::vector<bool> is_replacement(tree_.size(), false);
    for (const Branch& branch : tree_) {
      for (const std::uint32_t replacement : branch.bypass) is_replacement[replacement] = true;
    }
    for (std::uint32_t i = 1; i < tree_.size(); ++i) {
      greys_[i] =
          !is_replacement[i] && (greys_[tree_[i].parent] || tree_[i].fate != Branch::Fate::kept);
    }
  }

  // The name of a value, shortened. It is empty if the name would be extremely long.
  Name name(std::uint32_t i, std::size_t most) {
    const Value value = tree_[i].value;
    if (!is_brief(store_, value)) return {"…", "\\cdots"};
    const auto [known, is_new] = names_.try_emplace(value);
    if (is_new) known->second = {pretty(store_, value), latex(store_, value)};
    Name out{shortened(known->second.text, most), known->second.tex};
    if (out.text != known->second.text) out.tex.clear();
    return out;
  }

  // Leaves have names. Positions with options have only short names without braces. The root has
  // its own line.
  Name shown(std::uint32_t i) {
    if (i == 0 && !is_leaf(0)) return {};
    Name out = name(i, is_leaf(i) ? kLongestName / 2 : kLongestName);
    const bool fits =
        characters(out.text).size() <= kLongestInside && out.text.find('{') == std::string::npos;
    if (!is_leaf(i) && !fits && tree_[i].fate == Branch::Fate::kept) return {};
    return out;
  }

  int width(const std::string& text) const {
    return is_text_ ? width_in_text(text) : width_on_paper(text);
  }

  void find_places() {
    std::vector<TreeNode> nodes;
    std::uint32_t deepest = 0;
    for (std::uint32_t i = 0; i < tree_.size(); ++i) {
      const Branch& branch = tree_[i];
      deepest = std::max(deepest, branch.depth);
      TreeNode node{branch.first_child, branch.lefts, branch.rights, measures_.dot, measures_.dot};
      const Name text = shown(i);
      if (!text.text.empty()) {
        const int all = width(text.text);
        if (is_text_ || is_leaf(i)) {
          node.to_left = std::max(node.to_left, is_text_ ? (all - 1) / 2 : all / 2);
          node.to_right = std::max(node.to_right, all / 2);
        } else {
          (branch.player == Player::left ? node.to_left : node.to_right) += all + 30;
        }
      }
      nodes.push_back(node);
    }
    places_ = tree_places(nodes, {measures_.slant, measures_.gap, is_text_ ? 100 : 35});
    find_levels(deepest);
    int right = 0;
    for (std::uint32_t i = 0; i < tree_.size(); ++i) {
      places_[i] += measures_.margin;
      right = std::max(right, places_[i] + nodes[i].to_right);
    }
    const int title = width(name(0, kLongestName).text);
    if (places_[0] < title / 2 + measures_.margin) {
      const int shift = title / 2 + measures_.margin - places_[0];
      for (int& place : places_) place += shift;
      right += shift;
    }
    right = std::max(right, places_[0] + title / 2 + 1);
    out_.width = right + measures_.margin + (is_text_ ? 1 : 0);
    const bool cut = std::ranges::any_of(tree_, &Branch::cut);
    out_.height = levels_.back() + (is_text_ ? (cut ? 2 : 1) : measures_.below_leaf) +
                  (cut && !is_text_ ? 120 : 0) + measures_.margin;
  }

  // On paper a level is higher if it is wider.
  void find_levels(std::uint32_t deepest) {
    std::vector<int> widest(deepest + 1, 0);
    for (std::uint32_t i = 1; i < tree_.size(); ++i) {
      int& known = widest[tree_[i].depth];
      known = std::max(known, std::abs(places_[i] - places_[tree_[i].parent]));
    }
    int y = measures_.margin + (is_leaf(0) ? 0 : measures_.title);
    levels_.push_back(y);
    for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
      y += is_text_ ? measures_.level
                    : std::clamp(widest[depth] / 2, measures_.level, 3 * measures_.level);
      levels_.push_back(y);
    }
  }

  Spot place(std::uint32_t i) const { return {places_[i], levels_[tree_[i].depth]}; }

  void draw_edge(std::uint32_t i) {
    const Branch& branch = tree_[i];
    Stroke stroke{branch.player == Player::left ? Paint::left : Paint::right, Dash::solid,
                  Weight::bold};
    if (greys_[i] || greys_[branch.parent]) stroke = {Paint::faint, Dash::solid, Weight::normal};
    if (branch.fate == Branch::Fate::dominated || branch.fate == Branch::Fate::duplicate) {
      stroke.dash = Dash::dotted;
    }
    if (branch.fate == Branch::Fate::reversible) stroke.dash = Dash::dashed;
    const Spot from = place(branch.parent), to = place(i);
    std::vector<Spot> spots{from, to};
    // In text a level stretch is drawn first, then a slope with one character in each row.
    const int down = to.y - from.y;
    if (is_text_ && std::abs(to.x - from.x) > down) {
      spots.insert(spots.begin() + 1, {to.x + (to.x < from.x ? down : -down), from.y});
    }
    out_.lines.push_back({std::move(spots), stroke});
  }

  void draw_bypasses() {
    for (std::uint32_t i = 1; i < tree_.size(); ++i) {
      const Paint paint = tree_[i].player == Player::left ? Paint::left : Paint::right;
      for (const std::uint32_t to : tree_[i].bypass) {
        out_.lines.push_back({beside_edges(i, to), {paint, Dash::dashed, Weight::normal, true}});
      }
    }
  }

  // A line from the node before an option to its replacement, beside the edges between them: past
  // the option and the answer on their inner sides. So it crosses at most one edge and no subtree.
  std::vector<Spot> beside_edges(std::uint32_t option, std::uint32_t replacement) const {
    constexpr int kAside = 75, kBeforeNode = 50;
    const int inwards = tree_[option].player == Player::left ? kAside : -kAside;
    Spot at_option = place(option), at_answer = place(tree_[replacement].parent);
    at_option.x += inwards;
    at_answer.x -= inwards;
    Spot end = place(replacement);
    const int down = end.y - at_answer.y;
    end.x += (at_answer.x - end.x) * kBeforeNode / down;
    end.y -= kBeforeNode;
    return rounded({place(tree_[option].parent), at_option, at_answer, end});
  }

  // Replaces each corner by a curve, which reaches at most to the middles of the neighbouring
  // stretches.
  static std::vector<Spot> rounded(const std::vector<Spot>& corners) {
    constexpr int kReach = 220, kSteps = 8;
    std::vector<Spot> out{corners.front()};
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
      const Spot corner = corners[i];
      const Spot before = towards(corner, corners[i - 1], kReach);
      const Spot after = towards(corner, corners[i + 1], kReach);
      for (int k = 0; k <= kSteps; ++k) {
        const int j = kSteps - k;
        const auto mean = [&](int a, int b, int c) {
          return (a * j * j + 2 * b * j * k + c * k * k) / (kSteps * kSteps);
        };
        out.push_back({mean(before.x, corner.x, after.x), mean(before.y, corner.y, after.y)});
      }
    }
    out.push_back(corners.back());
    return out;
  }

  // The spot at that distance along the stretch between two spots, but not beyond its middle.
  static Spot towards(Spot from, Spot to, int reach) {
    const int length = std::max(std::abs(to.y - from.y), 1), far = std::min(reach, length / 2);
    return {from.x + (to.x - from.x) * far / length, from.y + (to.y - from.y) * far / length};
  }

  void draw_node(std::uint32_t i) {
    const Branch& branch = tree_[i];
    const Spot at = place(i);
    const Paint paint = greys_[i] ? Paint::faint : Paint::plain;
    if (i == 0 && !is_leaf(0)) {
      const Name title = name(0, kLongestName);
      out_.labels.push_back(
          {.at = {at.x, at.y - (is_text_ ? 1 : 130)}, .text = title.text, .tex = title.tex});
    }
    const Name text = shown(i);
    if (!is_text_ || text.text.empty()) out_.dots.push_back({at, paint});
    if (branch.cut) {
      out_.labels.push_back({.at = {at.x, at.y + (is_text_            ? 1
                                                  : text.text.empty() ? 120
                                                                      : 270)},
                             .text = "⋮",
                             .tex = "\\vdots",
                             .paint = paint});
    }
    if (text.text.empty()) return;
    Label label{.at = at, .text = text.text, .tex = text.tex, .paint = paint};
    if (!is_text_ && is_leaf(i)) {
      label.at.y += 60;
      label.level = Level::below;
    } else if (!is_text_) {
      label.side = branch.player == Player::left ? Side::left : Side::right;
      label.at.x += branch.player == Player::left ? -60 : 60;
      label.at.y -= 20;
    }
    out_.labels.push_back(std::move(label));
  }

  std::string name_of(Value value) {
    return is_brief(store_, value) ? shortened(pretty(store_, value), kLongestName / 2)
                                   : std::string("…");
  }

  std::string list(const std::vector<Value>& values) {
    constexpr std::size_t kMost = 5;
    std::string out;
    for (std::size_t i = 0; i < std::min(kMost, values.size()); ++i) {
      out += (i == 0 ? "" : ", ") + name_of(values[i]);
    }
    return out + (values.size() > kMost ? ", …" : "");
  }

  std::string note(const Branch& branch) {
    std::string out = branch.player == Player::left ? "Left's option " : "Right's option ";
    out += name_of(branch.value);
    if (branch.parent != 0) out += " of " + name_of(tree_[branch.parent].value);
    switch (branch.fate) {
      case Branch::Fate::kept:
        return "";
      case Branch::Fate::duplicate:
        return out + " occurs twice";
      case Branch::Fate::dominated:
        return out + " is dominated by " + name_of(branch.witness);
      case Branch::Fate::reversible:
        out += " is reversible through " + name_of(branch.witness);
        return out + (branch.replacements.empty()
                          ? " and leaves nothing in its place"
                          : " and bypassed to " + list(branch.replacements));
    }
    return out;
  }

  // Moves everything drawn so far.
  void move_right(int by) {
    for (Line& line : out_.lines) {
      for (Spot& spot : line.spots) spot.x += by;
    }
    for (Dot& dot : out_.dots) dot.at.x += by;
    for (Label& label : out_.labels) label.at.x += by;
    out_.width += by;
  }

  void draw_notes() {
    std::vector<std::string> notes;
    std::size_t all = 0;
    for (const Branch& branch : tree_) {
      if (branch.fate == Branch::Fate::kept) continue;
      if (++all <= kMostNotes) notes.push_back(note(branch));
    }
    if (all > kMostNotes) notes.push_back("and " + std::to_string(all - kMostNotes) + " more");
    if (notes.empty()) return;
    int y = out_.height + (is_text_ ? 1 : 40);
    const int room = std::max(out_.width - 2 * measures_.margin, measures_.notes);
    const int indent = is_text_ ? 2 : 120;
    std::vector<std::vector<std::string>> lines;
    int widest = 0;
    for (const std::string& note : notes) {
      lines.push_back(in_lines(note, room - indent, is_text_ ? width_in_text : width_on_paper));
      for (const std::string& words : lines.back()) {
        widest = std::max(widest, 2 * measures_.margin + indent + width(words));
      }
    }
    if (!is_text_ && widest > out_.width) move_right((widest - out_.width) / 2);
    for (std::vector<std::string>& note : lines) {
      int x = measures_.margin;
      for (std::string& words : note) {
        out_.width = std::max(out_.width, x + width(words) + measures_.margin);
        out_.labels.push_back({.at = {x, y}, .text = std::move(words), .side = Side::right});
        x = measures_.margin + indent;
        y += measures_.note;
      }
    }
    out_.height = y + (is_text_ ? 0 : measures_.margin - 60);
  }

  ValueStore& store_;
  std::vector<Branch> tree_;
  bool is_text_;
  Measures measures_;
  std::vector<bool> greys_;
  std::vector<int> places_, levels_;
  std::unordered_map<Value, Name> names_;
  Figure out_;
};

}  // namespace

Figure tree_figure(ValueStore& store, const LiteralGame& game, Medium medium, TreeExtent extent) {
  return TreeLayout(store, grow_tree(store, game, extent), medium).take();
}

Figure tree_figure(ValueStore& store, Value g, Medium medium, TreeExtent extent) {
  return tree_figure(store, LiteralGame{{{.value = g, .left = {}, .right = {}}}}, medium, extent);
}

}  // namespace summand
