// Rules: the moves from a heap, for every taking-and-breaking game.
#pragma once

#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "summand/heaps/code.hpp"

namespace summand::heaps {

// Prim: from a heap of n take a number that has no common divisor with n except 1. The two versions
// differ in whether the last counter may be taken (1 from 1).
struct Prim {
  bool last_counter = true;
  friend bool operator==(const Prim&, const Prim&) = default;
};

// Dim: from a heap of n take a divisor of n. n itself is allowed only with `whole_heap`.
struct Dim {
  bool whole_heap = true;
  friend bool operator==(const Dim&, const Dim&) = default;
};

using Rules = std::variant<Code, Prim, Dim>;

// Writes "0.77", "prim", "prim without 1"... See heaps/names.hpp for the texts that can be read.
std::string print(const Rules& rules);

namespace options {

// Calls visit for all ways to write `total` as a sum of `count` heaps in falling order, none above
// `largest`.
template <class Visit>
void split(std::vector<std::uint64_t>& heaps, std::uint64_t total, unsigned count,
           std::uint64_t largest, bool unequal, Visit& visit) {
  if (count == 0) {
    if (total == 0) visit(std::span<const std::uint64_t>(heaps));
    return;
  }
  for (std::uint64_t heap = std::min(total, largest); heap > 0; --heap) {
    if (heap < total / count) break;  // the rest would have to be larger
    heaps.push_back(heap);
    split(heaps, total - heap, count - 1, unequal ? heap - 1 : heap, unequal, visit);
    heaps.pop_back();
  }
}

}  // namespace options

// Calls visit(taken, span of the heaps that are left, in falling order) for every move from a heap
// of n. This is the definition of the games, and the kernels are compared with it. It takes as many
// steps as there are moves: for a code n more, for Prim n, for Dim the square root of n.
template <class Visit>
void for_each_option(const Rules& rules, std::uint64_t n, Visit&& visit) {
  const auto leave_one = [&](std::uint64_t taken) {
    const std::uint64_t left = n - taken;
    visit(taken, left == 0 ? std::span<const std::uint64_t>() : std::span(&left, 1));
  };
  if (const auto* code = std::get_if<Code>(&rules)) {
    std::vector<std::uint64_t> heaps;
    for (std::uint64_t taken = 0; taken <= n; ++taken) {
      if (code->finite() && taken > code->most_taken()) break;
      const Digit digit = code->digit(taken);
      const auto give = [&](std::span<const std::uint64_t> left) {
        if (digit.mixed && left.size() > 1 && left.front() == left.back()) return;
        visit(taken, left);
      };
      for (unsigned count = 0; count <= 4; ++count) {
        if (digit.leaves(count))
          options::split(heaps, n - taken, count, n - taken, digit.unequal, give);
      }
    }
  } else if (const auto* prim = std::get_if<Prim>(&rules)) {
    for (std::uint64_t taken = 1; taken <= n; ++taken) {
      if (std::gcd(taken, n) == 1 && (n > 1 || prim->last_counter)) leave_one(taken);
    }
  } else {
    const bool whole = std::get<Dim>(rules).whole_heap;
    // In rising order. The divisors above the square root are the quotients by those below it.
    std::vector<std::uint64_t> quotients;
    for (std::uint64_t taken = 1; n > 0 && taken <= n / taken; ++taken) {
      if (n % taken != 0) continue;
      if (taken < n || whole) leave_one(taken);
      if (taken != n / taken) quotients.push_back(n / taken);
    }
    for (; !quotients.empty(); quotients.pop_back()) {
      if (quotients.back() < n || whole) leave_one(quotients.back());
    }
  }
}

}  // namespace summand::heaps
