#include "summand/testing/origin_law.hpp"

#include <cstddef>
#include <fmt/core.h>
#include <optional>
#include <set>
#include <vector>

namespace summand::testing {

namespace {

// A fault of the names of the cells from the bottom: a cell has the name that the cell of the same
// column and of the opposite row has from the top.
std::string fault_of_cell_names(const AnyPosition& top, const AnyPosition& bottom) {
  const std::optional<BoardShape> from_top = top.shape(), from_bottom = bottom.shape();
  if (!from_top || from_top->named_rows() == 0) {
    return from_top == from_bottom ? "" : "the shape differs";
  }
  const auto columns = static_cast<std::size_t>(from_top->columns), count = from_top->cells.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t opposite = count - columns - i / columns * columns + i % columns;
    if (from_bottom->cells[i].name != from_top->cells[opposite].name) {
      return "the cell " + from_top->cells[i].name + " is " + from_bottom->cells[i].name;
    }
  }
  return {};
}

}  // namespace

std::string fault_of_names(const AnyPosition& top) {
  const AnyPosition bottom = top.named_from(Origin::bottom);
  const int rows = top.named_rows();
  if (std::string fault = fault_of_cell_names(top, bottom); !fault.empty()) return fault;
  for (const Player player : {Player::left, Player::right}) {
    const std::vector<AnyMove> from_top = top.moves(player), from_bottom = bottom.moves(player);
    std::set<std::string> names;
    for (std::size_t i = 0; i < from_top.size(); ++i) {
      const std::string &name = from_bottom[i].name, &its = from_top[i].name;
      names.insert(name);
      if (rows == 0 ? name != its : under_other_origin(name, rows) != its) {
        return fmt::format("{} is named {}", its, name);
      }
      std::string typed = name;
      std::erase(typed, ' ');
      const auto read = bottom.move_named(player, typed);
      if (!read || !(read->after == from_top[i].after)) return name + " is not read";
      if (read->after.origin() != Origin::bottom) return name + " leaves another origin";
      std::string typed_from_top = its;
      std::erase(typed_from_top, ' ');
      if (bottom.cells_of_move(player, typed) != top.cells_of_move(player, typed_from_top)) {
        return name + " has other cells";
      }
    }
    if (names.size() != from_top.size()) return "two moves have one name";
  }
  return {};
}

}  // namespace summand::testing
