// Value: the handle of a canonical form in a ValueStore.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "summand/base/hash.hpp"

namespace summand {

enum class Player : std::uint8_t { left, right };

constexpr Player opponent(Player player) {
  return player == Player::left ? Player::right : Player::left;
}

// Two handles of a store are equal if and only if their values are. A handle has no meaning for
// another store (checked builds detect this) or outside the process. It has no operators: the store
// has them. The order of handles is the order in which they were made, not an order of games.
class Value {
 public:
  constexpr Value() = default;  // no value; different from every value of a store

  constexpr explicit operator bool() const { return bits_ != 0; }
  friend constexpr bool operator==(Value, Value) = default;
  friend constexpr auto operator<=>(Value, Value) = default;
  friend constexpr std::uint64_t hash_value(Value value) { return hash_word(value.bits_); }

 private:
  friend class ValueStore;
  constexpr explicit Value(std::uint32_t bits) : bits_(bits) {}

  std::uint32_t bits_ = 0;
};

// All 64 bits of the hash, also where std::size_t has 32.
struct ValueHash {
  std::uint64_t operator()(Value value) const { return hash_value(value); }
};

}  // namespace summand

template <>
struct std::hash<summand::Value> {
  std::size_t operator()(summand::Value value) const { return hash_value(value); }
};
