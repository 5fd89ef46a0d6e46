// Pasture: a board of six-sided cells with herds of sheep.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/base/result.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"

namespace summand::games::sheep {

// Cells are numbered along the rows. A cell touches those above, below, left and right of it, and
// two more: one row up and one column right, and one row down and one column left.
struct Pasture {
  static constexpr int kMostCells = 4096;
  static constexpr int kMostSheep = 999;  // in a herd
  static constexpr std::int16_t kHole = std::numeric_limits<std::int16_t>::min();

  int rows = 0, columns = 0;
  // The number of sheep on each cell: above 0 for Left's, below 0 for Right's.
  std::vector<std::int16_t> herds;

  Pasture() = default;
  Pasture(int r, int c) : rows(r), columns(c), herds(static_cast<std::size_t>(r * c)) {}

  // Rows from the top, divided by '|', with blanks between the cells: . L4 R12 #.
  static Result<Pasture> parse(std::string_view text);
  std::string print() const;

  int size() const { return rows * columns; }
  std::int16_t at(int cell) const { return herds[static_cast<std::size_t>(cell)]; }
  std::int16_t& at(int cell) { return herds[static_cast<std::size_t>(cell)]; }
  bool is_free(int cell) const { return at(cell) == 0; }

  // The cell one step from `cell` in a direction from 0 to 5, or -1 outside the board.
  int next(int cell, int direction) const {
    constexpr int kSteps[6][2] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};
    const int row = cell / columns + kSteps[direction][0],
              column = cell % columns + kSteps[direction][1];
    const bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
    return inside ? row * columns + column : -1;
  }
  // The last free cell in a direction. It is `cell` itself if the next one is not free.
  int farthest(int cell, int direction) const {
    for (int to = next(cell, direction); to >= 0 && is_free(to); to = next(cell, direction)) {
      cell = to;
    }
    return cell;
  }
  // Whether the herd has two sheep or more, and a free cell beside it.
  bool can_move(int cell) const;

  // Areas of free cells that touch, with the herds beside them that can move.
  std::vector<Pasture> areas() const;
  // One pasture for all that have the same options by symmetry, or because herds that cannot move
  // are holes, or because herds are so large that more sheep are of no use.
  Pasture representative() const;
  Pasture exchanged() const;

  std::string name(int cell) const;
  // Different pastures that fit into a key have different ones. Large boards and herds do not fit.
  std::optional<PositionKey> key() const;
  Picture picture() const;
  BoardShape shape() const;
  std::size_t heap_bytes() const { return herds.capacity() * sizeof(herds[0]); }

  friend bool operator==(const Pasture&, const Pasture&) = default;
  friend std::strong_ordering operator<=>(const Pasture&, const Pasture&) = default;
  friend std::uint64_t hash_value(const Pasture& pasture) {
    auto hash = static_cast<std::uint64_t>(pasture.columns);
    for (const std::int16_t herd : pasture.herds) {
      hash = hash_combine(hash, static_cast<std::uint16_t>(herd));
    }
    return hash;
  }

 private:
  Pasture trimmed() const;
  Pasture turned() const;
  Pasture transposed() const;
  std::string content(int cell) const;
};

}  // namespace summand::games::sheep
