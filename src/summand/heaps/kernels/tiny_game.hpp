// The common data of all versions of the kernel for small values. It is plain data without
// functions: code compiled for a special processor must not leave its versions of inline functions
// to the rest of the program.
#pragma once

#include <cstddef>
#include <cstdint>

namespace summand::heaps {

// Let S(m) be the nim-sums of all pairs of heaps with m counters in all of which at least one is a
// "left" heap. All rare heaps are left heaps, and so are some others that are good witnesses. The
// options of a heap of n are the union of S(n - taken) over all breaking digits, and the heaps that
// moves leave whole. S(m) is found once for each m, eight at a time: for totals m to m+7 and a left
// heap r, the other heaps are consecutive.
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

  const Break* breaks;  // in rising order of numbers taken
  std::size_t break_count;
  const std::uint32_t* takes;
  std::size_t take_count;

  // Heaps that are too small to be paired for eight totals at once, heaps whose partners are among
  // the last 64 heaps, the other left heaps, and all rare heaps. Each list is in rising order.
  Left near, middle, far;
  const std::size_t* rare;
  std::size_t rare_count;

  std::uint64_t settled[2][4];  // by the parity of n: values that are options only if in S(m)
  std::uint64_t halves[2];      // bit 0 is set if equal halves may be left
  bool unequal;                 // whether some digit forbids equal halves

  // S(m) for the last totals: words in planes of `span` old totals and eight new ones. `span` is
  // the distance between the first and the last breaking digit.
  std::uint64_t* sets;
  std::size_t span;
};

// The reason why a run ended.
enum class TinyEnd : std::uint8_t { done, new_rare, too_large };

// Writes values from `from` to `to` and returns the end of the written part. It stops after a rare
// heap, and before a value that is too large.
using TinyRun = std::size_t (*)(const TinyGame& game, std::uint8_t* g, std::size_t from,
                                std::size_t to, TinyEnd* end);

TinyRun tiny_run_portable(unsigned words);
TinyRun tiny_run_avx2(unsigned words);
TinyRun tiny_run_avx512(unsigned words);

}  // namespace summand::heaps
