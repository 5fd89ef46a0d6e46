#include "summand/rules/text/notation.hpp"

#include <fmt/core.h>

namespace summand {

std::string notation_of(const GameText& game) {
  std::string out;
  for (const TextCell& cell : game.cells) {
    const char* const owner = cell.owner == CellOwner::left    ? "a piece of Left"
                              : cell.owner == CellOwner::right ? "a piece of Right"
                                                               : nullptr;
    const bool is_plain = cell.role == "Left" || cell.role == "Right";
    out +=
        fmt::format("{}{} is {}", out.empty() ? "" : ", ", cell.sign, is_plain ? owner : cell.role);
  }
  std::string start;
  if (game.start && game.board == BoardKind::grid) {
    start = fmt::format("{}(4x6) has 4 rows of 6 cells, filled with {} again and again. ",
                        game.name, game.start->text);
  } else if (game.start) {
    start = fmt::format("{}(7) has 7 cells, filled with {} again and again. ", game.name,
                        game.start->text);
  }
  switch (game.board) {
    case BoardKind::grid:
      return start + "In quotes, the rows stand from the top, divided by |: " + out +
             ". Columns are letters and rows are numbers, a1 is at the top left. A move is named "
             "by the cells that it changes: a1-b1 changes a1 and b1.";
    case BoardKind::strip:
      return start + "In quotes, from left to right: " + out +
             ". Cells are numbered from 1. A move is named by the cells that it changes: 1-2 "
             "changes 1 and 2.";
    case BoardKind::ring:
      return start + "In quotes, around the ring: " + out +
             ". Cells are numbered from 1, and the last one is beside the first one. A move is "
             "named by the cells that it changes: 1-2 changes 1 and 2.";
  }
  return out;
}

}  // namespace summand
