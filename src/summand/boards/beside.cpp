#include "summand/boards/beside.hpp"

#include "summand/boards/set_kinds.hpp"

namespace summand {

Cells beside(const Cells& cells) {
  const int columns = cells.columns(), size = cells.size();
  if (WordKind::holds(cells)) {
    const WordKind kind(cells.rows(), columns);
    return kind.cells(kind.beside(cells.word()));
  }
  Cells out(cells.rows(), columns);
  cells.for_each([&](int cell) {
    if (cell % columns != 0) out.add(cell - 1);
    if ((cell + 1) % columns != 0) out.add(cell + 1);
    if (cell >= columns) out.add(cell - columns);
    if (cell + columns < size) out.add(cell + columns);
  });
  return out;
}

Cells step(const Cells& cells, Direction direction) {
  const int columns = cells.columns(), size = cells.size();
  if (WordKind::holds(cells)) {
    const WordKind kind(cells.rows(), columns);
    return kind.cells(kind.step(cells.word(), direction));
  }
  Cells out(cells.rows(), columns);
  cells.for_each([&](int cell) {
    const bool is_first = cell % columns == 0, is_last = (cell + 1) % columns == 0;
    switch (direction) {
      case Direction::up:
        if (cell >= columns) out.add(cell - columns);
        break;
      case Direction::left:
        if (!is_first) out.add(cell - 1);
        break;
      case Direction::right:
        if (!is_last) out.add(cell + 1);
        break;
      case Direction::down:
        if (cell + columns < size) out.add(cell + columns);
        break;
    }
  });
  return out;
}

}  // namespace summand
