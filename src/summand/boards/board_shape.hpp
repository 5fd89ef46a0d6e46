// BoardShape: what a position is made of, as data for those who draw it and point at it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/draw/graph_layout.hpp"
#include "summand/value/value.hpp"

namespace summand {

// Rows are several strips or rings. Their cells are named by the numbers of the row and the place
// (2.3), those of a strip by numbers from 1, and those of a grid by letters and numbers (b3), or as
// the game names them.
enum class ShapeKind : std::uint8_t { grid, strip, rows, graph, heaps, stacks, cake, cheques };

// The list of a shape whose elements the moves of the game touch.
enum class ShapePart : std::uint8_t { cell, vertex, edge, heap, stack, cake, cheque };

// A position whose short text stands for more cells than these has no shape.
inline constexpr std::size_t kMostElementsDrawn = 10'000;

struct ShapeCell {
  std::string name;
  std::string content;  // as the game writes it, a letter mostly
  bool there = true;    // false for a hole: no move touches it

  friend bool operator==(const ShapeCell&, const ShapeCell&) = default;
};

struct ShapeVertex {
  std::string name;
  std::string content = {};

  friend bool operator==(const ShapeVertex&, const ShapeVertex&) = default;
};

// One of the rows, with so many of the cells.
struct ShapeRow {
  std::size_t cells = 0;
  bool ring = false;  // its ends are joined

  friend bool operator==(const ShapeRow&, const ShapeRow&) = default;
};

// Between two vertices, by their places in the list.
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

// As many equal stacks of chips. Only the colour of the top chip is known.
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

// As many equal cakes. One of more than two sides has no rows and columns.
struct ShapeCake {
  std::uint32_t rows = 0, columns = 0;
  std::uint64_t count = 1;
  std::vector<ShapeSide> sides = {};  // if the game says of each side whose it is

  friend bool operator==(const ShapeCake&, const ShapeCake&) = default;
};

// A cheque, or all coins together.
struct ShapeCheque {
  std::string text;
  bool coins = false;
  std::optional<std::string> left = {}, right = {};  // what the players can make of it

  friend bool operator==(const ShapeCheque&, const ShapeCheque&) = default;
};

// The lists of other kinds are empty. Cells go along the rows, from the top left.
struct BoardShape {
  ShapeKind kind = ShapeKind::grid;
  ShapePart touched = ShapePart::cell;
  int rows = 0, columns = 0;  // of a grid or a strip
  std::string letters = {};   // what a cell may have in it
  bool from_zero = false;     // rows and columns of a grid are counted from 0, and have no letters
  bool ground = false;        // the first vertex is the ground
  std::vector<ShapeCell> cells = {};
  std::vector<ShapeRow> lines = {};  // the rows, if that is the kind; their cells follow each other
  std::vector<ShapeVertex> vertices = {};
  std::vector<ShapeEdge> edges = {};
  std::vector<ShapeHeap> heaps = {};
  std::vector<ShapeStack> stacks = {};
  std::vector<ShapeCake> cakes = {};
  std::vector<ShapeCheque> cheques = {};

  // How many elements the list has that moves touch.
  std::size_t touchable() const;

  friend bool operator==(const BoardShape&, const BoardShape&) = default;
};

// Where the vertices of a graph stand, and how its edges run.
struct ShapeLayout {
  std::vector<GridPlace> vertices;  // the place of the ground means nothing
  // Of each edge the places from one end to the other one, its bend between them; no places: it is
  // straight. Of a loop: its vertex and its far end; of one on the ground its feet and its top.
  std::vector<std::vector<GridPlace>> routes = {};

  friend bool operator==(const ShapeLayout&, const ShapeLayout&) = default;
};

// A grid from its text: rows from the top, a character a cell, divided by '|'. `holes` are those of
// the letters that stand for cells that are not there.
BoardShape grid_shape(std::string_view rows, std::string_view letters, std::string_view holes = {});
// A strip from its text, a character a cell.
BoardShape strip_shape(std::string_view text, std::string_view letters);
BoardShape heaps_shape(std::span<const std::uint64_t> sizes);

}  // namespace summand
