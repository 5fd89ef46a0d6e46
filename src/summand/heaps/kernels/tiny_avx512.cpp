// One register holds sixty-four values. A left heap is paired for eight totals at once: eight
// values are gathered, and a bit is shifted to the place of each nim-sum.
#if defined(__x86_64__)

#ifndef __clang__
// g++ 12 warns about the "undefined" operands of wide registers in its own header.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

#include "summand/heaps/kernels/tiny_core.hpp"

namespace summand::heaps {

namespace {

constexpr __mmask64 kLowBytes = 0x0101010101010101;
constexpr int kOr = 0xfe;  // for three operands

struct Machine {
  // The values of the last 64 heaps, kept in registers. A load of bytes that were just written one
  // by one would wait until all of them are stored.
  struct History {
    History(const std::uint8_t* g, std::size_t n) : values(_mm512_loadu_si512(g + n - 64)) {}
    void push(std::uint64_t eight) {
      values = _mm512_alignr_epi64(_mm512_set1_epi64(static_cast<long long>(eight)), values, 1);
    }
    __m512i values;
  };

  // The partners of a heap. Assumes that they are in the history.
  static __m512i recent_partners(const History& history, std::size_t back) {
    // Byte j has the value 64 - back + j of the last 64.
    const __m512i lanes = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
    const __m512i places =
        _mm512_add_epi64(lanes, _mm512_set1_epi64(64 - static_cast<long long>(back)));
    return _mm512_maskz_permutexvar_epi8(kLowBytes, places, history.values);
  }
  static __m512i partners(const std::uint8_t* at) {
    return _mm512_cvtepu8_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(at)));
  }

  // The bit of each nim-sum in word w, or no bit if it is in another word.
  static __m512i bits(__m512i partner, std::uint64_t value, unsigned w) {
    const __m512i sum =
        _mm512_xor_si512(partner, _mm512_set1_epi64(static_cast<long long>(value ^ (64u * w))));
    return _mm512_sllv_epi64(_mm512_set1_epi64(1), sum);
  }

  template <unsigned kWords, class Partners>
  static void pair_all(const TinyGame::Left& left, std::size_t count, __m512i (&set)[kWords],
                       Partners&& partners_of) {
    std::size_t k = 0;
    for (; k + 1 < count; k += 2) {
      const __m512i a = partners_of(left.heap[k]), b = partners_of(left.heap[k + 1]);
      for (unsigned w = 0; w < kWords; ++w) {
        set[w] = _mm512_ternarylogic_epi64(set[w], bits(a, left.value[k], w),
                                           bits(b, left.value[k + 1], w), kOr);
      }
    }
    if (k == count) return;
    const __m512i a = partners_of(left.heap[k]);
    for (unsigned w = 0; w < kWords; ++w)
      set[w] = _mm512_or_si512(set[w], bits(a, left.value[k], w));
  }

  template <unsigned kWords>
  static void pair_sets(const TinyGame& game, std::size_t far_count, const std::uint8_t* g,
                        std::size_t total, const History& history, std::uint64_t* sets,
                        std::size_t plane) {
    __m512i set[kWords];
    for (unsigned w = 0; w < kWords; ++w) set[w] = _mm512_setzero_si512();
    pair_all(game.far, far_count, set,
             [&](std::size_t heap) { return partners(g + total - heap); });
    const std::uint32_t first = game.breaks[0].taken;
    pair_all(game.middle, game.middle.count, set,
             [&](std::size_t heap) { return recent_partners(history, heap + first); });
    for (unsigned w = 0; w < kWords; ++w) _mm512_storeu_si512(sets + w * plane, set[w]);
  }

  // Removes from `missing` the values that pairs of heaps have as nim-sum. Returns true as soon as
  // none is left. Each pair may be checked from both sides.
  template <unsigned kWords>
  static bool find_witnesses(const std::uint8_t* g, std::size_t total, bool unequal,
                             std::uint64_t* missing) {
    alignas(64) static constexpr std::uint8_t kBackwards[64] = {
        63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42,
        41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
        19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,  8,  7,  6,  5,  4,  3,  2,  1,  0};
    const __m512i backwards = _mm512_load_si512(kBackwards);
    for (std::size_t heap = 1; heap <= total / 2; heap += 64) {
      const __m512i one = _mm512_loadu_si512(g + heap);
      const __m512i other =
          _mm512_permutexvar_epi8(backwards, _mm512_loadu_si512(g + total - heap - 63));
      const __m512i sums = _mm512_xor_si512(one, other);
      __mmask64 allowed = ~__mmask64{0};
      if (unequal && total % 2 == 0 && total / 2 - heap < 64) {
        allowed ^= __mmask64{1} << (total / 2 - heap);
      }
      std::uint64_t any = 0;
      for (unsigned w = 0; w < kWords; ++w) {
        for (std::uint64_t rest = missing[w]; rest != 0; rest &= rest - 1) {
          const int value = static_cast<int>(64 * w) + __builtin_ctzll(rest);
          const __m512i wanted = _mm512_set1_epi8(static_cast<char>(value));
          if (_mm512_mask_cmpeq_epi8_mask(allowed, sums, wanted) != 0)
            missing[w] &= ~(rest & -rest);
        }
        any |= missing[w];
      }
      if (any == 0) return true;
    }
    return false;
  }
};

}  // namespace

TinyRun tiny_run_avx512(unsigned words) { return tiny_run_of<Machine>(words); }

}  // namespace summand::heaps

#endif
