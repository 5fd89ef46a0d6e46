// The run of the kernel for small values, for a Machine that can pair heaps. Only the versions
// include it. Each has its own Machine, which no other file sees.
#pragma once

#include "summand/heaps/kernels/tiny_game.hpp"

namespace summand::heaps {

// Heaps below this are near: not all of their partners for eight totals are known when these are
// begun.
constexpr std::uint32_t tiny_near(std::uint32_t first_taken) {
  return first_taken < 7 ? 8 - first_taken : 1;
}

template <class Machine, unsigned kWords>
struct TinyRunner {
  using Word = std::uint64_t;

  const TinyGame& game;
  std::uint8_t* g;
  std::size_t plane;

  TinyRunner(const TinyGame& tiny, std::uint8_t* values)
      : game(tiny), g(values), plane(tiny.span + 8) {}

  static void add(Word* set, unsigned value) {
    for (unsigned w = 0; w < kWords; ++w) {
      if (kWords == 1 || value >> 6 == w) set[w] |= Word{1} << (value & 63);
    }
  }

  // S(total) is at place `at`. Adds the pairs that could not be formed for eight totals at once.
  void finish_set(std::size_t total, std::size_t at) {
    Word set[kWords];
    for (unsigned w = 0; w < kWords; ++w) set[w] = game.sets[w * plane + at];
    for (std::size_t j = 0; j < game.near.count; ++j) {
      add(set, g[total - game.near.heap[j]] ^ static_cast<unsigned>(game.near.value[j]));
    }
    if (game.rare_count != 0) {
      const std::size_t last = game.rare[game.rare_count - 1];
      if (total < last + 8) add_recent(total, set);
      if (game.unequal && total <= 2 * last + 128 && total % 2 == 0) set[0] &= ~Word{1};
    }
    for (unsigned w = 0; w < kWords; ++w) game.sets[w * plane + at] = set[w];
  }
  // A rare heap found recently is not yet a left heap of the totals just above it.
  void add_recent(std::size_t total, Word* set) {
    for (std::size_t j = game.rare_count; j > 0; --j) {
      const std::size_t heap = game.rare[j - 1];
      if (heap + 8 <= total) return;
      if (heap < total) add(set, static_cast<unsigned>(g[heap] ^ g[total - heap]));
    }
  }

  // The mex of the heap n, whose first total is at `at`. Assumes that it is below 64 kWords.
  unsigned mex(std::size_t n, std::size_t at) {
    Word options[kWords];
    for (unsigned w = 0; w < kWords; ++w) options[w] = game.sets[w * plane + at];
    const std::uint32_t first = game.breaks[0].taken;
    for (std::size_t b = 1; b < game.break_count; ++b) {
      const std::size_t other = at - (game.breaks[b].taken - first);
      for (unsigned w = 0; w < kWords; ++w) options[w] |= game.sets[w * plane + other];
    }
    for (std::size_t t = 0; t < game.take_count; ++t) add(options, g[n - game.takes[t]]);
    options[0] |= game.halves[n & 1];

    // Unsettled values that are free, below the least settled value that is free, need a witness.
    const Word* settled = game.settled[n & 1];
    Word missing[kWords];
    Word any = 0;
    unsigned found = 64 * kWords;
    for (unsigned w = 0; w < kWords; ++w) {
      const Word free = ~options[w];
      const Word candidates = free & settled[w];
      missing[w] = free & ~settled[w];
      if (candidates == 0) {
        any |= missing[w];
        continue;
      }
      missing[w] &= candidates ^ (candidates - 1);
      any |= missing[w];
      found = 64 * w + static_cast<unsigned>(__builtin_ctzll(candidates));
      for (unsigned v = w + 1; v < kWords; ++v) missing[v] = 0;
      break;
    }
    if (__builtin_expect(any != 0, 0)) {
      const unsigned rare = least_without_witness(n, missing);
      if (rare < found) return rare;
    }
    return found;
  }

  unsigned least_without_witness(std::size_t n, Word* missing) {
    for (std::size_t b = 0; b < game.break_count; ++b) {
      const TinyGame::Break& move = game.breaks[b];
      if (Machine::template find_witnesses<kWords>(g, n - move.taken, move.unequal, missing)) {
        return 64 * kWords;
      }
    }
    for (unsigned w = 0; w < kWords; ++w) {
      if (missing[w] != 0) return 64 * w + static_cast<unsigned>(__builtin_ctzll(missing[w]));
    }
    return 64 * kWords;
  }

  bool is_rare(std::size_t n, unsigned value) const {
    return (game.settled[n & 1][value >> 6] >> (value & 63) & 1) == 0;
  }

  std::size_t run(std::size_t from, std::size_t to, TinyEnd* end) {
    const std::uint32_t first = game.breaks[0].taken;
    typename Machine::History history(g, from);
    std::size_t far_count = 0;
    std::size_t n = from;
    while (n < to) {
      const std::size_t total = n - first;
      while (far_count < game.far.count && game.far.heap[far_count] < total) ++far_count;
      Machine::template pair_sets<kWords>(game, far_count, g, total, history, game.sets + game.span,
                                          plane);
      const std::size_t stop = n + 8 < to ? n + 8 : to;
      Word packed = 0;
      std::size_t at = game.span;
      for (; n < stop; ++n, ++at) {
        finish_set(n - first, at);
        const unsigned value = mex(n, at);
        if (__builtin_expect(value >= 64 * kWords, 0)) {
          *end = TinyEnd::too_large;
          keep_sets(at - game.span);
          return n;
        }
        g[n] = static_cast<std::uint8_t>(value);
        packed = packed >> 8 | Word{value} << 56;
        if (__builtin_expect(is_rare(n, value), 0)) {
          *end = TinyEnd::new_rare;
          keep_sets(at + 1 - game.span);
          return n + 1;
        }
      }
      keep_sets(at - game.span);
      history.push(packed);
    }
    *end = TinyEnd::done;
    return n;
  }

  // Moves the last `span` totals to the front.
  void keep_sets(std::size_t done) {
    for (unsigned w = 0; w < kWords; ++w) {
      Word* sets = game.sets + w * plane;
      for (std::size_t i = 0; i < game.span; ++i) sets[i] = sets[i + done];
    }
  }

  static std::size_t run_from(const TinyGame& game, std::uint8_t* g, std::size_t from,
                              std::size_t to, TinyEnd* end) {
    return TinyRunner(game, g).run(from, to, end);
  }
};

// The run for that many words.
template <class Machine>
TinyRun tiny_run_of(unsigned words) {
  if (words == 1) return &TinyRunner<Machine, 1>::run_from;
  if (words == 2) return &TinyRunner<Machine, 2>::run_from;
  return &TinyRunner<Machine, 4>::run_from;
}

}  // namespace summand::heaps
