#include "summand/games/nogo/groups.hpp"

#include <algorithm>

#include "summand/boards/set_kinds.hpp"
#include "summand/games/nogo/position.hpp"
#include "summand/games/nogo/rows.hpp"

namespace summand::games::nogo {
namespace {

template <class Kind>
Kind kind_of(const Position& position) {
  return {position.free.rows(), position.free.columns()};
}

template <class Kind>
Groups<Kind> groups_of(const Position& position) {
  return {kind_of<Kind>(position),
          {Kind::set(position.free), Kind::set(position.left), Kind::set(position.right),
           Kind::set(position.safe)}};
}

template <class Kind>
Cells legal(const Position& position, Player player) {
  return kind_of<Kind>(position).cells(groups_of<Kind>(position).legal(player));
}

template <class Kind>
std::vector<Position> parts_in(const Position& position) {
  const Kind kind = kind_of<Kind>(position);
  std::vector<Position> out;
  groups_of<Kind>(position).for_each_part([&](const auto& sets, const auto& members) {
    const Cells::Box box = kind.cells(members).box();
    const auto cut = [&](const auto& set) { return kind.cells(set).cut(box); };
    out.push_back({cut(sets.free), cut(sets.left), cut(sets.right), cut(sets.safe)});
  });
  return out;
}

}  // namespace

Cells legal_cells(const Position& position, Player player) {
  if (Row::holds(position)) return Cells(1, position.size(), Row(position).legal(player));
  if (WordKind::holds(position.free)) return legal<WordKind>(position, player);
  return legal<CellsKind>(position, player);
}

std::vector<Position> parts(const Position& position) {
  if (Row::holds(position)) return Row(position).parts();
  if (WordKind::holds(position.free)) return parts_in<WordKind>(position);
  return parts_in<CellsKind>(position);
}

std::optional<int> stone_without_liberty(const Position& position) {
  std::optional<int> out;
  for (const Player player : {Player::left, Player::right}) {
    groups_of<CellsKind>(position).for_each(
        player, [&](const Cells& stones, const Cells& free, bool safe) {
          if (!safe && free.empty()) out = std::min(out.value_or(stones.first()), stones.first());
        });
  }
  return out;
}

}  // namespace summand::games::nogo
