#include "summand/ruleset/tinted_graph_labelling.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace summand {

namespace {

using Set = TintedGraph::Set;

constexpr Set bit(int vertex) { return Set{1} << vertex; }

// The vertices in cells of those that look alike so far, in an order that depends on looks alone.
struct Cells {
  std::array<Set, TintedGraph::kMostVertices> sets;
  int count = 0;

  void add(Set set) {
    if (set != 0) sets[static_cast<std::size_t>(count++)] = set;
  }
  Set& operator[](int i) { return sets[static_cast<std::size_t>(i)]; }
  Set operator[](int i) const { return sets[static_cast<std::size_t>(i)]; }
};

class Labeller {
 public:
  explicit Labeller(std::span<const Set> beside) : beside_(beside) {}

  std::vector<int> best(Cells cells, int vertices, int tries) {
    refine(cells);
    std::vector<Node> path;
    if (cells.count == vertices) return order_of(cells);
    path.push_back(node(cells));
    while (!path.empty() && tries > 0) {
      Node& top = path.back();
      if (top.left == 0) {
        path.pop_back();
        continue;
      }
      const int chosen = std::countr_zero(top.left);
      // Whoever has the same neighbours would lead to the same graph.
      TintedGraph::for_each(top.left, [&](int other) {
        if (are_twins(chosen, other)) top.left &= ~bit(other);
      });
      Cells split = first_alone(top.cells, top.cell, chosen);
      refine(split);
      if (split.count < vertices) {
        path.push_back(node(split));
        continue;
      }
      --tries;
      compare(order_of(split));
    }
    return std::move(best_order_);
  }

 private:
  // A node of the search: each member of one cell in turn is put before the others.
  struct Node {
    Cells cells;
    int cell;
    Set left;  // members that are still to be tried
  };

  // The first of the smallest cells with several members.
  static Node node(const Cells& cells) {
    int chosen = -1, fewest = TintedGraph::kMostVertices + 1;
    for (int i = 0; i < cells.count; ++i) {
      const int members = std::popcount(cells[i]);
      if (members > 1 && members < fewest) chosen = i, fewest = members;
    }
    return {cells, chosen, cells[chosen]};
  }

  Set beside(int vertex) const { return beside_[static_cast<std::size_t>(vertex)]; }
  bool are_twins(int one, int other) const {
    return (beside(one) & ~bit(other)) == (beside(other) & ~bit(one));
  }

  static Cells first_alone(const Cells& cells, int cell, int vertex) {
    Cells out;
    for (int i = 0; i < cells.count; ++i) {
      if (i == cell) out.add(bit(vertex));
      out.add(i == cell ? cells[i] & ~bit(vertex) : cells[i]);
    }
    return out;
  }

  // Splits cells by how many neighbours their members have in each cell, until nothing changes.
  void refine(Cells& cells) const {
    for (int by = 0; by < cells.count;) {
      const Cells split = split_by(cells, cells[by]);
      if (split.count == cells.count) {
        ++by;
      } else {
        cells = split;
        by = 0;
      }
    }
  }

  Cells split_by(const Cells& cells, Set by) const {
    Cells out;
    for (int i = 0; i < cells.count; ++i) {
      Set rest = cells[i];
      if (std::has_single_bit(rest)) {
        out.add(rest);
        continue;
      }
      // By rising numbers of neighbours.
      while (rest != 0) {
        int fewest = std::numeric_limits<int>::max();
        Set those = 0;
        TintedGraph::for_each(rest, [&](int vertex) {
          const int number = std::popcount(beside(vertex) & by);
          if (number < fewest) fewest = number, those = 0;
          if (number == fewest) those |= bit(vertex);
        });
        out.add(those);
        rest &= ~those;
      }
    }
    return out;
  }

  static std::vector<int> order_of(const Cells& cells) {
    std::vector<int> order;
    for (int i = 0; i < cells.count; ++i) order.push_back(std::countr_zero(cells[i]));
    return order;
  }

  // Keeps the order in which the edges, written as sets of the places of neighbours, come first.
  // Tints are the same in all orders.
  void compare(std::vector<int> order) {
    std::array<int, TintedGraph::kMostVertices> place{};
    for (std::size_t i = 0; i < order.size(); ++i) {
      place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    }
    std::vector<Set> edges(order.size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
      TintedGraph::for_each(beside(order[i]), [&](int other) {
        edges[i] |= bit(place[static_cast<std::size_t>(other)]);
      });
    }
    if (!best_order_.empty() && best_edges_ <= edges) return;
    best_edges_ = std::move(edges);
    best_order_ = std::move(order);
  }

  std::span<const Set> beside_;
  std::vector<Set> best_edges_;
  std::vector<int> best_order_;
};

}  // namespace

std::vector<int> order_by_looks(const TintedGraph& graph, std::span<const Set> beside, int tries) {
  Cells cells;
  cells.add(graph.tinted(Player::left));
  cells.add(graph.tinted(Player::right));
  cells.add(graph.free());
  return Labeller(beside).best(cells, graph.count(), tries);
}

std::vector<TintedGraph> connected_graphs(int vertices) {
  // Every connected graph has a vertex without which it is still connected.
  std::vector<TintedGraph> all{TintedGraph(1)};
  for (int v = 1; v < vertices; ++v) {
    std::vector<TintedGraph> larger;
    for (const TintedGraph& graph : all) {
      for (Set others = 1; others < bit(v); ++others) {
        TintedGraph next(v + 1);
        for (int u = 0; u < v; ++u) {
          TintedGraph::for_each(graph.beside(u), [&](int other) { next.join(u, other); });
        }
        TintedGraph::for_each(others, [&](int other) { next.join(v, other); });
        larger.push_back(next.relabelled(std::numeric_limits<int>::max()));
      }
    }
    std::sort(larger.begin(), larger.end());
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    all = std::move(larger);
  }
  return all;
}

}  // namespace summand
