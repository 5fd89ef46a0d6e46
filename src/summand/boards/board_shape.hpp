// BoardShape: the elements of a position, as data for programs that draw it or point at it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/origin.hpp"
#include "summand/draw/graph_layout.hpp"
#include "summand/value/value.hpp"

namespace summand {

// Rows are several strips or rings. Cells of rows are named by the numbers of the row and the place
// (2.3). Cells of a strip are named by numbers from 1. Cells of a grid are named by letters and
// numbers (b3), or as the game names them.
enum class ShapeKind : std::uint8_t { grid, strip, rows, graph, heaps, stacks, cake, cheques };

// Names the list of a shape: the moves of the game touch elements of this list.
enum class ShapePart : std::uint8_t { cell, vertex, edge, heap, stack, cake, cheque };

// If a short text stands for more cells than this, the position has no shape.
inline constexpr std::size_t kMostElementsDrawn = 10'000;

struct ShapeCell {
  std::string name;
  std::string content;  // as the game writes it, mostly a letter
  bool there = true;    // false for a hole: no move touches it

  friend bool operator==(const ShapeCell&, const ShapeCell&) = default;
};

struct ShapeVertex {
  std::string name;
  std::string content = {};

  friend bool operator==(const ShapeVertex&, const ShapeVertex&) = default;
};

// One of the rows, with the number of its cells.
struct ShapeRow {
  std::size_t cells = 0;
  bool ring = false;  // its ends are joined

  friend bool operator==(const ShapeRow&, const ShapeRow&) = default;
};

// An edge between two vertices, which are given by their places in the list.
struct ShapeEdge {
  std::size_t from = 0, to = 0;
  std::optional<Player> owner = {};  // nothing: either player's, or nobody's where no move takes it

  friend bool operator==(const ShapeEdge&, const ShapeEdge&) = default;
};

struct ShapeHeap {
  std::uint64_t size = 0;
  bool ring = false;  // its ends are joined

  friend bool operator==(const ShapeHeap&, const ShapeHeap&) = default;
};

// Equal stacks of chips, with their number. Only the colour of the top chip is known.
struct ShapeStack {
  std::string colour;
  std::uint64_t height = 1, count = 1;

  friend bool operator==(const ShapeStack&, const ShapeStack&) = default;
};

struct ShapeSide {
  std::uint32_t length = 1;
  std::optional<Player> owner = {};  // who may divide it; nothing: either player

  friend bool operator==(const ShapeSide&, const ShapeSide&) = default;
};

// Equal cakes, with their number. A cake with more than two sides has no rows and columns.
struct ShapeCake {
  std::uint32_t rows = 0, columns = 0;
  std::uint64_t count = 1;
  std::vector<ShapeSide> sides = {};  // if the game says who may divide each side

  friend bool operator==(const ShapeCake&, const ShapeCake&) = default;
};

// A cheque, or all coins together.
struct ShapeCheque {
  std::string text;
  bool coins = false;
  std::optional<std::string> left = {}, right = {};  // the results of the players' moves

  friend bool operator==(const ShapeCheque&, const ShapeCheque&) = default;
};

// Only the lists of its kind have elements. Cells are in the order of rows, from the top left.
struct BoardShape {
  ShapeKind kind = ShapeKind::grid;
  ShapePart touched = ShapePart::cell;
  int rows = 0, columns = 0;    // of a grid or a strip
  std::string letters = {};     // the possible contents of a cell
  Origin origin = Origin::top;  // of a grid whose cells are named by letters and numbers
  bool from_zero = false;  // rows and columns of a grid are counted from 0, and have no letters
  bool ground = false;     // the first vertex is the ground
  std::vector<ShapeCell> cells = {};
  std::vector<ShapeRow> lines = {};  // of kind rows: `cells` has the cells of one row after another
  std::vector<ShapeVertex> vertices = {};
  std::vector<ShapeEdge> edges = {};
  std::vector<ShapeHeap> heaps = {};
  std::vector<ShapeStack> stacks = {};
  std::vector<ShapeCake> cakes = {};
  std::vector<ShapeCheque> cheques = {};

  // The number of elements in the list that moves touch.
  std::size_t touchable() const;
  // The number of rows that the names of cells count. 0 if cells have no such names.
  int named_rows() const { return kind == ShapeKind::grid && !from_zero ? rows : 0; }

  friend bool operator==(const BoardShape&, const BoardShape&) = default;
};

// The places of the vertices of a graph, and the routes of its edges.
struct ShapeLayout {
  std::vector<GridPlace> vertices;  // the place of the ground means nothing
  // For each edge: its places from one end to the other, with its bends between them. An edge
  // without places is straight. For a loop: its vertex and its far end. For a loop on the ground:
  // its feet and its top.
  std::vector<std::vector<GridPlace>> routes = {};

  friend bool operator==(const ShapeLayout&, const ShapeLayout&) = default;
};

// Makes a grid from its text: rows from the top, divided by '|', with one character for each cell.
// `holes` are the letters that stand for holes.
BoardShape grid_shape(std::string_view rows, std::string_view letters, std::string_view holes = {});
// Makes a strip from its text, which has one character for each cell.
BoardShape strip_shape(std::string_view text, std::string_view letters);
BoardShape heaps_shape(std::span<const std::uint64_t> sizes);

}  // namespace summand
