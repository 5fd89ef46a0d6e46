#include "summand/boards/tinted_graph.hpp"

#include <algorithm>
#include <array>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/boards/tinted_graph_labelling.hpp"

namespace summand {

namespace {

using Set = TintedGraph::Set;

// How many numberings of a part are compared.
constexpr int kTries = 16;

// For each vertex of a graph the vertices beside it. Entries of other vertices have no meaning.
using Edges = std::array<Set, TintedGraph::kMostVertices>;

// The edges that matter. A piece at one end of any other edge forbids nothing at the other end.
Edges telling_edges(const TintedGraph& graph, KeepsAway whom) {
  Edges out;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    Set told = 0;
    for (const Player player : {Player::left, Player::right}) {
      // A piece of the player here forbids something there, and the other way round.
      if ((graph.usable(player) & TintedGraph::bit(vertex)) != 0)
        told |= graph.usable(kept_away(whom, player));
    }
    out[static_cast<std::size_t>(vertex)] = graph.beside(vertex) & told;
  });
  return out;
}

Set joined_to(const Edges& beside, int vertex) {
  Set found = TintedGraph::bit(vertex);
  for (Set fresh = found; fresh != 0;) {
    Set next = 0;
    TintedGraph::for_each(fresh, [&](int v) { next |= beside[static_cast<std::size_t>(v)]; });
    fresh = next & ~found;
    found |= next;
  }
  return found;
}

// The vertices of a connected set from one end to the other. Empty if the set is not a path.
std::vector<int> along_path(const Edges& beside, Set part) {
  int end = -1;
  bool thin = true;
  TintedGraph::for_each(part, [&](int vertex) {
    const int degree = std::popcount(beside[static_cast<std::size_t>(vertex)]);
    if (degree < 2) end = vertex;
    thin = thin && degree <= 2;
  });
  if (!thin || end < 0) return {};
  std::vector<int> order{end};
  for (Set rest = part & ~TintedGraph::bit(end); rest != 0;) {
    const int next = std::countr_zero(beside[static_cast<std::size_t>(order.back())] & rest);
    order.push_back(next);
    rest &= ~TintedGraph::bit(next);
  }
  return order;
}

}  // namespace

TintedGraph TintedGraph::grid(int rows, int columns) {
  SUMMAND_CHECK(rows >= 1 && columns >= 1 && rows * columns <= kMostVertices);
  TintedGraph out(rows * columns);
  for (int v = 0; v < rows * columns; ++v) {
    if (v % columns != 0) out.join(v - 1, v);
    if (v >= columns) out.join(v - columns, v);
  }
  out.rows_ = static_cast<std::uint8_t>(rows);
  out.columns_ = static_cast<std::uint8_t>(columns);
  return out;
}

TintedGraph TintedGraph::cycle(int vertices) {
  TintedGraph out(vertices);
  for (int v = 0; v < vertices; ++v) out.join(v, (v + 1) % vertices);
  return out;
}

TintedGraph TintedGraph::star(int leaves) {
  TintedGraph out(leaves + 1);
  for (int v = 1; v <= leaves; ++v) out.join(0, v);
  return out;
}

TintedGraph TintedGraph::complete(int vertices) {
  TintedGraph out(vertices);
  for (int v = 1; v < vertices; ++v) {
    for (int u = 0; u < v; ++u) out.join(u, v);
  }
  return out;
}

void TintedGraph::join(int one, int other) {
  SUMMAND_DCHECK(!is_grid() && one != other);
  beside_[static_cast<std::size_t>(one)] |= TintedGraph::bit(other);
  beside_[static_cast<std::size_t>(other)] |= TintedGraph::bit(one);
}

void TintedGraph::forbid(Set vertices, Player player) {
  const Set before = this->vertices();
  (player == Player::left ? left_ : right_) &= ~vertices;
  const Set gone = before & ~this->vertices();
  for_each(gone, [&](int vertex) {
    Set& others = beside_[static_cast<std::size_t>(vertex)];
    for_each(others, [&](int other) {
      beside_[static_cast<std::size_t>(other)] &= ~TintedGraph::bit(vertex);
    });
    others = 0;
  });
  // No entries after the last vertex, so that equal graphs are stored in the same way.
  if (!is_grid()) beside_.resize(static_cast<std::size_t>(std::bit_width(this->vertices())));
}

TintedGraph TintedGraph::mirrored() const {
  TintedGraph out = *this;
  std::swap(out.left_, out.right_);
  return out;
}

TintedGraph TintedGraph::picked(std::span<const Set> beside, std::span<const int> order) const {
  std::array<int, kMostVertices> number;
  for (std::size_t i = 0; i < order.size(); ++i) {
    number[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
  }
  TintedGraph out(static_cast<int>(order.size()));
  out.left_ = out.right_ = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    out.left_ |= (left_ >> order[i] & 1) << i;
    out.right_ |= (right_ >> order[i] & 1) << i;
    for_each(beside[static_cast<std::size_t>(order[i])], [&](int other) {
      out.beside_[i] |= TintedGraph::bit(number[static_cast<std::size_t>(other)]);
    });
  }
  return out;
}

std::vector<TintedGraph> TintedGraph::parts(KeepsAway whom) const {
  const Edges edges = telling_edges(*this, whom);
  std::vector<TintedGraph> out;
  for (Set rest = vertices(); rest != 0;) {
    const Set part = joined_to(edges, std::countr_zero(rest));
    rest &= ~part;
    if (std::vector<int> along = along_path(edges, part); !along.empty()) {
      const TintedGraph there = picked(edges, along);
      std::ranges::reverse(along);
      out.push_back(std::min(there, picked(edges, along)));
      out.back().rows_ = 1;
      out.back().columns_ = static_cast<std::uint8_t>(along.size());
      continue;
    }
    std::vector<int> order;
    for_each(part, [&](int vertex) { order.push_back(vertex); });
    out.push_back(picked(edges, order).relabelled(kTries));
  }
  return out;
}

TintedGraph TintedGraph::relabelled(int tries) const {
  return picked(beside_, order_by_looks(*this, tries));
}

// Two bits name the kind. A grid of several rows is stored as its sides and both sets, a single row
// as its length and both sets, and another graph as its number of vertices, both sets, and the
// edges to lower vertices.
std::optional<PositionKey> TintedGraph::key() const {
  __extension__ using Wide = unsigned __int128;
  Wide word = 0;
  const auto append = [&](Set bits, int width) { word = word << width | bits; };
  if (is_grid()) {
    if (size() > 56) return std::nullopt;
    append(left_, size());
    append(right_, size());
    if (rows_ > 1) append(rows_, 6);
    append(columns_, 6);
    append(rows_ > 1 ? 1 : 2, 2);
  } else {
    if (size() > 14 || vertices() != low_bits(size())) return std::nullopt;
    for (int v = 1; v < size(); ++v) append(beside(v) & low_bits(v), v);
    append(left_, size());
    append(right_, size());
    append(static_cast<Set>(size()), 4);
    append(3, 2);
  }
  return PositionKey{static_cast<std::uint64_t>(word), static_cast<std::uint64_t>(word >> 64)};
}

std::uint64_t hash_value(const TintedGraph& graph) {
  std::uint64_t hash = hash_combine(hash_word(graph.left_), graph.right_);
  hash = hash_combine(hash, std::uint64_t{graph.rows_} << 8 | graph.columns_);
  // The sides and sets determine the edges of a grid.
  if (graph.is_grid()) return hash;
  for (const Set others : graph.beside_) hash = hash_combine(hash, others);
  return hash;
}

}  // namespace summand
