// Nim sums worked in columns, as on a blackboard: heaps in binary, added without carry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace summand::heaps {

// A heap that is cut down to another size.
struct NimMove {
  std::uint64_t from = 0, to = 0;

  friend bool operator==(const NimMove&, const NimMove&) = default;
};

// The nim-sum of heaps, with all that a teacher would say of it.
struct NimColumns {
  std::vector<std::uint64_t> heaps;  // in falling order, without empty ones
  unsigned columns = 1;              // as many binary digits as the largest has
  std::uint64_t sum = 0;
  std::vector<NimMove> winning = {};         // those that leave the sum 0, the largest heap first
  std::vector<std::uint64_t> pairs = {};     // sizes that stand there twice, as often as they do
  std::vector<std::uint64_t> unpaired = {};  // what is left without these pairs

  bool lost() const { return sum == 0; }  // for the player who moves
};

NimColumns nim_columns(std::vector<std::uint64_t> heaps);

// `number` with so many binary digits at least.
std::string binary(std::uint64_t number, unsigned digits = 1);

// The addition itself: a row for each heap, decimal and binary, and the sum below a line. Of more
// than `most` heaps the middle ones are left out.
std::vector<std::string> addition_of(const NimColumns& columns, std::size_t most = 40);
// Sentences on who wins, the winning moves, each once, heaps replaced two at a time, pairs, parity
// and check digit.
std::vector<std::string> remarks_on(const NimColumns& columns);

}  // namespace summand::heaps
