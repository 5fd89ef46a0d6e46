#include "summand/boards/beside.hpp"

#include <cstdint>

#include "summand/boards/bits.hpp"

namespace summand {

Cells beside(const Cells& cells) {
  const int columns = cells.columns(), size = cells.size();
  if (cells.one_word() && size > 0) {
    const std::uint64_t word = cells.word(), all = low_bits(size);
    // 1 + 2^columns + 2^(2 * columns) and so on: the cells of the first column.
    const std::uint64_t first = all / low_bits(columns), last = first << (columns - 1);
    std::uint64_t out = (word & ~last) << 1 | (word & ~first) >> 1;
    if (columns < 64) out |= word << columns | word >> columns;
    return Cells(cells.rows(), columns, out & all);
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

}  // namespace summand
