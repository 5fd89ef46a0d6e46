// Arrows: a directed graph whose arrows are for both players or for one of them.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/value/value.hpp"

namespace summand::games::digraph {

using Vertex = std::uint32_t;

// Who may move along an arrow.
enum class Whose : std::uint8_t { left = 1, right = 2, both = 3 };

constexpr bool may_use(Player player, Whose whose) {
  return whose == Whose::both || (whose == Whose::left) == (player == Player::left);
}

struct Arrow {
  Vertex to;
  Whose whose;

  friend bool operator==(const Arrow&, const Arrow&) = default;
  friend auto operator<=>(const Arrow&, const Arrow&) = default;
};

// A graph never changes. Positions share it.
class Arrows {
 public:
  static constexpr std::size_t kMostVertices = 10'000, kMostArrows = 100'000;

  Arrows() = default;
  // The arrows from each vertex, in any order. Assumes that they lead to vertices of the graph.
  explicit Arrows(std::vector<std::vector<Arrow>> from);

  std::size_t vertices() const { return from_.size(); }
  // In the order of their ends. There is at most one to each vertex.
  std::span<const Arrow> from(Vertex vertex) const { return from_[vertex]; }
  // The same graph with the players exchanged.
  Arrows mirrored() const;

  // What is known of a vertex by Smith's theory, if every arrow is for both players.
  bool impartial() const { return impartial_; }
  // nullopt for an infinite value. Assumes an impartial graph.
  std::optional<std::uint32_t> nimber(Vertex vertex) const;
  // Falls from one sum of 0 to the next (summand/loopy/smith.hpp). Assumes a nimber.
  std::uint32_t place(Vertex vertex) const { return places_[vertex]; }

  friend bool operator==(const Arrows& a, const Arrows& b) { return a.from_ == b.from_; }
  friend std::strong_ordering operator<=>(const Arrows& a, const Arrows& b) {
    return a.from_ <=> b.from_;
  }
  friend std::uint64_t hash_value(const Arrows& arrows) { return arrows.hash_; }

 private:
  std::vector<std::vector<Arrow>> from_;
  bool impartial_ = true;
  std::vector<std::uint32_t> nimbers_, places_;  // kInfinite for an infinite value
  std::uint64_t hash_ = 0;
};

// Reads `0>1,2L;1>;2>0R`: behind each vertex the ends of its arrows, with an L or R if they are for
// one player. Vertices are numbered from 0 up to the greatest number that is used.
Result<Arrows> parse_arrows(std::string_view text);

// The text that parse_arrows() reads, with all vertices in their order.
std::string print(const Arrows& arrows);

}  // namespace summand::games::digraph
