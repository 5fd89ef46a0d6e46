#include "summand/boards/tinted_graph_labelling.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>

#include "summand/base/hash.hpp"

namespace summand {

namespace {

using Set = TintedGraph::Set;

// The vertices in cells. Vertices of one cell look alike so far, and the order of the cells depends
// on looks only.
struct LookCells {
  std::array<Set, TintedGraph::kMostVertices> sets;
  int count = 0;

  void add(Set set) {
    if (set != 0) sets[static_cast<std::size_t>(count++)] = set;
  }
  Set& operator[](int i) { return sets[static_cast<std::size_t>(i)]; }
  Set operator[](int i) const { return sets[static_cast<std::size_t>(i)]; }
};

class LookLabeller {
 public:
  explicit LookLabeller(const TintedGraph& graph) : graph_(graph) {}

  std::vector<int> best(LookCells cells, int vertices, int tries) {
    refine(cells, vertices);
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
      // A vertex with the same neighbours would lead to the same graph.
      TintedGraph::for_each(top.left, [&](int other) {
        if (are_twins(chosen, other)) top.left &= ~TintedGraph::bit(other);
      });
      LookCells split = first_alone(top.cells, top.cell, chosen);
      refine(split, vertices);
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
  // A node of the search. Each member of one cell in turn is put before the others.
  struct Node {
    LookCells cells;
    int cell;
    Set left;  // members that are not tried yet
  };

  // A node for the first of the smallest cells that have several members.
  static Node node(const LookCells& cells) {
    int chosen = -1, fewest = TintedGraph::kMostVertices + 1;
    for (int i = 0; i < cells.count; ++i) {
      const int members = std::popcount(cells[i]);
      if (members > 1 && members < fewest) chosen = i, fewest = members;
    }
    return {cells, chosen, cells[chosen]};
  }

  Set beside(int vertex) const { return graph_.beside(vertex); }
  bool are_twins(int one, int other) const {
    return (beside(one) & ~TintedGraph::bit(other)) == (beside(other) & ~TintedGraph::bit(one));
  }

  static LookCells first_alone(const LookCells& cells, int cell, int vertex) {
    LookCells out;
    for (int i = 0; i < cells.count; ++i) {
      if (i == cell) out.add(TintedGraph::bit(vertex));
      out.add(i == cell ? cells[i] & ~TintedGraph::bit(vertex) : cells[i]);
    }
    return out;
  }

  // Splits cells by the cells of their members' neighbours, until nothing changes. The look of a
  // vertex is a hash. If two hashes collide, fewer vertices are distinguished, and nothing else
  // goes wrong.
  void refine(LookCells& cells, int vertices) const {
    std::array<std::uint64_t, TintedGraph::kMostVertices> seen, look;
    for (int before = 0; before != cells.count && cells.count < vertices;) {
      before = cells.count;
      for (int i = 0; i < cells.count; ++i) {
        const std::uint64_t as = hash_word(static_cast<std::uint64_t>(i));
        TintedGraph::for_each(cells[i], [&](int v) { seen[static_cast<std::size_t>(v)] = as; });
      }
      LookCells split;
      for (int i = 0; i < cells.count; ++i) {
        TintedGraph::for_each(cells[i], [&](int v) {
          std::uint64_t sum = 0;
          TintedGraph::for_each(beside(v),
                                [&](int u) { sum += seen[static_cast<std::size_t>(u)]; });
          look[static_cast<std::size_t>(v)] = sum;
        });
        split_by(look, cells[i], split);
      }
      cells = split;
    }
  }

  // Adds the members of a cell to `out` as cells of equal looks.
  static void split_by(std::span<const std::uint64_t> look, Set members, LookCells& out) {
    while (members != 0) {
      std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
      Set those = 0;
      TintedGraph::for_each(members, [&](int v) {
        const std::uint64_t its = look[static_cast<std::size_t>(v)];
        if (its < least) least = its, those = 0;
        if (its == least) those |= TintedGraph::bit(v);
      });
      out.add(those);
      members &= ~those;
    }
  }

  static std::vector<int> order_of(const LookCells& cells) {
    std::vector<int> order;
    for (int i = 0; i < cells.count; ++i) order.push_back(std::countr_zero(cells[i]));
    return order;
  }

  // Keeps the order with the least edges, which are written as sets of the neighbours' places.
  // Tints are the same in all orders.
  void compare(std::vector<int> order) {
    std::array<int, TintedGraph::kMostVertices> place{};
    for (std::size_t i = 0; i < order.size(); ++i) {
      place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    }
    std::vector<Set> edges(order.size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
      TintedGraph::for_each(beside(order[i]), [&](int other) {
        edges[i] |= TintedGraph::bit(place[static_cast<std::size_t>(other)]);
      });
    }
    if (!best_order_.empty() && best_edges_ <= edges) return;
    best_edges_ = std::move(edges);
    best_order_ = std::move(order);
  }

  const TintedGraph& graph_;
  std::vector<Set> best_edges_;
  std::vector<int> best_order_;
};

}  // namespace

std::vector<int> order_by_looks(const TintedGraph& graph, int tries) {
  LookCells cells;
  cells.add(graph.tinted(Player::left));
  cells.add(graph.tinted(Player::right));
  cells.add(graph.free());
  return LookLabeller(graph).best(cells, graph.count(), tries);
}

std::vector<TintedGraph> connected_graphs(int vertices) {
  // Every connected graph has a vertex whose removal leaves it connected.
  std::vector<TintedGraph> all{TintedGraph(1)};
  for (int v = 1; v < vertices; ++v) {
    std::vector<TintedGraph> larger;
    for (const TintedGraph& graph : all) {
      for (Set others = 1; others < TintedGraph::bit(v); ++others) {
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
