// Tokens: the position of the game on a directed graph.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/base/result.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"
#include "summand/games/digraph/arrows.hpp"

namespace summand::games::digraph {

// Tokens on the vertices of a graph. Several may stand on a vertex.
struct Tokens {
  std::shared_ptr<const Arrows> graph = std::make_shared<const Arrows>();
  std::vector<Vertex> tokens = {};  // sorted

  static constexpr std::size_t kMost = 1000;

  // The graph, and behind a colon the vertices of the tokens: `0>1;1>0: 1 1`. If there is no colon,
  // a token stands on vertex 0. The graph may be a line of another program, `digraph6 &AO`
  // (boards/graph_line.hpp).
  static Result<Tokens> parse(std::string_view text);
  std::string print() const;

  // The token is moved along an arrow.
  Tokens moved(Vertex from, Vertex to) const;
  // A strip of the vertices, each with the number of its tokens.
  BoardShape shape() const;
  // A line for each vertex: its tokens, and where its arrows lead.
  Picture picture() const;

  std::size_t heap_bytes() const { return tokens.size() * sizeof(Vertex); }
  friend bool operator==(const Tokens& a, const Tokens& b) {
    return a.tokens == b.tokens && (a.graph == b.graph || *a.graph == *b.graph);
  }
  friend std::strong_ordering operator<=>(const Tokens& a, const Tokens& b) {
    if (const auto order = a.tokens <=> b.tokens; order != 0) return order;
    return a.graph == b.graph ? std::strong_ordering::equal : *a.graph <=> *b.graph;
  }
  friend std::uint64_t hash_value(const Tokens& position) {
    std::uint64_t hash = hash_value(*position.graph);
    for (const Vertex token : position.tokens) hash = hash_combine(hash, token);
    return hash;
  }
};

}  // namespace summand::games::digraph
