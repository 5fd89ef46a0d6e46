// PositionQuestion: which positions are searched for, as data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace summand {

// The sides of boards, with both ends. A strip has one row.
struct BoardSizes {
  struct Span {
    std::uint32_t first = 1, last = 1;
  };
  Span rows, columns;
};

// Expressions have the name G for the position.
struct PositionQuestion {
  std::optional<std::string> where;    // that is true for hits; all positions without it
  std::optional<std::string> by;       // a number; greater ones come first
  std::vector<std::string> show;       // more columns
  std::optional<std::uint64_t> best;   // keep so many, with --by
  std::optional<std::uint64_t> first;  // stop after so many
  bool every = false;  // also positions that fall apart into the same parts as another one
  // The ways to fill the cells of a board: `all` of the board of the position, or of these sizes.
  // Otherwise the positions that can be reached from the position.
  bool all = false;
  std::optional<BoardSizes> sizes;
  std::optional<std::string> letters;  // for cells; all letters of the game without it
  // A file of graphs, or - for the standard input: the positions are those on its graphs, each of
  // them, so that `every` is true.
  std::optional<std::string> graphs;

  bool fills() const { return all || sizes.has_value(); }
};

}  // namespace summand
