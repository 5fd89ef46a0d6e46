#include "summand/draw/tree_layout.hpp"

#include <algorithm>
#include <cstdlib>

namespace summand {

namespace {

// Where a tree begins and ends on each of its levels.
struct Outline {
  std::vector<int> from, to;

  void shift(int by) {
    for (int& x : from) x += by;
    for (int& x : to) x += by;
  }
  // How far a tree must be moved to the right to stand beside this one.
  int beside(const Outline& next, int gap) const {
    int out = from.empty() ? 0 : to[0] - next.from[0] + gap;
    for (std::size_t i = 1; i < std::min(to.size(), next.from.size()); ++i) {
      out = std::max(out, to[i] - next.from[i] + gap);
    }
    return out;
  }
  void take(const Outline& next) {
    for (std::size_t i = 0; i < next.from.size(); ++i) {
      if (i < from.size()) {
        to[i] = next.to[i];
      } else {
        from.push_back(next.from[i]);
        to.push_back(next.to[i]);
      }
    }
  }
};

class Layout {
 public:
  Layout(const std::vector<TreeNode>& nodes, TreeSpaces spaces)
      : nodes_(nodes), spaces_(spaces), outlines_(nodes.size()), offsets_(nodes.size(), 0) {
    for (std::size_t i = nodes.size(); i-- > 0;) place(i);
  }

  std::vector<int> places() {
    std::vector<int> out(nodes_.size(), 0);
    if (out.empty()) return out;
    const std::vector<int>& from = outlines_[0].from;
    out[0] = -*std::min_element(from.begin(), from.end());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      for (std::uint32_t k = 0; k < nodes_[i].children(); ++k) {
        const std::size_t child = nodes_[i].first_child + k;
        out[child] = out[i] + offsets_[child];
      }
    }
    return out;
  }

 private:
  // The children side by side, and the node over the gap between those of Left and of Right.
  void place(std::size_t i) {
    const TreeNode& node = nodes_[i];
    Outline all;
    int last = 0;  // where the last child stands
    int over = 0;
    for (std::uint32_t k = 0; k < node.children(); ++k) {
      const std::size_t child = node.first_child + k;
      int at = all.beside(outlines_[child], spaces_.gap);
      const bool first_right = k == node.lefts;
      if (k > 0) at = std::max(at, last + (first_right ? 2 : 1) * spaces_.slant);
      if (first_right) over = k > 0 ? (last + at) / 2 : at - spaces_.slant;
      outlines_[child].shift(at);
      all.take(outlines_[child]);
      outlines_[child] = {};
      offsets_[child] = at;
      last = at;
    }
    if (node.rights == 0) over = last + spaces_.slant;
    int to_left = node.to_left, to_right = node.to_right;
    for (std::uint32_t k = 0; k < node.children(); ++k) {
      int& offset = offsets_[node.first_child + k];
      offset -= over;
      const int run = (std::abs(offset) - spaces_.slant) * spaces_.lines / 100;
      (offset < 0 ? to_left : to_right) = std::max(offset < 0 ? to_left : to_right, run);
    }
    all.shift(-over);
    Outline& own = outlines_[i];
    own.from.push_back(-to_left);
    own.to.push_back(to_right);
    own.from.insert(own.from.end(), all.from.begin(), all.from.end());
    own.to.insert(own.to.end(), all.to.begin(), all.to.end());
  }

  const std::vector<TreeNode>& nodes_;
  TreeSpaces spaces_;
  std::vector<Outline> outlines_;  // of subtrees, from their own roots
  std::vector<int> offsets_;       // of nodes, from their parents
};

}  // namespace

std::vector<int> tree_places(const std::vector<TreeNode>& nodes, TreeSpaces spaces) {
  return Layout(nodes, spaces).places();
}

}  // namespace summand
