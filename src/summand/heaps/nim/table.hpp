// The table of nim-sums, made from losing positions and compared with addition without carry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace summand::heaps {

// Entry (a, b) is the only heap c for which (a, b, c) is lost for the player who moves. That is
// found by playing, from the position without counters on; that there is one and that it is
// a xor b is checked, not assumed.
struct NimTable {
  unsigned size = 0;                                // rows and columns
  std::vector<std::vector<unsigned>> entries = {};  // by the losing positions
  std::uint64_t positions = 0;                      // three heaps that were looked at
  bool unique = true;                               // each entry is the only losing third heap
  bool equals_xor = true;

  // Whether each row and each column has no number twice.
  bool is_latin() const;
  // Whether the square blocks of `width` that lie diagonally to one another are equal, and the
  // others are those with `width` added without carry.
  bool has_blocks(unsigned width) const;
};

inline constexpr unsigned kMostTable = 64;

// Assumes 1 <= size <= kMostTable. About 6 size^4 steps.
NimTable nim_table(unsigned size);

// Lines of the table, with lines between its blocks of four; decimal, or binary with all digits.
std::vector<std::string> rows_of(const NimTable& table, bool binary);
// Sentences on symmetry, diagonal, blocks, and how the entries were found.
std::vector<std::string> remarks_on(const NimTable& table);
// "5  101" for the numbers below `size`.
std::vector<std::string> conversion_table(unsigned size);

}  // namespace summand::heaps
