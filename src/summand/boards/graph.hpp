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

// An edge of a colour from 0 to 2, with its lower end first; a loop has one end twice. One word:
// vertices are below 2^30.
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
  friend constexpr std::size_t hash_value(Edge edge) { return hash_word(edge.bits_); }

 private:
  std::uint64_t bits_ = 0;
};

// A value for each vertex, without allocation where there are few of them.
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

// Which vertices hang together, as edges are joined one by one (union-find).
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
  // Tells whether they were apart.
  bool join(Vertex one, Vertex other) {
    one = find(one);
    other = find(other);
    parents_[std::max(one, other)] = std::min(one, other);
    return one != other;
  }

 private:
  PerVertex<Vertex> parents_;
};

// The edges in rising order. Its vertices are those that edges touch, numbered without gaps.
class ColouredGraph {
 public:
  ColouredGraph() = default;
  // Any vertices: they are renumbered in their order, so that no number is left out.
  static ColouredGraph from(std::vector<Edge> edges);

  std::size_t vertices() const { return vertices_; }
  std::span<const Edge> edges() const { return edges_; }
  bool empty() const { return edges_.empty(); }

  // The edges e with keep(e), renumbered.
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

  // What is joined to vertex 0 once a copy of `gone` is removed. Renumbered, vertex 0 stays.
  ColouredGraph joined_to_zero_without(Edge gone) const;
  // The pieces that have only vertex 0 in common. Linear in the size of the graph.
  std::vector<ColouredGraph> pieces_at_zero() const;
  // The vertices take the numbers new_number[v], which must be a permutation.
  ColouredGraph renumbered(std::span<const Vertex> new_number) const;
  // Each edge gets the colour recolour(colour).
  template <class Recolour>
  ColouredGraph recoloured(Recolour&& recolour) const {
    ColouredGraph out = *this;
    for (Edge& edge : out.edges_) edge = Edge(edge.low(), edge.high(), recolour(edge.colour()));
    std::sort(out.edges_.begin(), out.edges_.end());
    return out;
  }

  // Injective for the graphs it takes: up to 12 edges on 16 vertices, 15 edges on 8.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const { return edges_.size() * sizeof(Edge); }

  friend bool operator==(const ColouredGraph& a, const ColouredGraph& b) {
    return a.edges_ == b.edges_;
  }
  friend std::strong_ordering operator<=>(const ColouredGraph& a, const ColouredGraph& b) {
    return a.edges_ <=> b.edges_;
  }
  friend std::size_t hash_value(const ColouredGraph& graph) {
    std::uint64_t hash = hash_word(graph.edges_.size());
    for (const Edge edge : graph.edges_) hash = hash_combine(hash, edge.word());
    return hash;
  }

 private:
  static constexpr Vertex kNone = std::numeric_limits<Vertex>::max();

  // Assumes numbers that keep the order of the vertices, so that the edges stay sorted.
  void renumber(const PerVertex<Vertex>& number) {
    for (Edge& edge : edges_) {
      edge = Edge(number[edge.low()], number[edge.high()], edge.colour());
    }
  }

  Vertex vertices_ = 0;
  std::vector<Edge> edges_;
};

// For each vertex the edges that end there, by their places in graph.edges(). Loops are left out.
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
