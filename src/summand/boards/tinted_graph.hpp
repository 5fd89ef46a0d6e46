// TintedGraph: a graph whose vertices are free, tinted for one player, or gone. It is the board of
// Col and Snort.
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
#include "summand/boards/graph_line.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"
#include "summand/value/value.hpp"

namespace summand {

// Which player a piece forbids the neighbouring vertices: its owner (Col) or the opponent (Snort).
enum class KeepsAway : std::uint8_t { owner, opponent };

constexpr Player kept_away(KeepsAway whom, Player owner) {
  return whom == KeepsAway::owner ? owner : opponent(owner);
}

// The letters of the pieces of Left and of Right, as capitals. 0: the game has no pieces to write.
struct PieceLetters {
  char left = '\0', right = '\0';
};
// The letters of vertices that only Left, or only Right, may use.
struct TintLetters {
  char left = 'L', right = 'R';
};
// A piece's letter as a small one is the letter of its tint.
constexpr TintLetters tints_of(PieceLetters pieces) {
  constexpr char kSmall = 'a' - 'A';
  return {static_cast<char>(pieces.left + kSmall), static_cast<char>(pieces.right + kSmall)};
}

// Two sets of vertices: those that Left may still use, and those that Right may still use. A free
// vertex is in both. A vertex tinted for a player is only in that player's set. A vertex in neither
// is gone, with its edges. Vertices keep their numbers. A grid stores its rows and columns, and its
// holes.
class TintedGraph {
 public:
  static constexpr int kMostVertices = 64;
  // A set of vertices: bit v for vertex v.
  using Set = std::uint64_t;
  static constexpr Set bit(int vertex) { return Set{1} << vertex; }

  TintedGraph() = default;
  // Free vertices without edges. All constructors assume at most kMostVertices vertices.
  explicit TintedGraph(int vertices)
      : left_(low_bits(vertices)),
        right_(left_),
        beside_(static_cast<std::size_t>(vertices), Set{0}) {}
  static TintedGraph grid(int rows, int columns);
  static TintedGraph path(int vertices) { return grid(1, vertices); }
  static TintedGraph cycle(int vertices);  // at least 3
  static TintedGraph star(int leaves);     // vertex 0 is the centre
  static TintedGraph complete(int vertices);

  // Reads a position as people write it: rows "..L|.#R", edges "0-1 1-2 2L", rows between pieces
  // "L5-" (their tints depend on the game), a family, "cycle 5", or a line of another program,
  // "graph6 D?{" (graph_line.hpp). An error says what is wrong, and where.
  //
  // Vertices are marked in one of two alphabets: L and R are tints; or the letters of `pieces` are
  // pieces, whose small letters are tints. A piece is put on its vertex as in play. Fails if a
  // letter means something else in the other alphabet and the rest of the text does not tell which
  // is meant, and if a piece stands beside a vertex that can never have been beside it.
  static Result<TintedGraph> parse(std::string_view text, KeepsAway whom, PieceLetters pieces = {});
  std::string print(TintLetters tints = {}) const;
  // Free vertices with these edges. Repeated edges are one edge, since they forbid the same. A loop
  // forbids nothing if pieces may stand beside those of their owner, and fails otherwise.
  static Result<TintedGraph> of(const GraphLine& graph, KeepsAway whom);
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
  // Forbids the vertices to the player. A vertex that nobody may use is gone.
  void forbid(Set vertices, Player player);
  void remove(int vertex) {
    forbid(bit(vertex), Player::left);
    forbid(bit(vertex), Player::right);
  }
  // Puts a piece of the player on a vertex. That vertex is gone, and its neighbours are forbidden
  // to one player.
  void put(int vertex, Player player, KeepsAway whom) {
    const Set others = beside(vertex);
    remove(vertex);
    forbid(others, kept_away(whom, player));
  }
  // The graph with the players exchanged.
  TintedGraph mirrored() const;

  // Numbered by the neighbourhood of the vertices, without gaps, and no longer a grid. Isomorphic
  // graphs become equal if at most `tries` numberings are left to compare
  // (tinted_graph_labelling.hpp).
  TintedGraph relabelled(int tries) const;
  // The connected parts, after the removal of all edges across which a piece forbids nothing. This
  // keeps the moves. Each part is relabelled, but a path becomes a grid of one row.
  std::vector<TintedGraph> parts(KeepsAway whom) const;

  // Different grids of up to 56 vertices have different keys, and so have different other graphs of
  // up to 14 vertices that are numbered without gaps. Rows of up to 24 cells and other graphs of up
  // to 9 vertices need one word.
  std::optional<PositionKey> key() const;
  std::size_t heap_bytes() const { return beside_.size() * sizeof(Set); }

  // The column and row on a grid, such as "b3"; the number elsewhere, such as "7".
  std::string name(int vertex) const;
  // Grids are drawn as boards with their edges. Other planar graphs are drawn without crossings.
  // The rest is drawn as a row of vertices under arcs.
  Picture picture(TintLetters tints = {}) const;
  // A grid with its holes, or the vertices that are there with their edges.
  BoardShape shape(TintLetters tints = {}) const;
  // The place of a vertex in the list of cells or of vertices of shape().
  int place_in_shape(int vertex) const;

  // Calls visit(v) for each vertex of a set, in rising order.
  template <class Visit>
  static void for_each(Set set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
  }

  friend bool operator==(const TintedGraph&, const TintedGraph&) = default;
  friend auto operator<=>(const TintedGraph&, const TintedGraph&) = default;
  friend std::uint64_t hash_value(const TintedGraph& graph);

 private:
  int size() const { return static_cast<int>(beside_.size()); }
  // The vertices in this order, as a graph of their own with edges `beside`.
  TintedGraph picked(std::span<const Set> beside, std::span<const int> order) const;

  Set left_ = 0, right_ = 0;
  std::uint8_t rows_ = 0, columns_ = 0;  // 0 if it is not a grid
  std::vector<Set> beside_;              // up to the last vertex; for a grid, up to the last cell
};

}  // namespace summand
