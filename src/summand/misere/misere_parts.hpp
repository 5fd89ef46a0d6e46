// MisereParts: the ways to write an impartial misère form as a sum.
//
// 0 and * are the units: they are the parts of 0, since * + * is 0. A form that is no unit is prime
// if one part of each partition of it is a unit. A form can have several partitions into primes.
// Of each form G and G + * one is an option of the other. The option is called even, and is born
// earlier; the other one is odd.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/flat_map.hpp"
#include "summand/misere/misere_forms.hpp"

namespace summand {

// The form is first + second, and neither is a unit.
struct MiserePartition {
  MisereForm first, second;  // in rising order

  friend auto operator<=>(const MiserePartition&, const MiserePartition&) = default;
};

// The form is the sum of the primes, which are even, and of * if `star`.
struct PrimePartition {
  std::vector<MisereForm> primes;  // in rising order
  bool star = false;

  friend auto operator<=>(const PrimePartition&, const PrimePartition&) = default;
};

class MisereParts {
 public:
  // The store must live as long as this.
  explicit MisereParts(MisereStore& store) : store_(store), differences_(store.budget()) {}

  // The form x with part + x = g. There is at most one, since equal terms of a sum can be cancelled
  // (Conway, On Numbers and Games, ch. 12). Takes steps for each pair of their followers.
  // Remembered. Throws LimitReached.
  std::optional<MisereForm> difference(MisereForm g, MisereForm part);

  // All forms x for which there is a form y with x + y = g, in rising order. Throws LimitReached.
  std::vector<MisereForm> parts(MisereForm g);
  // All partitions into two forms that are no units. Throws LimitReached.
  std::vector<MiserePartition> partitions(MisereForm g);
  // The even parts that are not 0, and neither g nor g + *, in rising order. Throws LimitReached.
  std::vector<MisereForm> proper_parts(MisereForm g);
  bool is_even(MisereForm g) { return g < store_.sum(g, store_.star()); }
  // Whether each option of g is a part of g. Takes a difference for each option. Throws
  // LimitReached.
  bool is_extraverted(MisereForm g);
  bool is_unit(MisereForm g) const { return g == MisereForm() || g == store_.star(); }
  bool is_prime(MisereForm g) { return !is_unit(g) && partitions(g).empty(); }
  // All partitions into primes. A unit has one without primes. Throws LimitReached.
  std::vector<PrimePartition> prime_partitions(MisereForm g);

 private:
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  static constexpr std::uint32_t kNone = 1;

  // id + 2, kNone, or 0 if it is not known.
  std::uint32_t known_difference(MisereForm g, MisereForm part) const;

  MisereStore& store_;
  FlatMap<std::uint64_t, std::uint32_t, PairHash> differences_;
};

}  // namespace summand
