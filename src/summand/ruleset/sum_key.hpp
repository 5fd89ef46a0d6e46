// SumKey: a sum in 128 bits.
#pragma once

#include <bit>
#include <cstdint>

#include "summand/base/hash.hpp"
#include "summand/boards/key.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Two different sums have the same key with a probability of about 2^-128. So a verdict by this key
// is "by search, 128-bit keys".
struct SumKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  // Adds terms, in any order: a value, a part of a table by its number, or by its key.
  void add(Value value) { add_word(std::uint64_t{std::bit_cast<std::uint32_t>(value)} << 1); }
  void add(std::uint32_t table, std::uint32_t number) {
    add_word((std::uint64_t{table} << 33 | std::uint64_t{number} << 1) + 1);
  }
  void add(std::uint32_t table, const PositionKey& position) {
    const std::uint64_t word = hash_combine(hash_word(position.low), position.high);
    low += hash_word(word + table);
    high += hash_combine(hash_combine(0x8e9d5a1f3c7b2e45u, position.low) + hash_word(table),
                         position.high);
  }
  void add(const SumKey& other) {
    low += other.low;
    high += other.high;
  }

  friend bool operator==(const SumKey&, const SumKey&) = default;

 private:
  void add_word(std::uint64_t word) {
    low += hash_word(word);
    high += hash_combine(0x2545f4914f6cdd1du, word);
  }
};

}  // namespace summand
