#include "summand/games/konane/parts.hpp"

#include "summand/boards/set_kinds.hpp"

namespace summand::games::konane {
namespace {

template <class Kind>
std::vector<Board> parts_in(const Board& board) {
  const Kind kind(board.rows(), board.columns());
  const auto all = Kind::set(Cells::full(board.rows(), board.columns()));
  std::vector<Board> out;
  Jumps<Kind>(kind, field_of<Kind>(board))
      .for_each_part([&](const auto& field, const auto& members) {
        const auto holes = Kind::without(all, members);
        const auto plane = [&](const auto& stones) {
          return kind.cells(Kind::either(stones, holes));
        };
        out.push_back(Board(plane(field.left), plane(field.right)).cut(kind.cells(members).box()));
      });
  return out;
}

}  // namespace

std::vector<Board> parts(const Board& board) {
  return WordKind::holds(board.left_plane()) ? parts_in<WordKind>(board)
                                             : parts_in<CellsKind>(board);
}

}  // namespace summand::games::konane
