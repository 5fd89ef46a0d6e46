// SmithValues: the values of all vertices of a graph on which both players have the same moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/loopy/move_graph.hpp"
#include "summand/loopy/smith_value.hpp"

namespace summand {

// A node of the graph is a vertex, whoever is to move there. A player who cannot move loses, and
// play without end is a draw. (Smith 1966; Fraenkel, Perl and Yesha.)
class SmithValues {
 public:
  // The graph must live as long as this. Takes O(k E) steps for E edges, and k different nimbers
  // among the values. A vertex of value n has edges to vertices of values 0, ..., n-1, so k is less
  // than the square root of 2 E + 1, and it is small for graphs that are not made for it. Throws
  // LimitReached.
  SmithValues(const MoveGraph& graph, const Budget& budget);

  const MoveGraph& graph() const { return graph_; }
  bool is_finite(MoveGraph::Node vertex) const { return nimbers_[vertex] != kInfinite; }
  // Assumes a finite value.
  std::uint32_t nimber(MoveGraph::Node vertex) const { return nimbers_[vertex]; }
  // The place of a vertex of finite value in an order in which values can be assigned. A player who
  // always leaves a sum of 0 can do so with a smaller sum of places each time, so that play ends: a
  // smaller value has a smaller place, and so has the answer to a move that can be reversed.
  std::uint32_t place(MoveGraph::Node vertex) const { return places_[vertex]; }
  // Looks at the edges of the vertex if its value is infinite.
  SmithValue of(MoveGraph::Node vertex) const;

 private:
  static constexpr std::uint32_t kInfinite = 0xffffffff;

  void solve(Budget& budget);

  const MoveGraph& graph_;
  Charge charge_;
  std::vector<std::uint32_t> nimbers_, places_;
};

// A token on a vertex, as a part of a sum.
struct SmithToken {
  const SmithValues* values;
  MoveGraph::Node vertex;
};

SmithValue sum(std::span<const SmithToken> tokens);

struct SmithMove {
  std::size_t token;
  MoveGraph::Node to;

  friend bool operator==(const SmithMove&, const SmithMove&) = default;
  friend auto operator<=>(const SmithMove&, const SmithMove&) = default;
};

// The moves in a sum after which the player to move has that fate: `loss` gives the winning moves,
// and `draw` the moves that keep a draw. To win in the end, take the winning move that leaves the
// smallest sum of places.
std::vector<SmithMove> moves_to(Fate fate, std::span<const SmithToken> tokens);

}  // namespace summand
