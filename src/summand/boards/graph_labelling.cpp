#include "summand/boards/graph_labelling.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace summand {

namespace {

constexpr std::size_t kMost = 64;

// An order of the vertices in which vertices that look alike are neighbours. They form cells.
struct Ordered {
  std::array<std::uint8_t, kMost> order;
  std::array<std::uint8_t, kMost> cell;  // for each vertex: the place where its cell begins
  unsigned count;                        // the number of cells
};

class RootedLabeller {
 public:
  explicit RootedLabeller(const ColouredGraph& graph) : graph_(graph), size_(graph.vertices()) {}

  ColouredGraph best(int tries) {
    Ordered cells = by_distance();
    refine(cells);
    if (cells.count == size_) return drawn(cells);
    search(cells, tries);
    return std::move(best_);
  }

 private:
  // A node of the search. Each member of one cell is put first, one after another.
  struct Node {
    Ordered cells;
    unsigned begin, end, next;
  };

  // Cells of equal distance from vertex 0, which is alone in its cell. Vertices that are not
  // connected to it come last.
  Ordered by_distance() const {
    constexpr std::uint8_t kFar = kMost;
    std::array<std::uint8_t, kMost> distance;
    std::fill_n(distance.begin(), size_, kFar);
    distance[0] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (const Edge edge : graph_.edges()) {
        std::uint8_t& low = distance[edge.low()];
        std::uint8_t& high = distance[edge.high()];
        if (low == high) continue;
        std::uint8_t& far = low < high ? high : low;
        const int next = std::min(low, high) + 1;
        if (next >= far) continue;
        far = static_cast<std::uint8_t>(next);
        changed = true;
      }
    }
    Ordered cells{.order = {}, .cell = {}, .count = 0};
    unsigned place = 0;
    for (unsigned at = 0; at <= kFar && place < size_; ++at) {
      const unsigned begin = place;
      for (unsigned v = 0; v < size_; ++v) {
        if (distance[v] != at) continue;
        cells.order[place++] = static_cast<std::uint8_t>(v);
        cells.cell[v] = static_cast<std::uint8_t>(begin);
      }
      cells.count += place > begin;
    }
    return cells;
  }

  void search(const Ordered& cells, int tries) {
    std::vector<Node> path;
    path.push_back(node(cells));
    while (!path.empty() && tries > 0) {
      Node& top = path.back();
      while (top.next < top.end && has_twin_before(top)) ++top.next;
      if (top.next == top.end) {
        path.pop_back();
        continue;
      }
      Ordered split = top.cells;
      put_first(split, top.begin, top.next++);
      refine(split);
      if (split.count < size_) {
        path.push_back(node(split));
        continue;
      }
      --tries;
      ColouredGraph graph = drawn(split);
      if (best_.empty() || graph < best_) best_ = std::move(graph);
    }
  }

  // A node for the first of the smallest cells that have several members.
  Node node(const Ordered& cells) const {
    Node out{cells, 0, static_cast<unsigned>(kMost + 1), 0};
    for (unsigned begin = 0, end = 0; begin < size_; begin = end) {
      end = end_of_cell(cells, begin);
      if (end - begin > 1 && end - begin < out.end - out.begin) out.begin = begin, out.end = end;
    }
    out.next = out.begin;
    return out;
  }

  unsigned end_of_cell(const Ordered& cells, unsigned begin) const {
    unsigned end = begin + 1;
    while (end < size_ && cells.cell[cells.order[end]] == begin) ++end;
    return end;
  }

  void put_first(Ordered& cells, unsigned begin, unsigned chosen) const {
    std::swap(cells.order[begin], cells.order[chosen]);
    for (unsigned place = begin + 1; place < size_; ++place) {
      const unsigned vertex = cells.order[place];
      if (place > begin + 1 && cells.cell[vertex] != begin) break;
      cells.cell[vertex] = static_cast<std::uint8_t>(begin + 1);
    }
    ++cells.count;
  }

  // Whether an exchange of the next member with one that was tried changes nothing. A collision of
  // hashes can make this wrong. Then the result is only not the least graph.
  bool has_twin_before(const Node& node) const {
    const Vertex next = node.cells.order[node.next];
    for (unsigned place = node.begin; place < node.next; ++place) {
      const Vertex tried = node.cells.order[place];
      if (neighbourhood(tried, next) == neighbourhood(next, tried)) return true;
    }
    return false;
  }

  // A hash of the edges of a vertex, without those to one other vertex.
  std::uint64_t neighbourhood(Vertex vertex, Vertex without) const {
    std::uint64_t sum = 0;
    for (const Edge edge : graph_.edges()) {
      if (edge.low() != vertex && edge.high() != vertex) continue;
      const Vertex other = edge.other(vertex);
      if (other != without) sum += seen(edge, edge.is_loop() ? kMost : other);
    }
    return sum;
  }

  static std::uint64_t seen(Edge edge, std::size_t other) {
    return hash_word(std::uint64_t{other} << 2 | edge.colour());
  }

  // Splits cells by the neighbourhood of their members, until nothing changes. The result depends
  // on the graph and the cells, not on the numbers of the vertices.
  void refine(Ordered& cells) const {
    std::array<std::uint64_t, kMost> look;
    for (unsigned before = 0; before != cells.count && cells.count < size_;) {
      before = cells.count;
      std::fill_n(look.begin(), size_, 0);
      for (const Edge edge : graph_.edges()) {
        if (edge.is_loop()) {
          look[edge.low()] += seen(edge, kMost);
        } else {
          look[edge.low()] += seen(edge, cells.cell[edge.high()]);
          look[edge.high()] += seen(edge, cells.cell[edge.low()]);
        }
      }
      for (unsigned begin = 0, end = 0; begin < size_; begin = end) {
        end = end_of_cell(cells, begin);
        if (end - begin > 1) split(cells, begin, end, look);
      }
    }
  }

  static void split(Ordered& cells, unsigned begin, unsigned end,
                    const std::array<std::uint64_t, kMost>& look) {
    const auto by_look = [&](unsigned a, unsigned b) { return look[a] < look[b]; };
    for (unsigned place = begin + 1; place < end; ++place) {
      const std::uint8_t vertex = cells.order[place];
      unsigned to = place;
      for (; to > begin && by_look(vertex, cells.order[to - 1]); --to) {
        cells.order[to] = cells.order[to - 1];
      }
      cells.order[to] = vertex;
    }
    unsigned cell = begin;
    for (unsigned place = begin + 1; place < end; ++place) {
      if (look[cells.order[place]] != look[cells.order[place - 1]]) {
        cell = place;
        ++cells.count;
      }
      cells.cell[cells.order[place]] = static_cast<std::uint8_t>(cell);
    }
  }

  ColouredGraph drawn(const Ordered& cells) const {
    std::array<Vertex, kMost> number;
    for (unsigned place = 0; place < size_; ++place) number[cells.order[place]] = place;
    return graph_.renumbered(number);
  }

  const ColouredGraph& graph_;
  unsigned size_;
  ColouredGraph best_;
};

}  // namespace

ColouredGraph labelled(const ColouredGraph& graph, int tries) {
  if (graph.vertices() <= 1 || graph.vertices() > kMost) return graph;
  return RootedLabeller(graph).best(tries);
}

}  // namespace summand
