// Computes eight nim-products at a time. The maps to polynomials and back are products of bit
// matrices.
#if defined(__x86_64__)

#ifndef __clang__
// g++ 12 warns about the "undefined" operands of wide registers in its own header.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>

#include "summand/number/nim_field.hpp"
#include "summand/number/nim_kernels.hpp"

namespace summand {

namespace {

// A linear map of 64-bit vectors, as 8 x 8 blocks of 8 x 8 bits. The blocks are ordered by the
// distance between the byte read and the byte written: for each byte i, turn[d] holds the block
// from i + d to i.
struct BlockMap {
  explicit BlockMap(const std::array<std::uint64_t, 64>& images) {
    for (unsigned d = 0; d < 8; ++d) {
      for (unsigned to = 0; to < 8; ++to) turn[d][to] = block(images, (to + d) % 8, to);
    }
  }

  // The block in the order of the instruction: row r, whose bits make bit r, is the byte 7 - r.
  static std::uint64_t block(const std::array<std::uint64_t, 64>& images, unsigned from,
                             unsigned to) {
    std::uint64_t bits = 0;
    for (unsigned row = 0; row < 8; ++row) {
      for (unsigned column = 0; column < 8; ++column) {
        const std::uint64_t bit = images[8 * from + column] >> (8 * to + row) & 1;
        bits |= bit << (8 * (7 - row) + column);
      }
    }
    return bits;
  }

  alignas(64) std::array<std::array<std::uint64_t, 8>, 8> turn;
};

struct Tables {
  explicit Tables(const NimIsomorphism& map)
      : from_nimber(map.from_nimber),
        to_nimber(map.to_nimber),
        modulus(map.modulus),
        barrett(map.barrett) {}

  BlockMap from_nimber, to_nimber;
  std::uint64_t modulus, barrett;
};

const Tables& tables() {
  static const Tables built(nim_isomorphism());
  return built;
}

// Gathers the bytes of eight words by their place in the word. It is its own inverse.
__m512i transposed(__m512i words) {
  alignas(64) static constexpr auto kOrder = [] {
    std::array<std::uint8_t, 64> order{};
    for (unsigned i = 0; i < 64; ++i) order[i] = static_cast<std::uint8_t>(8 * (i % 8) + i / 8);
    return order;
  }();
  return _mm512_permutexvar_epi8(_mm512_load_si512(kOrder.data()), words);
}

// The images of eight words. Both input and output are transposed.
__m512i image(const BlockMap& map, __m512i x) {
  const auto turned = [&](unsigned d, __m512i bytes) {
    return _mm512_gf2p8affine_epi64_epi8(bytes, _mm512_load_si512(map.turn[d].data()), 0);
  };
  const __m512i a = _mm512_xor_si512(turned(0, x), turned(1, _mm512_alignr_epi64(x, x, 1)));
  const __m512i b = _mm512_xor_si512(turned(2, _mm512_alignr_epi64(x, x, 2)),
                                     turned(3, _mm512_alignr_epi64(x, x, 3)));
  const __m512i c = _mm512_xor_si512(turned(4, _mm512_alignr_epi64(x, x, 4)),
                                     turned(5, _mm512_alignr_epi64(x, x, 5)));
  const __m512i d = _mm512_xor_si512(turned(6, _mm512_alignr_epi64(x, x, 6)),
                                     turned(7, _mm512_alignr_epi64(x, x, 7)));
  return _mm512_xor_si512(_mm512_xor_si512(a, b), _mm512_xor_si512(c, d));
}

// The reduced products of the words that kPlace selects (0x00: the even ones, 0x11: the odd ones),
// in the low half of each pair.
template <int kPlace>
__attribute__((target("vpclmulqdq"))) __m512i polynomial_products(__m512i x, __m512i y,
                                                                  __m512i constants) {
  const __m512i whole = _mm512_clmulepi64_epi128(x, y, kPlace);
  const __m512i quotient =
      _mm512_xor_si512(_mm512_clmulepi64_epi128(whole, constants, 0x11), whole);
  return _mm512_xor_si512(_mm512_clmulepi64_epi128(quotient, constants, 0x01), whole);
}

__attribute__((target("vpclmulqdq"))) __m512i products(const Tables& map, __m512i a, __m512i b) {
  const __m512i x = transposed(image(map.from_nimber, transposed(a)));
  const __m512i y = transposed(image(map.from_nimber, transposed(b)));
  const __m512i constants = _mm512_broadcast_i32x4(
      _mm_set_epi64x(static_cast<long long>(map.barrett), static_cast<long long>(map.modulus)));
  const __m512i even = polynomial_products<0x00>(x, y, constants);
  const __m512i odd = polynomial_products<0x11>(x, y, constants);
  return transposed(image(map.to_nimber, transposed(_mm512_unpacklo_epi64(even, odd))));
}

__attribute__((target("vpclmulqdq"))) void multiply_all(const std::uint64_t* a,
                                                        const std::uint64_t* b, std::uint64_t* out,
                                                        std::size_t count) {
  const Tables& map = tables();
  std::size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    _mm512_storeu_si512(out + i,
                        products(map, _mm512_loadu_si512(a + i), _mm512_loadu_si512(b + i)));
  }
  const auto tail = static_cast<__mmask8>((1u << (count - i)) - 1);
  const __m512i rest =
      products(map, _mm512_maskz_loadu_epi64(tail, a + i), _mm512_maskz_loadu_epi64(tail, b + i));
  _mm512_mask_storeu_epi64(out + i, tail, rest);
}

}  // namespace

NimKernel nim_kernel_avx512() { return {nim_kernel_clmul().multiply, multiply_all}; }

}  // namespace summand

#endif
