// Nim-sums computed in columns, as on a blackboard: heaps in binary, added without carry.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace summand::heaps {

// A move that makes a heap smaller.
struct NimMove {
  std::uint64_t from = 0, to = 0;

  friend bool operator==(const NimMove&, const NimMove&) = default;
};

// The nim-sum of heaps, with everything that a teacher would say about it.
struct NimColumns {
  std::vector<std::uint64_t> heaps;  // in falling order, without empty ones
  unsigned columns = 1;              // the number of binary digits of the largest
  std::uint64_t sum = 0;
  std::vector<NimMove> winning = {};         // moves that leave the sum 0, the largest heap first
  std::vector<std::uint64_t> pairs = {};     // sizes that occur twice, once for each pair
  std::vector<std::uint64_t> unpaired = {};  // the heaps without these pairs

  bool lost() const { return sum == 0; }  // for the player to move
};

NimColumns nim_columns(std::vector<std::uint64_t> heaps);

// `number` with at least that many binary digits.
std::string binary(std::uint64_t number, unsigned digits = 1);

// The addition: a row for each heap, decimal and binary, and the sum below a line. If there are
// more than `most` heaps, the middle ones are left out.
std::vector<std::string> addition_of(const NimColumns& columns, std::size_t most = 40);
// Sentences about who wins, the winning moves (each once), heaps replaced two at a time, pairs,
// parity and check digit.
std::vector<std::string> remarks_on(const NimColumns& columns);

}  // namespace summand::heaps
