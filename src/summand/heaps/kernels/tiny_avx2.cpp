// Pairs a left heap for four totals at once: shifts a bit to the place of each nim-sum.
#if defined(__x86_64__)

#include <immintrin.h>

#include "summand/heaps/kernels/tiny_core.hpp"

namespace summand::heaps {

namespace {

struct Machine {
  struct History {
    History(const std::uint8_t*, std::size_t) {}
    void push(std::uint64_t) {}
  };

  static __m256i partners(const std::uint8_t* at) {
    int four;
    __builtin_memcpy(&four, at, 4);
    return _mm256_cvtepu8_epi64(_mm_cvtsi32_si128(four));
  }

  // Adds the bit of each nim-sum that is in word w. The bit of a sum in another word is shifted
  // out.
  static void add_bits(__m256i& set, __m256i partner, std::uint64_t value, unsigned w) {
    const __m256i sum =
        _mm256_xor_si256(partner, _mm256_set1_epi64x(static_cast<long long>(value ^ (64u * w))));
    set = _mm256_or_si256(set, _mm256_sllv_epi64(_mm256_set1_epi64x(1), sum));
  }

  template <unsigned kWords>
  static void pair_all(const TinyGame::Left& left, std::size_t count, const std::uint8_t* g,
                       __m256i (&set)[2][kWords]) {
    for (std::size_t k = 0; k < count; ++k) {
      const std::uint8_t* at = g - left.heap[k];
      const __m256i low = partners(at), high = partners(at + 4);
      for (unsigned w = 0; w < kWords; ++w) {
        add_bits(set[0][w], low, left.value[k], w);
        add_bits(set[1][w], high, left.value[k], w);
      }
    }
  }

  template <unsigned kWords>
  static void pair_sets(const TinyGame& game, std::size_t far_count, const std::uint8_t* g,
                        std::size_t total, const History&, std::uint64_t* sets, std::size_t plane) {
    __m256i set[2][kWords];
    for (unsigned w = 0; w < kWords; ++w) set[0][w] = set[1][w] = _mm256_setzero_si256();
    pair_all(game.far, far_count, g + total, set);
    pair_all(game.middle, game.middle.count, g + total, set);
    for (unsigned w = 0; w < kWords; ++w) {
      auto* at = reinterpret_cast<__m256i*>(sets + w * plane);
      _mm256_storeu_si256(at, set[0][w]);
      _mm256_storeu_si256(at + 1, set[1][w]);
    }
  }

  static __m256i reversed(__m256i bytes) {
    const __m256i backwards = _mm256_broadcastsi128_si256(
        _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
    return _mm256_permute4x64_epi64(_mm256_shuffle_epi8(bytes, backwards), 0x4e);
  }

  // Removes from `missing` the values that pairs of heaps have as nim-sum. Returns true as soon as
  // none is left. Each pair may be checked from both sides.
  template <unsigned kWords>
  static bool find_witnesses(const std::uint8_t* g, std::size_t total, bool unequal,
                             std::uint64_t* missing) {
    for (std::size_t heap = 1; heap <= total / 2; heap += 32) {
      const __m256i one = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(g + heap));
      const __m256i other =
          reversed(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(g + total - heap - 31)));
      const __m256i sums = _mm256_xor_si256(one, other);
      unsigned allowed = ~0u;
      if (unequal && total % 2 == 0 && total / 2 - heap < 32) allowed ^= 1u << (total / 2 - heap);
      std::uint64_t any = 0;
      for (unsigned w = 0; w < kWords; ++w) {
        for (std::uint64_t rest = missing[w]; rest != 0; rest &= rest - 1) {
          const int value = static_cast<int>(64 * w) + __builtin_ctzll(rest);
          const __m256i equal = _mm256_cmpeq_epi8(sums, _mm256_set1_epi8(static_cast<char>(value)));
          if ((static_cast<unsigned>(_mm256_movemask_epi8(equal)) & allowed) != 0) {
            missing[w] &= ~(rest & -rest);
          }
        }
        any |= missing[w];
      }
      if (any == 0) return true;
    }
    return false;
  }
};

}  // namespace

TinyRun tiny_run_avx2(unsigned words) { return tiny_run_of<Machine>(words); }

}  // namespace summand::heaps

#endif
