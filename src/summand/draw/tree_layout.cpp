#include "summand/draw/tree_layout.hpp"

#include <algorithm>
#include <cstdlib>

namespace summand {

namespace {

// The left and right border of a tree on each of its levels.
struct Outline {
  std::vector<int> from, to;

  void shift(int by) {
    for (int& x : from) x += by;
    for (int& x : to) x += by;
  }
  void mirror() {
    from.swap(to);
    for (int& x : from) x = -x;
    for (int& x : to) x = -x;
  }
  // How far the tree `next` must be moved to the right to stand beside this one.
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

class TreePlaces {
 public:
  TreePlaces(const std::vector<TreeNode>& nodes, TreeSpaces spaces)
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
  // Places the children side by side, and the node above the gap between Left's and Right's
  // options. The place is half way between two: one packed from the left, one packed from the
  // right. So symmetric trees look symmetric.
  void place(std::size_t i) {
    const TreeNode& node = nodes_[i];
    std::vector<int> offsets(node.children(), 0);  // four times the distances
    for (const bool mirrored : {false, true}) {
      const std::vector<int> places = packed(node, mirrored);
      const int over = twice_over(places, mirrored ? node.rights : node.lefts);
      for (std::size_t k = 0; k < places.size(); ++k) {
        const int offset = 2 * places[k] - over;
        (mirrored ? offsets[places.size() - 1 - k] : offsets[k]) += mirrored ? -offset : offset;
      }
    }
    int to_left = node.to_left, to_right = node.to_right;
    Outline all;
    for (std::uint32_t k = 0; k < node.children(); ++k) {
      // Rounded away from the node, so that no distance becomes smaller.
      const int offset = (offsets[k] + (offsets[k] < 0 ? -3 : 3)) / 4;
      const int run = (std::abs(offset) - spaces_.slant) * spaces_.lines / 100;
      (offset < 0 ? to_left : to_right) = std::max(offset < 0 ? to_left : to_right, run);
      Outline& child = outlines_[node.first_child + k];
      offsets_[node.first_child + k] = offset;
      child.shift(offset);
      all.take(child);
      child = {};
    }
    Outline& own = outlines_[i];
    own.from.push_back(-to_left);
    own.to.push_back(to_right);
    own.from.insert(own.from.end(), all.from.begin(), all.from.end());
    own.to.insert(own.to.end(), all.to.begin(), all.to.end());
  }

  // The places of the children, the first at 0 and each as near to those before it as possible.
  // `mirrored`: computed in a mirror, where Right's options come first.
  std::vector<int> packed(const TreeNode& node, bool mirrored) const {
    const std::uint32_t count = node.children(), firsts = mirrored ? node.rights : node.lefts;
    std::vector<int> out;
    Outline all;
    for (std::uint32_t k = 0; k < count; ++k) {
      Outline child = outlines_[node.first_child + (mirrored ? count - 1 - k : k)];
      if (mirrored) child.mirror();
      int at = all.beside(child, spaces_.gap);
      if (k > 0) at = std::max(at, out.back() + (k == firsts ? 2 : 1) * spaces_.slant);
      child.shift(at);
      all.take(child);
      out.push_back(at);
    }
    return out;
  }

  // Twice the place of a node that has the first `firsts` children on its left.
  int twice_over(const std::vector<int>& places, std::uint32_t firsts) const {
    if (places.empty()) return 0;
    if (firsts == 0) return 2 * (places.front() - spaces_.slant);
    if (firsts == places.size()) return 2 * (places.back() + spaces_.slant);
    return places[firsts - 1] + places[firsts];
  }

  const std::vector<TreeNode>& nodes_;
  TreeSpaces spaces_;
  std::vector<Outline> outlines_;  // of subtrees, from their own roots
  std::vector<int> offsets_;       // of nodes, from their parents
};

}  // namespace

std::vector<int> tree_places(const std::vector<TreeNode>& nodes, TreeSpaces spaces) {
  return TreePlaces(nodes, spaces).places();
}

}  // namespace summand
