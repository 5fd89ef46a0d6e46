// The table of nim-sums, made from losing positions and compared with addition without carry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace summand::heaps {

// Entry (a, b) is the only heap c for which the player to move loses (a, b, c). It is found by
// playing, starting from the position without counters. The program checks, and does not assume,
// that there is exactly one and that it is a xor b.
struct NimTable {
  unsigned size = 0;                                // rows and columns
  std::vector<std::vector<unsigned>> entries = {};  // from the lost positions
  std::uint64_t positions = 0;                      // positions of three heaps that were checked
  bool unique = true;                               // each entry is the only third heap that loses
  bool equals_xor = true;

  // Whether no row and no column has a number twice.
  bool is_latin() const;
  // Whether square blocks of `width` that are diagonal neighbours are equal, and the other blocks
  // are these with `width` added without carry.
  bool has_blocks(unsigned width) const;
};

inline constexpr unsigned kMostTable = 64;

// Assumes 1 <= size <= kMostTable. About 6 size^4 steps.
NimTable nim_table(unsigned size);

// Lines of the table, with lines between its blocks of four. Numbers are decimal, or binary with
// all digits.
std::vector<std::string> rows_of(const NimTable& table, bool binary);
// Sentences about symmetry, diagonal, blocks, and how the entries were found.
std::vector<std::string> remarks_on(const NimTable& table);
// Lines such as "5  101" for the numbers below `size`.
std::vector<std::string> conversion_table(unsigned size);

}  // namespace summand::heaps
