// What the versions of the kernel for small values share. Plain data without a single function, for
// code that is compiled for some processor only must not leave such versions of inline functions to
// the rest of the program.
#pragma once

#include <cstddef>
#include <cstdint>

namespace summand::heaps {

// With S(m) the nim-sums of pairs of heaps that together have m counters and of which at least one
// is a "left" heap (all rare heaps are, and some others that are good witnesses), the options of a
// heap of n are the union of S(n - taken) over all breaking digits, and what is left of it whole.
// S(m) is found once for each m, eight at a time: for totals m to m+7 and a left heap r the other
// heaps lie side by side.
struct TinyGame {
  // Left heaps and their values.
  struct Left {
    const std::size_t* heap;
    const std::uint64_t* value;
    std::size_t count;
  };
  struct Break {
    std::uint32_t taken;
    bool unequal;
  };

  const Break* breaks;  // by rising numbers taken
  std::size_t break_count;
  const std::uint32_t* takes;
  std::size_t take_count;

  // Heaps that are too small to be paired for eight totals at once, heaps whose partners are among
  // the last 64 heaps, and the others; and all rare heaps. Each in rising order.
  Left near, middle, far;
  const std::size_t* rare;
  std::size_t rare_count;

  std::uint64_t settled[2][4];  // values by the parity of n: what is no option in S(m) is none
  std::uint64_t halves[2];      // bit 0 where equal halves may be left
  bool unequal;                 // whether halves may be forbidden

  // S(m) for the last totals: words in planes, each of `span` old totals and eight new ones, where
  // `span` is the distance between the first and the last breaking digit.
  std::uint64_t* sets;
  std::size_t span;
};

// Why a run ended before it was done.
enum class TinyEnd : std::uint8_t { done, new_rare, too_large };

// Writes values from `from` to `to` and returns how far it came. After a rare heap it ends; a value
// that is too large it leaves to others.
using TinyRun = std::size_t (*)(const TinyGame& game, std::uint8_t* g, std::size_t from,
                                std::size_t to, TinyEnd* end);

TinyRun tiny_run_portable(unsigned words);
TinyRun tiny_run_avx2(unsigned words);
TinyRun tiny_run_avx512(unsigned words);

}  // namespace summand::heaps
