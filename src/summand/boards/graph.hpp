// ColouredGraph: a multigraph with coloured edges, for games that are played on graphs.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/boards/key.hpp"

namespace summand {

using Vertex = std::uint32_t;

// An edge with a colour from 0 to 2. Its lower end is first, and a loop has the same end twice. It
// is one word: vertices are below 2^30.
class Edge {
 public:
  constexpr Edge() = default;
  constexpr Edge(Vertex one, Vertex other, unsigned colour)
      : bits_(std::uint64_t{std::min(one, other)} << 32 | std::uint64_t{std::max(one, other)} << 2 |
              colour) {}

  constexpr Vertex low() const { return static_cast<Vertex>(bits_ >> 32); }
  constexpr Vertex high() const { return static_cast<Vertex>(bits_) >> 2; }
  constexpr unsigned colour() const { return static_cast<unsigned>(bits_ & 3); }
  constexpr bool is_loop() const { return low() == high(); }
  constexpr Vertex other(Vertex end) const { return low() ^ high() ^ end; }
  constexpr std::uint64_t word() const { return bits_; }

  friend constexpr bool operator==(Edge, Edge) = default;
  friend constexpr auto operator<=>(Edge, Edge) = default;
  friend constexpr std::uint64_t hash_value(Edge edge) { return hash_word(edge.bits_); }

 private:
  std::uint64_t bits_ = 0;
};

// A value for each vertex. It needs no allocation if there are few vertices.
template <class T>
class PerVertex {
 public:
  explicit PerVertex(std::size_t size, T fill = T()) {
    if (size > few_.size()) {
      many_.assign(size, fill);
      data_ = many_.data();
    } else {
      std::fill_n(few_.begin(), size, fill);
    }
  }
  PerVertex(const PerVertex&) = delete;
  PerVertex& operator=(const PerVertex&) = delete;

  T& operator[](Vertex vertex) { return data_[vertex]; }
  const T& operator[](Vertex vertex) const { return data_[vertex]; }

 private:
  std::array<T, 64> few_;
  std::vector<T> many_;
  T* data_ = few_.data();
};

// The connected classes of vertices, while edges are joined one by one (union-find).
class Partition {
 public:
  explicit Partition(std::size_t size) : parents_(size) {
    for (Vertex vertex = 0; vertex < size; ++vertex) parents_[vertex] = vertex;
  }

  // The lowest vertex of the class.
  Vertex find(Vertex vertex) {
    while (parents_[vertex] != vertex) {
      parents_[vertex] = parents_[parents_[vertex]];
      vertex = parents_[vertex];
    }
    return vertex;
  }
  // Joins two classes. Returns whether they were different.
  bool join(Vertex one, Vertex other) {
    one = find(one);
    other = find(other);
    parents_[std::max(one, other)] = std::min(one, other);
    return one != other;
  }

 private:
  PerVertex<Vertex> parents_;
};

// A multigraph: its edges in rising order. Its vertices are the ends of edges, numbered without
// gaps.
class ColouredGraph {
 public:
  ColouredGraph() = default;
  // A graph from edges with any vertex numbers. The vertices are renumbered without gaps in the
  // same order.
  static ColouredGraph from(std::vector<Edge> edges);

  std::size_t vertices() const { return vertices_; }
  std::span<const Edge> edges() const { return edges_; }
  bool empty() const { return edges_.empty(); }

  // The graph of the edges e with keep(e), renumbered.
  template <class Keep>
  ColouredGraph kept(Keep&& keep) const {
    PerVertex<Vertex> number(vertices_, kNone);
    ColouredGraph out;
    out.edges_.reserve(edges_.size());
    for (const Edge edge : edges_) {
      if (!keep(edge)) continue;
      out.edges_.push_back(edge);
      number[edge.low()] = number[edge.high()] = 0;
    }
    for (Vertex vertex = 0; vertex < vertices_; ++vertex) {
      if (number[vertex] != kNone) number[vertex] = out.vertices_++;
    }
    if (out.vertices_ < vertices_) out.renumber(number);
    return out;
  }

  // The part that is connected to vertex 0 after one copy of `gone` is removed. It is renumbered,
  // but vertex 0 keeps its number.
  ColouredGraph joined_to_zero_without(Edge gone) const;
  // The pieces that share only vertex 0. Linear in the size of the graph.
  std::vector<ColouredGraph> pieces_at_zero() const;
  // Gives vertex v the number new_number[v]. `new_number` must be a permutation.
  ColouredGraph renumbered(std::span<const Vertex> new_number) const;
  // Replaces the colour of each edge by recolour(colour).
  template <class Recolour>
  ColouredGraph recoloured(Recolour&& recolour) const {
    ColouredGraph out = *this;
    for (Edge& edge : out.edges_) edge = Edge(edge.low(), edge.high(), recolour(edge.colour()));
    std::sort(out.edges_.begin(), out.edges_.end());
    return out;
  }

  // A key for graphs of up to 12 edges on 16 vertices, or 15 edges on 8. Different graphs have
  // different keys.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const { return edges_.size() * sizeof(Edge); }

  friend bool operator==(const ColouredGraph& a, const ColouredGraph& b) {
    return a.edges_ == b.edges_;
  }
  friend std::strong_ordering operator<=>(const ColouredGraph& a, const ColouredGraph& b) {
    return a.edges_ <=> b.edges_;
  }
  friend std::uint64_t hash_value(const ColouredGraph& graph) {
    std::uint64_t hash = hash_word(graph.edges_.size());
    for (const Edge edge : graph.edges_) hash = hash_combine(hash, edge.word());
    return hash;
  }

 private:
  static constexpr Vertex kNone = std::numeric_limits<Vertex>::max();

  // Assumes that the new numbers keep the order of the vertices, so that the edges stay sorted.
  void renumber(const PerVertex<Vertex>& number) {
    for (Edge& edge : edges_) {
      edge = Edge(number[edge.low()], number[edge.high()], edge.colour());
    }
  }

  Vertex vertices_ = 0;
  std::vector<Edge> edges_;
};

// For each vertex the edges that end there, as indices into graph.edges(). Loops are left out.
class Incidence {
 public:
  explicit Incidence(const ColouredGraph& graph);

  std::span<const std::uint32_t> at(Vertex vertex) const {
    return std::span(places_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
  }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> places_;
};

}  // namespace summand
