// Shared parts of the tests of nim-sequences: codes, all levels of processor, and comparisons.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/heaps/naive.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

inline Code code_of(std::string_view text) { return Code::parse(text).value(); }

inline std::vector<CpuLevel> levels() {
  std::vector<CpuLevel> out;
  for (int level = 0; level <= static_cast<int>(detected_cpu_level()); ++level) {
    out.push_back(static_cast<CpuLevel>(level));
  }
  return out;
}

// A random code of two to four digits that breaks heaps, sometimes into unequal ones.
inline Code some_code(std::mt19937& random) {
  for (;;) {
    std::vector<Digit> digits(2 + random() % 3);
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const auto heaps = static_cast<std::uint8_t>(i == 0 ? random() % 3 / 2 * 4 : random() % 8);
      digits[i] = {heaps, heaps >= 4 && random() % 8 == 0};
    }
    Code out(digits);
    if (out.most_heaps() == 2) return out;
  }
}

// Extends in random steps, so that kernels begin and end anywhere.
inline void extend_in_steps(NimSequence& sequence, std::size_t size, std::mt19937& random) {
  while (sequence.size() < size) {
    sequence.extend(std::min(size, sequence.size() + 1 + random() % 1200));
  }
}

// The value of a heap by the definition, from the values of the smaller heaps.
inline std::uint32_t value_by_definition(const Code& rules, const NimSequence& sequence,
                                         std::uint64_t n) {
  std::vector<std::uint8_t> seen(1 << 16);
  for (std::uint64_t taken = 0; taken <= std::min(n, rules.most_taken()); ++taken) {
    const Digit digit = rules.digit(taken);
    const std::uint64_t left = n - taken;
    if (digit.leaves(0) && left == 0) seen[0] = 1;
    if (digit.leaves(1) && left > 0) seen[sequence[left]] = 1;
    if (!digit.leaves(2)) continue;
    for (std::uint64_t a = 1; 2 * a <= left; ++a) {
      if (digit.unequal && 2 * a == left) continue;
      seen[sequence[a] ^ sequence[left - a]] = 1;
    }
  }
  return static_cast<std::uint32_t>(std::find(seen.begin(), seen.end(), 0) - seen.begin());
}

// The first heap with a wrong value, and that value, as text. Empty if all are right.
inline std::string difference(const NimValues& values, const std::vector<std::uint32_t>& expected) {
  for (std::size_t n = 0; n < values.size(); ++n) {
    if (values[n] != expected[n]) {
      return "G(" + std::to_string(n) + ") = " + std::to_string(expected[n]) + ", not " +
             std::to_string(values[n]);
    }
  }
  return "";
}

inline void expect_values(const NimSequence& sequence, const std::vector<std::uint32_t>& expected) {
  ASSERT_EQ(sequence.size(), expected.size());
  for (std::size_t n = 0; n < expected.size(); ++n) {
    ASSERT_EQ(sequence[n], expected[n]) << "G(" << n << ") of " << print(sequence.rules());
  }
}

}  // namespace summand::heaps
