// The kernel for small values for every processor, with vectors of 128 bits in a browser.
#include "summand/heaps/kernels/block_vectors.hpp"
#include "summand/heaps/kernels/tiny_core.hpp"

namespace summand::heaps {

namespace {

struct Machine {
  struct History {
    History(const std::uint8_t*, std::size_t) {}
    void push(std::uint64_t) {}
  };

#if defined(__wasm_simd128__)
  // The partners of two left heaps, eight totals each.
  static v128_t partners(const std::uint8_t* first, const std::uint8_t* second) {
    return wasm_v128_load64_lane(second, wasm_v128_load64_zero(first), 1);
  }

  // Each set of 64 numbers is eight bytes. Byte p has the bits of 8p to 8p + 7, and planes[p] has
  // byte p of all sets. A table gives the bit of a number below 8, and no bit for a larger one.
  static void pair_all(const TinyGame::Left& left, std::size_t count, const std::uint8_t* g,
                       unsigned word, v128_t (&planes)[8]) {
    const v128_t bits = wasm_u8x16_const(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0);
    const v128_t base = wasm_i8x16_splat(static_cast<std::int8_t>(64 * word));
    const auto add = [&](v128_t partner, v128_t value) {
      const v128_t all =
          wasm_i8x16_shuffle(value, value, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8);
      const v128_t sums = partner ^ all ^ base;
#pragma GCC unroll 8
      for (unsigned p = 0; p < 8; ++p) {
        const v128_t from_plane = sums ^ wasm_i8x16_splat(static_cast<std::int8_t>(8 * p));
        planes[p] |= wasm_i8x16_swizzle(bits, from_plane);
      }
    };
    std::size_t k = 0;
    for (; k + 1 < count; k += 2) {
      add(partners(g - left.heap[k], g - left.heap[k + 1]), wasm_v128_load(left.value + k));
    }
    if (k == count) return;
    const std::uint8_t* last = g - left.heap[k];
    add(partners(last, last), wasm_v128_load64_splat(left.value + k));
  }

  // The two halves of a plane are of different left heaps. Interleaves the bytes of two planes.
  static v128_t joined(v128_t low, v128_t high) {
    const v128_t even = low | wasm_i64x2_shuffle(low, low, 1, 0);
    const v128_t odd = high | wasm_i64x2_shuffle(high, high, 1, 0);
    return wasm_i8x16_shuffle(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  }

  template <unsigned kWords>
  static void pair_sets(const TinyGame& game, std::size_t far_count, const std::uint8_t* g,
                        std::size_t total, const History&, std::uint64_t* sets, std::size_t plane) {
    for (unsigned w = 0; w < kWords; ++w) {
      v128_t planes[8] = {};
      pair_all(game.far, far_count, g + total, w, planes);
      pair_all(game.middle, game.middle.count, g + total, w, planes);
      const v128_t p01 = joined(planes[0], planes[1]), p23 = joined(planes[2], planes[3]);
      const v128_t p45 = joined(planes[4], planes[5]), p67 = joined(planes[6], planes[7]);
      std::uint64_t* to = sets + w * plane;
      const auto store_four = [&](v128_t low, v128_t high, std::uint64_t* at) {
        wasm_v128_store(at, wasm_i32x4_shuffle(low, high, 0, 4, 1, 5));
        wasm_v128_store(at + 2, wasm_i32x4_shuffle(low, high, 2, 6, 3, 7));
      };
      store_four(wasm_i16x8_shuffle(p01, p23, 0, 8, 1, 9, 2, 10, 3, 11),
                 wasm_i16x8_shuffle(p45, p67, 0, 8, 1, 9, 2, 10, 3, 11), to);
      store_four(wasm_i16x8_shuffle(p01, p23, 4, 12, 5, 13, 6, 14, 7, 15),
                 wasm_i16x8_shuffle(p45, p67, 4, 12, 5, 13, 6, 14, 7, 15), to + 4);
    }
  }
#else
  template <unsigned kWords>
  static void pair_sets(const TinyGame& game, std::size_t far_count, const std::uint8_t* g,
                        std::size_t total, const History&, std::uint64_t* sets, std::size_t plane) {
    std::uint64_t set[kWords][8] = {};
    const auto pair_all = [&](const TinyGame::Left& left, std::size_t count) {
      for (std::size_t k = 0; k < count; ++k) {
        const std::uint8_t* partner = g + total - left.heap[k];
        const auto value = static_cast<unsigned>(left.value[k]);
        for (unsigned j = 0; j < 8; ++j) {
          const unsigned sum = partner[j] ^ value;
          const std::uint64_t bit = std::uint64_t{1} << (sum & 63);
          if constexpr (kWords == 1) {
            set[0][j] |= bit;
          } else {
            set[sum >> 6 & (kWords - 1)][j] |= bit;
          }
        }
      }
    };
    pair_all(game.far, far_count);
    pair_all(game.middle, game.middle.count);
    for (unsigned w = 0; w < kWords; ++w) {
      for (unsigned j = 0; j < 8; ++j) sets[w * plane + j] = set[w][j];
    }
  }
#endif

  // Removes from `missing` the values that pairs of heaps have as nim-sum. Returns true as soon as
  // none is left. Each pair may be checked from both sides.
  template <unsigned kWords>
  static bool find_witnesses(const std::uint8_t* g, std::size_t total, bool unequal,
                             std::uint64_t* missing) {
    using Byte = std::uint8_t;
    constexpr std::size_t kStep = kLanes<Byte>;
    for (std::size_t heap = 1; heap <= total / 2; heap += kStep) {
      const Vector<Byte> sums =
          opposite<Byte>(g + heap, g + total + 1 - heap - kStep, all_lanes<Byte>(0));
      std::uint64_t allowed = ~std::uint64_t{0};
      if (unequal && total % 2 == 0 && total / 2 - heap < kStep) {
        allowed ^= std::uint64_t{1} << (total / 2 - heap);
      }
      std::uint64_t any = 0;
      for (unsigned w = 0; w < kWords; ++w) {
        for (std::uint64_t rest = missing[w]; rest != 0; rest &= rest - 1) {
          const unsigned value = 64 * w + static_cast<unsigned>(__builtin_ctzll(rest));
          const Vector<Byte> differ = sums ^ all_lanes<Byte>(static_cast<Byte>(value));
          if ((zero_lanes<Byte>(differ) & allowed) != 0) missing[w] &= ~(rest & -rest);
        }
        any |= missing[w];
      }
      if (any == 0) return true;
    }
    return false;
  }
};

}  // namespace

TinyRun tiny_run_portable(unsigned words) { return tiny_run_of<Machine>(words); }

}  // namespace summand::heaps
