// TintedGraph: a graph whose vertices are free, tinted for one player, or gone; the board of Col
// and Snort.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/bits.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"
#include "summand/value/value.hpp"

namespace summand {

// Whom a piece keeps away from the vertices beside it: the player who put it there (Col), or the
// other one (Snort).
enum class KeepsAway : std::uint8_t { owner, opponent };

constexpr Player kept_away(KeepsAway whom, Player owner) {
  return whom == KeepsAway::owner ? owner : opponent(owner);
}

// Two sets of vertices: those Left may still use and those Right may. A free vertex is in both, one
// tinted for a player in that player's alone, and one in neither is gone, with its edges. Vertices
// keep their numbers. A grid remembers its rows and columns, and its holes.
class TintedGraph {
 public:
  static constexpr int kMostVertices = 64;
  // Of vertices, bit v for vertex v.
  using Set = std::uint64_t;
  static constexpr Set bit(int vertex) { return Set{1} << vertex; }

  TintedGraph() = default;
  // Free vertices without edges. All constructors assume at most kMostVertices.
  explicit TintedGraph(int vertices)
      : left_(low_bits(vertices)),
        right_(left_),
        beside_(static_cast<std::size_t>(vertices), Set{0}) {}
  static TintedGraph grid(int rows, int columns);
  static TintedGraph path(int vertices) { return grid(1, vertices); }
  static TintedGraph cycle(int vertices);  // 3 at least
  static TintedGraph star(int leaves);     // round vertex 0
  static TintedGraph complete(int vertices);

  // A position as people write it: rows "..L|.#R", edges "0-1 1-2 2L", rows between pieces "L5-"
  // (what these tint depends on the game), or a family, "cycle 5". Says what is wrong, and where.
  static Result<TintedGraph> parse(std::string_view text, KeepsAway whom);
  std::string print() const;
  // A start from (cycle, 5), (grid, 3x4) or (3x4).
  static Result<TintedGraph> make(const Arguments& arguments);

  Set vertices() const { return left_ | right_; }
  Set usable(Player player) const { return player == Player::left ? left_ : right_; }
  Set free() const { return left_ & right_; }
  Set tinted(Player player) const { return usable(player) & ~usable(opponent(player)); }
  Set beside(int vertex) const { return beside_[static_cast<std::size_t>(vertex)]; }
  int count() const { return std::popcount(vertices()); }
  bool empty() const { return vertices() == 0; }
  bool is_grid() const { return rows_ > 0; }
  int rows() const { return rows_; }
  int columns() const { return columns_; }

  void join(int one, int other);  // not for grids
  // The vertices can no longer be used by the player; who cannot be used by anybody is gone.
  void forbid(Set vertices, Player player);
  void remove(int vertex) {
    forbid(bit(vertex), Player::left);
    forbid(bit(vertex), Player::right);
  }
  // A piece of the player on a vertex: that vertex is gone, those beside it are kept from somebody.
  void put(int vertex, Player player, KeepsAway whom) {
    const Set others = beside(vertex);
    remove(vertex);
    forbid(others, kept_away(whom, player));
  }
  // Colours exchanged.
  TintedGraph mirrored() const;

  // Numbered by what the vertices look like, without gaps, and no grid: isomorphic graphs become
  // equal, where that leaves at most `tries` ways open (tinted_graph_labelling.hpp).
  TintedGraph relabelled(int tries) const;
  // The connected parts, once edges across which nobody is kept away from anything are left out;
  // the moves stay the same. Each is relabelled, but a path becomes a grid of one row.
  std::vector<TintedGraph> parts(KeepsAway whom) const;

  // Injective for grids of up to 56 vertices, and for others of up to 14 that are numbered without
  // gaps; at most one word up to 24 in a row and 9 in other graphs.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const { return beside_.size() * sizeof(Set); }

  // "b3" on a grid, column and row; "7" elsewhere.
  std::string name(int vertex) const;
  // Grids lie flat, with their edges, and so do other graphs of which no edges need to cross; the
  // rest stands in a row under arcs.
  Picture picture() const;
  // A grid with its holes, or the vertices that are there with their edges.
  BoardShape shape() const;
  // The place of a vertex in the list of cells or of vertices of shape().
  int place_in_shape(int vertex) const;

  // Calls visit(v) for the vertices of a set, in rising order.
  template <class Visit>
  static void for_each(Set set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
  }

  friend bool operator==(const TintedGraph&, const TintedGraph&) = default;
  friend auto operator<=>(const TintedGraph&, const TintedGraph&) = default;
  friend std::size_t hash_value(const TintedGraph& graph);

 private:
  int size() const { return static_cast<int>(beside_.size()); }
  // The vertices of a set, in the order given, as a graph of their own with edges `beside`.
  TintedGraph picked(std::span<const Set> beside, std::span<const int> order) const;

  Set left_ = 0, right_ = 0;
  std::uint8_t rows_ = 0, columns_ = 0;  // 0 where it is no grid
  std::vector<Set> beside_;              // up to the last vertex, and of a grid up to the last cell
};

}  // namespace summand
